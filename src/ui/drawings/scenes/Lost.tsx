import { outline } from '../kit/things.tsx'
import { palette } from '../palette.ts'
import { TruckBody } from '../truck/Truck.tsx'

const row = Array.from({ length: 27 }, (_, i) => ({
  x: i * 30 - 8 + ((i * 13) % 7),
  y: 262 + ((i * 5) % 7),
  flip: i % 3 === 1 ? -1 : 1,
  k: 0.96 + ((i * 11) % 5) * 0.05,
}))

/** Field rows run to one point on the horizon, which is what makes the field endless. */
const rows = Array.from({ length: 15 }, (_, i) => {
  const x = -560 + i * 140
  return `M520 122L${x} 200h60z`
}).join('')

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
      <g id="lost-corn">
        <path d="M-4 0L-2-98h4L4 0z" fill={palette.pineLight} />
        <path
          d="M0-8Q-6-44-30-46-42-44-46-26-34-38-24-34-10-28 0-8zM0-30Q4-66 28-74 42-76 48-58 36-66 26-62 10-54 0-30zM1-50Q-6-84-28-88-40-88-44-74-34-80-24-76-8-70 1-50z"
          fill={palette.prairieDark}
        />
        <path
          d="M0-2Q6-34 26-40 40-42 46-26 34-32 26-28 10-20 0-2zM0-38Q-6-66-24-70-36-72-42-58-32-62-22-58-8-52 0-38zM0-66Q4-92 22-98 34-100 40-88 30-90 22-86 8-80 0-66z"
          fill={palette.prairie}
        />
        <path
          d="M-1-92Q-8-112-14-108-6-108-2-92zM-2-92L0-124 2-92zM1-92Q8-114 15-110 6-108 2-92z"
          fill={palette.wheat}
        />
        <path d="M3-42q11-7 12 10-2 9-7 14-8-10-5-24z" fill={palette.wheat} />
      </g>
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
      {/* The city, where they meant to go. */}
      <path
        d="M24 124v-12h6v-10h6v10h5V90h4V78h2v12h3V76h2v14h4v12h4v12h6v-18h8v18h6V102h9v12h7v10z"
        fill={palette.brick}
      />
      <path d="M0 120h768v80H0z" fill={palette.prairieDark} />
      <path d={rows} fill={palette.prairie} />
      <path d="M0 120h768v5H0z" fill={palette.halo} opacity=".7" />
      {/* The wall of corn. */}
      <path d="M0 176h768v90H0z" fill={palette.pine} />
      {row.map(({ x, y, flip, k }) => (
        <use key={x} href="#lost-corn" transform={`translate(${x} ${y}) scale(${flip * k} ${k})`} />
      ))}
      {/* The only one who is not surprised. */}
      <g transform="translate(24 -4)">
        <g {...outline} fill={palette.marigoldDark}>
          <path d="M666 160q-24-16-34-9 6 18 28 19zM696 156q14-22 28-18 0 20-22 27z" />
          <path d="M676 180q-2 40-18 72h62q-4-50-18-86z" />
          <path d="M660 166q18-16 38-4 8 14 4 28l-22 28q-16 6-22-6-2-26 2-46z" />
          <path d="M658 196q14-8 25 12l-3 10q-16 6-22-6z" fill={palette.paper} />
          <path d="M656 206q5-6 11-1-2 7-9 6z" fill={palette.ink} />
          <path d="M668 184h0M691 180h0" strokeWidth="6" />
        </g>
        <path
          d="M641 155q7 0 16 7M716 146q-6 4-9 11"
          fill="none"
          stroke={palette.paper}
          strokeWidth="4"
          strokeLinecap="round"
        />
      </g>
      {[640, 676, 712, 748].map((x, i) => (
        <use key={x} href="#lost-corn" transform={`translate(${x} 276) scale(${i % 2 ? -0.8 : 0.8} .64)`} />
      ))}
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
      {/* In front of everything, more corn. */}
      <use href="#lost-corn" transform="translate(742 340) scale(1.5 1.5)" />
    </g>
  </svg>
)
