import { mapSkyline } from '#site/drawings.tsx'
import { site } from '#site/site.ts'
import type { County } from '../../sites/schema/town.ts'
import type { MapFrame, MapGeometry, MapPoint, MapSize } from '../parts/mapGeometry.ts'
import { landscape } from './landscapes/landscape.ts'
import { palette as p, palette } from './palette.ts'

const tints = { green: palette.countyGreen, sand: palette.countySand }

/** A county's tone on the map. */
function countyTint(county: County): string {
  const tint = site.area.counties.find(({ name }) => name === county)?.tint
  return tint ? tints[tint] : palette.county
}

const pen = { fill: 'none', stroke: p.label, strokeWidth: 1.5, strokeLinejoin: 'round' } as const
const at = ({ x, y }: MapPoint) => `translate(${x} ${y})`

const Compass = (point: MapPoint) => (
  <g transform={at(point)}>
    <circle {...pen} r="15" />
    <path fill={p.link} stroke={p.link} strokeLinejoin="round" d="M0-12L5 7 0 4z" />
    <path {...pen} d="M0-12L-5 7 0 4z" />
  </g>
)

/** The edge counts the miles: each block is as long as the scale, and every side is counted from its middle. */
const Edge = ({ width, height, scale: { length } }: MapFrame) => {
  const [left, right, bottom] = [6, width - 6, height - 6]
  const [x, y] = [width / 2, height / 2]
  const halves = `M${x} 6H6M${x} 6H${right}M${x} ${bottom}H6M${x} ${bottom}H${right}`
  return (
    <g fill="none" stroke={p.margin}>
      <path strokeWidth="12" d={`M0 0H${width}V${height}H0z`} />
      <path strokeWidth="4" stroke={p.link} d={`M${left} ${left}H${right}V${bottom}H${left}z`} />
      <path
        strokeWidth="2"
        d={`${halves}M6 ${y}V6M6 ${y}V${bottom}M${right} ${y}V6M${right} ${y}V${bottom}`}
        strokeDasharray={length}
        strokeDashoffset={length / 2}
      />
    </g>
  )
}

const Landmark = ({ outside, ...point }: NonNullable<MapFrame['landmark']>) => (
  <g transform={at(point)}>
    {outside ? (
      <path {...pen} d="M-12 0h11m-4-4l4 4-4 4" />
    ) : (
      <path fill={p.pineMist} stroke={p.pineMist} d={mapSkyline} />
    )}
  </g>
)

/** A plant's path at a place: each of its strokes begins with an absolute point. */
const planted = ({ x, y }: MapPoint): string =>
  landscape.plant.d.replaceAll(/M(-?\d+) (-?\d+)/g, (_, dx, dy) => `M${x + Number(dx)} ${y + Number(dy)}`)

/** What the land leaves open is water where that has a name; elsewhere it's another country. */
const hasWater = site.area.water !== undefined

/** Counties and shore, both in the wide frame's units. Water has waves along the land. */
const Country = ({ map, transform }: { map: MapGeometry; transform: string }) => (
  <g transform={transform || undefined} strokeLinejoin="round">
    <defs>
      <path id="land" d={map.land} />
    </defs>
    {hasWater && (
      <g fill="none">
        <use stroke={p.skyDeep} strokeWidth="41" href="#land" />
        <use stroke={p.sky} strokeWidth="39" href="#land" />
        <use stroke={p.skyDeep} strokeWidth="21" href="#land" />
        <use stroke={p.sky} strokeWidth="18" href="#land" />
      </g>
    )}
    {map.abroad && <path fill={p.groundBand} stroke={p.skyDeep} strokeWidth={6} d={map.abroad} />}
    <use fill={p.ground} stroke={hasWater ? p.skyDeep : p.border} strokeWidth={hasWater ? 6 : 2} href="#land" />
    {map.counties.map(({ name, d }) => (
      <path key={d} fill={countyTint(name)} d={d} />
    ))}
    <g fill="none">
      <path stroke={p.groundBand} strokeWidth="6" d={map.borders} vectorEffect="non-scaling-stroke" />
      <path stroke={p.border} strokeWidth="1.25" strokeDasharray="9 3 2 3" d={map.borders} />
    </g>
  </g>
)

/** All of the map that is neither a word nor a link; those lie over it in the page, in the page's own font. */
export const MapPicture = ({ map, size }: { map: MapGeometry; size: MapSize }) => {
  const frame = map[size]
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox={`0 0 ${frame.width} ${frame.height}`}>
      <rect fill={hasWater ? p.sky : p.groundBand} width={frame.width} height={frame.height} />
      <Country map={map} transform={frame.transform} />
      <path
        fill="none"
        stroke={landscape.plant.stroke}
        strokeWidth="1.5"
        strokeLinecap="round"
        d={frame.tufts.map(planted).join('')}
      />
      {frame.landmark && <Landmark {...frame.landmark} />}
      <Compass {...frame.compass} />
      <path {...pen} transform={at(frame.scale)} d={`M0-5V0H${frame.scale.length}v-5M${frame.scale.length / 2}-3V0`} />
      <Edge {...frame} />
      {frame.towns.map(
        ({ slug, leader }) => leader && <line key={slug} {...leader} stroke={p.link} strokeWidth="1.25" />,
      )}
      <g fill={p.link} stroke={p.county} strokeWidth="1.5">
        {frame.towns.map(({ slug, x, y }) => (
          <circle key={slug} cx={x} cy={y} r={frame.dot} />
        ))}
      </g>
    </svg>
  )
}
