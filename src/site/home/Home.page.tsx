import type { ComponentProps } from 'react'
import { sentences } from '#sentences'
import { reward } from '#site/referral.ts'
import { site } from '#site/site.ts'
import { say } from '#words'
import { drawing, itemsUrl, motionSheet } from '../../assets.ts'
import { codeNote } from '../../business/adjustments.ts'
import { items, knownItems, quoteOf } from '../../business/items.ts'
import { callDiscountOffer, type Quote, quoteWords } from '../../business/pricing.ts'
import { homeTexts, pageTexts, siteWords } from '../../business/siteTexts.ts'
import { loadFields, unreadEntries } from '../../domain/items/itemList.ts'
import { inDollars, listWords } from '../../domain/prices/price.ts'
import { firstName, readCode } from '../../domain/text.ts'
import { paths } from '../../routes.ts'
import type { Page } from '../../shared/document/page.ts'
import { businessData } from '../../shared/document/structuredData/page.ts'
import { bands } from '../../shared/drawings/panorama/bands.ts'
import { FormIsland } from '../../shared/form/FormIsland.tsx'
import type { FormState } from '../../shared/forms/form.ts'
import { quoteForm } from '../../shared/forms/forms.ts'
import { ClosingCall, ContactActions } from '../../shared/parts/CallsToAction.tsx'
import { Island } from '../../shared/parts/Island.tsx'
import { Stars } from '../../shared/parts/icons.tsx'
import { strong, TapLink } from '../../shared/parts/Link.tsx'
import { Proof, TickList } from '../../shared/parts/Proof.tsx'
import { SameDayClock, TimelyClaim } from '../../shared/parts/SameDay.tsx'
import { Section } from '../../shared/parts/Section.tsx'
import { LeftOut, Ticket } from '../../shared/parts/Ticket.tsx'
import type { Site } from '../../sites/schema/site.ts'
import { formId, ItemSearch } from '../items/ItemSearch.tsx'
import {
  AreaTeaser,
  ImageCards,
  Questions,
  Reasons,
  ServiceTiles,
  Statistics,
  Steps,
  Testimonials,
} from './Sections.tsx'

/**
 * A layer's place in the scene, which is 560 high; see drawings/panorama/bands.ts. The height is not `auto`: WebKit would
 * take the proportions of the whole file instead of those of the view.
 */
const places: Readonly<Record<string, string>> = {
  clouds: 'top-0 h-[calc(100%*220/560)]',
  skyline: 'top-[calc(100%*40/560)] h-[calc(100%*360/560)]',
  prairie: 'top-[calc(100%*250/560)] h-[calc(100%*200/560)]',
  roofs: 'top-[calc(100%*180/560)] h-[calc(100%*300/560)]',
  trees: 'top-[calc(100%*190/560)] h-[calc(100%*310/560)]',
  road: 'top-[calc(100%*340/560)] h-[calc(100%*350/560)]',
  truck: 'top-[calc(100%*230/560)] h-[calc(100%*240/560)]',
  grass: 'top-[calc(100%*340/560)] h-[calc(100%*350/560)]',
}

/**
 * The country behind the headline: decoration, at the bottom of a positioned hero that hides its overflow. Its layers
 * follow the scroll by `client/motion.css`.
 * @param src address of the file with all layers
 */
const HeroPanorama = ({ src }: { src: string }) => (
  <div className="panorama" aria-hidden="true">
    <div className="panorama-stage">
      {bands.map(({ id, width, height }) => (
        <img
          key={id}
          className={`panorama-layer panorama-${id} ${places[id]}`}
          src={`${src}#${id}`}
          width={width}
          height={height}
          alt=""
          decoding="async"
        />
      ))}
    </div>
  </div>
)

type Props = {
  readonly form?: FormState | undefined
  /** The list from the price calculator, which comes along. */
  readonly quote?: Quote | undefined
  /** What of that list is none of our items. */
  readonly unread?: readonly string[]
  /** Name of whoever sent them, as it was typed; undefined where they came by themselves. */
  readonly friend?: string | undefined
}

/** The quote request, written on a job ticket. */
const QuoteTicket = ({ form, quote, unread = [] }: Props) => (
  <section aria-labelledby="quote-title">
    <Ticket number={sentences.home.ticket} title={sentences.home.quote} titleId="quote-title">
      <LeftOut words={unread} />
      {quote && (
        <p className="mb-4">
          {sentences.home.quoted(quoteWords(quote.estimate), listWords(quote.counted), strong)}{' '}
          <TapLink href={`${paths.calculator}?${quote.query}`}>
            {sentences.home.change}
            <span className="sr-only">{sentences.home.yourList}</span>
          </TapLink>
        </p>
      )}
      {form?.values.code && <p className="mb-4">{codeNote(form.values)}</p>}
      <FormIsland form="quote" action={paths.home} button={sentences.home.quote} state={form} />
    </Ticket>
  </section>
)

