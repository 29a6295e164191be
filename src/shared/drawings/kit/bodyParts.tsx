import { palette } from '../palette.ts'
import type { Look } from './looks.ts'
import { type Point, round } from './poses.ts'

/** A filled shape with the ink line outside it, so that overlapping bones read as one limb. */
export const Outlined = ({ d, fill, shade }: { d: string; fill: string; shade?: boolean | undefined }) => (
  <>
    <path className="rim" d={d} fill={palette.ink} stroke={palette.ink} strokeWidth="4" strokeLinejoin="round" />
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
    <path d="M-26-16H-6V-12Q6-11 6-3V0H-26z" fill={fill} stroke={palette.ink} strokeWidth="2" strokeLinejoin="round" />
    <path d="M-26-1H6" stroke={palette.ink} strokeWidth="4" />
  </g>
)

const jaw = 'M-12-8Q-14 19 3 19Q15 19 16 8Q22 7 21 3L17-3V-8z'

/** A head under its cap, half turned to us: eyes, nose, a smile that still reads when the head is ten pixels wide. */
export const Head = ({ look: { skin, hair, style }, ...at }: PlacedProps & { look: Look }) => (
  <g transform={placed(at)} strokeLinejoin="round" strokeLinecap="round">
    <g stroke={palette.ink} strokeWidth="2">
      {style === 'tail' && <path d="M-13-5Q-26-4-27 14-26 21-20 20-21 8-11 7z" fill={hair} />}
      <path d={jaw} fill={skin} />
    </g>
    {style === 'beard' && <path d="M-11 1Q-12 18 3 18Q14 18 15 8L13 7Q10 4 5 7 0 11-4 2z" fill={hair} />}
    <path d="M-13-8H1Q-3-5-4 4L-11 7Q-14 2-13-8z" fill={hair} />
    <circle cx="-6" cy="4" r="3.6" fill={skin} stroke={palette.ink} strokeWidth="1.4" />
    <path d="M5 1h0M13 0h0" stroke={palette.ink} strokeWidth="4.4" />
    <path
      d="M3 8.500Q9 11 14 8Q12 14.500 8 14.500Q4 14 3 8.500z"
      fill={palette.card}
      stroke={palette.ink}
      strokeWidth="1"
    />
    <path
      d="M-16-5Q-19-27 1-27Q16-26 18-11L32-7Q33-4 30-3z"
      fill={palette.marigold}
      stroke={palette.ink}
      strokeWidth="2"
    />
    <path d="M-15-6Q2-12 18-11" fill="none" stroke={palette.marigoldDark} strokeWidth="2" />
  </g>
)
