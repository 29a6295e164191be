import type { ReactElement } from 'react'
import { Skyline } from '#site/drawings.tsx'
import { landscape } from './landscapes/landscape.ts'
import { bands, slot } from './panorama/bands.ts'
import { Road } from './panorama/Road.tsx'
import { Clouds } from './panorama/Skyline.tsx'
import { TruckBody } from './truck/Truck.tsx'

const Truck = () => (
  <g transform="translate(828 454) scale(.8)">
    <TruckBody piled />
  </g>
)

const Distance = () => (
  <>
    <Skyline />
    {landscape.Landmark && <landscape.Landmark />}
  </>
)

const drawings: Readonly<Record<string, () => ReactElement>> = {
  clouds: Clouds,
  skyline: Distance,
  prairie: landscape.Country,
  roofs: landscape.Roofs,
  trees: landscape.Trees,
  road: Road,
  truck: Truck,
  grass: landscape.Verge,
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
