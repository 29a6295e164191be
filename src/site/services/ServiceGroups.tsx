import { sentences } from '#sentences'
import { site } from '#site/site.ts'
import { itemHref } from '../../business/itemPages.ts'
import { callDiscountTerms } from '../../business/pricing.ts'
import { allTowns, permitRules, serviceList, services } from '../../business/siteTexts.ts'
import { inDollars } from '../../domain/prices/price.ts'
import { paths } from '../../routes.ts'
import { Drawing } from '../../shared/parts/Drawing.tsx'
import { boldTo, TapLink } from '../../shared/parts/Link.tsx'
import { Section } from '../../shared/parts/Section.tsx'
import type { Service, ServiceGroup } from '../../sites/schema/service.ts'
import { ZipCheck } from '../towns/ZipCheck.tsx'

type Props = { readonly group: ServiceGroup }

const servicesOf = (group: ServiceGroup): Service[] =>
  group.services.flatMap((slug) => services().filter((service) => service.slug === slug))

const GroupHead = ({ group: { id, name, text } }: Props) => (
  <div>
    <h2 id={id} className="h2">
      {name}
    </h2>
    <p className="mt-3 max-w-[36rem]">{text}</p>
  </div>
)

type PictureProps = { readonly service: Service; readonly eager?: boolean }

const Picture = ({ service: { slug, drawing, name, picture }, eager }: PictureProps) => (
  <a href={paths.service(slug)} className="service-link block">
    <Drawing name={drawing} alt={picture} className="w-full h-auto rounded" eager={eager} />
    <span className="service-name mt-3">{name}</span>
  </a>
)

/** Two pieces side by side, and what comes along without a page of its own. */
const OneThing = ({ group }: Props) => (
  <section aria-labelledby={group.id} className="wrap py-14 md:py-20">
    <GroupHead group={group} />
    <div className="grid gap-10 mt-8 md:grid-cols-2 lg:grid-cols-[1.15fr_1.15fr_.9fr]">
      {servicesOf(group).map((service) => (
        <div key={service.slug}>
          <Picture service={service} eager />
          <p className="mt-1">{service.summary}</p>
        </div>
      ))}
      {serviceList().alsoHauled.length > 0 && (
        <ul className="grid gap-6 content-start md:col-span-full md:grid-cols-2 md:gap-10 lg:col-auto lg:grid-cols-1 lg:gap-6">
          {serviceList().alsoHauled.map(({ name, text, item }) => (
            <li key={name} className="pt-4 border-t-2 border-ink">
              <h3 className="h3">{name}</h3>
              <p className="mt-1">{text}</p>
              {site.features.calculator && item && (
                <TapLink href={itemHref(item)}>{sentences.services.priceAndWhere}</TapLink>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  </section>
)

/** The big jobs: one large picture, two next to it. */
const WholeRoom = ({ group }: Props) => (
  <section aria-labelledby={group.id} className="on-dark bg-pine text-on-dark py-14 md:py-20">
    <div className="wrap">
      <GroupHead group={group} />
      <ul className="service-rooms grid gap-10 mt-8 md:grid-cols-[1.9fr_1fr] md:gap-8">
        {servicesOf(group).map((service) => (
          <li key={service.slug}>
            <Picture service={service} />
            <p className="mt-1 max-w-[30rem]">{service.summary}</p>
          </li>
        ))}
      </ul>
    </div>
  </section>
)

/** What holds for every teardown: who decides, what a county adds, the call before digging. */
function PermitRules() {
  const { decides, county, dig } = permitRules() ?? {}
  return (
    <Section id="permits" heading={sentences.service.permits} className="wrap pb-14 md:pb-20">
      {[decides, ...(county ? [county.rule] : []), dig].map((rule) => (
        <p key={rule} className="mt-3 max-w-[42rem]">
          {rule}
        </p>
      ))}
      {county && <TapLink href={county.office.href}>{county.office.label}</TapLink>}
    </Section>
  )
}

/** A work order: what comes down, and what has to be done before. */
const SomethingBuilt = ({ group }: Props) => (
  <section aria-labelledby={group.id} className="wrap py-14 md:py-20">
    <GroupHead group={group} />
    <ul className="mt-8 border-b-2 border-ink">
      {servicesOf(group).map(({ slug, drawing, name, summary, picture }) => (
        <li key={slug} className="py-5 border-t-2 border-ink md:grid md:grid-cols-[1.7fr_1fr] md:gap-8 md:items-center">
          <a
            href={paths.service(slug)}
            className="service-row flex flex-wrap gap-4 items-start md:gap-6 md:items-center lg:gap-8"
          >
            <Drawing
              name={drawing}
              alt={picture}
              className="flex-[0_1_6.5rem] w-[6.5rem] h-auto rounded md:basis-[11rem] md:w-[11rem] lg:basis-[16rem] lg:w-[16rem]"
            />
            {/* The words go below the picture where their letters are too large to go next to it. */}
            <span className="flex-[1_1_10rem] min-w-0">
              <span className="service-name md:text-[2rem]">{name}</span>
              <span className="block mt-1">{summary}</span>
            </span>
          </a>
          <p className="mt-3 pl-3 border-l-4 border-marigold md:mt-0">{serviceList().beforeTeardown[slug]}</p>
        </li>
      ))}
    </ul>
  </section>
)

/** The groups that the business has. */
export function ServiceGroups() {
  const { oneThing, wholeRoom, somethingBuilt } = serviceList().groups
  return (
    <>
      {oneThing && <OneThing group={oneThing} />}
      {wholeRoom && <WholeRoom group={wholeRoom} />}
      {somethingBuilt && <SomethingBuilt group={somethingBuilt} />}
      {permitRules() && services().some(({ margin }) => margin.permit) && <PermitRules />}
    </>
  )
}

/** What a job costs, whether we come, and what stays behind. */
export const Limits = ({ refused }: { readonly refused: readonly string[] }) => (
  <div className="bg-sky">
    <div className="wrap grid gap-12 py-14 md:grid-cols-2 lg:grid-cols-[repeat(auto-fit,minmax(min(100%,16rem),1fr))] lg:gap-14 lg:py-20">
      <Section id="price-line" heading={sentences.services.costs}>
        <p className="price-tag mt-4 w-fit">
          <strong>{sentences.services.fromTo(inDollars(site.price.from), inDollars(site.price.to))}</strong>
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
