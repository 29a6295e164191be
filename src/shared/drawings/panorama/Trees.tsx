import { palette as p } from '../palette.ts'
import { grassRow } from './rows.ts'

export const Oak = ({ x, y, size }: { x: number; y: number; size: number }) => (
  <g transform={`translate(${x} ${y}) scale(${size})`}>
    <path fill={p.ink} opacity=".14" d="M-30 0H60L110 10H0Z" />
    <path fill={p.leafDark} d="M-8 4Q-2-30-6-60L-30-84h8L0-66 16-92h8L10-56Q6-30 14 4Z" />
    <path
      fill={p.leaf}
      d="M-84-74a26 26 0 0 1 4-44 30 30 0 0 1 36-34 36 36 0 0 1 60-10 32 32 0 0 1 46 22 28 28 0 0 1 22 42 24 24 0 0 1-20 34 30 30 0 0 1-44 4 34 34 0 0 1-52 4 30 30 0 0 1-52-18Z"
    />
    <path
      fill={p.prairieDark}
      d="M-84-84a24 24 0 0 1 4-34 30 30 0 0 1 36-34 36 36 0 0 1 56-14q-2 24-28 26-2 24-28 22-2 26-40 34Z"
    />
    <path fill={p.prairieDark} d="M14-104q18-20 44-10-16 2-18 16-14-10-26-6Z" />
  </g>
)

/** The cottonwood is always the last to leaf out. */
const Cottonwood = () => (
  <g transform="translate(1462 396)" fill="none" stroke={p.steelDark} strokeLinecap="round" strokeLinejoin="round">
    <path strokeWidth="13" d="M0 0Q-4-40 0-70" />
    <path strokeWidth="8" d="M0-66Q-2-100-20-126M0-60Q10-90 30-104" />
    <path
      strokeWidth="4.5"
      d="M-20-126Q-26-150-18-176M-12-110Q-34-120-46-144M30-104Q46-124 46-152M18-94Q46-96 64-112M-2-96Q8-124 6-160"
    />
    <path
      strokeWidth="2.5"
      d="M-46-144-44-166M-46-144-62-156M-36-128-56-130M-20-150-34-170M6-140 18-166M46-140 60-158M46-132 32-158M64-112 82-120M52-104 72-98M-23-140-10-154M4-120-6-138"
    />
  </g>
)

const poles = [80, 720, 1360, 2000]

/** One span from pole to pole; a second wire hangs behind the first. */
const span = (y: number, sag: number) => `M-560 ${y}${`q320 ${sag} 640 0`.repeat(5)}`

/** Lines along the road, with the crows that come with them. */
export const Wires = () => (
  <>
    <path fill="none" stroke={p.ink} strokeWidth="1.5" opacity=".5" d={span(232, 36) + span(240, 44)} />
    {poles.map((x) => (
      <path key={x} fill={p.steelDark} d={`M${x - 3} 222h6V396h-6ZM${x - 24} 233h48v4h-48ZM${x - 18} 246h36v3h-36Z`} />
    ))}
    <path
      fill={p.ink}
      d="M1128 245q-2-10 6-14 1-4 5-3l4 2-4 2q0 8-6 13l-4 8ZM1152 244q-2-10 6-14 1-4 5-3l4 2-4 2q0 8-6 13l-4 8ZM1560 252q2-10-6-14-1-4-5-3l-4 2 4 2q0 8 6 13l4 8Z"
    />
  </>
)

export const Trees = () => (
  <>
    <Oak x={500} y={398} size={0.92} />
    <Oak x={1700} y={398} size={1.1} />
    <Oak x={14} y={398} size={1.1} />
    <Cottonwood />
    <path fill={p.prairie} d={grassRow(392, 500, 15, (x) => 19 + 8 * Math.sin(x / 90))} />
    <Wires />
    <path
      fill={p.leaf}
      d="M230 400q4-30 34-26 16-20 40-4 30-8 36 30ZM596 400q4-24 26-20 20-14 34 20ZM1420 400q6-26 30-20 24-16 40 20Z"
    />
  </>
)
