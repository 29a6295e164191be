import { palette } from '../palette.ts'
import { outline } from './things.tsx'

const Wheel = ({ x }: { x: number }) => (
  <g transform={`translate(${x} 0)`}>
    <circle r="27" fill="none" stroke={palette.ink} strokeWidth="6" />
    <path d="M-24 0H24M0-24V24M-17-17L17 17M-17 17L17-17" stroke={palette.ink} strokeWidth=".8" opacity=".6" />
    <circle r="3.5" fill={palette.ink} />
  </g>
)

const frame = 'M-38 0L-22-36H22L-2 0H-38M-24-44L-2 0M38 0L22-36 20-46'

/** A cruiser from the side; the origin is midway between the hubs. */
export const Bicycle = ({ shadow }: { shadow?: boolean }) =>
  shadow ? (
    <g fill="none" stroke={palette.ink}>
      <path d="M-65 0a27 27 0 1 0 54 0a27 27 0 1 0-54 0M11 0a27 27 0 1 0 54 0a27 27 0 1 0-54 0" strokeWidth="6" />
      <path d={`${frame}M-34-46h18M20-48l-12-6`} strokeWidth="6" strokeLinejoin="round" strokeLinecap="round" />
    </g>
  ) : (
    <g strokeLinejoin="round" strokeLinecap="round" fill="none">
      <Wheel x={-38} />
      <Wheel x={38} />
      <path d={frame} stroke={palette.ink} strokeWidth="7.5" />
      <path d={frame} stroke={palette.brickLight} strokeWidth="4" />
      <path d="M20-46q-2-10 8-10h2M20-47q-10 1-14-4" stroke={palette.ink} strokeWidth="4" />
      <path d="M-36-48q12-6 24 1-8 4-24 3z" fill={palette.brick} {...outline} />
      <circle cx="-2" r="6" fill={palette.steel} stroke={palette.ink} strokeWidth="2" />
      <path d="M-2 0l6 11m-5 1h10" stroke={palette.ink} strokeWidth="3" />
    </g>
  )
