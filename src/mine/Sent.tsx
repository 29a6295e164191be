// What's shown right after something was sent.

import { sentences } from '#sentences'
import { windowHours } from '#site/calendar.ts'
import { reward } from '#site/referral.ts'
import { hearFromUs } from '../business/calendar.ts'
import { referralTexts } from '../business/siteTexts.ts'
import { type OpenSlots, slotLabel } from '../domain/calendar/slots.ts'
import { inDollars } from '../domain/prices/price.ts'
import { type BookingPrefill, paths } from '../routes.ts'
import { CopyButton } from '../shared/parts/CopyButton.tsx'
import { Island } from '../shared/parts/Island.tsx'
import { Section } from '../shared/parts/Section.tsx'

type FriendLinkProps = { readonly code: string; readonly siteUrl: string }

/** A referrer's own link. Visitors who come by it are attributed to them; its code has no personal data. */
export function FriendLink({ code, siteUrl }: FriendLinkProps) {
  const link = siteUrl + paths.referral(code)
  const bothGet = reward ? sentences.referral.bothGet(inDollars(reward)) : ''
  const message = [referralTexts().invitation, bothGet, link].filter(Boolean).join(' ')
  return (
    <div className="mt-5 p-4 bg-sky rounded">
      <p className="font-bold text-[1.1875rem] break-anywhere select-all">{link}</p>
      <p className="mt-3">
        <a href={`sms:?&body=${encodeURIComponent(message)}`} className="btn-main">
          {sentences.referral.textLink}
        </a>
      </p>
      <Island
        name="CopyButton"
        component={CopyButton}
        props={{ text: link, what: sentences.pickup.theLink }}
        when="visible"
      />
    </div>
  )
}

/** By when they hear from us; `now` in UTC ms. */
export const ReplyTime = ({ now }: { readonly now: number }) => <p className="mt-3 font-bold">{hearFromUs(now)}</p>

/** How many windows are offered right after a quote was asked for. */
const offered = 3

/** The next free windows, each a tap from its form; none where the calendar can't be read. */
export const NextWindows = ({ open, known }: { readonly open: OpenSlots; readonly known?: BookingPrefill }) => {
  if (!open.sure || open.slots.length === 0) return null
  return (
    <Section id="next-windows" heading={sentences.mine.pickTime} look="h3" className="mt-6 print:hidden">
      <ul className="mt-2 grid gap-2 sm:w-fit">
        {open.slots.slice(0, offered).map(({ id }) => (
          <li key={id}>
            <a href={paths.schedule({ ...known, slot: id })} className="btn-line w-full">
              {slotLabel(id, windowHours)}
            </a>
          </li>
        ))}
      </ul>
    </Section>
  )
}
