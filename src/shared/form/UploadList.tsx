import { useEffect, useRef } from 'react'
import { sentences } from '#sentences'
import { windowHours } from '#site/calendar.ts'
import { isSlotId, slotLabel } from '../../domain/calendar/slots.ts'
import { boldTo } from '../parts/Link.tsx'
import { sendingText, type Upload, underway, uploadText } from './uploadState.ts'

type ItemProps = { readonly upload: Upload; readonly remove: (() => void) | undefined }

const Item = ({ upload: { name, preview, state }, remove }: ItemProps) => (
  // An assistant's form names the photos that were sent ahead.
  <li data-photo={state.kind === 'sent' ? state.id : ''} className="photo-thumb">
    {preview && <img src={preview} alt="" />}
    {state.kind === 'sent' && <span className="photo-check" />}
    <span className="sr-only">
      {name}: {uploadText(state)}
    </span>
    {state.kind === 'sending' && <progress className="upload-share" max={1} value={state.share} aria-label={name} />}
    {remove && (
      <button type="button" onClick={remove} className="photo-remove" aria-label={sentences.form.removePhoto(name)}>
        ×
      </button>
    )}
  </li>
)

type UploadListProps = { readonly uploads: readonly Upload[]; readonly remove?: (id: string) => void }

/** Chosen photos as thumbnails with their progress. */
export const UploadList = ({ uploads, remove }: UploadListProps) =>
  uploads.length > 0 && (
    <ul aria-label={sentences.form.chosen} className="contents">
      {uploads.map((upload) => (
        <Item key={upload.id} upload={upload} remove={remove && (() => remove(upload.id))} />
      ))}
    </ul>
  )

type AcceptedProps = {
  readonly href: string
  readonly uploads: readonly Upload[]
  readonly isOnline: boolean
}

/** The request is stored and its photos are still uploading; the visitor needn't wait. */
export function Accepted({ href, uploads, isOnline }: AcceptedProps) {
  const heading = useRef<HTMLDivElement>(null)
  useEffect(() => heading.current?.focus(), [])
  // What came with the request, or won't come anymore, isn't waited for.
  const going = uploads.filter(({ state }) => state.kind !== 'later' && state.kind !== 'refused')
  return (
    <div>
      <div ref={heading} role="status" tabIndex={-1} className="font-head font-bold text-[1.625rem] leading-tight">
        {sendingText(going, isOnline)}
      </div>
      <UploadList uploads={going} />
      <p className="mt-4">
        <a href={href} className="btn-line w-full">
          {sentences.form.goOn(underway(going))}
        </a>
      </p>
    </div>
  )
}

type SentBeforeProps = {
  readonly href: string
  /** Address of the page that has the form. */
  readonly action: string
}

/** In a form that somebody comes back to: what they have sent, and a way to send something else. */
export function SentBefore({ href, action }: SentBeforeProps) {
  const said = new URLSearchParams(href.split('?')[1])
  // The link to a pickup says its window; only that of one that's theirs begins so.
  const slot = /^own\.\w+?_booking_([\w-]+)\./.exec(said.get('t') ?? '')?.[1] ?? ''
  const booked = isSlotId(slot) ? slotLabel(slot, windowHours) : undefined
  return (
    <p role="status" className="mb-4 pl-3 border-l-4 border-marigold">
      {sentences.form.sentBefore(booked, boldTo(href), (words) => (
        <a href={action} className="link font-bold" rel="nofollow">
          {words}
        </a>
      ))}
    </p>
  )
}
