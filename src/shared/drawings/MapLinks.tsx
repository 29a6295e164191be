import { towns } from '#site/towns.ts'
import { say } from '#words'
import { areaWords } from '../../business/places.ts'
import { neighborsOf, townsServed } from '../../business/siteTexts.ts'
import { paths } from '../../routes.ts'
import type { MapBox, MapFrame, MapName, MapSide, MapTown } from '../parts/mapGeometry.ts'

/** One word a line. */
const Lake = ({ name, x, y }: MapName) => (
  <text className="mapLakeName" y={y - 3} textAnchor="middle">
    {say.map
      .lake(name)
      .split(' ')
      .map((word, i) => (
        <tspan key={word} x={x} dy={i && 15}>
          {word}
        </tspan>
      ))}
  </text>
)

/** What is written on the map next to the towns: counties, lake, landmark, north and the scale. */
const MapWords = ({ counties, lake, landmark, compass, scale }: MapFrame) => (
  <>
    <g className="mapCountyName" textAnchor="middle">
      {counties.map(({ name, x, y }) => (
        <text key={`${x} ${y}`} x={x} y={y}>
          {name}
        </text>
      ))}
    </g>
    {lake && <Lake {...lake} />}
    <g className="mapNote">
      {landmark && (
        <text
          x={landmark.x - (landmark.outside ? 17 : 25)}
          y={landmark.y + (landmark.outside ? 4 : 15)}
          textAnchor={landmark.outside ? 'end' : 'middle'}
        >
          {landmark.name}
        </text>
      )}
      <text x={compass.x} y={compass.y - 19} textAnchor="middle">
        N
      </text>
      <text x={scale.x + scale.length + 7} y={scale.y + 1}>
        {say.map.miles(scale.miles)}
      </text>
    </g>
  </>
)

const anchors: Readonly<Record<MapSide, 'middle' | 'end' | undefined>> = {
  right: undefined,
  left: 'end',
  above: 'middle',
  below: 'middle',
}

/** The current town's name makes room for its pin, which is larger than a dot. */
const asides: Readonly<Record<MapSide, string | undefined>> = {
  right: 'translate(5 0)',
  left: 'translate(-5 0)',
  above: undefined,
  below: undefined,
}

/** The current town's plate: a tag whose point looks at the pin, or a plain plate above or below it. */
const tagShape = (side: MapSide, { x, y, width, height }: MapBox): string => {
  const half = height / 2
  if (side === 'right') return `M${x - 8} ${y + half}l8 ${-half}h${width}v${height}h${-width}z`
  if (side === 'left') return `M${x + width + 8} ${y + half}l-8 ${-half}h${-width}v${height}h${width}z`
  return `M${x} ${y}h${width}v${height}h${-width}z`
}

/** Whole pixels are precise enough for a plate, and for a hit area that nobody sees. */
const whole = ({ x, y, width, height }: MapBox): MapBox => ({
  x: Math.round(x),
  y: Math.round(y),
  width: Math.round(width),
  height: Math.round(height),
})

type LinkProps = {
  readonly place: MapTown
  readonly name: string
  readonly dot: number
  readonly current: boolean
  readonly linked: boolean
}

const TownLink = ({ place: { slug, x, y, side, label, hit, reach }, name, dot, current, linked }: LinkProps) => {
  const Town = linked ? 'a' : 'g'
  const href = linked ? paths.town(slug) : undefined
  const plate = whole(hit)
  const word = (
    <text x={Math.round(label.x)} y={Math.round(label.y)} textAnchor={anchors[side]}>
      {name}
    </text>
  )
  if (!current)
    return linked ? (
      <a href={href}>
        <circle cx={Math.round(x)} cy={Math.round(y)} r={Math.floor(reach)} />
        <rect {...plate} rx="4" />
        {word}
      </a>
    ) : (
      word
    )
  return (
    <Town href={href} className="mapCurrent" aria-current={linked ? 'page' : undefined}>
      <g transform={asides[side]}>
        <path className="mapTag" d={tagShape(side, plate)} />
        <rect {...plate} rx="4" />
        {word}
      </g>
      <circle className="mapDot" cx={x} cy={y} r={dot + 3} />
      <path className="stroke-night" strokeWidth="5" strokeLinecap="round" d={`M${x} ${y}h0`} />
    </Town>
  )
}

type Props = {
  readonly frame: MapFrame
  /** The `id` of the map's name. */
  readonly label: string
  /** Slug of the town that the page is about: then only it and its nearest neighbors have names. */
  readonly current: string | undefined
  /** Whether its towns are links: in a frame that is too small for thumbs they are words. */
  readonly linked: boolean
}

/** Slugs of the towns whose names are on the map. */
function shownTowns(current: string | undefined): ReadonlySet<string> {
  const own = towns.find(({ slug }) => slug === current)
  const shown = own ? [own, ...neighborsOf(own)] : towns
  return new Set(shown.map(({ slug }) => slug))
}

const names = new Map(towns.map(({ slug, name }) => [slug, name]))

const mapName = (current: string | undefined) =>
  current ? say.map.ofTown(current) : say.map.ofAll(townsServed(), areaWords().direction)

/** All of the map that is a word or a link, to lie over its picture in the page's own font. */
export const MapLinks = ({ frame, label, current, linked }: Props) => {
  const shown = shownTowns(current)
  return (
    <>
      {/* No <title>: browsers would show it as a tooltip over every town. */}
      <desc id={label}>{mapName(current && names.get(current))}</desc>
      <g aria-hidden>
        <MapWords {...frame} />
      </g>
      <g className="mapTowns" paintOrder="stroke">
        {frame.towns
          .filter(({ slug, crowded }) => slug === current || (shown.has(slug) && !crowded))
          .map((place) => (
            <TownLink
              key={place.slug}
              place={place}
              name={names.get(place.slug) ?? place.slug}
              dot={frame.dot}
              current={place.slug === current}
              linked={linked}
            />
          ))}
      </g>
    </>
  )
}
