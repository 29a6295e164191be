import { site } from '#site/site.ts'
import { say } from '#words'
import { dropOffSitesFor, type NearSite } from '../../business/places.ts'
import { milesLabel } from '../../domain/places/neighbors.ts'
import { TextIcon } from '../../shared/parts/icons.tsx'
import { TextLink } from '../../shared/parts/Link.tsx'
import { Section } from '../../shared/parts/Section.tsx'
import type { DropOffUse, Town } from '../../sites/schema/town.ts'

type Props = { readonly town: Town }

/** What a town's residents drive somewhere themselves; the last two only where there's a site nearby. */
const kinds = ['chemicals', 'paint', 'electronics', 'donations', 'books'] as const satisfies readonly DropOffUse[]

const isGiven = (use: DropOffUse) => use === 'donations' || use === 'books'

/** Where a site is: "In Springfield, about 6 miles". */
const whereabouts = ({ town, miles = 0 }: NearSite): string | undefined =>
  town && (miles < 0.5 ? say.town.inTown(town.name) : say.town.away(town.name, milesLabel(miles)))

/** One drop-off site on the notice board: name, note, town and how far that is. */
const DropOffEntry = ({ site }: { readonly site: NearSite }) => (
  <dd>
    {site.href ? (
      <a href={site.href} className="link font-bold tap md:min-h-8">
        {site.name}
      </a>
    ) : (
      <strong>{site.name}</strong>
    )}{' '}
    {site.note && <span className="block">{site.note}</span>}{' '}
    {site.town && <span className="block text-soft">{whereabouts(site)}</span>}
  </dd>
)

const DropOffs = ({ town }: Props) => (
  <dl className="notice notice-ledger grid grid-cols-[repeat(auto-fit,minmax(min(100%,22rem),1fr))] gap-x-12">
    {kinds.map((use) => {
      const found = dropOffSitesFor(town, use)
      return found.length === 0 && isGiven(use) ? null : (
        <div key={use}>
          <dt>{say.town.uses[use]}</dt>
          {found.map((site) => (
            <DropOffEntry key={site.name} site={site} />
          ))}
          {found.length === 0 && <dd>{say.town.countyKnows(say.map.county(town.counties[0]))}</dd>}
        </div>
      )
    })}
  </dl>
)

const PictureSlip = ({ town: { name } }: Props) => (
  <p className="notice notice-slip mx-auto">
    <TextLink
      message={say.town.message(name)}
      className="flex items-center gap-2 min-h-11 underline underline-offset-3 decoration-2"
    >
      <TextIcon className="w-6 h-6 shrink-0" />
      {say.town.textPhoto}
    </TextLink>
  </p>
)

/** A notice board: where to take what we can't, and what's still good. */
export const NoticeBoard = ({ town }: Props) =>
  site.features.dropOffs && (
    <Section
      id="drop-offs"
      heading={say.town.dropOffsNear(town.name)}
      look="h2 px-4 py-5 bg-pine text-on-dark md:px-6 md:pt-3"
      className="board"
    >
      <div className="grid gap-8 px-4 pt-9 pb-12 md:p-10">
        <div className="flex flex-wrap items-center gap-8">
          <p className="notice flex-[1_1_22rem]">{town.dropOff}</p>
          <PictureSlip town={town} />
        </div>
        {/* Without any, the sheet above says whom to ask. */}
        {kinds.some((use) => dropOffSitesFor(town, use).length > 0) && <DropOffs town={town} />}
      </div>
    </Section>
  )
