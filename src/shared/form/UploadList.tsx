import { useEffect, useRef } from 'react'
import { sentences } from '#sentences'
import { windowHours } from '#site/calendar.ts'
import { isSlotId, slotLabel } from '../../domain/calendar/slots.ts'
import { CloseIcon } from '../parts/icons.tsx'
import { boldTo } from '../parts/Link.tsx'
import { sendingText, type Upload, underway, uploadText } from './uploadState.ts'

type ItemProps = { readonly upload: Upload; readonly remove: (() => void) | undefined }

const box =
  'grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-3 gap-y-1.5 items-center min-w-0 p-1.5 bg-field rounded border border-line'

const Item = ({ upload: { name, preview, state }, remove }: ItemProps) => (
  // An assistant's form names the photos that were sent ahead.
  <li data-photo={state.kind === 'sent' ? state.id : ''} className={box}>
    <span className="w-14 h-14 bg-sky rounded-[4px] overflow-hidden">
      {preview && <img src={preview} alt="" width={56} height={56} className="w-full h-full object-cover" />}
    </span>
    <span className="min-w-0 text-[0.9375rem] leading-snug">
      <span className="block truncate font-bold">{name}</span>
      <span className="block text-soft">{uploadText(state)}</span>
      {state.kind === 'sending' && <progress className="upload-share" max={1} value={state.share} aria-label={name} />}
    </span>
    {remove && (
      <button
        type="button"
        onClick={remove}
        className="grid place-items-center w-12 h-12 rounded cursor-pointer text-link hover:bg-marigold hover:text-night"
      >
        <CloseIcon className="w-[1.125rem]" />
        <span className="sr-only">{sentences.form.removePhoto(name)}</span>
      </button>
    )}
  </li>
)

type UploadListProps = { readonly uploads: readonly Upload[]; readonly remove?: (id: string) => void }

/** Chosen photos as thumbnails with their progress. */
export const UploadList = ({ uploads, remove }: UploadListProps) =>
  uploads.length > 0 && (
    <ul aria-label={sentences.form.chosen} className="grid gap-2 my-2">
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
