import { site } from '#site/site.ts'
import { callDiscountTerms } from '../../business/pricing.ts'
import { allTowns } from '../../business/towns.ts'
import { paths } from '../../routes.ts'
import { ZipCheck } from '../serviceAreas/ZipCheck.tsx'
import { BoldLink, TapLink } from '../shared/Link.tsx'
import { Section } from '../shared/Section.tsx'

/** What a job costs, whether we come, and what stays behind. */
export const Limits = ({ refused }: { readonly refused: readonly string[] }) => (
  <div className="bg-sky">
    <div className="wrap grid gap-12 py-14 md:grid-cols-2 lg:grid-cols-[repeat(auto-fit,minmax(min(100%,16rem),1fr))] lg:gap-14 lg:py-20">
      <Section id="price-line" heading="What it costs">
        <p className="price-tag mt-4 w-fit">
          <strong>{`From $${site.price.from} to $${site.price.to}`}</strong>
        </p>
        <p className="mt-3">
          {`That’s for the space it takes up in the truck, from a small load to a full one. Some items have an extra charge. You agree to the price before we lift. ${callDiscountTerms()}`.trim()}
        </p>
        {site.features.calculator && (
          <p className="mt-2">
            <TapLink href={paths.calculator}>See your price</TapLink>
          </p>
        )}
      </Section>
      <section aria-labelledby="zip-title">
        <h2 id="zip-title" className="h2 mb-4">
          Do you serve my town?
        </h2>
        <ZipCheck />
        <p className="mt-4">
          <TapLink href={paths.serviceAreas}>{allTowns} on a map</TapLink>
        </p>
      </section>
      <Section id="left-title" heading="What we can’t take" className="md:col-span-full lg:col-auto">
        <ul className="service-left mt-3 md:columns-2 md:gap-x-12 lg:columns-1">
          {refused.map((thing) => (
            <li key={thing}>{thing}</li>
          ))}
        </ul>
        {site.features.calculator && (
          <p className="mt-3">
            There’s a place for each of these, and you can{' '}
            <BoldLink href={paths.whereItGoes}>look up where it goes</BoldLink>.
          </p>
        )}
      </Section>
    </div>
  </div>
)
