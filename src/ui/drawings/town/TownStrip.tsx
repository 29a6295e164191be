import type { ReactElement } from 'react'
import { Skyline } from '#site/drawings.tsx'
import { towns } from '#site/towns.ts'
import { palette as p } from '../palette.ts'
import { grassRow } from '../panorama/blades.ts'
import { Road } from '../panorama/Road.tsx'
import { ground } from '../panorama/Roofs.tsx'
import { Clouds } from '../panorama/Skyline.tsx'
import { TruckBody } from '../truck/Truck.tsx'
import { kit } from './kit.tsx'
import type { StripName, TownScene } from './scene.ts'
import { sceneOf, stripOf } from './scene.ts'

/** The stretch of the panorama that Home's truck drives on: the sky, the road and what waits at the curb are Home's. */
const left = 600
const right = 1500

/** A town from the road: three parts of it, side by side. */
export const TownStrip = ({ parts }: { readonly parts: TownScene }) => (
  <svg xmlns="http://www.w3.org/2000/svg" viewBox={`${left} 30 ${right - left} 540`}>
    <g transform="translate(280 30)">
      <Clouds />
    </g>
    <g transform="translate(330 86) scale(.7)">
      <Skyline />
    </g>
    <path fill={p.wheat} d="M600 338Q800 316 1050 330T1500 322V400H600Z" />
    <path fill={p.prairie} d="M600 346Q760 352 960 340T1500 344V400H600Z" />
    <path fill={p.prairieDark} d={`M600 ${ground - 4}Q1000 ${ground - 12} 1500 ${ground - 4}V480H600Z`} />
    {parts.map((part, i) => {
      const Part = kit[part]
      return (
        <g key={part} transform={`translate(${left + 8 + i * 300} ${ground})`}>
          <Part />
        </g>
      )
    })}
    <Road />
    <g transform="translate(716 458) scale(.55)">
      <TruckBody piled />
    </g>
    <path fill={p.leaf} d={grassRow(530, 580, 15, () => 30, [left, right])} />
    <path fill={p.leafDark} d={grassRow(554, 580, 20, () => 34, [left - 8, right])} />
  </svg>
)

/** The strips of all towns, each once. */
export const strips: Readonly<Record<StripName, () => ReactElement>> = Object.fromEntries(
  towns.map((town) => [stripOf(town), () => <TownStrip parts={sceneOf(town)} />]),
)
