import { logo } from '#site/logo.ts'
import { palette as p } from './palette.ts'

/**
 * App icon and favicon: the truck under a load of prairie. Edges sit on multiples of 32, which are whole pixels at
 * 16 px; the background bleeds and the truck keeps to the inner 80 %, so any mask may cut the corners.
 */
export const Icon = () => (
  <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">
    <path fill={p.marigold} d="M0 0H512V512H0Z" />
    <g transform="translate(54 25) scale(7)">
      <path d={logo} fill={p.pine} />
    </g>
    <path fill={p.pine} d="M64 208H288V368H64Z" />
    <path fill={p.pine} d="M304 368V232q0-16 16-16h64q12 0 17 11l37 83q10 6 10 20v38Z" />
    <path fill={p.card} d="M336 248h44l26 64H336Z" />
    <path fill={p.marigold} d="M88 368a64 64 0 0 1 128 0ZM304 368a64 64 0 0 1 128 0Z" />
    <path fill={p.pine} d="M0 416H512V512H0Z" />
    <circle cx="152" cy="368" r="48" fill={p.ink} />
    <circle cx="368" cy="368" r="48" fill={p.ink} />
    <circle cx="152" cy="368" r="16" fill={p.card} />
    <circle cx="368" cy="368" r="16" fill={p.card} />
  </svg>
)
