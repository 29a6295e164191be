import { site } from '#site/site.ts'
import { say } from '#words'
import { curbGuide } from '../../business/guides.ts'
import { allTowns } from '../../business/siteTexts.ts'
import { dollars } from '../../domain/prices/price.ts'
import { paths } from '../../routes.ts'
import { PhoneLink, TapLink } from '../../shared/parts/Link.tsx'
import { PriceWays } from '../../shared/parts/PriceWays.tsx'
import { Section } from '../../shared/parts/Section.tsx'
import { Stamp, Ticket } from '../../shared/parts/Ticket.tsx'
import type { Curb, CurbLine, Permit, PermitRules, Town } from '../../sites/schema/town.ts'

const Line = ({ item, mark, note }: CurbLine) => (
  <div className="grid grid-cols-[min(3.5rem,34%)_1fr] gap-x-3.5 items-center py-2 border-t border-line-strong leading-[1.3]">
    <dt className="col-start-2 font-bold">{item}</dt>
    <dd className={`curb-mark curb-${mark}`}>{say.town.marks[mark]}</dd>
    <dd className="col-start-2">{note}</dd>
  </div>
)

/** The town's own hauler, what it takes for free, since when, and where to check. */
export const CurbTicket = ({ town: { name, kind }, curb }: { readonly town: Town; readonly curb: Curb }) => {
  const { verdict, hauler, ask = hauler, asOf, until, answer, lines, source } = curb
  const all = curbGuide()
  return (
    <section aria-labelledby="curb">
      <Ticket
        number={hauler ? say.town.hauler(hauler.name) : say.town.kind[kind](name)}
        title={verdict ? say.town.freeCurb(name, verdict) : say.town.whoPicksUp(name)}
        titleId="curb"
      >
        {ask?.phone && <PhoneLink label={say.town.callWhom(ask.name)} number={ask.phone} />}
        <p className="font-bold text-[1.125rem] leading-snug">{answer}</p>
        {lines.length > 0 && (
          <dl className="mt-4 border-b border-line-strong">
            {lines.map((line) => (
              <Line key={line.item} {...line} />
            ))}
          </dl>
        )}
        {asOf && <p className="mt-3 text-soft">{say.town.asOf(asOf, until)}</p>}
        {source && (
          <p className="mt-3">
            <TapLink href={source.href}>{source.label}</TapLink>
          </p>
        )}
        {all && (
          <p>
            <TapLink href={all}>{say.town.allCurbs(allTowns())}</TapLink>
          </p>
        )}
      </Ticket>
    </section>
  )
}

/** The prices are those of every town, so they're a line and a link. */
export const TownPrices = ({ town: { slug, name } }: { readonly town: Town }) => (
  <Section id="prices" heading={say.town.prices(name)} level={3} className="lg:col-span-2">
    <p className="mt-2 max-w-[46rem]">
      {say.town.samePrices(dollars(site.price.from * 100), dollars(site.price.to * 100))}{' '}
      <TapLink href={paths.items}>{say.town.everyPrice}</TapLink>
    </p>
    <PriceWays known={{ town: slug }} className="mt-4" />
  </Section>
)

type PermitTicketProps = { readonly name: string; readonly permit: Permit; readonly rules: PermitRules }

/** Who is asked before something is torn down, and whether the county has a say too. */
export const PermitTicket = ({ name, permit, rules }: PermitTicketProps) => {
  const { office, phone, text, links = [], county } = permit
  return (
    <section aria-labelledby="permits">
      <Ticket number={office} title={say.town.permitIn(name)} titleId="permits">
        {phone && <PhoneLink label={say.town.call} number={phone} />}
        <p>{text}</p>
        {[...links, ...(county && rules.county ? [rules.county.office] : [])].map(({ label, href }) => (
          <p key={href}>
            <TapLink href={href}>{label}</TapLink>
          </p>
        ))}
        {county && rules.county && (
          <div className="mt-4">
            <Stamp>{say.town.twoPermits}</Stamp>
          </div>
        )}
      </Ticket>
    </section>
  )
}
