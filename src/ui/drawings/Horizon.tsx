import { Skyline } from '#site/drawings.tsx'
import { palette as p } from './palette.ts'
import { grassRow } from './panorama/blades.ts'
import { Roofs } from './panorama/Roofs.tsx'

/** The panorama's far half by night in any scheme, since the footer is dark in any: no truck, which is on the page already. */
export const Horizon = () => (
  <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 140 2000 260">
    <g transform="translate(300 120) scale(.7)">
      <Skyline />
    </g>
    <Roofs />
    <path fill={p.floor} d={grassRow(392, 402, 15, (x) => 19 + 8 * Math.sin(x / 90))} />
  </svg>
)
