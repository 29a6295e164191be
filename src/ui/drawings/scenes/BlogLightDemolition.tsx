import { Cloud, Crew, House, outline, Tree } from '../kit.tsx'
import { palette } from '../palette.ts'

/** Three planes of one oblique view: along the house, out from it, and flat on the deck. */
const along = 'matrix(.9 .28 0 1 200 106)'
const flat = 'matrix(.9 .28 -.8 .36 200 106)'
/** Any point of that view: so far along the house, so far out from it, so far below the deck. */
const at = (u: number, v: number, drop = 0) => `${Math.round(200 + 0.9 * u - 0.8 * v)} ${Math.round(106 + 0.28 * u + 0.36 * v + drop)}`

const joists = [150, 182, 214, 246, 278]

/** Laid out longest first, the way they get measured, counted and loaded. */
const sorted = Array.from({ length: 9 }, (_, i) => ({ x: 408 + i * 21, y: 240 + i * 7, run: 176 - i * 15 }))

export const BlogLightDemolition = () => (
  <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 960 400">
    <g transform="scale(1.25)">
      <rect width="768" height="320" fill={palette.sky} />
      <Cloud x={560} y={66} scale={1.1} />
      <House x={590} y={128} scale={0.8} wall={palette.wheat} roof={palette.steel} />
      <Tree x={566} y={140} scale={0.8} />
      <path d="M440 112h328v40H440z" fill={palette.pineMist} />
      <path d="M0 146h768v174H0z" fill={palette.prairie} />
      {/* The house. */}
      <path d="M470 -20V190L620 122V-20z" fill={palette.sand} />
      <g transform={along}>
        <path d="M-260-140H300V50H-260z" fill={palette.card} />
        <path d="M-260-118H300M-260-98H300M-260-78H300M-260-58H300M-260-38H300M-260-18H300" stroke={palette.line} strokeWidth="2" />
        <path d="M-260 0H300V60H-260z" fill={palette.brickLight} />
        <path d="M70-112H190V0H70z" fill={palette.line} />
        <path d="M78-104H128V-2H78zM134-104H182V-2H134z" fill={palette.road} />
        <path d="M84-40l36-44v24L84-16z" fill={palette.steel} opacity=".5" />
      </g>
      {/* Frame of the deck. */}
      <g {...outline}>
        <path d={`M${at(0, 0)}L${at(300, 0)} ${at(300, 150)} ${at(0, 150)}z`} fill={palette.ink} opacity=".5" stroke="none" />
        <g transform={flat}>
          {joists.map((u) => (
            <path key={u} d={`M${u} 0h8V150h-8z`} fill={palette.wheat} />
          ))}
          {[0, 1, 2, 3, 4, 5, 6].map((i) => (
            <path key={i} d={`M-40 ${i * 21 + 2}H${140 - ((i * 37) % 60)}v19H-40z`} fill={palette.sand} />
          ))}
        </g>
        <path d={`M${at(-40, 150)}L${at(300, 150)} ${at(300, 150, 14)} ${at(-40, 150, 14)}z`} fill={palette.wheat} />
        <path d={`M${at(300, 0)}L${at(300, 150)} ${at(300, 150, 14)} ${at(300, 0, 14)}z`} fill={palette.marigoldDark} />
      </g>
      {sorted.map(({ x, y, run }) => (
        <g key={x} {...outline}>
          <path d={`M${x} ${y}l16 5v6l-16-5z`} fill={palette.wheat} />
          <path d={`M${x + 16} ${y + 5}l${run * 0.8} ${-run * 0.36}v6l${-run * 0.8} ${run * 0.36}z`} fill={palette.marigoldDark} />
          <path d={`M${x} ${y}l16 5 ${run * 0.8} ${-run * 0.36}-16-5z`} fill={palette.wheat} />
        </g>
      ))}
      <Crew x={330} y={300} scale={0.8} pose="carry" />
    </g>
  </svg>
)
