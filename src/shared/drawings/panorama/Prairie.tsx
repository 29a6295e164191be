import { palette as p } from '../palette.ts'

/** A gallery car of the commuter line, 110 wide: two rows of windows. Its wheels don't show. */
export const Car = ({ x }: { readonly x: number }) => (
  <g transform={`translate(${x})`}>
    <path fill={p.steel} d="M3 0H107q3 0 3 3V25H0V3q0-3 3-3Z" />
    <path fill={p.pine} opacity=".7" d="M8 5H48v4H8ZM62 5h40v4H62ZM8 14H48v4H8ZM62 14h40v4H62Z" />
  </g>
)

const Train = () => (
  <g transform="translate(1040 268) scale(1.2)">
    <Car x={0} />
    <Car x={114} />
    <Car x={228} />
    <path fill={p.steel} d="M342 0h58l14 10V25H342Z" />
    <path fill={p.pine} opacity=".7" d="M392 4h8l7 6h-15Z" />
    <path fill={p.marigoldDark} d="M342 16h72v4h-72Z" />
    <path fill={p.sand} d="M-10 25H560l60 10H-40Z" />
  </g>
)

/** Open country, two swells of it, drawn by the rows the wind combs into the grass. */
export const Prairie = () => (
  <>
    <Train />
    <path
      fill={p.wheat}
      d="M0 304C160 284 330 276 560 292S960 312 1160 300 1540 292 1700 300 1900 306 2000 300V450H0Z"
    />
    <path
      fill="none"
      stroke={p.sand}
      strokeWidth="3"
      strokeLinecap="round"
      opacity=".7"
      d="M40 312q120-20 260-20M180 318q180-22 330-12M420 306q120 2 180 8M660 316q140 10 280 4M820 308q120 4 200 0M1080 318q160-14 300-12M1240 308q100-6 180-6M1520 318q160-8 300 2M1760 310q120 6 200 2"
    />
    <path
      fill={p.prairie}
      d="M0 334C180 316 300 334 470 340S760 318 960 324 1300 346 1500 334 1820 312 2000 326V450H0Z"
    />
    <path
      fill="none"
      stroke={p.wheat}
      strokeWidth="3"
      strokeLinecap="round"
      opacity=".8"
      d="M240 346q40-10 96-4M560 350q60-14 140-14M860 340q60-6 120-2M1100 346q80 6 160 10M1380 352q70-2 120-10M1480 362q80-4 160-16M1600 344q60-4 110-10M1720 352q80-14 160-14"
    />
    <path
      fill={p.prairieDark}
      d="M300 352q-2-12 8-20-3 10-3 20ZM306 352q0-10 11-14-6 7-6 14ZM770 346q-2-12 8-20-3 10-3 20ZM776 346q0-10 11-14-6 7-6 14ZM1440 360q-2-14 9-24-3 12-3 24ZM1447 360q0-12 12-16-6 8-7 16ZM1560 352q-2-14 9-24-3 12-3 24ZM1567 352q0-12 12-16-6 8-7 16ZM1660 348q-2-12 8-20-3 10-3 20Z"
    />
  </>
)
