// A customer's pickup, for the link that proves that it's theirs: when, how far the crew is, and what they can do with it.

import type { ReactNode } from 'react'
import { language } from '#language'
import { sentences } from '#sentences'
import { windowHours } from '#site/calendar.ts'
import { site } from '#site/site.ts'
import { say } from '#words'
import { BookingForm } from '../booking/BookingForm.tsx'
import { NothingOpen } from '../booking/BookingSummary.tsx'
import { FirmChoice, onDays, quoteAt, termsOf } from '../booking/FirmChoice.tsx'
import { dayPrices } from '../business/adjustments.ts'
import { hasDatedPrices } from '../business/codes.ts'
import { beforeWeCome, payUrl, tripFee } from '../business/contact.ts'
import { type BookingShown, holdMinutes } from '../domain/calendar/booking.ts'
import { dateLabel, slotDate, slotLabel, timeLabel } from '../domain/calendar/slots.ts'
import { formatUsPhone } from '../domain/contact/contact.ts'
import { dollars } from '../domain/prices/price.ts'
import { capital } from '../domain/text.ts'
import { missedWords } from '../messages/confirmation.ts'
import { firmOn, goesByDay, pricedOn } from '../request/priceOnDay.ts'
import { paths } from '../routes.ts'
import { chosenOf, SlotChoice, type SlotWeek, slotWeek } from '../shared/calendar/SlotChoice.tsx'
import { VisitStatus } from '../shared/calendar/VisitStatus.tsx'
import { Offers } from '../shared/form/ErrorSummary.tsx'
import { asTheyRead } from '../shared/forms/fields.ts'
import type { Update } from '../shared/forms/form.ts'
import { bookedNext, bookingForm } from '../shared/forms/forms.ts'
import { Island } from '../shared/parts/Island.tsx'
import { CallLink, TapLink, TextLink } from '../shared/parts/Link.tsx'
import { Submit } from '../shared/parts/Submit.tsx'
import { Stamp } from '../shared/parts/Ticket.tsx'
import type { AttachedPhotos } from '../store/photos.ts'
import { Facts } from './Facts.tsx'
import { KeepLink, type keepLinkOf, PaperLink } from './KeepLink.tsx'
import { ReceiptTools } from './ReceiptTools.tsx'

type ActionFormProps = {
  readonly shown: BookingShown
  readonly act: 'move' | 'cancel' | 'confirm'
  readonly children: ReactNode
}

/** A form that changes the pickup. */
const ActionForm = ({ shown: { token, booking }, act, children }: ActionFormProps) => (
  <form method="post" action={paths.ownRequest({ token, act })} className="mt-5">
    {/* A page that has been open for long shows something else by now. */}
    <input type="hidden" name="revision" value={booking.revision} />
    {children}
  </form>
)

type MovedPriceProps = { readonly shown: BookingShown; readonly days: SlotWeek['days'] }

/** What a move does to the price, before they move it: one that goes by the day changes, and one that the owner gave stays. */
const MovedPrice = ({ shown: { open, ...shown }, days }: MovedPriceProps) => {
  const { price } = shown
  const known = { ...shown, price, language: language(), form: bookingForm.name }
  const { estimate } = asTheyRead(shown.answers)
  const now = price ? dollars(price.cents) : estimate
  if (!hasDatedPrices || !now) return null
  const { stays, onDay } = sentences.pickup.price
  if (price && !goesByDay(shown)) return <p className="mb-4">{stays(now)}</p>
  const priceOn = (slot: string) =>
    price
      ? dollars((firmOn(known, slot) ?? price).cents)
      : asTheyRead({ ...shown.answers, ...pricedOn(known, slot).answers }).estimate
  return (
    <p className="mb-4">
      {onDay(<strong {...onDays(days, priceOn)}>{now}</strong>)} {dayPrices(open.today)}
    </p>
  )
}

