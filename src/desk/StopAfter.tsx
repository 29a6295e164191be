// What's said of a stop after the fact, or instead: what it came to after all, what it cost, and that nobody was there.
import { sentences } from '#sentences'
import { site } from '#site/site.ts'
import { say } from '#words'
import { workDay } from '../business/calendar.ts'
import { payUrl } from '../business/contact.ts'
import { clockTime } from '../domain/calendar/booking.ts'
import { slotDate } from '../domain/calendar/slots.ts'
import { dollars } from '../domain/prices/price.ts'
import { capital } from '../domain/text.ts'
import { listed } from '../messages/leadWords.ts'
import { canCorrect, undoableStep } from '../request/actions.ts'
import { saidOver } from '../request/decide.ts'
import { newestOf } from '../request/evolve.ts'
import type { Stop } from '../request/request.ts'
import { deskPaths } from '../routes.ts'
import { QrCode } from '../shared/parts/QrCode.tsx'
import { noPhotos } from '../store/photos.ts'
import { Why } from './Field.tsx'
import { Line, Methods, PhotoForm, ReceiptFields, type StopFormProps, Tick, Ticks, typedIn } from './StopForm.tsx'
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
          {say.desk.undo}
        </button>
      </form>
    )
  )
}

export function Done({ className, ...props }: StopFormProps & { readonly className: string }) {
  const price = props.stop.price?.cents
  const typed = typedIn(props, 'done')
  return (
    <details className="stop-ask" open={typed !== undefined}>
      <summary className={className}>{sentences.pickup.steps.done}</summary>
      <PhotoForm
        {...props}
        step="done"
        seen={newestOf(props.stop.events, ...saidOver)?.number ?? 0}
        label={say.stop.photosAfter}
        save={say.stop.saveDone}
      >
        <ReceiptFields
          values={typed ?? receiptValues({ went: [], ...(price !== undefined && { cents: price }) })}
          // Most of the time it's what was agreed.
          isAsked={typed !== undefined || price === undefined}
        />
      </PhotoForm>
    </details>
  )
}

/** What a pickup that's done came to, once more: its customer gets a corrected receipt. */
export function ChangeForm({ now, ...props }: Timed) {
  const { stop } = props
  const typed = typedIn(props, 'receipt')
  if (!canCorrect(stop, now)) return null
  if (stop.missedAt !== undefined) return <TripFee {...props} />
  const seen = newestOf(stop.events, ...saidOver)?.number ?? 0
  return (
    <details className="stop-ask" open={typed !== undefined}>
      <summary className="btn-line w-full">{props.isOnRequest ? say.stop.changeReceipt : say.stop.change}</summary>
      <PhotoForm {...props} step="receipt" seen={seen} label={say.stop.photosAfter} save={say.stop.saveChange}>
        <ReceiptFields values={typed ?? receiptValues(stop.receipt ?? { went: [] })} isAsked />
        <p className="text-soft">{say.stop.corrected}</p>
      </PhotoForm>
    </details>
  )
}

/** What was paid because nobody was there, where the business asks for that: it's in the books as a job's money is. */
function TripFee(props: StopFormProps) {
  const { stop, date, isOnRequest } = props
  const fee = site.tripFee && site.tripFee * 100
  const values = typedIn(props, 'fee')
  const { paid, method } = values ?? receiptValues({ cents: fee, went: [], ...stop.receipt })
  return (
    fee && (
      <details className="stop-ask" open={values !== undefined}>
        <summary className="btn-line w-full">{say.stop.fee(stop.receipt?.cents !== undefined)}</summary>
        <form method="post" action={deskPaths.day(date)} className="grid gap-4 mt-3">
          <input type="hidden" name="reference" value={stop.reference} />
          <input type="hidden" name="seen" value={newestOf(stop.events, ...saidOver)?.number ?? 0} />
          {isOnRequest && <input type="hidden" name="back" value="request" />}
          <Why typed={props.typed?.step === 'fee' && props.typed}>
            <Line name="paid" label={say.stop.paid} value={paid} of="number" isAsked />
            <Methods method={method} />
          </Why>
          <button type="submit" name="step" value="fee" className="btn-main">
            {say.stop.saveFee}
          </button>
        </form>
      </details>
    )
  )
}

/** What the job cost: nobody is told. */
export function CostsForm(props: StopFormProps) {
  const { stop } = props
  const typed = typedIn(props, 'costs')
  const values = typed ?? costValues(stop.costs)
  return (
    <details className="stop-ask" open={typed !== undefined}>
      <summary className="btn-line w-full">{say.stop.costs}</summary>
      <PhotoForm
        {...props}
        step="costs"
        seen={newestOf(stop.events, 'costs')?.number ?? 0}
        label={say.stop.ticketPhoto}
        save={say.stop.saveCosts}
      >
        <Line name="dump" label={say.stop.costFields.dump} value={values.dump} placeholder="85" of="number" isAsked />
        <Line name="tons" label={say.stop.costFields.tons} value={values.tons} placeholder="1.2" of="number" />
        <Line name="ticket" label={say.stop.costFields.ticket} value={values.ticket} />
        <Line name="fuel" label={say.stop.costFields.fuel} value={values.fuel} of="number" />
        <Line name="other" label={say.stop.costFields.other} value={values.other} of="number" />
      </PhotoForm>
    </details>
  )
}

