import { site } from '#site/site.ts'
import { say } from '#words'
import { percentOf } from '../../business/itemPages.ts'
import { quoteOf } from '../../business/items.ts'
import { type JobCard, jobsAt, townAtPath, writtenJobs } from '../../business/jobs.ts'
import { wentWords } from '../../domain/calendar/booking.ts'
import { dollars, rangeWords } from '../../domain/prices/price.ts'
import { paths, withQuery } from '../../routes.ts'
import { DynamicFragment } from './Island.tsx'
import { TapLink } from './Link.tsx'
import { CalendarDate } from './Proof.tsx'
import { Section } from './Section.tsx'

const Shots = ({ photos }: Pick<JobCard, 'photos'>) => (
  <div className={photos.length > 1 ? 'grid grid-cols-2 gap-1' : 'grid'}>
    {photos.map((url, index) => (
      <figure key={url} className="relative">
        <img
          src={url}
          alt={photos.length > 1 && index === 0 ? say.jobs.before : say.jobs.after}
          loading="lazy"
          className="block w-full aspect-[4/3] object-cover rounded"
        />
        {photos.length > 1 && (
          <figcaption className="job-when">{index === 0 ? say.jobs.beforeShort : say.jobs.afterShort}</figcaption>
        )}
      </figure>
    ))}
  </div>
)

/** How much of the truck a list fills, and the calculator's price of it: what was paid can be compared with that. */
function Estimate({ items }: Pick<JobCard, 'items'>) {
  const estimate = items ? quoteOf({ items })?.estimate : undefined
  return estimate?.kind === 'price' ? (
    <p className="mt-2">{say.jobs.estimate(percentOf(estimate), rangeWords(estimate.total))}</p>
  ) : null
}

const Card = ({ job: { what, town, month, items, cents, went, photos } }: { readonly job: JobCard }) => (
  <li className="job-card">
    {photos.length > 0 && <Shots photos={photos} />}
    <p className="mt-3 text-soft">
      {town && `${town}, `}
      <CalendarDate day={month} />
    </p>
    <h3 className="h3 mt-1 break-anywhere">{what}</h3>
    {cents ? (
      <p className="price-tag self-start mt-3">
        <strong>{say.jobs.paid(dollars(cents))}</strong>
      </p>
    ) : null}
    {site.features.calculator && <Estimate items={items} />}
    {went.length > 0 && (
      <p className="mt-2">
        {say.message.went}: {wentWords({ went })}
      </p>
    )}
    <p className="mt-auto pt-2">
      <TapLink href={site.features.calculator ? withQuery(paths.calculator, { items }) : paths.schedule()}>
        {site.features.calculator ? say.jobs.yours : say.frame.bookPickup}
      </TapLink>
    </p>
  </li>
)

type Props = { readonly path: string; readonly jobs: readonly JobCard[] }

/** What jobs cost that are done, as far as the page at a path shows them; nothing where there are none, but on their own page. */
export function JobsAt({ path, jobs }: Props) {
  const near = jobsAt(path, jobs)
  const isAll = path === paths.jobsDone
  const town = townAtPath(path)?.name
  const heading = isAll ? say.jobs.newest : town ? say.jobs.inTown(town) : say.jobs.likeIt
  if (near.length === 0) return isAll && <p className="wrap mt-6">{say.jobs.none}</p>
  return (
    <Section id="jobs" heading={heading} className="wrap py-12 md:py-16">
      <ul className="job-cards">
        {near.map((job) => (
          <Card key={job.key} job={job} />
        ))}
      </ul>
      {!isAll && (
        <p className="mt-4">
          <TapLink href={paths.jobsDone}>{say.jobs.all}</TapLink>
        </p>
      )}
    </Section>
  )
}

/** That part of a page, for those whose business has it. */
export const JobsHere = ({ path }: Pick<Props, 'path'>) =>
  site.features.jobs && (
    <DynamicFragment name="jobs">
      <JobsAt path={path} jobs={writtenJobs()} />
    </DynamicFragment>
  )
