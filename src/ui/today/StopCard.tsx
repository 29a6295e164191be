import { windowHours } from '#site/calendar.ts'
import { site } from '#site/site.ts'
import { timeLabel } from '../../domain/calendar/slots.ts'
import type { Stop, VisitStep } from '../../domain/calendar/visit.ts'
import { clockTime, stepOf, stepsAfter } from '../../domain/calendar/visit.ts'
import { formatUsPhone } from '../../domain/contact/phone.ts'
import { paths } from '../../routes.ts'
import { stepNames } from '../booking/BookingTicket.tsx'
import { TapLink } from '../shared/Link.tsx'

const onTheWay = `It’s ${site.name}. We’re on the way to your pickup.`

/** Buttons for the steps to come. The form's action has the token, so that it's checked before the body is read. */
const StepButtons = ({ stop, token }: { readonly stop: Stop; readonly token: string }) => (
  <form method="post" action={paths.today({ token })} className="flex flex-wrap gap-3 mt-4">
    <input type="hidden" name="reference" value={stop.reference} />
    {stepsAfter(stop.visit).map((step: VisitStep, index) => (
      <button
        key={step}
        type="submit"
        name="step"
        value={step}
        className={index === 0 ? 'btn-main w-full' : 'btn-line grow'}
      >
        {stepNames[step]}
      </button>
    ))}
  </form>
)

/** The pickup's current step, and how the customer hears of it. */
function Status({ visit, isTexted, answers: { phone = '' } }: Stop) {
  const step = stepOf(visit)
  const [number = ''] = phone.split(';')
  const canText = number !== '' && number === phone
  return (
    <>
      {step && (
        <p className="mt-3 font-bold">
          {stepNames[step]} {step === 'on-the-way' ? 'since' : 'at'} {clockTime(visit[step] ?? 0, site.timeZone)}
        </p>
      )}
      {isTexted && !step && <p className="mt-3">They get a text when you tap “On the way”.</p>}
      {isTexted && step === 'on-the-way' && <p className="mt-1">We’re texting them that you’re on the way.</p>}
      {!isTexted && step === 'on-the-way' && canText && (
        <p className="mt-3">
          <a href={`sms:${number}?&body=${encodeURIComponent(onTheWay)}`} className="btn-line w-full sm:w-auto">
            Let them know by text
          </a>
        </p>
      )}
    </>
  )
}

/** One pickup of the day, for the crew. */
export function StopCard({ stop, token }: { readonly stop: Stop; readonly token: string }) {
  const { name, phone = '', address, location, 'junk-type': what, list, notes } = stop.answers
  const who = name || formatUsPhone(phone) || stop.reference
  return (
    <li id={stop.reference} className="p-4 rounded bg-card border-2 border-line scroll-mt-24">
      <p className="font-bold">{timeLabel(stop.slot, windowHours)}</p>
      <h2 className="h3 mt-1 break-anywhere">{who}</h2>
      <p className="mt-1 text-[1.1875rem] break-anywhere">{[address, location].filter(Boolean).join(', ')}</p>
      {[what, list, notes].filter(Boolean).map((line) => (
        <p key={line} className="mt-1 break-anywhere">
          {line}
        </p>
      ))}
      {phone && (
        <p className="flex flex-wrap gap-x-6 mt-1">
          <TapLink href={`tel:${phone.split(';')[0]}`}>Call {formatUsPhone(phone)}</TapLink>
          <TapLink href={`sms:${phone.split(';')[0]}`}>Text</TapLink>
        </p>
      )}
      <Status {...stop} />
      {stepsAfter(stop.visit).length > 0 && <StepButtons stop={stop} token={token} />}
      <p className="mt-3 text-[0.9375rem] text-soft">Reference {stop.reference}</p>
    </li>
  )
}
