import { sentences } from '#sentences'
import { say } from '#words'
import { credentials, payBy } from '../../business/contact.ts'
import { homeTexts } from '../../business/siteTexts.ts'
import { dollars } from '../../domain/prices/price.ts'
import type { BeforeAfter as Pair, Testimonial } from '../../sites/schema/texts.ts'
import { Drawing } from './Drawing.tsx'
import { Link } from './Link.tsx'

type TickListProps = { readonly items: readonly string[]; readonly className?: string; readonly label?: string }

/** Short promises, each with a tick. */
export const TickList = ({ items, className, label }: TickListProps) => (
  <ul className={className} aria-label={label}>
    {items.map((item) => (
      <li key={item} className="tick">
        {item}
      </li>
    ))}
  </ul>
)

/** License, insurance and bureau as far as the business has named them, and how to pay. */
export const Credentials = ({ className }: { readonly className?: string }) => (
  <ul className={className}>
    {credentials().map(({ label, href }) => (
      <li key={label} className="tick">
        {href ? <Link href={href}>{label}</Link> : label}
      </li>
    ))}
    <li className="tick">{payBy().slice(0, -1)}</li>
  </ul>
)

/** A local calendar date or month, 2026-10-05 or 2026-10, formatted from its digits, so that no time zone moves it. */
export const CalendarDate = ({ day }: { readonly day: string }) => {
  const [year = '', month, date] = day.split('-')
  const { fullDate, monthOf } = say.time
  return <time dateTime={day}>{date ? fullDate(Number(date), Number(month), year) : monthOf(Number(month), year)}</time>
}

/** Who said it and where, then what is known of the job, its price, its date and where the review was published. */
export const Byline = ({ of: { author, place, job, paid, date, source } }: { readonly of: Testimonial }) => (
  <span className="flex flex-wrap gap-x-3">
    <span>
      <strong>{author}</strong>, {place}
    </span>
    {(job || paid || date || source) && (
      <span className="flex flex-wrap gap-x-3 text-soft">
        {job && <span>{job}</span>}
        {paid && <span>{sentences.home.paid(dollars(paid * 100))}</span>}
        {date && <CalendarDate day={date} />}
        {source && (
          <a href={source.href} className="link tap">
            {source.label}
          </a>
        )}
      </span>
    )}
  </span>
)

/** One spot twice, side by side; a script lays one picture over the other and makes the line between them movable. */
const BeforeAfter = ({ pair: { caption, before, after } }: { readonly pair: Pair }) => (
  <figure data-compare="" className="compare">
    <div className="compare-pair">
      <div className="compare-side">
        <Drawing name={before.drawing} alt={before.alt} className="w-full h-auto" />
        <span className="compare-label" aria-hidden="true">
          {sentences.home.before}
        </span>
      </div>
      <div className="compare-side compare-after">
        <Drawing name={after.drawing} alt={after.alt} className="w-full h-auto" />
        <span className="compare-label compare-label-after" aria-hidden="true">
          {sentences.home.after}
        </span>
      </div>
      <input type="range" hidden defaultValue={50} aria-label={sentences.home.moveLine} />
      <span className="compare-line" aria-hidden="true" />
    </div>
    <figcaption className="mt-2">{caption}</figcaption>
  </figure>
)

/** What we leave behind, and who comes: drawings until the owner's photos replace them. */
export const Proof = () => (
  <section aria-labelledby="crew-title" className="[--height:29rem] md:[--height:36rem] wrap pb-6 md:pb-24">
    <div className="grid gap-6 md:grid-cols-2 lg:gap-16 md:items-start">
      {homeTexts()
        .beforeAfter.slice(0, 1)
        .map((pair) => (
          <BeforeAfter key={pair.caption} pair={pair} />
        ))}
      <div className="flex flex-wrap gap-x-4 gap-y-3 items-center md:grid">
        <div className="flex-[0_0_min(8.5rem,40%)]">
          <Drawing name="crew" alt={homeTexts().crew.alt} className="w-full h-auto rounded" />
        </div>
        <div className="flex-[1_1_9rem]">
          <h2 id="crew-title" className="h3 md:text-[2.75rem]">
            {homeTexts().crew.heading}
          </h2>
          <p className="mt-1 md:mt-2 max-w-[34rem] leading-snug md:leading-normal">{homeTexts().crew.text}</p>
        </div>
        {/* Phones have them in the first section and in the footer. */}
        <Credentials className="hidden md:grid gap-1" />
      </div>
    </div>
  </section>
)
