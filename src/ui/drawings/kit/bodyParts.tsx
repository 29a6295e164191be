import { palette } from '../palette.ts'
import { type Point, round } from './bones.ts'

/** A filled shape with the ink line outside it, so that overlapping bones read as one limb. */
export const Outlined = ({ d, fill, shade }: { d: string; fill: string; shade?: boolean | undefined }) => (
  <>
    <path d={d} fill={palette.ink} stroke={palette.ink} strokeWidth="4" strokeLinejoin="round" />
    <path d={d} fill={fill} />
    {shade && <path d={d} fill={palette.ink} opacity=".28" />}
  </>
)

interface PlacedProps {
  at: Point
  scale: number
  facing: 1 | -1
  /** Degrees. */
  turn: number
}

const placed = ({ at: [x, y], scale, facing, turn }: PlacedProps) =>
  `translate(${round(x)} ${round(y)}) scale(${facing * scale} ${scale}) rotate(${round(turn)})`

/** A boot, standing on its toe at the origin. */
export const Boot = ({ fill, ...at }: PlacedProps & { fill: string }) => (
  <g transform={placed(at)}>
    <path
      d="M-26-16H-6V-12Q6-11 6-3V0H-26z"
      fill={fill}
      stroke={palette.ink}
      strokeWidth={2 / at.scale}
      strokeLinejoin="round"
    />
    <path d="M-26-1H6" stroke={palette.ink} strokeWidth="4" />
  </g>
)

/** A head under its cap. */
export const Head = ({ skin, ...at }: PlacedProps & { skin: string }) => (
  <g transform={placed(at)}>
    <g stroke={palette.ink} strokeWidth={2 / at.scale} strokeLinejoin="round">
      <path d="M-13-4Q-14 14 0 14Q12 15 12 4V-4z" fill={skin} />
      <path d="M-15-1Q-16-19 0-20Q13-19 14-6L26-3Q27 0 24 0z" fill={palette.marigold} />
    </g>
    <path d="M-4 1Q-4 8-8 8Q-10 5-9 1z" fill={palette.ink} opacity=".3" />
  </g>
)
