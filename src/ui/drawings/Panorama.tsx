import type { ReactElement } from 'react'
import { Skyline } from '#site/drawings.tsx'
import { bands, slot } from './panorama/bands.ts'
import { Grass } from './panorama/Grass.tsx'
import { Prairie } from './panorama/Prairie.tsx'
import { Road } from './panorama/Road.tsx'
import { Roofs } from './panorama/Roofs.tsx'
import { Clouds } from './panorama/Skyline.tsx'
import { Trees } from './panorama/Trees.tsx'
import { TruckBody } from './truck/Truck.tsx'

const Truck = () => (
  <g transform="translate(828 454) scale(.8)">
    <TruckBody piled />
  </g>
)

const drawings: Readonly<Record<string, () => ReactElement>> = {
  clouds: Clouds,
  skyline: Skyline,
  prairie: Prairie,
  roofs: Roofs,
  trees: Trees,
  road: Road,
  truck: Truck,
  grass: Grass,
}

/** All layers of the hero in one file, one below the other; the page shows each by its view. */
export const Panorama = () => (
  <svg xmlns="http://www.w3.org/2000/svg" viewBox={`0 0 2000 ${bands.length * slot}`}>
    {bands.map(({ id, x, y, width, height }, i) => {
      const Drawing = drawings[id]
      return (
        Drawing && (
          <g key={id} transform={`translate(0 ${i * slot})`}>
            <view id={id} viewBox={`${x} ${i * slot + y} ${width} ${height}`} />
            <Drawing />
          </g>
        )
      )
    })}
  </svg>
)