const Move = ({ shown, from }: Pick<Props, 'shown' | 'from'>) => {
  const { token, booking, open, lost } = shown
  const week = slotWeek(open, from, lost?.asked || booking.slot, booking.slot)
  return (
    <ActionForm shown={shown} act="move">
      <Island
        name="SlotChoice"
        component={SlotChoice}
        props={{}}
        own={{
          id: 'move',
          name: 'slot',
          legend: sentences.pickup.moveTo,
          value: lost?.asked,
          error: lost?.message,
          current: booking.slot,
          ...week,
          weekHref: `${paths.ownRequest({ token, do: 'move' })}&`,
          children: lost && <Offers offers={lost.offers} verb={sentences.pickup.moveVerb} />,
        }}
      />
      <MovedPrice shown={shown} days={week.days} />
      <p className="flex flex-wrap gap-3">
        <Submit className="btn-main w-full sm:w-auto">{sentences.pickup.moveButton}</Submit>
        <a href={paths.ownRequest({ token })} className="btn-line w-full sm:w-auto">
          {sentences.pickup.keep}
        </a>
      </p>
    </ActionForm>
  )
}

const Cancel = ({ shown }: { readonly shown: BookingShown }) => (
  <ActionForm shown={shown} act="cancel">
    <h2 className="h3">{sentences.pickup.cancelHeading}</h2>
    <p className="mt-2">{sentences.pickup.cancelText}</p>
    <p className="flex flex-wrap gap-3 mt-4">
      <Submit className="btn-dark w-full sm:w-auto">{sentences.pickup.cancelButton}</Submit>
      <a href={paths.ownRequest({ token: shown.token })} className="btn-line w-full sm:w-auto">
        {sentences.pickup.keepIt}
      </a>
    </p>
  </ActionForm>
)

const Confirm = ({ shown }: { readonly shown: BookingShown }) => (
  <ActionForm shown={shown} act="confirm">
    <p>{sentences.pickup.holding(holdMinutes)}</p>
    <p className="flex flex-wrap gap-3 mt-4">
      <Submit className="btn-main w-full sm:w-auto">{sentences.pickup.confirm}</Submit>
      <a href={paths.ownRequest({ token: shown.token, do: 'cancel' })} className="btn-line w-full sm:w-auto">
        {sentences.pickup.cancel}
      </a>
    </p>
  </ActionForm>
)

/** Whether somebody wants what was canceled or missed once more. */
const isAgain = ({ stage }: BookingShown, wants: string | null) =>
  wants === 'again' && (stage === 'canceled' || stage === 'missed')

/** How far a pickup is, or what's wanted of it, as its page's heading. */
export function pickupHeading(shown: BookingShown, wants: string | null): string {
  const { booking, stage, receipt } = shown
  if (isAgain(shown, wants)) return sentences.pickup.again
  const headings = { ...sentences.pickup.headings, missed: say.message.sorryMissed }
  return headings[receipt ? 'done' : booking.state === 'held' && stage === 'open' ? 'held' : stage]
}

/** What was just stamped on it, or stays on it. */
function stampOf({ booking, stage, receipt }: BookingShown, done: string | null): string | undefined {
  const { stamps } = sentences.pickup
  if (receipt) return stamps.done
  if (stage === 'canceled') return stamps.canceled
  if (stage !== 'open' || booking.state === 'held') return undefined
  return done === 'move' ? stamps.moved : stamps.booked
}

type WindowProps = {
  readonly slot: string
  readonly isCanceled?: boolean
  readonly stamp: string | undefined
  /** It was stamped just now. */
  readonly isNew: boolean
}

/** Where its price is paid online, until it's paid: at the business's own service. */
function PayLink({ booking: { reference }, price, stage, receipt }: BookingShown) {
  const isOff = stage === 'canceled' || stage === 'missed' || receipt?.cents !== undefined
  const url = price === undefined || isOff ? undefined : payUrl(price.cents, reference)
  return (
    url && (
      <p className="mt-4 print:hidden">
        <a href={url} className="btn-line w-full">
          {sentences.pickup.payOnline(dollars(price?.cents ?? 0))}
        </a>
      </p>
    )
  )
}

