import { palette as p } from '../palette.ts'
import { grassRow } from '../panorama/rows.ts'
import { Oak } from '../panorama/Trees.tsx'

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
