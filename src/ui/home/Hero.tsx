import { sentences } from '#sentences'
import { site } from '#site/site.ts'
import { drawing, itemsUrl } from '../../assets.ts'
import { items } from '../../business/items.ts'
import { callDiscountOffer, type Quote, quoteWords } from '../../business/pricing.ts'
import { homeTexts } from '../../business/siteTexts.ts'
import { listWords } from '../../domain/prices/words.ts'
import { firstName } from '../../domain/text.ts'
import type { FormState } from '../../forms/form.ts'
import { paths } from '../../routes.ts'
import { LeadForm } from '../form/LeadForm.tsx'
import { ItemSearch } from '../items/ItemSearch.tsx'
import { ContactActions } from '../shared/ContactActions.tsx'
import { Island } from '../shared/Island.tsx'
import { Stars } from '../shared/icons.tsx'
import { TapLink } from '../shared/Link.tsx'
import { LeftOut } from '../shared/NotUnderstood.tsx'
import { SameDayClock } from '../shared/SameDay.tsx'
import { Section } from '../shared/Section.tsx'
import { Ticket } from '../shared/Ticket.tsx'
import { TickList } from '../shared/TickList.tsx'
import { HeroPanorama } from './HeroPanorama.tsx'

type Props = {
  readonly form: FormState | undefined
  /** The list from the price calculator, which comes along. */
  readonly quote: Quote | undefined
  /** What of that list is none of our items. */
  readonly unread: readonly string[]
}

/** `friend`: name of whoever sent them, as it was typed; undefined where they came by themselves. */
type HeroProps = Props & { readonly friend: string | undefined }

/** The quote request, written on a job ticket. */
const QuoteTicket = ({ form, quote, unread }: Props) => (
  <section aria-labelledby="quote-title">
    <Ticket number={sentences.home.ticket} title={sentences.home.quote} titleId="quote-title">
      <LeftOut words={unread} />
      {quote && (
        <p className="mb-4">
          {sentences.home.quoted(quoteWords(quote.estimate), listWords(quote.counted), (words) => (
            <strong>{words}</strong>
          ))}{' '}
          <TapLink href={`${paths.calculator}?${quote.query}`}>
            {sentences.home.change}
            <span className="sr-only">{sentences.home.yourList}</span>
          </TapLink>
        </p>
      )}
      <Island
        name="LeadForm"
        component={LeadForm}
        props={{
          form: 'quote',
          action: paths.home,
          button: sentences.home.quote,
          state: form,
        }}
      />
    </Ticket>
  </section>
)

/** What a thing costs, or who takes it. It loads nothing before it's touched, and until then the calculator answers. */
const LookUp = () => (
  <Section id="items-title" heading={sentences.home.what} look="h2 mb-1" className="hero-search">
    <Island
      name="ItemSearch"
      component={ItemSearch}
      props={{
        items: itemsUrl(),
        label: sentences.home.lookUp,
        action: `${paths.calculator}#find`,
      }}
    />
  </Section>
)

const Rating = () => (
  <p className="flex flex-wrap items-center gap-x-2">
    <Stars className="hidden sm:block w-[6.875rem]" />
    <strong>{site.claims.headerRating}</strong>
    <span>{sentences.home.reviews(site.claims.heroReviews)}</span>
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
      {offer && (
        <p className="price-tag justify-self-start">
          {sentences.home.callToBook(offer, (words) => (
            <strong>{words}</strong>
          ))}
        </p>
      )}
      <TickList items={promises} label={sentences.home.promises} className="grid gap-1 leading-[1.3] lg:gap-2.5" />
    </div>
  )
}

/** First screen: who, where, from how much, and the ways to act, all in the sky; then the truck, and the quote below it. */
export const Hero = ({ form, quote, unread, friend }: HeroProps) => (
  <div className="hero">
    <div className="hero-scene">
      <div className="wrap pt-3 md:pt-5">
        {friend !== undefined && (
          <p className="font-bold leading-tight mb-1">{sentences.home.sentBy(firstName(friend))}</p>
        )}
        {/* What we do and where is part of the heading, since that's what people search for; the claim is what they see. */}
        <h1 className="font-head font-bold">
          <span className="block text-[1.25rem] md:text-[1.5rem] leading-tight text-link">
            {homeTexts().hero.kicker}
          </span>{' '}
          <span className="block h1 mt-1 max-w-[14ch] md:max-w-none">{homeTexts().hero.heading}</span>
        </h1>
        <p className="mt-2 flex flex-wrap gap-x-3 items-center md:text-[1.25rem] leading-normal">
          {homeTexts().hero.lead}
          {/* Without a calculator a button says it. */}
          {items() && <TapLink href="#quote">{sentences.home.quote}</TapLink>}
        </p>
        <div className="mt-2 md:mt-4 grid gap-x-6 gap-y-2.5 lg:flex lg:flex-wrap lg:items-center">
          <ContactActions names={sentences.home} />
          {site.claims && <Rating />}
        </div>
      </div>
      <HeroPanorama src={drawing('panorama').url} />
    </div>
    <div className="wrap hero-below">
      {items() ? <LookUp /> : <SameDayClock />}
      <div className="hero-quote">
        <QuoteTicket form={form} quote={quote} unread={unread} />
      </div>
      <Offers />
    </div>
  </div>
)
