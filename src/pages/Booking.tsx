import type { ReactNode } from 'react'
import { site } from '#site/site.ts'
import { windowSpan } from '../content/hours.ts'
import type { Page } from '../document/page.ts'
import type { BookingShown, LinkProblem } from '../server/intake/bookingLink.ts'
import { BookingTicket } from '../ui/booking/BookingTicket.tsx'
import { SlotChoice } from '../ui/booking/SlotChoice.tsx'
import { slotWeek } from '../ui/booking/slotDays.ts'
import { ContactActions } from '../ui/ContactActions.tsx'
import { CallLink, TextLink } from '../ui/ContactLinks.tsx'
import { Stamp } from '../ui/Ticket.tsx'

const head = {
  title: `Your pickup | ${site.name}`,
  description: 'See, move or cancel your booked pickup. This page is only for whoever has its link.',
  noindex: true,
} as const

const Reach = ({ reference }: { readonly reference: string }) => (
  <p className="flex flex-wrap gap-3 mt-6">
    <CallLink className="btn-main w-full sm:w-auto">Call {site.phone.label}</CallLink>
    <TextLink className="btn-line w-full sm:w-auto" message={`About my pickup ${reference}: `} />
  </p>
)

/** A form that changes the booking. Its action has the token, so that it's checked before the body is read. */
const Act = ({
  token,
  act,
  children,
}: {
  readonly token: string
  readonly act: string
  readonly children: ReactNode
}) => (
  <form method="post" action={`/booking?t=${token}`} className="mt-6">
    <input type="hidden" name="act" value={act} />
    {children}
  </form>
)

const Move = ({ token, booking, open, lost, from }: BookingShown & { readonly from: string | null }) => {
  const others = { ...open, slots: open.slots.filter(({ id }) => id !== booking.slot) }
  return (
    <Act token={token} act="move">
      <SlotChoice
        id="move"
        name="slot"
        legend="Move it to"
        value={undefined}
        error={lost?.message}
        offers={lost?.offers}
        {...slotWeek(others, from, lost ? undefined : booking.slot)}
        weekHref={`/booking?t=${token}&do=move&`}
      />
      <p className="flex flex-wrap gap-3">
        <button type="submit" className="btn-main w-full sm:w-auto">
          Move my pickup
        </button>
        <a href={`/booking?t=${token}`} className="btn-line w-full sm:w-auto">
          Leave it as it is
        </a>
      </p>
    </Act>
  )
}

const Cancel = ({ token }: BookingShown) => (
  <Act token={token} act="cancel">
    <h2 className="h3">Cancel this pickup?</h2>
    <p className="mt-2">
      Your window goes to somebody else at once. It costs nothing, and you can book again any time.
    </p>
    <p className="flex flex-wrap gap-3 mt-4">
      <button type="submit" className="btn-dark w-full sm:w-auto">
        Yes, cancel it
      </button>
      <a href={`/booking?t=${token}`} className="btn-line w-full sm:w-auto">
        No, keep it
      </a>
    </p>
  </Act>
)

const Choices = ({ token }: BookingShown) => (
  <>
    <p className="mt-4">
      {`We arrive inside the ${windowSpan}, `}
      {site.area.zoneName}, and text you when we are on the way.
    </p>
    <p className="flex flex-wrap gap-3 mt-6">
      <a href={`/booking?t=${token}&do=move`} className="btn-main w-full sm:w-auto">
        Move it
      </a>
      <a href={`/booking.ics?t=${token}`} className="btn-line w-full sm:w-auto">
        Add to my calendar
      </a>
      <a href={`/booking?t=${token}&do=cancel`} className="btn-line w-full sm:w-auto">
        Cancel it
      </a>
    </p>
  </>
)

const notices: Readonly<Record<'used' | 'begun' | 'cancelled', string>> = {
  used: 'This link was used already: the pickup was changed with it. Above is what holds now. To change it once more, use the link of the newest confirmation, or call or text us.',
  begun: 'This window has begun, so it cannot be changed here any more. Call or text us.',
  cancelled: 'This pickup was canceled, and nobody comes. You can book a new one any time.',
}

