import type { ReactNode } from 'react'
import { sentences } from '#sentences'
import { stepsAfter, type VisitStep } from '../domain/calendar/booking.ts'
import { destinationNames, destinations, methodNames, payMethods } from '../domain/receipt.ts'
import { delays, type Stop, whoOf } from '../request/request.ts'
import { paths } from '../routes.ts'
import { fieldBox } from '../shared/form/TextInput.tsx'
import { quoteForm } from '../shared/forms/quote.ts'
import { Island } from '../shared/parts/Island.tsx'
import { Submit } from '../shared/parts/Submit.tsx'

export type CrewPhotosProps = {
  readonly label: string
  /** Most bytes of one photo. */
  readonly maxBytes: number
}

/** Where the crew chooses photos. With the script they're made small before they're sent. */
const CrewPhotos = ({ label }: CrewPhotosProps) => (
  <>
    <label className="font-bold">
      {label}
      <input
        name="photos"
        type="file"
        accept="image/*"
        multiple
        className={`${fieldBox} border-dashed border-soft py-2 font-normal`}
      />
    </label>
    <p role="status" className="text-brick"></p>
  </>
)

type FormProps = {
  readonly date: string
  readonly stop: Stop
  readonly children: ReactNode
}

const photosField = quoteForm.fields['junk-photos']

/** A step with photos: nothing that's sent after them is read, so they're last. */
const PhotoForm = ({
  step,
  label,
  save,
  ...props
}: FormProps & Readonly<Record<'step' | 'label' | 'save', string>>) => (
  <form method="post" action={paths.deskDay(props.date)} encType="multipart/form-data" className="grid gap-4 mt-3">
    <input type="hidden" name="reference" value={props.stop.reference} />
    <input type="hidden" name="step" value={step} />
    {props.children}
    <Island name="CrewPhotos" component={CrewPhotos} props={{ label, maxBytes: photosField.maxBytes }} />
    <Submit>{save}</Submit>
  </form>
)

const Ticks = ({ legend, children }: { readonly legend: string; readonly children: ReactNode }) => (
  <fieldset>
    <legend className="font-bold">{legend}</legend>
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,7rem),1fr))] gap-2 mt-1.5">{children}</div>
  </fieldset>
)

/** As wide as a thumb. */
const Tick = ({ label, ...input }: Readonly<Record<'label' | 'type' | 'name' | 'value', string>>) => (
  <label className="flex items-center gap-2 min-h-11 px-2.5 py-1 border-2 border-soft rounded bg-field cursor-pointer">
    <input {...input} className="w-5 h-5 accent-pine" />
    {label}
  </label>
)

/** What can be said of a pickup when it's done; nothing of it has to be. */
const DoneForm = ({ date, stop, paid }: Omit<FormProps, 'children'> & { readonly paid: string | undefined }) => {
  const agreed = stop.price?.cents
  return (
    <PhotoForm date={date} stop={stop} step="done" label="Photos of the empty spot" save="Save, it’s done">
      <label className="font-bold">
        What they paid, in dollars
        <input
          name="paid"
          inputMode="decimal"
          autoComplete="off"
          placeholder="245"
          defaultValue={paid ?? (agreed === undefined ? '' : String(agreed / 100))}
          aria-invalid={paid === undefined ? undefined : true}
          className={`${fieldBox} ${paid === undefined ? 'border-soft' : 'border-brick'}`}
        />
      </label>
      <Ticks legend="How they paid">
        {payMethods.map((method) => (
          <Tick key={method} type="radio" name="method" value={method} label={methodNames[method]} />
        ))}
      </Ticks>
      <Ticks legend="Where it goes">
        {destinations.map((one) => (
          <Tick key={one} type="checkbox" name={one} value="yes" label={destinationNames[one]} />
        ))}
      </Ticks>
    </PhotoForm>
  )
}

