/** What is said of a photo that the server or the browser refused, by the reason. */
const refusals = {
  'not-a-photo': 'This isn’t a photo. Try a JPEG or a screenshot.',
  heic: 'This browser can’t open this kind of iPhone photo. Take a screenshot of it and add that. For new photos: Settings > Camera > Formats > Most Compatible.',
  suspicious: 'There’s more than a photo in this file. Take a screenshot of it and add that.',
  'too-many-pixels': 'This picture is too big. Take a screenshot of it and add that.',
  broken: 'This file is damaged. Try another photo, or a screenshot of it.',
  'too-large': 'This file is too big. Take a screenshot of it and add that.',
  'too-many': 'That is one photo too many. Text us the rest.',
  malformed: 'We couldn’t get this photo. You can text it to us.',
} as const

export type PhotoRefusal = keyof typeof refusals

export const isPhotoRefusal = (reason: unknown): reason is PhotoRefusal =>
  (Object.keys(refusals) as unknown[]).includes(reason)

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
      return 'Making it smaller…'
    case 'waiting':
      return 'Waiting to be sent'
    case 'sending':
      return `Sending, ${Math.round(state.share * 100)}%`
    case 'sent':
      return 'Sent'
    case 'later':
      return 'Will be sent with the form'
    case 'refused':
      return refusals[state.reason]
  }
}

const counted = (count: number) => (count === 1 ? '1 photo' : `${count} photos`)

/** Progress of all uploads, in one line that screen readers announce when it changes: no percentages. */
export function progressText(uploads: readonly Upload[]): string {
  const of = (kind: UploadState['kind']) => uploads.filter(({ state }) => state.kind === kind).length
  const going = underway(uploads)
  if (going > 0) return `${counted(going)} on the way. You can send the form at any time.`
  if (of('later') > 0) return `${counted(of('later'))} will be sent with the form.`
  if (of('sent') > 0) return of('sent') === 1 ? 'The photo is sent.' : `All ${of('sent')} photos are sent.`
  return ''
}

/** Refused photos and reasons, for screen readers; they are next to the photos too. */
export const refusalText = (uploads: readonly Upload[]): string =>
  uploads
    .flatMap(({ name, state }) =>
      state.kind === 'refused' ? [`${name} didn’t go through.  ${uploadText(state)}`] : [],
    )
    .join(' ')
