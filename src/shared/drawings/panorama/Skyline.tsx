import { palette as p } from '../palette.ts'

/** Without a color by day. */
const stars = [
  [90, 66],
  [214, 34],
  [356, 92],
  [470, 24],
  [566, 108],
  [742, 92],
  [884, 40],
  [1010, 84],
  [1148, 30],
  [1226, 74],
  [1398, 152],
  [1622, 30],
  [1676, 112],
  [1790, 92],
  [1902, 140],
]
  .map(([x, y], index) => `M${x} ${y}h${2 + (index % 2)}v${2 + (index % 2)}h-${2 + (index % 2)}Z`)
  .join('')

export const Clouds = () => (
  <g fill={p.cloud}>
    <path fill={p.star} d={stars} />
    <path d="M60 120h250q-4-22-34-22-10-34-52-30-20-26-58-10-28 6-28 32-66-6-78 30Z" />
    <path d="M640 60h190q-8-18-36-18-14-24-46-16-30-4-38 18-54-4-70 16Z" />
    <path d="M1280 118h300q-8-26-46-24-10-36-58-32-30-26-70-2-30 8-34 28-72-6-92 30Z" />
    <path d="M1700 52h220q-8-18-40-18-20-22-54-12-36-4-44 16-60-4-82 14Z" />
    <path d="M390 170h150q-10-14-34-12-16-16-40-6-50-4-76 18Z" />
  </g>
)

const lowRise =
  'M520 400V296h40v-8h30v6h26v-14h22v10h30v-26h24v18h20v-32h26v22h22v-14h18v-24h24v30h22V236h26V400ZM1210 400V228h22v20h24v-34h26v40h20v-26h30v34h26v-18h24v26h30v-14h22v20h34v-10h26v14h40v8h30V400Z'

/** The evening sun, at night the moon. */
export const Sun = () => (
  <>
    <circle cx="650" cy="246" r="100" fill={p.halo} opacity=".35" />
    <circle cx="650" cy="246" r="66" fill={p.sun} opacity=".5" />
    <circle cx="650" cy="246" r="66" fill={p.star} opacity=".8" />
  </>
)

/** The sun with low roofs in haze in front of it. A business may set its own towers before them. */
export const LowSkyline = () => (
  <>
    <Sun />
    <path fill={p.skyDeep} opacity=".6" d={lowRise} />
  </>
)
