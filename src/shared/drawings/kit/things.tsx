import { palette } from '../palette.ts'

/** The ink line round the things a customer would point at. */
export const outline = { stroke: palette.ink, strokeWidth: 2, strokeLinejoin: 'round', strokeLinecap: 'round' } as const

/** One path with the same mark at many points: `'10 20, 30 40'`. With a round cap, the default mark is a dot. */
export const strew = (points: string, mark = 'h0') =>
  points
    .split(', ')
    .map((point) => `M${point}${mark}`)
    .join('')

interface Placed {
  x: number
  y: number
}

/** The flat shadow a thing throws to the right. `x`, `y` is the left end of the edge that stands on the ground. */
export const ContactShadow = ({ x, y, width, depth = 10 }: Placed & { width: number; depth?: number }) => (
  <path d={`M${x} ${y}h${width}l${depth * 2} ${depth}H${x + depth}z`} fill={palette.ink} opacity=".14" />
)

interface BoxProps extends Placed {
  width?: number
  height?: number
  /** Width of the shaded right face; 0 shows the front alone. */
  side?: number
}

/** A taped carton. `x`, `y` is the lower left corner of its front. */
export const Box = ({ x, y, width = 46, height = 36, side = 12 }: BoxProps) => {
  const top = y - height
  const rise = side / 2
  return (
    <g {...outline}>
      {side > 0 && (
        <>
          <path d={`M${x + width} ${y}l${side}-${rise}V${top - rise}l-${side} ${rise}z`} fill={palette.sand} />
          <path d={`M${x} ${top}l${side}-${rise}h${width}l-${side} ${rise}z`} fill={palette.card} />
        </>
      )}
      <path d={`M${x} ${top}h${width}V${y}H${x}z`} fill={palette.wheat} />
      <path
        d={`M${x + width / 2 - 4} ${top}v${Math.round(height / 3)}l4-3 4 3V${top}z`}
        fill={palette.paper}
        strokeWidth="1.5"
      />
    </g>
  )
}

/** A slatted crate, open on top. `x`, `y` is its lower left corner. */
export const Crate = ({ x, y, width = 60, height = 40 }: Placed & { width?: number; height?: number }) => {
  const slat = (height - 8) / 3
  return (
    <g {...outline}>
      <path d={`M${x} ${y - height}h${width}V${y}H${x}z`} fill={palette.ink} />
      {[0, 1, 2].map((i) => (
        <rect
          key={i}
          x={x}
          y={y - height + i * (slat + 4)}
          width={width}
          height={slat}
          fill={i === 0 ? palette.wheat : palette.sand}
        />
      ))}
      <path d={`M${x} ${y - height}h9V${y}H${x}zM${x + width - 9} ${y - height}h9V${y}h-9z`} fill={palette.wheat} />
    </g>
  )
}

/** A tied garbage bag, 44 x 44. `x`, `y` is the middle of its foot, `lean` in degrees. */
export const Bag = ({ x, y, lean = 0 }: Placed & { lean?: number }) => (
  <g transform={`translate(${x} ${y}) rotate(${lean})`} {...outline}>
    <path d="M-17 0Q-24-4-20-16-16-30-5-33L-9-43 0-40 9-43 5-33Q17-29 20-15 22-3 16 0z" fill={palette.ink} />
    <path d="M8-4q10-2 9-12-2-10-10-14 3 14 1 26z" fill={palette.road} stroke="none" />
    <path d="M-14-8q0-12 8-18" fill="none" stroke={palette.steel} />
    <path d="M-5-34H5" stroke={palette.marigold} strokeWidth="4" />
  </g>
)

interface SofaProps extends Placed {
  scale?: number
  /** Degrees, about the lower left corner. */
  turn?: number
  fill?: string
  dark?: string
}

/** A two-seater from the front, 170 x 74. `x`, `y` is the lower left corner. */
export const Sofa = ({ x, y, scale = 1, turn = 0, fill = palette.brickLight, dark = palette.brick }: SofaProps) => (
  <g transform={`translate(${x} ${y}) rotate(${turn}) scale(${scale})`} {...outline}>
    <path d="M16-10v10h9v-10M145-10v10h9v-10" fill={palette.marigoldDark} />
    <path d="M18-14V-62Q18-74 30-74H140Q152-74 152-62V-14z" fill={fill} />
    <path d="M85-73V-38" fill="none" />
    <path d="M22-38H85V-24H22zM85-38h63v14H85z" fill={fill} />
    <path d="M4-26H166V-12Q166-9 162-9H8Q4-9 4-12z" fill={dark} />
    <path d="M0-46Q0-55 11-55T22-46V-9H8Q0-9 0-17z" fill={fill} />
    <path d="M148-46Q148-55 159-55T170-46V-17Q170-9 162-9H148z" fill={dark} />
  </g>
)

/** A plank fence without end posts, for a background. `x`, `y` is its lower left corner. */
export const Fence = ({ x, y, width, height = 60 }: Placed & { width: number; height?: number }) => {
  const plank = 16
  const seams = Array.from(
    { length: Math.floor(width / plank) - 1 },
    (_, i) => `M${x + (i + 1) * plank} ${y - height}V${y}`,
  )
  return (
    <g>
      <rect x={x} y={y - height} width={width} height={height} fill={palette.sand} />
      <path d={seams.join('')} stroke={palette.prairieDark} strokeWidth="1.5" opacity=".5" />
      <path d={`M${x} ${y - height + 9}h${width}`} stroke={palette.line} strokeWidth="5" />
    </g>
  )
}

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
