import type { ReactNode } from 'react'
import { windowHours } from '#site/calendar.ts'
import { site } from '#site/site.ts'
import { replyIn } from '../../business/calendar.ts'
import { type OpenSlots, slotLabel } from '../../domain/calendar/slots.ts'
import { type BookingPrefill, paths } from '../../routes.ts'
import { ownRequestWords } from '../../words/ownRequest.ts'
import { CopyButton } from '../shared/CopyButton.tsx'
import { Island } from '../shared/Island.tsx'
import { Section } from '../shared/Section.tsx'
import { Ticket } from '../shared/Ticket.tsx'

type Props = {
  readonly reference: string
  readonly title: string
  /** Above the ticket. */
  readonly head?: ReactNode
  readonly children: ReactNode
}

/** A page's one ticket, about a request that was sent. */
export const RequestTicket = ({ reference, title, head, children }: Props) => (
  <div className="bg-sky" data-received="">
    <div className="wrap pt-10 pb-20">
      <div className="max-w-[38rem] mx-auto">
        {head}
        <Ticket number={ownRequestWords().reference(reference)} title={title} level={1}>
          {children}
        </Ticket>
      </div>
    </div>
  </div>
)

type FriendLinkProps = { readonly code: string; readonly siteUrl: string }

/** A referrer's own link. Visitors who come by it are attributed to them; its code has no personal data. */
export function FriendLink({ code, siteUrl }: FriendLinkProps) {
  const link = siteUrl + paths.referral(code)
  const message = `${site.name} hauls junk around here. Prices start at $${site.price.from}, and you’ll know yours before they lift anything: ${link}`
  return (
    <div className="mt-5 p-4 bg-sky rounded">
      <p className="font-bold text-[1.1875rem] break-anywhere select-all">{link}</p>
      <p className="mt-3">
        <a href={`sms:?&body=${encodeURIComponent(message)}`} className="btn-main">
          Text it to a friend
        </a>
      </p>
      <Island name="CopyButton" component={CopyButton} props={{ text: link, what: 'my link' }} when="visible" />
    </div>
  )
}

/** When the business answers, if it has said how fast it does; `now` in UTC ms. */
export function replyWords(now: number): string | undefined {
  const said = replyIn(now)
  return said && ownRequestWords().hearFromUs(said)
}

export const ReplyTime = ({ now }: { readonly now: number }) => {
  const said = replyWords(now)
  return said && <p className="mt-3 font-bold">{said}</p>
}

/** How many windows are offered right after a quote was asked for. */
const offered = 3

/** The next free windows, each a tap from its form; none where the calendar can't be read. */
export const NextWindows = ({ open, known }: { readonly open: OpenSlots; readonly known?: BookingPrefill }) => {
  if (!open.sure || open.slots.length === 0) return null
  return (
    <Section id="next-windows" heading={ownRequestWords().pickTime} look="h3" className="mt-6 print:hidden">
      <ul className="mt-2 grid gap-2">
        {open.slots.slice(0, offered).map(({ id }) => (
          <li key={id}>
            <a href={paths.schedule({ ...known, slot: id })} className="btn-line w-full sm:w-auto">
              {slotLabel(id, windowHours)}
            </a>
          </li>
        ))}
      </ul>
    </Section>
  )
}
