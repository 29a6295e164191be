import { permitRules } from '#site/permits.ts'
import { site } from '#site/site.ts'
import { dropOffSitesFor } from '../../business/places.ts'
import type { DropOffSite, DropOffUse, Town } from '../../sites/schema/town.ts'
import { TextLink } from '../shared/ContactLinks.tsx'
import { TextIcon } from '../shared/icons.tsx'
import { PermitNotice } from './PermitNotice.tsx'

type Props = { readonly town: Town }

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

const Leftovers = ({ town }: Props) => (
  <section aria-labelledby="leftovers" className="notice">
    <h3 id="leftovers" className="h3">
      What we can’t take
    </h3>
    <p className="mt-2">{town.dropOff}</p>
    <dl className="notice-ledger">
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
  </section>
)

const Donations = ({ town }: Props) => {
  const found = dropOffSitesFor(town, 'donations')
  return (
    <section aria-labelledby="donations" className="notice">
      <h3 id="donations" className="h3">
        Where to donate near {town.name}
      </h3>
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
    </section>
  )
}

const PictureSlip = ({ town: { name } }: Props) => (
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

const Permits = ({ town: { name, permit } }: Props) =>
  permit && permitRules ? <PermitNotice town={name} permit={permit} rules={permitRules} /> : null

/** The board's heading says what this business has on it. */
const heading = (): string => {
  const { dropOffs, permits } = site.features
  if (!dropOffs) return 'Permits'
  return permits ? 'Drop-offs, permits and donations' : 'Drop-offs and donations'
}

/** A notice board: where to take what we can't, whether a teardown needs a permit, who takes donations. */
export const NoticeBoard = ({ town }: Props) => {
  const { dropOffs, permits } = site.features
  if (!dropOffs && !permits) return null
  return (
    <section aria-labelledby="board" className="board">
      <h2 id="board" className="board-beam h2">
        {heading()} in {town.name}
      </h2>
      <div className="board-felt">
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
