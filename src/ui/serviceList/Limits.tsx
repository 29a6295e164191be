import { sentences } from '#sentences'
import { site } from '#site/site.ts'
import { callDiscountTerms } from '../../business/pricing.ts'
import { allTowns } from '../../business/siteTexts.ts'
import { paths } from '../../routes.ts'
import { ZipCheck } from '../serviceAreas/ZipCheck.tsx'
import { boldTo, TapLink } from '../shared/Link.tsx'
import { Section } from '../shared/Section.tsx'

/** What a job costs, whether we come, and what stays behind. */
export const Limits = ({ refused }: { readonly refused: readonly string[] }) => (
  <div className="bg-sky">
    <div className="wrap grid gap-12 py-14 md:grid-cols-2 lg:grid-cols-[repeat(auto-fit,minmax(min(100%,16rem),1fr))] lg:gap-14 lg:py-20">
      <Section id="price-line" heading={sentences.services.costs}>
        <p className="price-tag mt-4 w-fit">
          <strong>{sentences.services.fromTo(`$${site.price.from}`, `$${site.price.to}`)}</strong>
        </p>
        <p className="mt-3">{sentences.services.costsText(callDiscountTerms()).trim()}</p>
        {site.features.calculator && (
          <p className="mt-2">
            <TapLink href={paths.calculator}>{sentences.services.seePrice}</TapLink>
          </p>
        )}
      </Section>
      <Section id="zip-title" heading={sentences.services.myTown} look="h2 mb-4">
        <ZipCheck />
        <p className="mt-4">
          <TapLink href={paths.serviceAreas}>{sentences.services.onMap(allTowns())}</TapLink>
        </p>
      </Section>
      <Section id="left-title" heading={sentences.services.refused} className="md:col-span-full lg:col-auto">
        <ul className="service-left mt-3 md:columns-2 md:gap-x-12 lg:columns-1">
          {refused.map((thing) => (
            <li key={thing}>{thing}</li>
          ))}
        </ul>
        {site.features.calculator && (
          <p className="mt-3">{sentences.services.whereItGoes(boldTo(paths.whereItGoes))}</p>
        )}
      </Section>
    </div>
  </div>
)