/** When we come, in large letters. */
export const Window = ({ slot, isCanceled = false, stamp, isNew }: WindowProps) => (
  <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
    <p
      className={`font-head font-bold text-[2.125rem] leading-[1.1] ${isCanceled ? 'line-through decoration-3 text-soft' : ''}`}
    >
      {isCanceled && <span className="sr-only">{sentences.pickup.canceledBefore}</span>}
      {/* A line through the paragraph doesn't go through an inline block. */}
      {capital(dateLabel(slotDate(slot)))},{' '}
      <span className={isCanceled ? 'inline-block line-through decoration-3' : 'inline-block'}>
        {timeLabel(slot, windowHours)}
      </span>
    </p>
    {stamp && <Stamp isNew={isNew}>{stamp}</Stamp>}
  </div>
)

type TopProps = { readonly shown: BookingShown; readonly done: string | null }

const Top = ({ shown, done }: TopProps) => (
  <Window
    slot={shown.booking.slot}
    isCanceled={shown.stage === 'canceled'}
    stamp={stampOf(shown, done)}
    isNew={done !== null}
  />
)

/** What can be done with it while it's ahead. */
const Choices = ({ token, booking: { slot }, open }: BookingShown) => (
  <div className="mt-5 print:hidden">
    <a href={paths.ownCalendar({ token })} className="btn-main w-full">
      {sentences.pickup.addToCalendar}
    </a>
    <p className="flex flex-wrap gap-2.5 mt-2.5">
      {!open.none && (
        <a href={paths.ownRequest({ token, do: 'move' })} className="btn-line grow">
          {sentences.pickup.move}
        </a>
      )}
      <a href={paths.ownRequest({ token, do: 'cancel' })} className="btn-line grow">
        {sentences.pickup.cancel}
      </a>
    </p>
    <Island
      name="ReceiptTools"
      component={ReceiptTools}
      props={{ text: sentences.pickup.shared(site.name, slotLabel(slot, windowHours)) }}
      when="visible"
    />
  </div>
)

const Next = ({ booking: { reference }, price }: BookingShown) => (
  <>
    <h2 className="h3 mt-6">{sentences.pickup.next}</h2>
    <p className="mt-1">
      {bookedNext(price)} {tripFee()}
    </p>
    <p className="mt-2">
      <strong>{say.message.before}:</strong> {beforeWeCome()}
    </p>
    <p className="mt-2">
      {sentences.pickup.comesUp(
        <CallLink className="link font-bold">{site.phone.label}</CallLink>,
        (words) => (
          <TextLink className="link font-bold" message={sentences.pickup.about(reference)}>
            {words}
          </TextLink>
        ),
        <strong className="inline-block break-anywhere">{reference}</strong>,
      )}
    </p>
    <p className="mt-2 print:hidden">
      <TapLink href={paths.howItWorks}>{sentences.pickup.howItWorks}</TapLink>
    </p>
  </>
)

/** Asks how it was, where the business has a place for that. */
export const Review = ({ url = site.reviewUrl }: { readonly url?: string | undefined }) =>
  url ? (
    <p className="mt-6">
      {sentences.pickup.howWasIt} <TapLink href={url}>{sentences.pickup.review}</TapLink>
    </p>
  ) : null

/** What's true of one that can't be changed anymore, and what to do. */
function noticeOf({ stage, isOurs, missedAt = 0 }: BookingShown): string | false {
  const { notices } = sentences.pickup
  if (stage === 'missed') return missedWords(missedAt)
  return isOurs ? say.message.weCanceled : stage !== 'open' && notices[stage]
}

