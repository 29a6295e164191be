import { Cloud, House, Tree } from '../kit/country.tsx'
import { Portrait } from '../kit/portrait.tsx'
import { outline } from '../kit/things.tsx'
import { palette } from '../palette.ts'
import { TruckBody } from '../truck/Truck.tsx'

/** The job ticket on its clipboard. */
const Clipboard = () => (
  <g transform="translate(-4 122) rotate(-6)" {...outline}>
    <path d="M-29-38H29V40H-29z" fill={palette.marigoldDark} />
    <path d="M-24-30H24V35H-24z" fill={palette.card} />
    <path d="M-24-30H24V-17H-24z" fill={palette.brick} />
    <path d="M-17-8H17M-17 1H9M-17 10H13" />
    <path d="M-24 19H24" strokeDasharray="1 5" />
    <path d="M-11-44H11V-33H-11z" fill={palette.steel} />
  </g>
)

/** The two you'll meet at the door, seen from the porch. */
export const CrewAtDoor = () => (
  <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 320">
    <rect width="480" height="320" fill={palette.sky} />
    <Cloud x={252} y={76} scale={0.9} />
    <Cloud x={400} y={58} scale={0.7} />
    <path d="M0 182h480v138H0z" fill={palette.prairie} />
    <path d="M0 182h480v6H0z" fill={palette.prairieDark} />
    <House x={20} y={190} scale={0.9} roof={palette.skyDeep} />
    <Tree x={160} y={192} scale={0.8} />
    <Tree x={470} y={196} scale={0.9} />
    <path d="M130 232H480V320H60z" fill={palette.line} />
    <path d="M130 232H480V238H126z" fill={palette.card} />
    <g transform="translate(208 268) scale(.65)">
      <TruckBody parked />
    </g>
    {/* The porch they've come up to. */}
    <path d="M0 0h480v16H0z" fill={palette.card} />
    <path d="M0 16h480v6H0z" fill={palette.line} />
    <path d="M10 22h22v298H10z" fill={palette.card} />
    <path d="M24 22h8v298h-8z" fill={palette.line} />
    <Portrait
      x={212}
      y={96}
      scale={1.08}
      build={1.14}
      look="fair"
      arms={[
        [
          [-46, 58],
          [-58, 116],
          [-52, 176],
        ],
        [
          [46, 58],
          [60, 116],
          [28, 98],
        ],
      ]}
    />
    <Portrait
      x={106}
      y={112}
      build={0.92}
      look="brown"
      arms={[
        [
          [-34, 58],
          [-56, 104],
          [-60, 48],
        ],
        [
          [34, 58],
          [46, 118],
          [18, 136],
        ],
      ]}
    >
      <Clipboard />
    </Portrait>
  </svg>
)