const Closed = ({ booking, state, token }: BookingShown & { readonly state: keyof typeof notices }) => (
  <>
    <p className="mt-4 text-[1.1875rem]">{notices[state]}</p>
    {state === 'cancelled' && (
      <p className="flex flex-wrap gap-3 mt-6">
        <a href="/schedule" className="btn-main w-full sm:w-auto">
          Book a new one
        </a>
        <a href={`/booking.ics?t=${token}`} className="btn-line w-full sm:w-auto">
          Take it out of my calendar
        </a>
      </p>
    )}
    {state !== 'cancelled' && <Reach reference={booking.reference} />}
  </>
)

const titles = {
  open: 'Your pickup',
  used: 'Your pickup was changed',
  begun: 'Your pickup',
  cancelled: 'This pickup was canceled',
} as const

function Actions({
  shown,
  wants,
  from,
}: {
  readonly shown: BookingShown
  readonly wants: string | null
  readonly from: string | null
}) {
  const { state } = shown
  if (state !== 'open') return <Closed {...shown} state={state} />
  if (shown.lost || wants === 'move') return <Move {...shown} from={from} />
  if (wants === 'cancel') return <Cancel {...shown} />
  return <Choices {...shown} />
}

/** The page of a booking's signed link. */
export const bookingPage = (shown: BookingShown): Page => ({
  kind: 'booking',
  head,
  perRequest: true,
  secret: true,
  body: ({ query }) => {
    const { booking, state, answers } = shown
    const isDone = query.get('done') === 'moved' && state === 'open'
    return (
      <div className="bg-sky">
        <div className="wrap pt-10 pb-20">
          <div className="max-w-[40rem] mx-auto">
            <BookingTicket
              reference={booking.reference}
              slot={booking.slot}
              title={isDone ? 'Your pickup was moved' : titles[state]}
              canceled={state === 'cancelled'}
              answers={answers}
            >
              {(isDone || state === 'cancelled') && (
                <div className="mt-5">
                  <Stamp fresh={query.has('done')}>{state === 'cancelled' ? 'Canceled' : 'Moved'}</Stamp>
                </div>
              )}
              <Actions shown={shown} wants={query.get('do')} from={query.get('from')} />
            </BookingTicket>
          </div>
        </div>
      </div>
    )
  },
})

const problems: Readonly<Record<LinkProblem | 'no-answer', { readonly heading: string; readonly text: string }>> = {
  expired: {
    heading: 'This link has run out',
    text: 'It was for a pickup that is over. Call or text us if there is anything left to settle.',
  },
  malformed: { heading: 'This link is not complete', text: '' },
  tampered: { heading: 'This link is not complete', text: '' },
  'unknown-key': {
    heading: 'This link has run out',
    text: 'Call or text us with your reference, and we find your pickup.',
  },
  'wrong-purpose': { heading: 'This link is for something else', text: '' },
  unknown: {
    heading: 'There is no pickup behind this link',
    text: 'Call or text us with your reference, and we look for it.',
  },
  'no-answer': {
    heading: 'We cannot look into our calendar right now',
    text: 'Your pickup is as it was: nothing was changed. Try again in a minute, or call or text us.',
  },
}

const mended = 'Open it again from the message or the page that it came in, or call or text us with your reference.'

/** The page of an invalid link, in plain words and with other ways to reach us. */
export const bookingProblemPage = (reason: LinkProblem | 'no-answer'): Page => ({
  kind: 'problem',
  head,
  perRequest: true,
  secret: true,
  body: () => (
    <div className="bg-sky">
      <div className="wrap pt-12 pb-16">
        <h1 className="h1 max-w-[20ch]">{problems[reason].heading}</h1>
        <p className="mt-4 max-w-[36rem] text-[1.1875rem]">{problems[reason].text || mended}</p>
        <ContactActions className="mt-6" />
      </div>
    </div>
  ),
})
