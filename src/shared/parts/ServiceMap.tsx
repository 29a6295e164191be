import map from '#build/map.json'
import { site } from '#site/site.ts'
import { towns } from '#site/towns.ts'
import { countiesWithState, countyIn } from '../../business/places.ts'
import { townPages } from '../../business/siteTexts.ts'
import { alphabetical } from '../../domain/text.ts'
import { paths } from '../../routes.ts'
import type { Town } from '../../sites/schema/town.ts'
import { MapLinks } from '../drawings/MapLinks.tsx'
import { Drawing } from './Drawing.tsx'
import type { MapSize } from './mapGeometry.ts'

/** `current`: slug of the town that the page is about. */
type Props = { readonly current?: string }

/** A business may leave the map out. */
export const hasMap = site.area.map !== false

const classes = { wide: 'mapWide', narrow: 'mapNarrow' } as const

type FramedMapProps = Props & { readonly size: MapSize; readonly shown?: string }

const FramedMap = ({ current, size, shown = classes[size] }: FramedMapProps) => {
  const { width, height } = map[size]
  const label = `map-label-${size}`
  return (
    <div className={`mapFrame relative overflow-hidden rounded bg-sky font-head font-bold ${shown}`}>
      <Drawing name={`map-${size}`} alt="" className="w-full h-auto" />
      {/* A picture of links is a group, since role="img" would hide them. */}
      <svg
        className="absolute inset-0 w-full h-auto"
        viewBox={`0 0 ${width} ${height}`}
        role={size === 'wide' ? 'group' : 'img'}
        aria-labelledby={label}
      >
        <MapLinks frame={map[size]} label={label} current={current} linked={size === 'wide'} />
      </svg>
    </div>
  )
}

/**
 * Two frames of one map; the style sheet shows the one that suits the room it has. The narrow one is a picture: its towns
 * are closer together than a thumb is wide, and the list of them has room for one.
 */
export const ServiceMap = ({ current, half = false }: Props & { readonly half?: boolean }) => (
  <div className={half ? 'mapHalf' : undefined}>
    <FramedMap current={current} size="narrow" />
    <FramedMap current={current} size="wide" />
  </div>
)

/** Just the narrow frame, for pages whose list of towns has the links. */
export const SmallMap = () => (
  // The list has every name, so it can be small; on phones it only shows where we are.
  <FramedMap size="narrow" shown="max-w-[19rem] mx-auto text-[15px] md:max-w-[440px]" />
)

const byName = (a: Town, b: Town): number => alphabetical(a.name, b.name)

/** What a town's list is called: its county, or where it's in none, its state. */
const listOf = (town: Town): string => {
  const [county] = town.counties
  return county ? countyIn(town, county) : (countiesWithState(town)[0] ?? '')
}

/**
 * The map's towns as words: one list a county, each town under the county that most of it lies in. The longest list comes
 * first, so that the Tab key doesn't jump far back up from column to column.
 */
export const TownList = () => {
  const lists = [...Map.groupBy(towns, listOf)].sort(
    ([a, these], [b, those]) => those.length - these.length || alphabetical(a, b),
  )
  return (
    <>
      {townPages() && <p className="mb-4">{townPages()}</p>}
      <div className="mapList">
        {lists.map(([county, inCounty]) => (
          <section key={county} className="mapListCounty">
            <h3 className="font-head font-bold text-[1.25rem] leading-[1.3]">{county}</h3>
            <ul>
              {inCounty.sort(byName).map(({ slug, name }) => (
                <li key={slug}>
                  <a href={paths.town(slug)} className="flex items-center min-h-11 text-link">
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  )
}
