import { methodNames, paidWords, payMethods, receiptOf } from '../domain/calendar/booking.ts'
import { dateLabel } from '../domain/calendar/slots.ts'
import type { Span } from '../domain/calendar/spans.ts'
import { own } from '../domain/text.ts'
import { whoOf } from '../request/request.ts'
import { deskPaths } from '../routes.ts'
import type { Page } from '../shared/document/page.ts'
import { fieldBox } from '../shared/form/TextInput.tsx'
import { Submit } from '../shared/parts/Submit.tsx'
import type { Job } from '../store/income.ts'
import { DeskFrame, WayOn } from './DeskFrame.tsx'
import { deskPage } from './deskPage.ts'
import { Field } from './Field.tsx'
import { nobodysJob } from './jobsSheet.ts'
import { type Figure, kindNames, outcomeNames } from './numbers.ts'
import { statusNames } from './RequestRow.tsx'
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
  <form method="post" action={deskPaths.jobs({ ...span, ...figure })} className="grid grid-cols-2 items-end gap-2 mt-2">
    <input type="hidden" name="reference" value={reference} />
    <Field
      label="They paid"
      name="paid"
      inputMode="decimal"
      placeholder="245"
      required
      defaultValue={trouble?.paid}
      isWrong={trouble !== undefined}
    />
    <label className="font-bold min-w-0">
      How
      <select name="method" defaultValue={trouble?.method} className={`${fieldBox} border-soft`}>
        <option value="">Not said</option>
        {payMethods.map((method) => (
          <option key={method} value={method}>
            {methodNames[method]}
          </option>
        ))}
      </select>
    </label>
    <Submit className="btn-line col-span-2">Save what they paid</Submit>
  </form>
)

const JobCard = ({ job, trouble, ...props }: { readonly job: Job } & Pick<Props, 'span' | 'figure' | 'trouble'>) => {
  const { reference, name, phone, paid, method, town, kind, date, status } = job
  return (
    <li className="desk-card">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <h2 className="font-bold text-[1.1875rem] leading-snug break-anywhere">
          {reference === null ? (
            nobodysJob
          ) : (
            <a href={deskPaths.request(reference)} className="link tap">
              {whoOf({ reference, answers: { name, phone } })}
            </a>
          )}
        </h2>
        {paid !== null && <strong>{paidWords(receiptOf(paid, method, []))}</strong>}
        {status !== 'done' && <span className="desk-chip">{own(statusNames, status)}</span>}
      </div>
      <p className="text-soft break-anywhere">{[dateLabel(date), town, kind].join(' · ')}</p>
      {paid === null && reference !== null && status === 'done' && props.figure.of === 'jobs' && (
        <Amount {...props} reference={reference} trouble={trouble?.reference === reference ? trouble : undefined} />
      )}
    </li>
  )
}

const JobList = ({ jobs, ...props }: Pick<Props, 'jobs' | 'span' | 'figure' | 'trouble'>) => {
  const isOfJobs = props.figure.of === 'jobs'
  const open = isOfJobs ? jobs.filter(({ paid }) => paid === null).length : 0
  const what = isOfJobs ? 'job' : 'request'
  if (jobs.length === 0) return <p className="mt-5 text-[1.1875rem]">{`There are no ${what}s in these days.`}</p>
  return (
    <>
      <p className="mt-2 text-[1.1875rem]">
        {`${jobs.length} ${jobs.length === 1 ? what : `${what}s`}${isOfJobs ? ' done' : ''}.`}{' '}
        {jobs.length > mostJobs && `Here are ${mostJobs} of them. The spreadsheet has them all.`}{' '}
        {open > 0 && `${open} without an amount ${open === 1 ? 'is' : 'are'} first.`}
      </p>
      <ul className="grid gap-3 mt-3">
        {jobs.slice(0, mostJobs).map((job, index) => (
          <JobCard key={job.reference ?? index} job={job} {...props} />
        ))}
      </ul>
    </>
  )
}

const titleOf = ({ figure }: Pick<Props, 'figure'>) => (figure.of === 'jobs' ? 'Jobs' : 'Requests')

/** Words of a table's rows, where they aren't what they're counted by. */
const rowNames = { form: kindNames, outcome: outcomeNames, won: { yes: 'Won' } }

const rowWords = ({ by, is }: Figure) => own(own<Readonly<Record<string, string>>>(rowNames, by) ?? {}, is) ?? is

export const jobsPage = ({ today, isSaved, ...props }: Props): Page =>
  deskPage(
    <DeskFrame
      tab="Numbers"
      title={titleOf(props)}
      aside={<span className="text-soft">{spanWords(props.span, today)}</span>}
      trouble={props.trouble?.text}
      done={isSaved && !props.trouble ? 'What they paid is saved.' : undefined}
    >
      {props.figure.is && <p className="mt-2 font-bold text-[1.1875rem] break-anywhere">{rowWords(props.figure)}</p>}
      <JobList {...props} />
      {props.jobs.length > 0 && <WayOn href={deskPaths.jobsFile(props.span)}>Spreadsheet</WayOn>}
      <WayOn href={deskPaths.numbers(props.span)}>Back to the numbers</WayOn>
    </DeskFrame>,
  )
