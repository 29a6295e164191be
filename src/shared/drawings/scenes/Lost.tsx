import { outline } from '../kit/things.tsx'
import { landscape } from '../landscapes/landscape.ts'
import { palette } from '../palette.ts'
import { TruckBody } from '../truck/Truck.tsx'

const Board = ({
  y,
  turn = 0,
  flip = 1,
  fill,
  shade,
}: {
  y: number
  turn?: number
  flip?: number
  fill: string
  shade: string
}) => (
  <g transform={`translate(0 ${y}) rotate(${turn}) scale(${flip} 1)`} {...outline}>
    <path d="M-22-13H62L80 0 62 13H-22z" fill={fill} />
    <path d="M-22 6H71L62 13H-22z" fill={shade} stroke="none" />
    <path d="M-22-13H62L80 0 62 13H-22z" fill="none" />
    <path d="M-3-5h0M4 5h0" strokeWidth="4" />
  </g>
)

export const Lost = () => (
  <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 960 400">
    <defs>
      <landscape.lost.Defs />
    </defs>
    <g transform="scale(1.25)">
      <rect width="768" height="320" fill={palette.prairieDark} />
      <path d="M0 0h768v60H0z" fill={palette.skyDeep} />
      <path d="M0 46Q200 34 380 44T768 40V140H0z" fill={palette.sky} />
      <path d="M0 84Q160 74 340 82T768 78V140H0z" fill={palette.cloud} />
      <path d="M0 104h768v30H0z" fill={palette.halo} />
      <path
        d="M520 30h130q12 6 0 12H500q-10-7 20-12zM600 50h96q10 5 0 10h-84q-16-4-12-10zM300 60h64q8 5 0 9h-72q-6-5 8-9z"
        fill={palette.cloud}
      />
      <path d="M8 124a46 46 0 1 1 92 0z" fill={palette.sun} />
      <landscape.lost.Beyond />
      {/* Gravel, and its end. */}
      <path d="M0 256H560q40 4 70 12h138v52H0z" fill={palette.prairie} />
      <path d="M0 264H540q44 6 60 26t34 30H0z" fill={palette.sand} />
      <path d="M0 264H540q20 2 34 8H0z" fill={palette.line} />
      <path
        d="M40 306h10M84 312h6M20 290h6M500 308h8M532 296h6M470 314h10M560 312h6M140 314h8M590 304h6M512 284h6"
        stroke={palette.steelDark}
        strokeWidth="3"
        strokeLinecap="round"
      />
      <g transform="translate(118 298) scale(.84)">
        <TruckBody />
      </g>
      <path d="M550 306l92-12 8 5-92 12z" fill={palette.ink} opacity=".16" />
      <g transform="translate(546 306) rotate(9)">
        <path d="M-6 0V-216h12V0z" fill={palette.wheat} {...outline} />
        <path d="M1-215h4V-1H1z" fill={palette.sand} />
        <Board y={-190} turn={-8} fill={palette.card} shade={palette.line} />
        <Board y={-156} turn={5} flip={-1} fill={palette.marigold} shade={palette.marigoldDark} />
        <Board y={-122} turn={62} fill={palette.brickLight} shade={palette.brick} />
        <Board y={-88} turn={-28} fill={palette.card} shade={palette.line} />
      </g>
      {/* A crow with an opinion. */}
      <g transform="translate(580 93)" {...outline} fill={palette.ink}>
        <path d="M-3-8v8M5-8v8" strokeWidth="3" />
        <path d="M-22-44q-1-14 13-14 10 0 11 12 14 6 18 22l18 12-4 4-18-4q-20 6-28-10-4-10-2-17z" />
        <path d="M-22-46l-15 7 16 2z" fill={palette.steelDark} />
        <path d="M-2-38q14 4 18 20-14 2-18-8z" fill={palette.road} stroke="none" />
        <circle cx="-13" cy="-47" r="2.5" fill={palette.card} stroke="none" />
      </g>
      <landscape.lost.Front />
    </g>
  </svg>
)
