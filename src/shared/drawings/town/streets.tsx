import { palette as p } from '../palette.ts'
import { Car } from '../panorama/Prairie.tsx'
import { grassRow } from '../panorama/rows.ts'
import { Oak } from '../panorama/Trees.tsx'

type Front = {
  readonly x: number
  readonly height: number
  readonly wall: string
  readonly trim: string
  readonly awning: string
  /** Upper windows with somebody at home. */
  readonly lit: number
}

const fronts: readonly Front[] = [
  { x: 4, height: 118, wall: p.brickLight, trim: p.sand, awning: p.pineLight, lit: 1 },
  { x: 98, height: 146, wall: p.sand, trim: p.line, awning: p.brick, lit: 2 },
  { x: 192, height: 124, wall: p.brick, trim: p.brickLight, awning: p.marigold, lit: 0 },
]

const windows = [12, 38, 64]

const Shop = ({ x, height, wall, trim, awning, lit }: Front) => (
  <g transform={`translate(${x})`}>
    <path fill={wall} d={`M0 0V-${height}H92V0Z`} />
    <path fill={p.ink} opacity=".14" d={`M84 0V-${height}H92V0Z`} />
    <path fill={trim} d={`M-3-${height + 8}H95v10H-3ZM24-${height + 8}q22-18 44 0ZM0-56H92v8H0Z`} />
    <path fill={p.ink} opacity=".16" d={`M0-${height - 2}H92v5H0Z`} />
    {windows.map((left, i) => (
      <g key={left} transform={`translate(${left} -${height - 18})`}>
        <path fill={trim} d="M-2 4q10-12 20 0V34H-2Z" />
        <path fill={i === lit ? p.paneLight : p.pine} d="M0 5q8-9 16 0V30H0Z" />
      </g>
    ))}
    <path fill={p.road} d="M6-40H86V0H6Z" />
    <path fill={p.paneLight} d="M10-30H52V-8H10Z" />
    <path fill={p.skyDeep} d="M62-32H82V0H62Z" />
    <path fill={awning} d="M8-48H84l8 24H0Z" />
    <path fill={p.card} d="M24-48h14l-4 24H18ZM54-48h14l6 24H58Z" />
    <path fill={p.ink} opacity=".16" d="M0-24H92v4q-9 6-18 0-9 6-19 0-9 6-18 0-9 6-19 0-9 6-18 0Z" />
  </g>
)

/** Three brick fronts of a downtown, shops below and homes above. */
export const MainStreet = () => (
  <>
    <path fill={p.ink} opacity=".14" d="M4-2H284l30 8H30Z" />
    {fronts.map((front) => (
      <Shop key={front.x} {...front} />
    ))}
    <path fill={p.line} d="M-6-2H294V6H-6Z" />
  </>
)

/** A brick depot under deep eaves, the clock on its platform, and a train of the commuter line pulling in. */
export const Station = () => (
  <>
    <path fill={p.ink} opacity=".14" d="M26-2H190l34 8H50Z" />
    <path fill={p.brickLight} d="M24-66H184V-8H24Z" />
    <path fill={p.ink} opacity=".16" d="M24-66H184v12H24ZM150-54h34v46h-34Z" />
    <path fill={p.sand} d="M24-18H184V-8H24Z" />
    <path fill={p.brick} d="M132-132h16v38h-16Z" />
    <path fill={p.pineLight} d="M4-64 42-108H164L204-64Z" />
    <path fill={p.ink} opacity=".14" d="M122-108h42L204-64H150ZM4-64 9-70H199L204-64Z" />
    <path fill={p.card} d="M70-84 104-116 138-84V-60H70Z" />
    <path fill={p.pineLight} d="M62-80 104-124 146-80H134L104-110 74-80Z" />
    <circle cx="104" cy="-84" r="15" fill={p.pine} />
    <circle cx="104" cy="-84" r="11.5" fill={p.paneLight} />
    <path fill="none" stroke={p.road} strokeWidth="2.5" strokeLinecap="round" d="M104-92V-84L110-80" />
    <path fill={p.card} d="M34-48H56v26H34ZM64-48H86v26H64ZM154-48h22v26h-22ZM94-50h22V-8H94ZM122-48h22v26h-22Z" />
    <path fill={p.pine} d="M37-45H53v20H37ZM97-47h16V-8H97ZM157-45h16v20h-16Z" />
    <path fill={p.paneLight} d="M67-45H83v20H67ZM125-45h16v20h-16Z" />
    <path fill="none" stroke={p.pine} strokeWidth="3.5" d="M24-50 10-63M184-50l14-13" />
    <g transform="translate(196 -56) scale(1.9)">
      <Car x={0} />
    </g>
    <path fill={p.marigoldDark} d="M196-20H405v5H196Z" />
    <path fill={p.road} d="M204-9H405v9H204Z" />
    <path fill={p.line} d="M0-10H194V6H0Z" />
    <path fill={p.marigold} d="M0-10H194v3H0Z" />
    <path fill={p.steelDark} d="M0 4H194v4H0ZM196 0H300v4H196Z" />
    <path fill={p.road} d="M8-10h4V-70H8ZM2-74h16v18H2Z" />
    <path fill={p.paneLight} d="M4-72h12v14H4Z" />
  </>
)

/** Black-eyed Susans in the tall grass: x and height. */
const flowers: readonly (readonly [number, number])[] = [
  [22, 30],
  [40, 40],
  [124, 34],
  [140, 44],
  [158, 30],
  [236, 36],
  [252, 46],
  [272, 32],
]

/** A forest preserve: bur oaks that stand apart, and prairie between them. */
export const Oaks = () => (
  <>
    <Oak x={214} y={-6} size={0.8} />
    <Oak x={84} y={0} size={1.05} />
    <Oak x={290} y={2} size={0.62} />
    <path fill={p.prairie} d={grassRow(6, 24, 12, (x) => 26 + 8 * Math.sin(x / 30), [-4, 286])} />
    <path
      fill="none"
      stroke={p.leaf}
      strokeWidth="2.5"
      d={flowers.map(([x, height]) => `M${x} 8V-${height - 6}`).join('')}
    />
    <g fill={p.amber}>
      {flowers.map(([x, height]) => (
        <circle key={x} cx={x} cy={6 - height} r="5" />
      ))}
    </g>
    <g fill={p.brick}>
      {flowers.map(([x, height]) => (
        <circle key={x} cx={x} cy={6 - height} r="2" />
      ))}
    </g>
    <path fill={p.prairieDark} d={grassRow(14, 30, 13, (x) => 20 + 6 * Math.cos(x / 24), [-10, 290])} />
  </>
)
