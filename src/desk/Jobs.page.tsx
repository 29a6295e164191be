import { say } from '#words'
import { paidWords, payMethods, receiptOf } from '../domain/calendar/booking.ts'
import { dateLabel } from '../domain/calendar/slots.ts'
import type { Span } from '../domain/calendar/spans.ts'
import { own } from '../domain/text.ts'
import { statusName } from '../request/actions.ts'
import { whoOf } from '../request/request.ts'
import { deskPaths } from '../routes.ts'
import type { Page } from '../shared/document/page.ts'
import { fieldBox } from '../shared/form/TextInput.tsx'
import { Submit } from '../shared/parts/Submit.tsx'
import type { Job } from '../store/income.ts'
import { DeskFrame, WayOn } from './DeskFrame.tsx'
import { deskPage } from './deskPage.ts'
import { Field, Why } from './Field.tsx'
import type { Figure } from './numbers.ts'
import { spanWords } from './SpanChoice.tsx'

/** Most of them in the list. */
const mostJobs = 100

/** Why an amount wasn't recorded, and what was typed. */
export type JobTrouble = Readonly<Record<'text' | 'reference' | 'paid' | 'method', string>>

type Props = {
  readonly span: Span
  readonly figure: Figure
  /** Local date. */
  readonly today: string
  /** Every job of the list, those without an amount first. */
  readonly jobs: readonly Job[]
  readonly isSaved: boolean
  readonly trouble: JobTrouble | undefined
}

type AmountProps = Pick<Props, 'span' | 'figure' | 'trouble'> & { readonly reference: string }

const Amount = ({ span, figure, trouble, reference }: AmountProps) => (
  <form method="post" action={deskPaths.jobs({ ...span, ...figure })} className="mt-2">
    <Why typed={trouble && { why: trouble.text, field: 'paid' }}>
      <div className="grid grid-cols-2 items-end gap-2">
        <input type="hidden" name="reference" value={reference} />
        <Field
          label={say.numbers.theyPaid}
          name="paid"
          inputMode="decimal"
          placeholder="245"
          required
          defaultValue={trouble?.paid}
        />
        <label className="font-bold min-w-0">
          {say.numbers.how}
          <select name="method" defaultValue={trouble?.method} className={`${fieldBox} border-soft`}>
            <option value="">{say.numbers.notSaid}</option>
            {payMethods.map((method) => (
              <option key={method} value={method}>
                {say.desk.methods[method]}
              </option>
            ))}
          </select>
        </label>
        <Submit className="btn-line col-span-2">{say.numbers.savePaid}</Submit>
      </div>
    </Why>
  </form>
)

const JobCard = ({ job, trouble, ...props }: { readonly job: Job } & Pick<Props, 'span' | 'figure' | 'trouble'>) => {
  const { reference, name, phone, paid, method, town, kind, date, status } = job
  return (
    <li className="desk-card">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <h2 className="font-bold text-[1.1875rem] leading-snug break-anywhere">
          {reference === null ? (
            say.numbers.nobodysJob
          ) : (
            <a href={deskPaths.request(reference)} className="link tap">
              {whoOf({ reference, answers: { name, phone } })}
            </a>
          )}
        </h2>
        {paid !== null && <strong>{paidWords(receiptOf(paid, method, []))}</strong>}
        {status !== 'done' && <span className="desk-chip">{statusName(status)}</span>}
      </div>
      <p className="text-soft break-anywhere">{[dateLabel(date), town, kind].join('\u00a0· ')}</p>
      {paid === null && reference !== null && status === 'done' && props.figure.of === 'jobs' && (
        <Amount {...props} reference={reference} trouble={trouble?.reference === reference ? trouble : undefined} />
      )}
    </li>
  )
}

const JobList = ({ jobs, ...props }: Pick<Props, 'jobs' | 'span' | 'figure' | 'trouble'>) => {
  const isOfJobs = props.figure.of === 'jobs'
  const open = isOfJobs ? jobs.filter(({ paid }) => paid === null).length : 0
  if (jobs.length === 0) return <p className="mt-5 text-[1.1875rem]">{say.numbers.none(isOfJobs)}</p>
  return (
    <>
      <p className="mt-2 text-[1.1875rem]">
        {say.numbers.listed(jobs.length, isOfJobs)} {jobs.length > mostJobs && say.numbers.notAll(mostJobs)}{' '}
        {open > 0 && say.numbers.withoutFirst(open)}
      </p>
      <ul className="grid gap-3 mt-3">
        {jobs.slice(0, mostJobs).map((job, index) => (
          <JobCard key={job.reference ?? index} job={job} {...props} />
        ))}
      </ul>
    </>
  )
}

const titleOf = ({ figure }: Pick<Props, 'figure'>) =>
  figure.of === 'jobs' ? say.numbers.jobsRow : say.desk.tabs.requests

/** Words of a table's rows, where they aren't what they're counted by. */
const rowNames = (): Readonly<Record<string, Readonly<Record<string, string>>>> => ({
  form: say.numbers.forms,
  outcome: say.numbers.outcomes,
  won: { yes: say.numbers.wonRow },
  loss: say.happened.losses,
})

const rowWords = ({ by, is }: Figure) => own(own(rowNames(), by) ?? {}, is) ?? is

export const jobsPage = ({ today, isSaved, ...props }: Props): Page =>
  deskPage(
    <DeskFrame
      tab="numbers"
      title={titleOf(props)}
      aside={<span className="text-soft">{spanWords(props.span, today)}</span>}
      trouble={props.trouble?.text}
      done={isSaved && !props.trouble ? say.numbers.paidSaved : undefined}
    >
      {props.figure.is && <p className="mt-2 font-bold text-[1.1875rem] break-anywhere">{rowWords(props.figure)}</p>}
      <JobList {...props} />
      {props.jobs.length > 0 && <WayOn href={deskPaths.jobsFile(props.span)}>{say.numbers.spreadsheet}</WayOn>}
      <WayOn href={deskPaths.numbers(props.span)}>{say.numbers.back}</WayOn>
    </DeskFrame>,
  )