/** What's left to say once it's begun, over or canceled. */
const Closed = ({
  booking: { reference },
  stage,
  token,
  receipt,
  notice,
}: BookingShown & { readonly notice: string | false }) => (
  <>
    {receipt && (
      <>
        <Island name="ReceiptTools" component={ReceiptTools} props={{}} when="visible" />
        <Review />
      </>
    )}
    <p className="mt-4 text-[1.1875rem] print:hidden">{notice}</p>
    <p className="flex flex-wrap gap-3 mt-5 print:hidden">
      {stage === 'begun' ? (
        <CallLink className="btn-main grow" />
      ) : (
        <a
          href={stage === 'past' ? paths.schedule() : paths.ownRequest({ token, do: 'again' })}
          className="btn-main grow"
        >
          {stage === 'past' ? say.frame.bookPickup : sentences.pickup[stage === 'missed' ? 'anotherTime' : 'again']}
        </a>
      )}
      {stage === 'canceled' ? (
        <a href={paths.ownCalendar({ token })} className="btn-line grow">
          {say.message.removeFromCalendar}
        </a>
      ) : (
        <TextLink className="btn-line grow" message={sentences.pickup.about(reference)} />
      )}
    </p>
  </>
)

/** Books what was canceled or missed once more: all that was typed is filled in, except when, and the yes to texts. */
const Again = ({ shown: { token, open, answers }, from, updates }: Pick<Props, 'shown' | 'from' | 'updates'>) => {
  if (open.none) return <NothingOpen />
  const { slot, texts, ...values } = answers
  const week = { ...slotWeek(open, from, undefined), weekHref: `${paths.ownRequest({ token, do: 'again' })}&` }
  const list = asTheyRead(answers).list?.replaceAll(' × ', '\u00a0×\u00a0')
  const state = { values: { ...values, phone: formatUsPhone(answers.phone ?? '') }, errors: {} }
  const quote = quoteAt({ ...values, slot: chosenOf(week.days).chosen ?? '' })
  return (
    <>
      <FirmChoice values={values} quote={quote} days={week.days} />
      <Island
        name="BookingForm"
        component={BookingForm}
        props={{ action: paths.schedule(), state, week, updates, terms: termsOf(quote), ...(list && { list }) }}
      />
    </>
  )
}

type Props = {
  readonly shown: BookingShown
  readonly pictures: AttachedPhotos | undefined
  /** What the visitor has asked to do: `move`, `cancel` or `again`. */
  readonly wants: string | null
  /** The day from which windows are asked for. */
  readonly from: string | null
  /** What was done just now. */
  readonly done: string | null
  readonly keep: ReturnType<typeof keepLinkOf>
  /** How customers can hear from us. */
  readonly updates: readonly Update[]
  /** What can be added to it, and what's said of it. */
  readonly children: ReactNode
}

export function Pickup({ shown, pictures, wants, from, done, keep, updates, children }: Props) {
  const { stage, booking, outdated, lost, answers, price, receipt } = shown
  const isOpen = stage === 'open'
  // A phone's first screen is for what is being done.
  if (isOpen && (lost || (wants === 'move' && !outdated)))
    return (
      <>
        <Top shown={shown} done={null} />
        <Move shown={shown} from={from} />
      </>
    )
  if (isOpen && wants === 'cancel' && !outdated)
    return (
      <>
        <Top shown={shown} done={null} />
        <Cancel shown={shown} />
      </>
    )
  if (isAgain(shown, wants)) return <Again shown={shown} from={from} updates={updates} />
  const isTheirs = isOpen && booking.state === 'live'
  return (
    <>
      <Top shown={shown} done={done} />
      {isOpen && !isTheirs && <Confirm shown={shown} />}
      {stage !== 'canceled' && stage !== 'missed' && booking.state === 'live' && <VisitStatus visit={shown.visit} />}
      {isTheirs && <Choices {...shown} />}
      {booking.state === 'live' && <PayLink {...shown} />}
      {!isOpen && <Closed {...shown} notice={noticeOf(shown)} />}
      <Facts
        answers={answers}
        pictures={pictures}
        hasStreet
        price={price}
        receipt={receipt ?? shown.tripFee}
        reference={booking.reference}
      />
      {children}
      {isTheirs && (
        <>
          <Next {...shown} />
          <KeepLink {...keep} />
          <PaperLink url={keep.url} />
        </>
      )}
    </>
  )
}
