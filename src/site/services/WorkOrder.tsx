import { sentences } from '#sentences'
import { permitRules } from '../../business/siteTexts.ts'
import { paths } from '../../routes.ts'
import { Fold } from '../../shared/parts/Fold.tsx'
import { strong } from '../../shared/parts/Link.tsx'
import { SoonestPickup } from '../../shared/parts/SameDay.tsx'
import { Section } from '../../shared/parts/Section.tsx'
import { Stamp } from '../../shared/parts/Ticket.tsx'
import type { Link } from '../../sites/schema/fields.ts'
import type { MarginNote as Note, Service } from '../../sites/schema/service.ts'
import { Box, PriceBox } from './PriceBox.tsx'

const Out = ({ label, href }: Link) => (
  <a href={href} className="link font-bold inline-block py-3 leading-snug">
    {label}
  </a>
)

/** The slip clipped to the order; on jobs that may need a permit it carries the stamp, and leads to the rules. */
function MarginNote({ heading, text, links = [], permit }: Note) {
  const rules = permit && permitRules()
  const doors = rules ? [...links, { label: sentences.service.permits, href: `${paths.services}#permits` }] : links
  return (
    <section aria-labelledby="margin-title" className="order-note">
      <svg viewBox="0 0 24 56" className="order-clip" aria-hidden="true">
        <path
          d="M7 16V42a5 5 0 0 0 10 0V10a8 8 0 0 0-16 0V40"
          fill="none"
          stroke="currentColor"
          strokeWidth="2.5"
          strokeLinecap="round"
        />
      </svg>
      <Fold id="margin" heading={heading} level={3}>
        {rules && (
          <div className="mt-3 mb-4">
            <Stamp>{sentences.service.askFirst}</Stamp>
          </div>
        )}
        {text.map((paragraph) => (
          <p key={paragraph} className="mt-2">
            {paragraph}
          </p>
        ))}
        {doors.length > 0 && (
          <ul className="mt-2">
            {doors.map((link) => (
              <li key={link.href}>
                <Out {...link} />
              </li>
            ))}
          </ul>
        )}
      </Fold>
    </section>
  )
}

const half = 'pb-1.5 border-b-4 border-current font-head font-bold text-[1.5rem] leading-[1.15]'

/** What comes along and what stays, on ruled lines; for what stays, who takes it. */
const LoadBox = ({ load: { heading, take, leave } }: Pick<Service, 'load'>) => (
  <Box number={1} id="load" heading={heading}>
    <div className="order-halves">
      <Section id="take" heading={sentences.service.weTake} level={3} look={`${half} text-link`}>
        <ul>
          {take.map((thing) => (
            <li key={thing} className="order-row tick">
              {thing}
            </li>
          ))}
        </ul>
      </Section>
      <Section id="leave" heading={sentences.service.weDont} level={3} look={`${half} text-brick`}>
        <dl>
          {leave.map(({ thing, instead }) => (
            <div key={thing} className="order-row order-cross">
              <dt className="font-bold">{thing}</dt>
              <dd>{instead}</dd>
            </div>
          ))}
        </dl>
      </Section>
    </div>
  </Box>
)

function fields({ name, soonest: waits }: Service) {
  const { job, crew, crewIs, soonest, estimate, free } = sentences.service
  return [
    { label: job, value: name },
    { label: crew, value: crewIs },
    { label: soonest, value: waits ?? <SoonestPickup /> },
    { label: estimate, value: free },
  ]
}

/** The sheet's boxes and the questions after it: on a phone the page is long. */
const OrderContents = ({ service: { load, price, prepare, afterwards } }: { readonly service: Service }) => (
  <nav aria-label={sentences.service.onThisPage}>
    <ul className="order-contents">
      {[
        { id: 'load', heading: load.heading },
        { id: 'price', heading: price.heading },
        { id: 'prepare', heading: prepare.heading },
        { id: 'afterwards', heading: afterwards.heading },
        { id: 'asked', heading: sentences.service.asked },
      ].map(({ id, heading }) => (
        <li key={id}>
          <a href={`#${id}`} className="link flex items-center min-h-11 leading-tight">
            {heading}
          </a>
        </li>
      ))}
    </ul>
  </nav>
)

/** What the visitor does before we come, in order, with a note clipped to the margin. */
const PrepareBox = ({ prepare: { heading, steps }, margin }: Pick<Service, 'prepare' | 'margin'>) => (
  <Box number={3} id="prepare" heading={heading}>
    <div className="grid gap-9 mt-5 lg:grid-cols-[minmax(0,1fr)_min(21rem,38.5%)] lg:gap-[min(3rem,4.7vw)]">
      <ol className="order-steps">
        {steps.map(({ do: task, how }) => (
          <li key={task} className="order-step">
            <h3 className="h3">{task}</h3>
            <p className="mt-0.5">{how}</p>
          </li>
        ))}
      </ol>
      <MarginNote {...margin} />
    </div>
  </Box>
)

/** Where it goes, in the order in which we try. */
const AfterBox = ({ afterwards: { heading, ways } }: Pick<Service, 'afterwards'>) => (
  <Box number={4} id="afterwards" heading={heading} folds>
    <ol className="mt-5 border-t-2 border-ink">
      {ways.map(({ way, what }) => (
        <li key={way} className="order-way">
          <h3>{way}</h3>
          <p>{what}</p>
        </li>
      ))}
    </ol>
  </Box>
)

/** The sheet that the crew works from, as the visitor may read it: four numbered boxes and a line to sign. */
export const WorkOrder = ({ service }: { readonly service: Service }) => (
  <div className="bg-paper md:px-8 md:pt-16">
    <div className="order">
      <div className="order-top">
        <p className="order-title">{sentences.service.workOrder}</p>
        <dl className="order-fields">
          {fields(service).map(({ label, value }) => (
            <div key={label}>
              <dt className="text-[0.9375rem] text-soft">{label}</dt>
              <dd className="font-bold">{value}</dd>
            </div>
          ))}
        </dl>
        <OrderContents service={service} />
      </div>
      <LoadBox load={service.load} />
      <PriceBox {...service} />
      <PrepareBox prepare={service.prepare} margin={service.margin} />
      <AfterBox afterwards={service.afterwards} />
      <div className="grid gap-10 px-4 pt-6 pb-5 border-t-2 border-ink md:grid-cols-[1fr_min(20rem,52%)] md:items-end md:px-10 md:py-7">
        <p>{sentences.service.agree(strong)}</p>
        <p className="pt-1 border-t-2 border-dotted border-ink text-[0.9375rem]" aria-hidden="true">
          {sentences.service.you}
        </p>
      </div>
    </div>
  </div>
)
