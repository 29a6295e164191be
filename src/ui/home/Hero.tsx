import { hero } from '#site/home.ts'
import { site } from '#site/site.ts'
import { drawing, itemsUrl } from '../../assets.ts'
import { items } from '../../business/items.ts'
import { callDiscountOffer } from '../../business/pricing.ts'
import type { Quote } from '../../business/quote.ts'
import { listWords, quoteWords } from '../../business/quote.ts'
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
    <Ticket number="Free quote · no obligation" title="Get a free quote" titleId="quote-title">
      <LeftOut words={unread} />
      {quote && (
        <p className="mb-4">
          <strong>{quoteWords(quote.estimate)}</strong> for {listWords(quote.counted)}.{' '}
          <TapLink href={`${paths.calculator}?${quote.query}`}>
            Change<span className="sr-only"> your list</span>
          </TapLink>
        </p>
      )}
      <Island
        name="LeadForm"
        component={LeadForm}
        props={{
          form: 'quote',
          action: paths.home,
          button: 'Get a free quote',
          state: form,
        }}
      />
    </Ticket>
  </section>
)

/** What a thing costs, or who takes it. It loads nothing before it's touched, and until then the calculator answers. */
const LookUp = () => (
  <section aria-labelledby="items-title" className="hero-search">
    <h2 id="items-title" className="h2 mb-1">
      What needs to go?
    </h2>
    <Island
      name="ItemSearch"
      component={ItemSearch}
      props={{
        items: itemsUrl,
        label: 'See the price, or who takes it',
        action: `${paths.calculator}#find`,
      }}
    />
  </section>
)

const Rating = () => (
  <p className="flex flex-wrap items-center gap-x-2">
    <Stars className="hidden sm:block w-[6.875rem]" />
    <strong>{site.claims.headerRating}</strong>
    <span>from {site.claims.heroReviews} reviews online</span>
  </p>
)

/** What the business calls them here; everywhere else they have the names of the actions. */
const actionNames = { book: 'Book Now', price: 'Price Estimator' } as const

const promises = [...hero.badges, ...hero.guarantees]
/** Without all that the sample has, what's beside the ticket would end far above its foot. */
const isShort = !items || !callDiscountOffer() || promises.length < 6

/** First screen: who, where, from how much, and the ways to act, all in the sky; then the truck, and the quote below it. */
export const Hero = ({ form, quote, unread, friend }: HeroProps) => (
  <div className="hero">
    <div className="hero-scene">
      <div className="wrap pt-3 md:pt-5">
        {friend !== undefined && (
          <p className="font-bold leading-tight mb-1">{firstName(friend) || 'A friend'} sent you. Glad you’re here.</p>
        )}
        {/* What we do and where is part of the heading, since that's what people search for; the claim is what they see. */}
        <h1 className="font-head font-bold">
          <span className="block text-[1.25rem] md:text-[1.5rem] leading-tight text-link">{hero.kicker}</span>{' '}
          <span className="block h1 mt-1 max-w-[14ch] md:max-w-none">{hero.heading}</span>
        </h1>
        <p className="mt-2 flex flex-wrap gap-x-3 items-center md:text-[1.25rem] leading-normal">
          {hero.lead}
          {/* Without a calculator a button says it. */}
          {items && <TapLink href="#quote">Get a free quote</TapLink>}
        </p>
        <div className="mt-2 md:mt-4 grid gap-x-6 gap-y-2.5 lg:flex lg:flex-wrap lg:items-center">
          <ContactActions names={actionNames} />
          {site.claims && <Rating />}
        </div>
      </div>
      <HeroPanorama src={drawing('panorama').url} />
    </div>
    <div className="wrap hero-below">
      {items ? <LookUp /> : <SameDayClock />}
      <div className="hero-quote">
        <QuoteTicket form={form} quote={quote} unread={unread} />
      </div>
      <div className={`gap-3 lg:gap-7 ${isShort ? 'hero-few' : 'grid content-start'}`}>
        {items && <SameDayClock />}
        {callDiscountOffer() && (
          <p className="price-tag justify-self-start">
            Call to book: <strong>{callDiscountOffer()}</strong>
          </p>
        )}
        <TickList items={promises} label="What we promise" className="grid gap-1 leading-[1.3] lg:gap-2.5" />
      </div>
    </div>
  </div>
)