type ShotProps = {
  readonly name: 'before' | 'after'
  readonly urls: readonly string[]
  readonly chosen: readonly string[]
}

/** Which of the crew's photos shows it best. */
const Shot = ({ name, urls, chosen }: ShotProps) => {
  const ids = urls.map((url) => new URLSearchParams(url.split('?')[1]).get('id') ?? '')
  const now = ids.find((id) => chosen.includes(id)) ?? (chosen.length > 0 ? '' : (ids[0] ?? ''))
  return (
    <Ticks legend={say.stop.shots[name]}>
      {[...ids, ''].map((id, index) => (
        <Tick
          key={id}
          type="radio"
          name={name}
          value={id}
          label={
            id ? (
              <img src={urls[index]} alt={`${index + 1}`} loading="lazy" className="w-18 h-18 rounded object-cover" />
            ) : (
              say.stop.noShot
            )
          }
          defaultChecked={id === now}
        />
      ))}
    </Ticks>
  )
}

/** Puts a job on the website, or takes it off. */
export function ShowForm(props: StopFormProps) {
  const { stop, date, pictures = noPhotos, isOnRequest } = props
  const typed = typedIn(props, 'show')
  const { shown } = stop
  const list = capital(
    listed(stop.answers.list ?? '')
      .split('\n')
      .join(', '),
  ).slice(0, 80)
  const known = shown?.photos ?? []
  if (!site.features.jobs || stop.visit.done === undefined) return null
  return (
    <details className="stop-ask" open={typed !== undefined}>
      <summary className="btn-line w-full">{shown ? say.stop.shownNow : say.stop.show}</summary>
      <form method="post" action={deskPaths.day(date)} className="grid gap-4 mt-3">
        <input type="hidden" name="reference" value={stop.reference} />
        {isOnRequest && <input type="hidden" name="back" value="request" />}
        <Why typed={props.typed?.step === 'show' && props.typed}>
          <p>{say.stop.seen(Boolean(stop.receipt?.cents))}</p>
          <Line
            name="what"
            label={say.stop.what}
            value={typed?.what ?? shown?.what ?? list}
            placeholder={say.stop.whatExample}
          />
          {pictures.before.length > 0 && <Shot name="before" urls={pictures.before} chosen={known} />}
          {pictures.after.length > 0 && <Shot name="after" urls={pictures.after} chosen={known} />}
          <Tick type="checkbox" name="yes" value="yes" label={say.stop.saidYes} defaultChecked={shown !== undefined} />
        </Why>
        <button type="submit" name="step" value="show" className="btn-main">
          {shown ? say.stop.saveShown : say.stop.showIt}
        </button>
        {shown && (
          <button type="submit" name="step" value="hide" className="link tap font-bold">
            {say.stop.hide}
          </button>
        )}
      </form>
    </details>
  )
}

/** How they hear that nobody was there at `at`, UTC ms: on a later day only the crew can say it. */
export const missedLine = ({ hearsBy, slot }: Stop, at: number): string =>
  hearsBy && workDay(at) === slotDate(slot) ? say.stop.hears(say.stop.late.way(hearsBy === 'text')) : say.stop.notHeard

/** Says that the crew was there and nobody came to the door. */
export const NobodyThere = ({ now, ...props }: Timed & { readonly stop: Stop }) => (
  <details className="stop-ask">
    <summary className="btn-line w-full">{say.stop.nobodyThere}</summary>
    <PhotoForm {...props} step="nobody-there" label={say.stop.doorPhoto} save={say.stop.yesNobody}>
      <p>
        {say.stop.missed(clockTime(now, site.timeZone))} {missedLine(props.stop, now)}{' '}
        {site.tripFee ? <strong>{say.stop.tripFee(dollars(site.tripFee * 100))}</strong> : null}
      </p>
    </PhotoForm>
  </details>
)

export const AfterStop = (props: Timed) => (
  <>
    <div className="stop-more mt-2">
      {/* Somebody else found nobody there, and the person who typed this decides. */}
      {typedIn(props, 'done') && <Done {...props} className="btn-line w-full" />}
      <ChangeForm {...props} />
      <CostsForm {...props} />
      <ShowForm {...props} />
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
        <summary className="btn-line w-full">{say.stop.payOnline(dollars(cents ?? 0))}</summary>
        <p className="mt-3">{say.stop.scan}</p>
        <QrCode text={url} className="block w-48 mt-3 p-3 rounded bg-on-dark fill-night" />
        <p>
          <a href={url} className="link tap font-bold break-anywhere">
            {say.stop.openPay}
          </a>
        </p>
      </details>
    )
  )
}
