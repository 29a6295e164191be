import { landscape } from '../landscapes/landscape.ts'
import { palette } from '../palette.ts'

interface Placed {
  x: number
  y: number
  scale?: number
}

const place = ({ x, y, scale = 1 }: Placed) => `translate(${x} ${y})${scale === 1 ? '' : ` scale(${scale})`}`

/** The landscape's tree, about 90 x 110. `x`, `y` is the foot of its trunk. */
export const Tree = ({
  fill = palette.leaf,
  shade = palette.leafDark,
  ...at
}: Placed & { fill?: string; shade?: string }) => (
  <g transform={place(at)}>
    <landscape.Tree fill={fill} shade={shade} />
  </g>
)

/** A one-and-a-half storey house far off, 110 wide. `x`, `y` is its lower left corner. */
export const House = ({
  wall = palette.card,
  roof = palette.pineMist,
  ...at
}: Placed & { wall?: string; roof?: string }) => (
  <g transform={place(at)}>
    <path d="M6 0V-36H104V0z" fill={wall} />
    <path d="M60 0V-36L82-56 104-36V0z" fill={palette.line} />
    <path d="M0-34L18-64H84L110-34H104L82-55 58-34z" fill={roof} />
    <path d="M24-62v-14h10v14z" fill={palette.brickLight} />
    <path d="M16-24h12v14H16z" fill={palette.skyDeep} />
    <path d="M36-24h12v14H36zM76-24h13v12H76z" fill={palette.paneLight} />
  </g>
)

/** A flat-bottomed fair-weather cloud, 100 wide. `x`, `y` is its lower left corner. */
export const Cloud = ({ fill = palette.cloud, ...at }: Placed & { fill?: string }) => (
  <path
    transform={place(at)}
    d="M10 0A13 13 0 0 1 16-22A20 20 0 0 1 52-32A17 17 0 0 1 80-20A11 11 0 0 1 92 0z"
    fill={fill}
  />
)
