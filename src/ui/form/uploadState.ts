import { formWords } from '../../words/form.ts'

/** Why the server or the browser refuses a photo. */
const refusals = [
  'not-a-photo',
  'heic',
  'suspicious',
  'too-many-pixels',
  'broken',
  'too-large',
  'too-many',
  'malformed',
] as const

export type PhotoRefusal = (typeof refusals)[number]

export const isPhotoRefusal = (reason: unknown): reason is PhotoRefusal =>
  (refusals as readonly unknown[]).includes(reason)

/** State of an upload. `share` goes from 0 to 1; `later`: every try failed, it's retried after the request. */
export type UploadState =
  | { readonly kind: 'preparing' | 'waiting' | 'later' }
  | { readonly kind: 'sending'; readonly share: number }
  | { readonly kind: 'sent'; readonly id: string }
  | { readonly kind: 'refused'; readonly reason: PhotoRefusal }

/** A chosen photo. */
export type Upload = {
  readonly id: string
  readonly name: string
  readonly file: File
  /** Address of the thumbnail, once it's made. */
  readonly preview?: string
  readonly state: UploadState
}

/** Number of photos that are still uploading. */
export const underway = (uploads: readonly Upload[]): number =>
  uploads.filter(({ state: { kind } }) => kind === 'preparing' || kind === 'waiting' || kind === 'sending').length

/** An upload's state in words. */
export function uploadText(state: UploadState): string {
  switch (state.kind) {
    case 'preparing':
      return formWords().preparing
    case 'waiting':
      return formWords().waiting
    case 'sending':
      return formWords().sendingShare(Math.round(state.share * 100))
    case 'sent':
      return formWords().sent
    case 'later':
      return formWords().later
    case 'refused':
      return formWords().refusals[state.reason]
  }
}

/** Progress of all uploads, in one line that screen readers announce when it changes: no percentages. */
export function progressText(uploads: readonly Upload[]): string {
  const of = (kind: UploadState['kind']) => uploads.filter(({ state }) => state.kind === kind).length
  const going = underway(uploads)
  if (going > 0) return formWords().onTheWay(going)
  if (of('later') > 0) return formWords().withForm(of('later'))
  if (of('sent') > 0) return formWords().allSent(of('sent'))
  return ''
}

/** Refused photos and reasons, for screen readers; they are next to the photos too. */
export const refusalText = (uploads: readonly Upload[]): string =>
  uploads
    .flatMap(({ name, state }) => (state.kind === 'refused' ? [formWords().notThrough(name, uploadText(state))] : []))
    .join(' ')
