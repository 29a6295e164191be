import { hero } from '#site/home.ts'
import { site } from '#site/site.ts'
import { drawing } from '../../assets.ts'
import { callDiscountOffer } from '../../content/pricing.ts'
import type { FormState } from '../../forms/form.ts'
import { ContactActions } from '../ContactActions.tsx'
import { Stars } from '../icons.tsx'
import { Panorama } from '../Panorama.tsx'
import { QuoteTicket } from '../QuoteTicket.tsx'
import { SameDayClock } from '../SameDay.tsx'
import { TickList } from '../TickList.tsx'

const Rating = () => (
  <p className="flex flex-wrap items-center gap-x-2">
    <Stars className="w-[5.5rem] sm:w-[6.875rem]" />
    <strong>{site.claims.headerRating}</strong>
    <span>from {site.claims.heroReviews} reviews online</span>
  </p>
)

/** What the business calls them here; everywhere else they have the names of the actions. */
const actionNames = { book: 'Book Now', price: 'Price Estimator' } as const

/** First screen: who, where, from how much, and the ways to act, over the prairie; then the quote ticket. */
export const Hero = ({ form }: { readonly form: FormState | undefined }) => (
  <div className="hero">
    <div className="hero-scene">
      <div className="wrap">
        <div className="hero-words">
          <p className="font-head font-bold text-[1.25rem] md:text-[1.5rem] leading-tight text-link">{hero.kicker}</p>
          <h1 className="h1 mt-1.5 max-w-[14ch] lg:max-w-[19ch]">{hero.heading}</h1>
          <p className="mt-3 md:mt-4 max-w-[33rem] md:text-[1.1875rem] leading-normal">{hero.lead}</p>
          <ContactActions className="mt-5" names={actionNames} />
          <div className="mt-4">
            <SameDayClock />
          </div>
          <div className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-3">
            <p className="price-tag">
              Call to book: <strong>{callDiscountOffer}</strong>
            </p>
            {site.claims && <Rating />}
          </div>
          <ul className="hero-badges">
            {hero.badges.map((badge) => (
              <li key={badge}>{badge}</li>
            ))}
          </ul>
          <TickList items={hero.guarantees} label="What we promise" className="hero-promise" />
        </div>
      </div>
      <Panorama src={drawing('panorama').url} />
    </div>
    <div className="wrap hero-side">
      <div className="hero-ticket">
        <QuoteTicket title="Get a free quote" action="/" button="Get a free quote" form={form} />
      </div>
    </div>
  </div>
)
