import { palette as p } from '../palette.ts'
import { grassRow, verge } from './rows.ts'

/** x, size; all stand on one line behind the nearest blades. */
const stems: readonly [number, number][] = [
  [-14, 1],
  [34, 1.25],
  [92, 0.95],
  [142, 1.1],
  [352, 0.8],
  [398, 0.95],
  [672, 0.85],
  [704, 0.62],
  [1306, 0.72],
  [1342, 0.92],
  [1372, 0.66],
  [1570, 0.8],
  [1626, 1],
  [1830, 0.9],
  [1884, 1.2],
  [1946, 1],
]

/**
 * The verge in front of everything, dark, so that the picture has a floor to stand on. Big bluestem stands in it: a
 * bare stem and the three-toed head that gave it the name turkey foot.
 */
export const Grass = () => (
  <>
    <defs>
      <g id="panorama-bluestem">
        <path
          fill="none"
          stroke={p.prairieDark}
          strokeWidth="2.5"
          strokeLinecap="round"
          d="M0 0Q0-62 20-108M2-34Q10-58 30-66"
        />
        <path
          fill="none"
          stroke={p.brick}
          strokeWidth="4.5"
          strokeLinecap="round"
          d="M20-108Q12-130 17-154M21-108Q24-134 40-150"
        />
        <path fill="none" stroke={p.brickLight} strokeWidth="4.5" strokeLinecap="round" d="M21-107Q36-124 58-130" />
      </g>
    </defs>
    <path fill={p.prairieDark} d={grassRow(518, 690, 13, (x) => verge(x + 12))} />
    {stems.map(([x, size]) => (
      <use key={x} href="#panorama-bluestem" transform={`translate(${x} 524) scale(${size})`} />
    ))}
    <path fill={p.leaf} d={grassRow(538, 690, 17, verge)} />
    <path fill={p.leafDark} d={grassRow(558, 690, 22, (x) => verge(x - 20))} />
  </>
)
