import { sentences } from '#sentences'
import { windowHours } from '#site/calendar.ts'
import { isSlotId, slotLabel } from '../../domain/calendar/slots.ts'
import { boldTo } from '../shared/Link.tsx'

type Props = {
  /** Address of the confirmation. */
  readonly href: string
  /** Address of the page that has the form. */
  readonly action: string
}

/** Above a form that somebody comes back to: what they have sent, and a way to send something else. */
export function SentBefore({ href, action }: Props) {
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
