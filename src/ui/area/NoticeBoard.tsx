import { permitRules } from '#site/permits.ts'
import { site } from '#site/site.ts'
import { dropOffSitesFor } from '../../content/dropOffs.ts'
import type { DropOffUse } from '../../sites/dropOff.ts'
import type { Town } from '../../sites/town.ts'
import { TextLink } from '../ContactLinks.tsx'
import { TextIcon } from '../icons.tsx'
import { DropOffEntry } from './DropOffEntry.tsx'
import { PermitNotice } from './PermitNotice.tsx'

type Props = { readonly town: Town }

const leftovers: readonly (readonly [use: DropOffUse, label: string])[] = [
  ['chemicals', 'Chemicals'],
  ['paint', 'Paint'],
  ['electronics', 'Electronics'],
]

const Leftovers = ({ town }: Props) => (
  <section aria-labelledby="leftovers" className="notice">
    <h3 id="leftovers" className="h3">
      What we leave, and who takes it
    </h3>
    <p className="mt-2">{town.dropOff}</p>
    <dl className="notice-ledger">
      {leftovers.map(([use, label]) => {
        const found = dropOffSitesFor(town, use)
        return (
          <div key={use}>
            <dt>{label}</dt>
            {found.map((nearby) => (
              <DropOffEntry key={nearby.site.name} as="dd" {...nearby} />
            ))}
            {found.length === 0 && <dd>Nothing confirmed in {town.counties[0]} County. Ask the county.</dd>}
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
        Good enough to give away
      </h3>
      {found.length > 0 ? (
        <>
          <ul className="mt-2 grid gap-3">
            {found.map((nearby) => (
              <DropOffEntry key={nearby.site.name} as="li" {...nearby} />
            ))}
          </ul>
          <p className="mt-3 text-[0.9375rem]">No charity named here is tied to us. Call before you load the car.</p>
        </>
      ) : (
        <p className="mt-2">
          We found no furniture charity near {town.name} that we could check. If it still has years in it, tell us when
          you call. We try to donate before we throw away.
        </p>
      )}
    </section>
  )
}

const PictureSlip = ({ town: { name } }: Props) => (
  <p className="notice notice-slip">
    Not sure what you have?
    <TextLink
      message={`Hello, I am in ${name}. Here is a picture of what has to go:`}
      className="flex items-center gap-2 min-h-11 underline underline-offset-3 decoration-2"
    >
      <TextIcon className="w-6 h-6 shrink-0" />
      Text us a picture
    </TextLink>
  </p>
)

const Permits = ({ town: { permit } }: Props) =>
  permit && permitRules ? <PermitNotice permit={permit} rules={permitRules} /> : null

/** A notice board: where other things go, who decides about permits, who takes donations. Without any of them, none. */
export const NoticeBoard = ({ town }: Props) => {
  const { dropOffs, permits } = site.parts
  if (!dropOffs && !permits) return null
  return (
    <section aria-labelledby="board" className="board">
      <h2 id="board" className="board-beam h2">
        Before you throw it out in {town.name}
      </h2>
      <div className="board-felt">
        {dropOffs ? (
          <>
            <Leftovers town={town} />
            <div className="board-side">
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
