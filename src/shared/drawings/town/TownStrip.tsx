import type { ReactElement } from 'react'
import { Skyline } from '#site/drawings.tsx'
import { towns } from '#site/towns.ts'
import type { TownScene } from '../../../sites/schema/landscape.ts'
import { landscape } from '../landscapes/landscape.ts'
import { palette as p } from '../palette.ts'
import { Road } from '../panorama/Road.tsx'
import { ground } from '../panorama/Roofs.tsx'
import { Clouds } from '../panorama/Skyline.tsx'
import { TruckBody } from '../truck/Truck.tsx'
import { kit } from './kit.tsx'
import { type StripName, sceneOf, stripOf } from './scene.ts'

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
    <landscape.Field />
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
    <landscape.StripVerge />
  </svg>
)

/** The strips of all towns, each once. */
export const strips: Readonly<Record<StripName, () => ReactElement>> = Object.fromEntries(
  towns.map((town) => [stripOf(town), () => <TownStrip parts={sceneOf(town)} />]),
)
