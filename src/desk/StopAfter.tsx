// What's said of a stop after the fact, or instead: what it came to after all, what it cost, and that nobody was there.
import { site } from '#site/site.ts'
import { payUrl } from '../business/contact.ts'
import { clockTime } from '../domain/calendar/booking.ts'
import { dollars } from '../domain/prices/price.ts'
import { canCorrect, undoableStep } from '../request/actions.ts'
import { newestOf } from '../request/evolve.ts'
import { deskPaths } from '../routes.ts'
import { QrCode } from '../shared/parts/QrCode.tsx'
import { Line, PhotoForm, ReceiptFields, type StopFormProps, typedIn } from './StopForm.tsx'
import { costValues, receiptValues } from './saidAtStop.ts'

type Timed = StopFormProps & {
  /** UTC ms. */
  readonly now: number
}

export function UndoStep({ date, stop, now }: Timed) {
  const step = undoableStep(stop, now)
  return (
    step && (
      <form method="post" action={deskPaths.day(date)}>
        <input type="hidden" name="reference" value={stop.reference} />
        <input type="hidden" name="number" value={step.number} />
        <button type="submit" name="step" value="undo" className="link tap font-bold">
          Undo
        </button>
      </form>
    )
  )
}

/** What a pickup that's done came to, once more: its customer gets a corrected receipt. */
export function ChangeForm({ now, ...props }: Timed) {
  const { stop } = props
  const typed = typedIn(props, 'receipt')
  if (!canCorrect(stop, now)) return null
  const seen = newestOf(stop.events, 'done', 'receipt')?.number ?? 0
  return (
    <details className="stop-ask" open={typed !== undefined}>
      <summary className="btn-line w-full">{props.isOnRequest ? 'Change the receipt' : 'Change'}</summary>
      <PhotoForm {...props} step="receipt" seen={seen} label="Photos of the empty spot" save="Save the change">
        <ReceiptFields values={typed ?? receiptValues(stop.receipt ?? { went: [] })} />
        <p className="text-soft">Anyone who got a receipt gets a corrected one.</p>
      </PhotoForm>
    </details>
  )
}

/** What the job cost: nobody is told. */
export function CostsForm(props: StopFormProps) {
  const { stop } = props
  const typed = typedIn(props, 'costs')
  const values = typed ?? costValues(stop.costs)
  return (
    <details className="stop-ask" open={typed !== undefined}>
      <summary className="btn-line w-full">Costs</summary>
      <PhotoForm
        {...props}
        step="costs"
        seen={newestOf(stop.events, 'costs')?.number ?? 0}
        label="Photo of the ticket"
        save="Save the costs"
      >
        <Line name="dump" label="Dump fee, in dollars" value={values.dump} placeholder="85" of="dollars" />
        <Line name="tons" label="Tons" value={values.tons} placeholder="1.2" of="number" />
        <Line name="ticket" label="Ticket number" value={values.ticket} />
        <Line name="fuel" label="Fuel, in dollars" value={values.fuel} of="dollars" />
        <Line name="other" label="Other costs, in dollars" value={values.other} of="dollars" />
      </PhotoForm>
    </details>
  )
}

/** Says that the crew was there and nobody came to the door. */
export const NobodyThere = ({ now, ...props }: Timed) => (
  <details className="stop-ask">
    <summary className="btn-line w-full">Nobody there</summary>
    <PhotoForm {...props} step="nobody-there" label="A photo of the door, if you like" save="Yes, nobody’s there">
      <p>
        It’s {clockTime(now, site.timeZone)}. That closes the stop. They don’t hear of it from us: the next page has a
        text to send them. {site.tripFee ? <strong>Your trip fee is {dollars(site.tripFee * 100)}.</strong> : null}
      </p>
    </PhotoForm>
  </details>
)

export const AfterStop = (props: Timed) => (
  <>
    <div className="stop-more mt-2">
      <ChangeForm {...props} />
      <CostsForm {...props} />
    </div>
    {props.stop.missedAt === undefined && <PayOnline stop={props.stop} />}
    <UndoStep {...props} />
  </>
)

/** Where they pay online while the crew stands next to them. */
export function PayOnline({ stop }: Pick<StopFormProps, 'stop'>) {
  const cents = stop.price?.cents
  const url = cents === undefined || stop.receipt?.cents !== undefined ? undefined : payUrl(cents, stop.reference)
  return (
    url && (
      <details className="stop-ask mt-3">
        <summary className="btn-line w-full">Pay {dollars(cents ?? 0)} online</summary>
        <p className="mt-3">Let them scan this, or open it here. Tap “Done” or “Change” once it’s paid.</p>
        <QrCode text={url} className="block w-48 mt-3 p-3 rounded bg-on-dark fill-night" />
        <p>
          <a href={url} className="link tap font-bold break-anywhere">
            Open the page to pay
          </a>
        </p>
      </details>
    )
  )
}
