import { sentences } from '#sentences'

/** Why the server or the browser refuses a photo. */
export type PhotoRefusal = keyof (typeof sentences.form)['refusals']

export const isPhotoRefusal = (reason: unknown): reason is PhotoRefusal =>
  typeof reason === 'string' && Object.hasOwn(sentences.form.refusals, reason)

/** State of an upload. `share` goes from 0 to 1; `later`: it can't be sent by itself, and goes with the form. */
export type UploadState =
  | { readonly kind: 'preparing' | 'waiting' }
  | { readonly kind: 'sending'; readonly share: number }
  | { readonly kind: 'sent'; readonly id: string }
  | { readonly kind: 'later'; readonly blob: Blob }
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

/** Whether it's one of the form's photos; a refused file isn't. */
export const hasPlace = ({ state }: Upload): boolean => state.kind !== 'refused'

/** Number of photos that are still uploading. */
export const underway = (uploads: readonly Upload[]): number =>
  uploads.filter(({ state: { kind } }) => kind === 'preparing' || kind === 'waiting' || kind === 'sending').length

/** An upload's state in words; empty for one that's refused. */
export function uploadText(state: UploadState): string {
  if (state.kind === 'sending') return sentences.form.sendingShare(Math.round(state.share * 100))
  return state.kind === 'refused' ? '' : sentences.form[state.kind]
}

/** Progress of all uploads, in one line that screen readers announce when it changes: no percentages. */
export function progressText(uploads: readonly Upload[], isOnline: boolean): string {
  const of = (kind: UploadState['kind']) => uploads.filter(({ state }) => state.kind === kind).length
  const going = underway(uploads)
  if (going > 0) return isOnline ? sentences.form.onTheWay(going) : sentences.form.offline(going)
  if (of('later') > 0) return sentences.form.withForm(of('later'))
  if (of('sent') > 0) return sentences.form.added(of('sent'))
  return ''
}

/** What's said of a stored request's photos: which one is being sent, of how many. */
export function sendingText(uploads: readonly Upload[], isOnline: boolean): string {
  const { stillSending, waitingForLine } = sentences.form
  return (isOnline ? stillSending : waitingForLine)(uploads.length - underway(uploads) + 1, uploads.length)
}

/** The names of refused files, and the reason that they have in common. */
export type Refused = { readonly names: string; readonly why: string }

/** Refused files by their reason, which is said once for all of a kind, when all files of a choice have been looked at. */
export function refusedOf(files: readonly Pick<Upload, 'name' | 'state'>[]): Refused[] {
  if (files.some(({ state }) => state.kind === 'preparing')) return []
  const namesBy = new Map<PhotoRefusal, string[]>()
  for (const { name, state } of files)
    if (state.kind === 'refused') namesBy.set(state.reason, [...(namesBy.get(state.reason) ?? []), name])
  return [...namesBy].map(([reason, names]) => ({ names: names.join(', '), why: sentences.form.refusals[reason] }))
}
