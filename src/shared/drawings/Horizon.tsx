import { Skyline } from '#site/drawings.tsx'
import { landscape } from './landscapes/landscape.ts'
import { palette as p } from './palette.ts'

/** The panorama's far half by night in any scheme, since the footer is dark in any: no truck, which is on the page already. */
export const Horizon = () => (
  <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 140 2000 260">
    <g transform="translate(300 120) scale(.7)">
      <Skyline />
      {landscape.Landmark && <landscape.Landmark />}
    </g>
    <landscape.Roofs />
    <path fill={p.floor} d={landscape.floor} />
  </svg>
)
