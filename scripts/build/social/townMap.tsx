import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Town } from '../../../src/sites/schema/town.ts'
import { countyTint } from '../../../src/ui/drawings/countyTints.ts'
import type { MapBox, MapGeometry, MapPoint, MapSide, MapTown } from '../../../src/ui/shared/mapGeometry.ts'
import { daylight as palette } from '../schemes.ts'
import { pictureBox } from './Panel.tsx'
import { at, stripHeight } from './parts.tsx'

/** Size of the names on the map, in the geometry's own units; their places were found for it. */
const nameSize = 19

/** What the torn edge hides of the map, in px. */
const hidden = 48

/** The part of the map that is shown: the land around one town, or all towns. */
function viewOf({ width, height, towns }: MapGeometry['wide'], town: MapTown | undefined): MapBox {
  const ratio = pictureBox.width / pictureBox.height
  const boxes = towns.flatMap(({ hit, x, y }) => [hit, { x, y, width: 0, height: 0 }])
  const left = Math.min(...boxes.map((box) => box.x)) - 70
  const right = Math.max(...boxes.map((box) => box.x + box.width)) + 16
  const top = Math.min(...boxes.map((box) => box.y))
  const bottom = Math.max(...boxes.map((box) => box.y + box.height))
  const tall = Math.max(bottom - top + 24, (right - left) / ratio)
  if (!town) return { x: left, y: (top + bottom - tall) / 2, width: tall * ratio, height: tall }
  const view = { width: 450, height: 450 / ratio }
  const clamp = (value: number, most: number) => Math.max(0, Math.min(most, value))
  return {
    ...view,
    x: clamp(town.x - view.width * 0.53, width - view.width),
    y: clamp(town.y - view.height * 0.5, height - view.height),
  }
}

/** The current town's name makes room for its pin, which is larger than a dot. */
const aside = (side: MapSide) => ({ right: 6, left: -6, above: 0, below: 0 })[side]

const tuft = ({ x, y }: MapPoint) =>
  `M${x - 2} ${y + 6}q-1-6-7-9m7 9q-1-6-3-13m3 13q1-8 5-12m-5 12q2-5 8-7M${x + 9} ${y + 7}q0-4-2-6m2 6q1-3 4-5`

type CountryProps = { readonly map: MapGeometry; readonly view: MapBox; readonly here: MapTown | undefined }

/** Land, counties and dots; the current town has a plate and a pin. */
function Country({ map, view, here }: CountryProps) {
  const { wide } = map
  const dotLook = here
    ? { fill: palette.pine, stroke: palette.county, strokeWidth: 1.5 }
    : { fill: palette.marigold, stroke: palette.ink, strokeWidth: 1.75 }
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`${view.x} ${view.y} ${view.width} ${view.height}`}
      width={pictureBox.width}
      height={pictureBox.height}
    >
      <rect x="-40" y="-40" width="900" height="700" fill={palette.sky} />
      <path d={map.land} fill={palette.ground} stroke={palette.skyDeep} strokeWidth="6" strokeLinejoin="round" />
      {map.counties.map(({ name, d }) => (
        <path key={name} d={d} fill={countyTint(name)} />
      ))}
      <path d={map.borders} fill="none" stroke={palette.groundBand} strokeWidth="6" strokeLinejoin="round" />
      <path d={map.borders} fill="none" stroke={palette.border} strokeWidth="1.25" strokeDasharray="9 3 2 3" />
      <path
        d={wide.tufts.map(tuft).join('')}
        fill="none"
        stroke={palette.prairie}
        strokeWidth="1.5"
        strokeLinecap="round"
      />
      {wide.towns.map(({ slug, x, y, leader }) => (
        <g key={slug}>
          {leader && <line {...leader} stroke={palette.pine} strokeWidth="1.25" />}
          <circle cx={x} cy={y} r={wide.dot} {...dotLook} />
        </g>
      ))}
      {here && (
        <g stroke={palette.ink} strokeWidth="2" strokeLinejoin="round">
          <rect {...here.hit} x={here.hit.x + aside(here.side)} rx="4" fill={palette.marigold} />
          <circle cx={here.x} cy={here.y} r={wide.dot + 4} fill={palette.marigold} />
          <path d={`M${here.x} ${here.y}h.1`} strokeWidth="6" strokeLinecap="round" />
        </g>
      )}
    </svg>
  )
}

/**
 * The map of the towns, drawn for a card: the country as an SVG, and the names as elements over it, since the picture
 * itself has no fonts.
 */
export function townMap(
  map: MapGeometry,
  towns: readonly Town[],
  current?: string,
): { svg: string; names: ReactElement[] } {
  const { wide } = map
  const here = wide.towns.find(({ slug }) => slug === current)
  const view = viewOf(wide, here)
  const scale = pictureBox.width / view.width
  const names = [
    ...wide.counties.map(({ name, x, y }) => ({
      text: name.toUpperCase(),
      x,
      y,
      side: 'below' as const,
      size: 12,
      color: palette.label,
    })),
    ...wide.towns.map(({ slug, side, label }) => ({
      text: towns.find((town) => town.slug === slug)?.name ?? slug,
      x: label.x + (slug === current ? aside(side) : 0),
      y: label.y,
      side,
      size: nameSize,
      color: slug === current ? palette.ink : palette.pine,
    })),
  ].flatMap(({ text, x, y, side, size, color }) => {
    const fontSize = size * scale
    const width = text.length * fontSize * 0.5
    const left = (x - view.x) * scale - { right: 0, left: width, above: width / 2, below: width / 2 }[side]
    // The face's baseline lies at nine tenths of its line.
    const top = (y - view.y) * scale - fontSize * 0.9
    if (left < hidden || left + width > pictureBox.width || top < 4 || top + fontSize > pictureBox.height) return []
    const justifyContent = { right: 'flex-start', left: 'flex-end', above: 'center', below: 'center' }[side]
    const place = { ...at(pictureBox.left + left, stripHeight + top, width), justifyContent }
    return (
      <div key={text} style={{ ...place, color, fontSize, lineHeight: 1, whiteSpace: 'nowrap' }}>
        {text}
      </div>
    )
  })
  return { svg: renderToStaticMarkup(<Country map={map} view={view} here={here} />), names }
}
