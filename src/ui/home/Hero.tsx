import { hero } from '../../content/home.ts'
import { drawing } from '../../document/assets.ts'
import type { FormState } from '../../forms/form.ts'
import { site } from '../../site.ts'
import { ContactActions } from '../ContactActions.tsx'
import { Panorama } from '../Panorama.tsx'
import { Stars } from '../Stars.tsx'
import { QuoteTicket } from './QuoteTicket.tsx'

const Rating = () => (
  <p className="flex flex-wrap items-center gap-x-2.5 text-[1rem]">
    <Stars className="text-marigold-deep" />
    <strong>{site.claims.headerRating}</strong>
    <span>from {site.claims.heroReviews} reviews on a search engine</span>
  </p>
)

/** First screen: who, where, from how much, and the ways to act; then the quote ticket, on the prairie. */
export const Hero = ({ form }: { readonly form: FormState | undefined }) => (
  <div className="hero">
    <div className="wrap hero-grid">
      <div className="pt-6 md:pt-12 lg:pt-16">
        <p className="font-head font-bold text-[1.25rem] md:text-[1.5rem] leading-tight text-pine">{hero.kicker}</p>
        <h1 className="h1 mt-1.5 max-w-[12ch]">{hero.heading}</h1>
        <p className="mt-3 md:mt-5 max-w-[33rem] text-[1.0625rem] md:text-[1.25rem] leading-normal">{hero.lead}</p>
        <ContactActions className="mt-5" />
        <div className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-3">
          <p className="price-tag">
            <strong>${site.price.callDiscount} off</strong> when you call
          </p>
          <Rating />
        </div>
        <ul className="mt-5 flex flex-wrap gap-x-5 gap-y-1.5 font-bold text-[1rem]">
          {hero.badges.map((badge) => (
            <li key={badge} className="tick">
              {badge}
            </li>
          ))}
        </ul>
      </div>
      <div className="pt-8 lg:pt-14 pb-10 lg:pb-16">
        <QuoteTicket form={form} />
        <ul className="hero-promise" aria-label="What we promise">
          {hero.guarantees.map((promise) => (
            <li key={promise} className="tick">
              {promise}
            </li>
          ))}
        </ul>
      </div>
    </div>
    <Panorama src={drawing('panorama').url} />
  </div>
)
