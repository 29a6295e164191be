import { Fragment } from 'react'
import { sentences } from '#sentences'
import { tileSlugs } from '#site/home.ts'
import { towns } from '#site/towns.ts'
import { say } from '#words'
import { homeTexts, pageTexts, services, townsServed } from '../../business/siteTexts.ts'
import { capital } from '../../domain/text.ts'
import { paths } from '../../routes.ts'
import { Drawing } from '../../shared/parts/Drawing.tsx'
import { Stars } from '../../shared/parts/icons.tsx'
import { BoldLink, TapLink } from '../../shared/parts/Link.tsx'
import { Byline } from '../../shared/parts/Proof.tsx'
import { Band } from '../../shared/parts/Section.tsx'
import { hasMap, SmallMap, TownList } from '../../shared/parts/ServiceMap.tsx'
import type { Service } from '../../sites/schema/service.ts'

/** Four steps along a road, with the truck on its way. */
export const Steps = () => (
  <Band id="steps-title" heading={sentences.home.steps} className="py-6 md:py-24 overflow-x-clip">
    <div className="steps">
      <div className="steps-truck">
        <Drawing name="truck-piled" alt="" className="w-full h-auto" />
      </div>
      <ol className="grid gap-3 lg:grid-cols-[repeat(4,1fr)] lg:gap-8">
        {homeTexts().steps.map(({ title, text }, index) => (
          <li key={title} className="step">
            <span className="step-number" aria-hidden="true">
              {index + 1}
            </span>
            <h3 className="h3">{title}</h3>
            <p className="md:mt-1 max-w-[36rem] leading-snug md:leading-normal">{text}</p>
          </li>
        ))}
      </ol>
    </div>
    <p className="mt-4 md:mt-8">
      <TapLink href={paths.howItWorks}>{sentences.home.wholeJob}</TapLink>
    </p>
  </Band>
)

type TileProps = { readonly service: Service; readonly wide: boolean }

const Tile = ({ service: { slug, drawing, name, summary, picture }, wide }: TileProps) => (
  <li className={wide ? 'tile md:col-span-2 md:row-span-2' : 'tile'}>
    <a
      href={paths.service(slug)}
      className="tile-link flex flex-col h-full bg-card border border-line rounded overflow-hidden"
    >
      <Drawing name={drawing} alt={picture} className="tile-picture" />
      <span className="tile-words">
        <span
          className={`font-head font-bold leading-tight block ${wide ? 'text-[1.25rem] sm:text-[1.625rem] md:text-[2.25rem]' : 'text-[1.25rem] sm:text-[1.5rem]'}`}
        >
          {name}
        </span>
        <span className="hidden sm:block mt-1 leading-snug">{summary}</span>
      </span>
    </a>
  </li>
)

/** Six tiles, the first one large, and the rest by name. */
export function ServiceTiles() {
  const tiles = tileSlugs.flatMap((slug) => services().filter((service) => service.slug === slug))
  const others = services().filter(({ slug }) => !tileSlugs.includes(slug))
  return (
    <Band
      id="services-title"
      heading={sentences.home.services}
      look="h2 max-w-[20ch]"
      className="[--height:47rem] md:[--height:83rem] pb-6 md:pb-24"
    >
      <ul className="tiles">
        {tiles.map((service, index) => (
          <Tile key={service.slug} service={service} wide={index === 0} />
        ))}
      </ul>
      <p className="mt-4 md:mt-6 leading-snug md:leading-normal">
        {sentences.home.also}
        {others.map(({ slug, name }, index) => (
          <Fragment key={slug}>
            {index > 0 && ', '}
            <BoldLink href={paths.service(slug)}>{name.toLowerCase()}</BoldLink>
          </Fragment>
        ))}
        {others.length > 0 && sentences.home.and}
        <BoldLink href={paths.services}>{sentences.home.everything}</BoldLink>.
      </p>
    </Band>
  )
}

const drop = ['', 'md:mt-16', 'md:mt-6'] as const

