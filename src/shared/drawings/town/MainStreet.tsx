import { palette as p } from '../palette.ts'

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