type LateProps = {
  readonly date: string
  /** Pickups for which the crew hasn't set out. */
  readonly waiting: readonly Stop[]
  /** UTC ms: when the page was made. */
  readonly now: number
}

/** Who hears of a delay, and how: "Ann gets a text, and Bob an email." */
function whoHears(waiting: readonly Stop[]): string {
  const told = waiting.flatMap((stop) => (stop.hearsBy ? [`${whoOf(stop)} (${stop.hearsBy})`] : []))
  const others = waiting.filter(({ hearsBy }) => !hearsBy).map(whoOf)
  const list = (names: readonly string[]) => new Intl.ListFormat('en-US').format(names)
  return [
    told.length > 0 ? `We’ll tell ${list(told)}.` : '',
    others.length > 0 ? `You’ll have to call ${list(others)}.` : '',
  ]
    .filter(Boolean)
    .join(' ')
}

/** Tells everybody who's still waiting today. */
export const LateForm = ({ date, waiting, now }: LateProps) => (
  <details className="stop-ask stop-late">
    <summary className="btn-line w-full">Running late</summary>
    <form method="post" action={paths.deskDay(date)} className="mt-3">
      <input type="hidden" name="as-of" value={now} />
      <p>{whoHears(waiting)} How late are you?</p>
      <div className="grid grid-cols-3 gap-2 mt-3">
        {delays.map((minutes) => (
          <button key={minutes} type="submit" name="minutes" value={minutes} className="btn-line">
            {minutes === 60 ? '1 hour' : `${minutes} min`}
          </button>
        ))}
      </div>
    </form>
  </details>
)

type Props = {
  readonly date: string
  readonly stop: Stop
  /** A pickup of an earlier day can only be finished. */
  readonly isOver: boolean
  /** What was typed as paid, and isn't an amount. */
  readonly paid: string | undefined
}

const Done = ({ date, stop, paid, className }: Omit<Props, 'isOver'> & { readonly className: string }) => (
  <details className="stop-ask" open={paid !== undefined}>
    <summary className={className}>{sentences.pickup.steps.done}</summary>
    <DoneForm date={date} stop={stop} paid={paid} />
  </details>
)

type StepButtonProps = Pick<Props, 'date' | 'stop'> & { step: VisitStep; className: string }

const StepButton = ({ date, stop, step, className }: StepButtonProps) => (
  <form method="post" action={paths.deskDay(date)}>
    <input type="hidden" name="reference" value={stop.reference} />
    <button type="submit" name="step" value={step} className={className}>
      {sentences.pickup.steps[step]}
    </button>
  </form>
)

const stepsOf = ({ stop, isOver }: Pick<Props, 'stop' | 'isOver'>) =>
  isOver ? (['done'] as const) : stepsAfter(stop.visit)

/** The step that's next. `isMain`: it's the main thing to do on the page. */
export function NextStep({ isMain, ...props }: Props & { readonly isMain: boolean }) {
  const [step] = stepsOf(props)
  const className = isMain ? 'btn-main w-full' : 'btn-line w-full'
  return (
    <div className="mt-3">
      {step === 'done' && <Done {...props} className={className} />}
      {step && step !== 'done' && <StepButton {...props} step={step} className={className} />}
    </div>
  )
}

/** The steps after that one, and what else the crew can do. */
export function OtherSteps({ children, ...props }: Props & { readonly children: ReactNode }) {
  const [, ...steps] = stepsOf(props)
  return (
    <div className="stop-more mt-4">
      {steps.map((step) =>
        step === 'done' ? (
          <Done key={step} {...props} className="btn-line w-full" />
        ) : (
          <StepButton key={step} {...props} step={step} className="btn-line w-full" />
        ),
      )}
      {!props.isOver && (
        <details className="stop-ask">
          <summary className="btn-line w-full">Photos before</summary>
          <PhotoForm {...props} step="before" label="How it looks now" save="Keep them">
            {null}
          </PhotoForm>
        </details>
      )}
      {children}
    </div>
  )
}