/** What a thing costs, or who takes it. It loads nothing before it's touched, and until then the page of items answers. */
const LookUp = () => (
  <Section id="items-title" heading={sentences.home.what} look="h2 mb-1" className="hero-search">
    <Island
      name="ItemSearch"
      component={ItemSearch}
      props={{
        items: itemsUrl(),
        label: sentences.home.lookUp,
        action: `${paths.items}#${formId}`,
      }}
    />
  </Section>
)

const Rating = ({ headerRating, heroReviews }: NonNullable<Site['claims']>) => (
  <p className="flex flex-wrap items-center gap-x-2">
    <Stars className="hidden sm:block w-[6.875rem]" />
    <strong>{headerRating}</strong>
    <span>{sentences.home.reviews(heroReviews)}</span>
  </p>
)

/** Beside the ticket: the next pickup, what a call takes off, and what's promised. */
function Offers() {
  const { badges, guarantees } = homeTexts().hero
  const promises = [...badges, ...guarantees]
  const offer = callDiscountOffer()
  /** Without all that the sample has, what's beside the ticket would end far above its foot. */
  const isShort = !items() || !offer || promises.length < 6
  return (
    <div className={`gap-3 lg:gap-7 ${isShort ? 'hero-few' : 'grid content-start'}`}>
      {items() && <SameDayClock />}
      {offer && <p className="price-tag justify-self-start">{sentences.home.callToBook(offer, strong)}</p>}
      <TickList items={promises} label={sentences.home.promises} className="grid gap-1 leading-[1.3] lg:gap-2.5" />
    </div>
  )
}

/** First screen: who, where, from how much, and the ways to act, all in the sky; then the truck, and the quote below it. */
export const Hero = ({ friend, ...props }: Props) => (
  <div className="hero">
    <div className="hero-scene">
      <div className="wrap pt-3 md:pt-5">
        {friend !== undefined && (
          <p className="font-bold leading-tight mb-1">
            {sentences.home.sentBy(firstName(friend), reward ? inDollars(reward) : '')}
          </p>
        )}
        {/* What we do and where is part of the heading, since that's what people search for; the claim is what they see. */}
        <h1 className="font-head font-bold">
          <span className="block text-[1.25rem] md:text-[1.5rem] leading-tight text-link">
            {homeTexts().hero.kicker}
          </span>{' '}
          <span className="block h1 mt-1 max-w-[14ch] md:max-w-none">
            <TimelyClaim text={homeTexts().hero.heading} />
          </span>
        </h1>
        <p className="mt-2 flex flex-wrap gap-x-3 items-center md:text-[1.25rem] leading-normal">
          {homeTexts().hero.lead}
          {/* Without a calculator a button says it. */}
          {items() && <TapLink href="#quote">{sentences.home.quote}</TapLink>}
        </p>
        <div className="mt-2 md:mt-4 grid gap-x-6 gap-y-2.5 lg:flex lg:flex-wrap lg:items-center">
          <ContactActions names={sentences.home} />
          {site.claims && <Rating {...site.claims} />}
        </div>
      </div>
      <HeroPanorama src={drawing('panorama').url} />
    </div>
    <div className="wrap hero-below">
      {items() ? <LookUp /> : <SameDayClock />}
      <div className="hero-quote">
        <QuoteTicket {...props} />
      </div>
      <Offers />
    </div>
  </div>
)

const HomeBody = (props: ComponentProps<typeof Hero>) => (
  <>
    <Hero {...props} />
    <Steps />
    <div className="later">
      <ServiceTiles />
      <ImageCards />
      {homeTexts().testimonials.length > 0 ? <Testimonials /> : <div className="pt-6 md:pt-24" />}
      <Proof />
      <Reasons />
      <Questions />
      <AreaTeaser />
      {homeTexts().statistics.length > 0 && <Statistics />}
      <ClosingCall />
    </div>
    <link rel="stylesheet" href={motionSheet} media="(prefers-reduced-motion: no-preference)" />
  </>
)

export const home = (): Page => ({
  kind: 'home',
  head: {
    title: pageTexts().homeTitle,
    crumb: say.frame.home,
    description: siteWords().description,
    structuredData: (siteUrl, now) => [businessData(siteUrl, now)],
  },
  form: quoteForm,
  body: () => <HomeBody />,
  variant: {
    reads: (query) => ['items', 'friend', 'code'].some((name) => query.has(name)),
    body: async ({ form, query, friend }) => {
      const said = Object.fromEntries(loadFields.map((name) => [name, query.get(name) ?? '']))
      const values = form?.values ?? { ...said, code: readCode(said.code ?? '') }
      const quote = quoteOf(values)
      const code = site.features.referrals && query.get('friend')
      const sentBy = code ? await friend(code) : undefined
      const state = form ?? (quote || values.code ? { values, errors: {} } : undefined)
      return <HomeBody form={state} quote={quote} friend={sentBy} unread={unreadEntries(query, knownItems())} />
    },
  },
})
