import { permitRules } from '#site/permits.ts'
import { site } from '#site/site.ts'
import { dropOffSitesFor } from '../../business/places.ts'
import type { DropOffSite, DropOffUse, Link, Permit, PermitRules, Town } from '../../sites/schema/town.ts'
import { TextLink } from '../shared/ContactLinks.tsx'
import { TextIcon } from '../shared/icons.tsx'
import { Section } from '../shared/Section.tsx'
import { Stamp } from '../shared/Ticket.tsx'

const Out = ({ label, href }: Link) => (
  <a href={href} className="link font-bold tap md:min-h-8">
    {label}
  </a>
)

type Props = { readonly town: string; readonly permit: Permit; readonly rules: PermitRules }

/** Who is asked before something is torn down, and whether the county has a say too. */
const PermitNotice = ({ town, permit, rules }: Props) => (
  <Section id="permits" heading={`Do you need a permit in ${town}?`} level={3} className="notice">
    <p className="mt-2 font-bold leading-snug">{permit.office}</p>
    <p className="mt-2">{permit.text}</p>
    {permit.links && (
      <ul className="mt-1">
        {permit.links.map((link) => (
          <li key={link.href}>
            <Out {...link} />
          </li>
        ))}
      </ul>
    )}
    {permit.county && rules.county && (
      <div className="mt-4 pt-5 border-t-2 border-dashed border-line-strong">
        <Stamp>Two permits</Stamp>
        <p className="mt-4">{rules.county.rule}</p>
        <p className="mt-1">
          <Out {...rules.county.office} />
        </p>
      </div>
    )}
    <p className="mt-3">{rules.dig}</p>
  </Section>
)

type NoticeBoardProps = { readonly town: Town }

const leftovers: readonly (readonly [use: DropOffUse, label: string])[] = [
  ['chemicals', 'Chemicals'],
  ['paint', 'Paint'],
  ['electronics', 'Electronics'],
]

type DropOffProps = { readonly as: 'dd' | 'li'; readonly site: DropOffSite }

/** One drop-off site on the notice board: name, note and town. */
const DropOffEntry = ({ as: Element, site: { name, href, note, town } }: DropOffProps) => (
  <Element>
    {href ? (
      <a href={href} className="link font-bold tap md:min-h-8">
        {name}
      </a>
    ) : (
      <strong>{name}</strong>
    )}
    <span className="block">{note}</span>
    {town && <span className="block text-soft">In {town.name}</span>}
  </Element>
)

const Leftovers = ({ town }: NoticeBoardProps) => (
  <Section id="leftovers" heading="What we can’t take" level={3} className="notice">
    <p className="mt-2">{town.dropOff}</p>
    <dl className="notice-ledger mt-5">
      {leftovers.map(([use, label]) => {
        const found = dropOffSitesFor(town, use)
        return (
          <div key={use}>
            <dt>{label}</dt>
            {found.map((site) => (
              <DropOffEntry key={site.name} as="dd" site={site} />
            ))}
            {found.length === 0 && <dd>Ask {town.counties[0]} County where to take these.</dd>}
          </div>
        )
      })}
    </dl>
  </Section>
)

const Donations = ({ town }: NoticeBoardProps) => {
  const found = [...dropOffSitesFor(town, 'donations'), ...dropOffSitesFor(town, 'books')]
  return (
    <Section id="donations" heading={`Where to donate near ${town.name}`} level={3} className="notice">
      {found.length > 0 ? (
        <>
          <ul className="mt-2 grid gap-3">
            {found.map((site) => (
              <DropOffEntry key={site.name} as="li" site={site} />
            ))}
          </ul>
          <p className="mt-3 text-[0.9375rem]">Not affiliated with us. Call ahead.</p>
        </>
      ) : (
        <p className="mt-2">
          If it’s still in good shape, tell us when you call. We try to donate things before we throw them away.
        </p>
      )}
    </Section>
  )
}

const PictureSlip = ({ town: { name } }: NoticeBoardProps) => (
  <p className="notice notice-slip">
    Not sure we’ll take it?
    <TextLink
      message={`Hi, I’m in ${name}. Here’s a photo of what needs to go:`}
      className="flex items-center gap-2 min-h-11 underline underline-offset-3 decoration-2"
    >
      <TextIcon className="w-6 h-6 shrink-0" />
      Text us a photo
    </TextLink>
  </p>
)

const Permits = ({ town: { name, permit } }: NoticeBoardProps) =>
  permit && permitRules ? <PermitNotice town={name} permit={permit} rules={permitRules} /> : null

/** The board's heading says what this business has on it. */
const heading = (): string => {
  const { dropOffs, permits } = site.features
  if (!dropOffs) return 'Permits'
  return permits ? 'Drop-offs, permits and donations' : 'Drop-offs and donations'
}

/** A notice board: where to take what we can't, whether a teardown needs a permit, who takes donations. */
export const NoticeBoard = ({ town }: NoticeBoardProps) => {
  const { dropOffs, permits } = site.features
  if (!dropOffs && !permits) return null
  return (
    <section aria-labelledby="board" className="board">
      <h2 id="board" className="h2 px-4 py-5 bg-pine text-on-dark md:px-6 md:pt-3">
        {heading()} in {town.name}
      </h2>
      <div className="grid gap-8 px-4 pt-9 pb-12 md:p-10 lg:[grid-template:auto_1fr/1.15fr_1fr] lg:gap-9 lg:items-start">
        {dropOffs ? (
          <>
            <Leftovers town={town} />
            <div className="grid gap-8 lg:[grid-area:1/2/span_2]">
              <Permits town={town} />
              <Donations town={town} />
            </div>
          </>
        ) : (
          <Permits town={town} />
        )}
        <PictureSlip town={town} />
      </div>
    </section>
  )
}
