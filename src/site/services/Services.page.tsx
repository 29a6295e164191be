import { sentences } from '#sentences'
import { refused } from '#site/items.ts'
import { site } from '#site/site.ts'
import { towns } from '#site/towns.ts'
import { items } from '../../business/items.ts'
import { costWords } from '../../business/pricing.ts'
import { allTowns, pageTexts, services } from '../../business/siteTexts.ts'
import { inDollars } from '../../domain/prices/price.ts'
import { paths } from '../../routes.ts'
import type { Page } from '../../shared/document/page.ts'
import { serviceData } from '../../shared/document/structuredData/records.ts'
import { ClosingCall } from '../../shared/parts/CallsToAction.tsx'
import { Drawing } from '../../shared/parts/Drawing.tsx'
import { Fold } from '../../shared/parts/Fold.tsx'
import { TextIcon } from '../../shared/parts/icons.tsx'
import { LanguageNote, TapLink, TextLink } from '../../shared/parts/Link.tsx'
import { HeadActions, HeadPicture, PageHead } from '../../shared/parts/PageHead.tsx'
import { SameDayClock } from '../../shared/parts/SameDay.tsx'
import { Section } from '../../shared/parts/Section.tsx'
import type { Service } from '../../sites/schema/service.ts'
import { Limits, ServiceGroups } from './ServiceGroups.tsx'
import { WorkOrder } from './WorkOrder.tsx'

/** For a phone's first screen: what an example costs and what to do next. */
export const FirstAnswer = ({ service: { slug, cost, buys, soonest } }: { readonly service: Service }) => (
  <>
    <div className="mt-4 flex flex-wrap items-center gap-2.5">
      <p className="price-tag shrink-0 max-w-full">
        <strong className="text-[1.125rem]">{costWords(cost)}</strong>
      </p>
      <p className="flex-[1_1_16rem] leading-snug">{buys}</p>
    </div>
    <HeadActions known={{ service: slug }} />
    <div className="mt-4">
      <SameDayClock waits={soonest} />
    </div>
  </>
)

/** Questions and our answers, as a thread of messages: theirs on the right, ours on the left. */
export const Thread = ({ service: { questions, message } }: { readonly service: Service }) => (
  <section
    aria-labelledby="asked"
    className="wrap pt-16 pb-14 md:pt-24 md:pb-20 grid gap-8 lg:grid-cols-[1fr_1.9fr] lg:gap-16"
  >
    <div>
      <h2 id="asked" className="h2">
        {sentences.service.asked}
      </h2>
      <p className="mt-3">
        {sentences.service.notYours}{' '}
        <TextLink message={message} className="link font-bold inline-flex items-center gap-2 min-h-11">
          <TextIcon className="w-5 h-5 shrink-0" />
          {sentences.service.textQuestion}
        </TextLink>
      </p>
    </div>
    <div className="grid gap-8">
      {questions.map(({ question, answer }) => (
        <div key={question} className="grid gap-2.5">
          <h3 className="thread-asked">{question}</h3>
          <p className="thread-answer">{answer}</p>
        </div>
      ))}
    </div>
  </section>
)

type Props = { readonly service: Service }

const Related = ({ service: { related } }: Props) => (
  <Section as="nav" id="related" heading={sentences.service.related}>
    <ul className="mt-5">
      {related.flatMap(({ slug, why }) =>
        services()
          .filter((other) => other.slug === slug)
          .map(({ name, drawing }) => (
            <li key={slug}>
              <a href={paths.service(slug)} className="trip">
                <Drawing name={drawing} alt="" className="flex-[0_1_7rem] w-28 h-auto rounded" sizes="7rem" />
                <span>
                  <span className="block">{why}</span>
                  <span className="trip-name">{name}</span>
                </span>
              </a>
            </li>
          )),
      )}
    </ul>
  </Section>
)

const Towns = ({ service }: Props) => (
  <nav aria-labelledby="towns-title">
    <Fold id="towns" heading={sentences.service.towns}>
      <dl className="mt-5">
        {service.towns.flatMap(({ slug, note }) =>
          towns
            .filter((town) => town.slug === slug)
            .map(({ name }) => (
              <div
                key={slug}
                className="py-2 border-t border-line-strong md:grid md:grid-cols-[9.5rem_1fr] md:gap-4 md:items-baseline"
              >
                <dt>
                  <a href={paths.town(slug)} className="link font-bold tap-low">
                    {name}
                    <LanguageNote path={paths.town(slug)} />
                  </a>
                </dt>
                <dd>{note}</dd>
              </div>
            )),
        )}
      </dl>
      <p className="mt-3">
        <TapLink href={paths.serviceAreas}>{allTowns()}</TapLink>
      </p>
    </Fold>
  </nav>
)

/** Other services for the same trip, and what to know about this job in a few towns; nothing where there's neither. */
export function SameTrip({ service }: Props) {
  const [related, known] = [service.related.length > 0, service.towns.length > 0]
  if (!(related || known)) return null
  return (
    <div className="bg-card border-t border-line py-14 md:py-20">
      <div className={`wrap ${related && known ? 'grid gap-12 lg:grid-cols-[1fr_1.2fr] lg:gap-16' : ''}`}>
        {related && <Related service={service} />}
        {known && <Towns service={service} />}
      </div>
    </div>
  )
}

export const servicePage = (service: Service): Page => ({
  kind: 'service',
  head: {
    title: service.title,
    crumb: service.name,
    description: service.description,
    structuredData: (siteUrl) => [serviceData(service, siteUrl)],
  },
  body: () => (
    <>
      <PageHead
        crumbs={[{ path: paths.services, label: sentences.services.crumb }]}
        here={service.name}
        heading={service.heading}
        lead={service.lead}
        picture={<HeadPicture name={service.drawing} alt={service.picture} />}
      >
        <FirstAnswer service={service} />
      </PageHead>
      <WorkOrder service={service} />
      <Thread service={service} />
      <SameTrip service={service} />
      <ClosingCall heading={service.closing} known={{ service: service.slug }} message={service.message} />
    </>
  ),
})

export const servicesOverview = (): Page => ({
  kind: 'services',
  head: {
    title: pageTexts().servicesTitle,
    crumb: sentences.services.crumb,
    pageType: 'CollectionPage',
    description: pageTexts().servicesDescription,
  },
  body: () => (
    <>
      <PageHead
        here={sentences.services.crumb}
        heading={sentences.services.heading}
        lead={sentences.services.lead(inDollars(site.price.from))}
        picture={<HeadPicture name="home-loading" alt={sentences.services.picture} />}
      >
        <HeadActions />
      </PageHead>
      <ServiceGroups />
      <Limits refused={items()?.items.flatMap(({ accepted, label }) => (accepted ? [] : [label])) ?? refused} />
      <ClosingCall heading={sentences.services.closing} text={sentences.services.closingText} />
    </>
  ),
})