/** Three pictures, hung at three heights. */
export const ImageCards = () => (
  <Band
    id="afterwards-title"
    heading={sentences.home.afterwards}
    className="[--height:24rem] md:[--height:31rem] on-dark bg-pine text-on-dark py-6 md:py-20"
  >
    <ul className="grid gap-3 md:grid-cols-3 md:gap-6 mt-4 md:mt-8">
      {homeTexts().imageCards.map(({ drawing, title, text, alt }, index) => (
        <li key={title} className={`flex flex-wrap gap-x-4 gap-y-3 items-center md:block ${drop[index]}`}>
          <div className="flex-[0_0_min(7.5rem,40%)] px-1 pt-1 pb-2 bg-card md:mb-4 md:px-2 md:pt-2 md:pb-3">
            <Drawing name={drawing} alt={alt} className="w-full h-auto" />
          </div>
          <div className="flex-[1_1_9rem]">
            <h3 className="h3">{title}</h3>
            <p className="mt-1 max-w-[24rem] text-on-dark leading-snug md:leading-normal">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  </Band>
)

/** One voice large, two next to it. */
export const Testimonials = () => (
  <Band
    id="testimonials-title"
    heading={sentences.home.testimonials}
    look="sr-only"
    className="[--height:29rem] md:[--height:35rem] py-6 md:py-24"
  >
    <ul className="grid gap-2 md:gap-10 lg:grid-cols-[1.4fr_1fr] lg:gap-x-16">
      {homeTexts().testimonials.map((testimonial, index) => (
        <li key={testimonial.author} className={index === 0 ? 'lg:row-span-2' : 'slip'}>
          <figure className={index === 0 ? 'lg:flex lg:flex-col lg:justify-between lg:h-full' : ''}>
            <Stars className={index === 0 ? '' : 'hidden md:block'} />
            <blockquote
              className={
                index === 0
                  ? 'mt-3 font-head font-bold text-[clamp(1.6875rem,0.5rem+4vw,4rem)] leading-[1.12] text-balance'
                  : 'md:mt-3 md:text-[1.1875rem] leading-snug md:leading-normal'
              }
            >
              <p>{testimonial.quote}</p>
            </blockquote>
            <figcaption className="mt-1 md:mt-4">
              {/* What it cost and when is on the page of reviews. */}
              <Byline of={{ ...testimonial, paid: undefined, date: undefined }} />
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
    {sentences.home.translated && <p className="mt-4 text-soft">{sentences.home.translated}</p>}
    <p className="md:mt-8">
      <TapLink href={paths.reviews}>{sentences.home.allReviews}</TapLink>
    </p>
  </Band>
)

/** Why choose us: three lines of a work order. */
export const Reasons = () => (
  <Band
    id="reasons-title"
    heading={sentences.home.reasons}
    className="[--height:23rem] md:[--height:20rem] bg-sky py-6 md:py-20"
    inside="grid gap-4 lg:grid-cols-[1fr_2fr] lg:gap-16"
  >
    <ul>
      {homeTexts().reasons.map(({ title, text }) => (
        <li
          key={title}
          className="grid gap-1 md:grid-cols-[min(15rem,41%)_1fr] md:gap-6 py-1.5 md:py-5 border-t-2 border-ink last:border-b-2"
        >
          <h3 className="font-head font-bold text-[1.375rem] md:text-[1.75rem] leading-tight">{title}</h3>
          <p className="max-w-[34rem] leading-snug md:leading-normal">{text}</p>
        </li>
      ))}
    </ul>
  </Band>
)

/** Figures of the business, large. */
export const Statistics = () => (
  <Band
    id="statistics-title"
    heading={sentences.home.numbers}
    look="sr-only"
    className="bg-marigold text-night py-4 md:py-12"
  >
    <dl className="grid grid-cols-2 lg:grid-cols-4 gap-x-6 gap-y-4">
      {homeTexts().statistics.map(({ figure, label }) => (
        <div key={label} className="flex flex-col-reverse justify-end">
          <dt className="leading-snug">{label}</dt>
          <dd className="font-head font-bold text-[2.75rem] md:text-[4.5rem] leading-none">
            {/* Words before the number, like "more than", are small. */}
            {/\s/.test(figure) && (
              <span className="text-[1.25rem]">{figure.slice(0, figure.lastIndexOf(' ') + 1)}</span>
            )}
            {figure.split(' ').at(-1)}
          </dd>
        </div>
      ))}
    </dl>
  </Band>
)

/** The four questions that come first; like on their own page, a question is opened by a tap or by searching. */
export const Questions = () => (
  <Band
    id="questions-title"
    heading={sentences.home.questions}
    className="[--height:22rem] md:[--height:20rem] py-6 md:py-24"
  >
    <ul className="grid gap-2 md:gap-5 md:grid-cols-2 items-start mt-4 md:mt-8">
      {homeTexts().questions.map(({ question, answer }) => (
        <li key={question} className="bg-card border border-line rounded">
          <details>
            <summary className="question">
              <h3 className="h3">{question}</h3>
            </summary>
            <p className="px-4 pb-4 md:px-7 md:pb-7">{answer}</p>
          </details>
        </li>
      ))}
    </ul>
    <p className="mt-4 md:mt-8">
      <a href={paths.faq} className="btn-line">
        {sentences.home.allQuestions}
      </a>
    </p>
  </Band>
)

/** Where we go: the way to the page with all of it, and where there's room the map and every town as a link. */
export const AreaTeaser = () => (
  <section
    aria-labelledby="areas-title"
    className="md:[--height:42rem] wrap pb-6 md:pb-24 grid gap-4 md:grid-cols-[minmax(0,1fr)_min(22rem,46%)] lg:grid-cols-[minmax(0,1fr)_min(27.5rem,40%)] md:gap-12 lg:gap-16 md:items-center"
  >
    <div>
      <h2 id="areas-title" className="h2">
        {towns.length > 1 ? capital(townsServed()) : say.serviceAreas.heading(true)}
      </h2>
      <p className="mt-2 max-w-[36rem]">{pageTexts().areasTeaser}</p>
      <div className="hidden lg:block mt-6">
        <TownList />
      </div>
      <p className="mt-2 md:mt-4">
        <TapLink href={paths.serviceAreas}>{sentences.home.areas}</TapLink>
      </p>
    </div>
    {hasMap && (
      <div className="hidden md:block">
        <SmallMap />
      </div>
    )}
  </section>
)
