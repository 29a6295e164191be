import { outline } from '../kit/things.tsx'
import { palette as p } from '../palette.ts'
import { Grass } from '../panorama/Grass.tsx'
import { Prairie } from '../panorama/Prairie.tsx'
import { Roofs } from '../panorama/Roofs.tsx'
import { grassRow } from '../panorama/rows.ts'
import { LowSkyline } from '../panorama/Skyline.tsx'
import { Trees } from '../panorama/Trees.tsx'
import type { Crown, Landscape } from './landscape.ts'

const Field = () => (
  <>
    <path fill={p.wheat} d="M600 338Q800 316 1050 330T1500 322V400H600Z" />
    <path fill={p.prairie} d="M600 346Q760 352 960 340T1500 344V400H600Z" />
  </>
)

const StripVerge = () => (
  <>
    <path fill={p.leaf} d={grassRow(530, 580, 15, () => 30, [600, 1500])} />
    <path fill={p.leafDark} d={grassRow(554, 580, 20, () => 34, [592, 1500])} />
  </>
)

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

const Corn = () => (
  <g id="lost-corn">
    <path d="M-4 0L-2-98h4L4 0z" fill={p.leaf} />
    <path
      d="M0-8Q-6-44-30-46-42-44-46-26-34-38-24-34-10-28 0-8zM0-30Q4-66 28-74 42-76 48-58 36-66 26-62 10-54 0-30zM1-50Q-6-84-28-88-40-88-44-74-34-80-24-76-8-70 1-50z"
      fill={p.prairieDark}
    />
    <path
      d="M0-2Q6-34 26-40 40-42 46-26 34-32 26-28 10-20 0-2zM0-38Q-6-66-24-70-36-72-42-58-32-62-22-58-8-52 0-38zM0-66Q4-92 22-98 34-100 40-88 30-90 22-86 8-80 0-66z"
      fill={p.prairie}
    />
    <path d="M-1-92Q-8-112-14-108-6-108-2-92zM-2-92L0-124 2-92zM1-92Q8-114 15-110 6-108 2-92z" fill={p.wheat} />
    <path d="M3-42q11-7 12 10-2 9-7 14-8-10-5-24z" fill={p.wheat} />
  </g>
)

const Cornfield = () => (
  <>
    {/* The city, where they meant to go. */}
    <path d="M24 124v-12h6v-10h6v10h5V90h4V78h2v12h3V76h2v14h4v12h4v12h6v-18h8v18h6V102h9v12h7v10z" fill={p.brick} />
    <path d="M0 120h768v80H0z" fill={p.prairieDark} />
    <path d={rows} fill={p.prairie} />
    <path d="M0 120h768v5H0z" fill={p.halo} opacity=".7" />
    {/* The wall of corn. */}
    <path d="M0 176h768v90H0z" fill={p.leafDark} />
    {row.map(({ x, y, flip, k }) => (
      <use key={x} href="#lost-corn" transform={`translate(${x} ${y}) scale(${flip * k} ${k})`} />
    ))}
    {/* The only one who is not surprised. */}
    <g transform="translate(24 -4)">
      <g {...outline} fill={p.amberDark}>
        <path d="M666 160q-24-16-34-9 6 18 28 19zM696 156q14-22 28-18 0 20-22 27z" />
        <path d="M676 180q-2 40-18 72h62q-4-50-18-86z" />
        <path d="M660 166q18-16 38-4 8 14 4 28l-22 28q-16 6-22-6-2-26 2-46z" />
        <path d="M658 196q14-8 25 12l-3 10q-16 6-22-6z" fill={p.paper} />
        <path d="M656 206q5-6 11-1-2 7-9 6z" fill={p.ink} />
        <path d="M668 184h0M691 180h0" strokeWidth="6" />
      </g>
      <path
        d="M641 155q7 0 16 7M716 146q-6 4-9 11"
        fill="none"
        stroke={p.paper}
        strokeWidth="4"
        strokeLinecap="round"
      />
    </g>
    {[640, 676, 712, 748].map((x, i) => (
      <use key={x} href="#lost-corn" transform={`translate(${x} 276) scale(${i % 2 ? -0.8 : 0.8} .64)`} />
    ))}
  </>
)

const NearCorn = () => <use href="#lost-corn" transform="translate(742 340) scale(1.5 1.5)" />

const FieldOak = ({ fill, shade }: Crown) => (
  <>
    <path d="M-5 0Q-2-26-4-50H5Q3-26 7 0zM0-34L18-54 21-51 2-26z" fill={p.road} />
    <path d="M-28-44A22 22 0 0 1-38-80A26 26 0 0 1 4-104A24 24 0 0 1 38-78A19 19 0 0 1 32-44z" fill={shade} />
    <path d="M-28-52A18 18 0 0 1-36-80A25 25 0 0 1 4-104A24 24 0 0 1 16-100Q2-92 8-78Q-12-72-8-52z" fill={fill} />
  </>
)

/** Wide sky over fields, and the suburb that grew where the tall grass was. */
export const prairie: Landscape = {
  Far: LowSkyline,
  Country: Prairie,
  Roofs,
  Trees,
  Verge: Grass,
  floor: grassRow(392, 402, 15, (x) => 19 + 8 * Math.sin(x / 90)),
  Field,
  StripVerge,
  lost: { Defs: Corn, Beyond: Cornfield, Front: NearCorn },
  Tree: FieldOak,
  plant: { d: 'M-2 6q-1-6-7-9m7 9q-1-6-3-13m3 13q1-8 5-12m-5 12q2-5 8-7M9 7q0-4-2-6m2 6q1-3 4-5', stroke: p.prairie },
}
