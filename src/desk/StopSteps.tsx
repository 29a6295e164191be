import type { ReactNode } from 'react'
import { sentences } from '#sentences'
import { windowHours } from '#site/calendar.ts'
import { say } from '#words'
import { stepsAfter, type VisitStep } from '../domain/calendar/booking.ts'
import { timeLabel } from '../domain/calendar/slots.ts'
import { listed } from '../language/texts.ts'
import { canMiss, delays, drives, type Stop, whoOf } from '../request/request.ts'
import { deskPaths } from '../routes.ts'
import { CostsForm, Done, NobodyThere, PayOnline, UndoStep } from './StopAfter.tsx'
import { PhotoForm, type StopFormProps } from './StopForm.tsx'

type LateProps = {
  readonly date: string
  /** Pickups for which the crew hasn't set out. */
  readonly waiting: readonly Stop[]
  /** Which crew is late; 0 where the page has no other's stops. */
  readonly crew: number
  /** UTC ms: when the page was made. */
  readonly now: number
}

/** Who isn't told by itself: the crew gets the words for a text. */
function othersWords(others: readonly Stop[]): string {
  return others.length === 0 ? '' : say.stop.late.others(listed(others.map(whoOf)))
}

/** Tells those who are still waiting today, and ticked. */
export const LateForm = ({ date, waiting, crew, now }: LateProps) => (
  <details className="stop-ask stop-late">
    <summary className="btn-line w-full">{say.stop.late.title}</summary>
    <form method="post" action={deskPaths.day(date)} className="mt-3">
      <input type="hidden" name="as-of" value={now} />
      {crew > 0 && <input type="hidden" name="of" value={crew} />}
      <fieldset>
        <legend className="font-bold">{say.stop.late.who}</legend>
        {waiting.flatMap((stop) =>
          stop.hearsBy ? (
            <label key={stop.reference} className="flex items-center gap-2 min-h-11">
              <input
                type="checkbox"
                name={`tell-${stop.reference}`}
                value="yes"
                defaultChecked
                className="w-5 h-5 flex-none accent-pine"
              />
              <span className="break-anywhere">
                {whoOf(stop)}, {timeLabel(stop.slot, windowHours)}: {say.stop.late.way(stop.hearsBy === 'text')}
              </span>
            </label>
          ) : (
            []
          ),
        )}
      </fieldset>
      <p className="mt-2">{othersWords(waiting.filter(({ hearsBy }) => !hearsBy))}</p>
      <p className="mt-2">{say.stop.late.howLate(say.message.late(30))}</p>
      <div className="grid grid-cols-3 gap-2 mt-3">
        {delays.map((minutes) => (
          <button key={minutes} type="submit" name="minutes" value={minutes} className="btn-line">
            {say.stop.minutes(minutes)}
          </button>
        ))}
      </div>
    </form>
  </details>
)

type Props = StopFormProps & {
  readonly stop: Stop
  /** UTC ms. */
  readonly now: number
  /** A pickup of an earlier day can only be finished. */
  readonly isOver: boolean
}

type StepButtonProps = Pick<Props, 'date' | 'stop'> & { step: VisitStep; className: string }

/** One tap: whoever sets out says about how long the drive takes. */
const StepButton = ({ date, stop, step, className }: StepButtonProps) => (
  <form method="post" action={deskPaths.day(date)}>
    <input type="hidden" name="reference" value={stop.reference} />
    <input type="hidden" name="step" value={step} />
    {step === 'on-the-way' ? (
      <fieldset>
        <legend className="font-bold mb-1">{say.stop.thereIn(sentences.pickup.steps[step])}</legend>
        <div className="grid grid-cols-3 gap-2">
          {drives.map((minutes) => (
            <button key={minutes} type="submit" name="drive" value={minutes} className={className}>
              <span className="sr-only">{sentences.pickup.steps[step]}: </span>
              {say.stop.minutes(minutes)}
            </button>
          ))}
        </div>
      </fieldset>
    ) : (
      <button type="submit" className={className}>
        {sentences.pickup.steps[step]}
      </button>
    )}
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
      {props.stop.visit.arrived !== undefined && <PayOnline stop={props.stop} />}
      <UndoStep {...props} />
    </div>
  )
}

type PlaceProps = Pick<Props, 'date' | 'stop'> & {
  /** Places to which it can go, as `neighbors.ts` counts them, by the words for that. */
  readonly places: Readonly<Record<'earlier' | 'later', number | undefined>>
}

export const PlaceForm = ({ date, stop, places }: PlaceProps) => (
  <form method="post" action={deskPaths.day(date)} className="flex gap-2 mt-2">
    <input type="hidden" name="reference" value={stop.reference} />
    <input type="hidden" name="step" value="placed" />
    {(['earlier', 'later'] as const).map(
      (when) =>
        places[when] !== undefined && (
          <button key={when} type="submit" name="place" value={places[when]} className="btn-line flex-1">
            {say.stop[when]}
          </button>
        ),
    )}
  </form>
)

export function OtherSteps({ children, ...props }: Props & { readonly children: ReactNode }) {
  const [, ...steps] = stepsOf(props)
  const { stop, now } = props
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
          <summary className="btn-line w-full">{say.stop.photosBefore}</summary>
          <PhotoForm {...props} step="before" label={say.stop.looksNow} save={say.stop.keepPhotos}>
            {null}
          </PhotoForm>
        </details>
      )}
      {stop.visit.arrived !== undefined && <CostsForm {...props} />}
      {canMiss(stop, now) && <NobodyThere {...props} />}
      {children}
    </div>
  )
}
