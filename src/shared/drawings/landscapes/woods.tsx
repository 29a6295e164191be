import { outline } from '../kit/things.tsx'
import { palette as p } from '../palette.ts'
import { Gable, ground } from '../panorama/Roofs.tsx'
import { type At, crownRow, firRow, grassRow, place, verge } from '../panorama/rows.ts'
import { Sun } from '../panorama/Skyline.tsx'
import { Wires } from '../panorama/Trees.tsx'
import { Water } from '../town/river.tsx'
import type { Crown, Landscape } from './landscape.ts'
import { Fir } from './mountains.tsx'

const Canopy = ({ fill, shade }: Crown) => (
  <>
    <path fill={p.road} d="M-8 4Q-3-30-6-56L-34-88l7-4L-2-66 0-96h8L8-66 30-90l7 4L10-52Q8-26 14 4Z" />
    <path
      fill={shade}
      d="M-74-84q-12-24 8-40-2-26 24-32 8-26 36-24 22-16 40 6 26 0 28 26 22 14 12 38 6 26-20 30-14 20-38 10-20 14-40-2-38 12-50-12Z"
    />
    <path
      fill={fill}
      d="M-74-84q-12-24 8-40-2-26 24-32 8-26 36-24 16-12 32-2-2 20-22 22 2 18-14 24 6 18-12 26 4 14-10 24-30 12-42 2Z"
    />
  </>
)

/** A maple, about 170 tall: green, or turned. */
const Maple = ({ fill = p.leaf, shade = p.leafDark, ...at }: At & Partial<Crown>) => (
  <g transform={place(at)}>
    <path fill={p.ink} opacity=".14" d="M-26-1H50l70 10H0Z" />
    <Canopy fill={fill} shade={shade} />
    <path fill={fill} d="M24-112q16-20 40-10-14 4-14 16-14-10-26-6Z" />
  </g>
)

/** A birch: white bark, and a crown that lets the light through. */
const Birch = (at: At) => (
  <g transform={place(at)}>
    <path fill={p.card} d="M-5 2Q-4-80-2-150H4Q4-70 7 2ZM-1-84-24-118l4-3L1-96ZM2-70 24-106l4 3L4-58Z" />
    <path fill={p.road} d="M-4-16h6v4h-6ZM1-36h5v3H1ZM-3-56h5v3h-5ZM0-78h4v3H0ZM-2-104h4v3h-4Z" />
    <path fill={p.prairieDark} d="M-36-124q-6-26 14-34 2-28 26-26 22-2 22 24 20 12 10 34-8 20-28 14-30 10-44-12Z" />
    <path fill={p.prairie} d="M-36-124q-6-26 14-34 2-28 26-26 4 0 8 2-14 8-10 22-16 4-12 22-14 4-10 26-8-2-16-12Z" />
  </g>
)

/** A fern of arching fronds, 110 wide. */
const frond = (lean: number, rise: number) =>
  `M0 0Q${lean * 0.3}-${rise} ${lean}-${rise * 0.82}Q${lean * 0.5}-${rise * 0.5} 0 0Z`
const fern = [-64, -44, -20, 6, 30, 52, 70]
  .map((lean, i) => frond(lean, [44, 68, 84, 92, 80, 62, 40][i] ?? 60))
  .join('')
const fernLight = [-64, -44, -20].map((lean, i) => frond(lean * 0.96, [40, 62, 78][i] ?? 60)).join('')
const Fern = (at: At) => (
  <g transform={place(at)}>
    <path fill={p.leafDark} d={fern} />
    <path fill={p.leaf} d={fernLight} />
  </g>
)

const Mushrooms = (at: At) => (
  <g transform={place(at)}>
    <path fill={p.card} d="M-5 0l2-26H8l2 26ZM24 0l2-16h8l2 16Z" />
    <path fill={p.brickLight} d="M-20-24q2-22 22-24 20 2 22 24-22 8-44 0ZM14-15q2-14 16-16 14 2 16 16-16 6-32 0Z" />
    <path fill={p.card} d="M-8-34h6v5h-6ZM6-40h6v5H6ZM12-30h6v4h-6ZM26-24h5v4h-5Z" />
  </g>
)

/** A red barn with its silo's neighbor, the haymow. */
const Barn = ({ x }: At) => (
  <g transform={`translate(${x})`}>
    <path fill={p.ink} opacity=".14" d="M0-2H180l44 9H30Z" />
    <path fill={p.brickLight} d="M0 0V-60L14-96 50-124 86-96 100-60V0ZM100-60h84V0h-84Z" />
    <path fill={p.ink} opacity=".16" d="M100-60h84V0h-84Z" />
    <path fill={p.steelDark} d="M50-132h80l44 32 18 44H104L86-98Z" />
    <path fill="none" stroke={p.card} strokeWidth="5" d="M-6-56 10-98 50-129 90-98 106-56" />
    <path fill={p.card} d="M34-104H66v28H34ZM24-52H76V0H24Z" />
    <path fill={p.brick} d="M38-100H62v20H38ZM28-48H72V0H28Z" />
    <path fill="none" stroke={p.card} strokeWidth="4" d="M28-48 72 0M72-48 28 0M50-48V0" />
    <path fill={p.pane} d="M120-44h16v16h-16ZM152-44h16v16h-16Z" />
  </g>
)

/** A white church of clapboard, its steeple over the trees. */
const Church = ({ x }: At) => (
  <g transform={`translate(${x})`}>
    <path fill={p.ink} opacity=".14" d="M0-2H160l44 9H30Z" />
    <path fill={p.card} d="M0-58 42-100 84-58V0H0ZM84-58h76V0H84Z" />
    <path fill={p.ink} opacity=".13" d="M84-58h76V0H84Z" />
    <path fill={p.steelDark} d="M42-106h80l46 50H92Z" />
    <path fill={p.card} d="M26-146H58v60H26Z" />
    <path fill={p.ink} opacity=".13" d="M46-146H58v60H46Z" />
    <path fill={p.line} d="M22-150H62v6H22ZM24-112H60v5H24Z" />
    <path fill={p.steelDark} d="M42-226 60-150H24Z" />
    <path fill={p.ink} opacity=".2" d="M42-226 60-150H44Z" />
    <path fill={p.steelDark} d="M41-244h2v20h-2ZM34-238h16l-4 3 4 3H34Z" />
    <path
      fill={p.pane}
      d="M36-134q0-7 6-7t6 7v16H36ZM14-44q0-8 7-8t7 8v24H14ZM56-44q0-8 7-8t7 8v24H56ZM98-42q0-7 6-7t6 7v24H98ZM122-42q0-7 6-7t6 7v24h-12Z"
    />
    <path fill={p.paneLight} d="M146-42q0-7 6-7t6 7v24h-12Z" />
    <path fill={p.brick} d="M32-34H52V0H32Z" />
    <path fill={p.sand} d="M26-4H58V2H26Z" />
  </g>
)

const Far = () => (
  <>
    <Sun />
    <path
      fill={p.skyDeep}
      opacity=".75"
      d="M-460 280Q-300 170-120 220 40 140 240 216 360 150 520 236 660 190 800 226 960 130 1150 206 1300 150 1440 220 1600 130 1790 206 1960 150 2120 230 2300 170 2460 240V400H-460Z"
    />
    <path
      fill={p.pineMist}
      opacity=".6"
      d="M-460 320Q-260 220-60 276 120 210 330 272 520 226 700 286 880 220 1050 262 1240 200 1420 272 1610 216 1800 268 2000 216 2200 280 2340 250 2460 290V400H-460Z"
    />
    <path fill={p.leafDark} opacity=".5" d={crownRow(330, 400, 34, (x) => 34 + 22 * Math.sin(x / 210))} />
  </>
)

const tinted = (fill: string, from: number) =>
  [from, from + 310, from + 700, from + 1130, from + 1540]
    .map((x, i) => `M${x} 330c-8-${34 + ((i * 7) % 14)} 54-${34 + ((i * 7) % 14)} 46 0Z`)
    .map((d) => <path key={d} fill={fill} d={d} />)

const Country = () => (
  <>
    <path fill={p.leafDark} opacity=".85" d={firRow(316, 450, 26, (x) => 44 + 16 * Math.sin(x / 170), [-40, 2020])} />
    <path fill={p.leaf} d={crownRow(330, 450, 44, (x) => 40 + 16 * Math.sin(x / 120), [-60, 2020])} />
    {tinted(p.brickLight, 90)}
    {tinted(p.wheat, 246)}
    {tinted(p.prairieDark, 480)}
    <path
      fill={p.prairie}
      d="M0 332C180 318 300 332 470 336S760 320 960 326 1300 344 1500 334 1820 318 2000 328V450H0Z"
    />
    <path
      fill="none"
      stroke={p.wheat}
      strokeWidth="3"
      strokeLinecap="round"
      opacity=".7"
      d="M240 344q40-8 96-4M560 346q60-10 140-10M860 338q60-6 120-2M1100 344q80 6 160 8M1380 350q70-2 120-8M1600 342q60-4 110-8M1720 348q80-10 160-10"
    />
  </>
)

const Roofs = () => (
  <>
    <path fill={p.prairieDark} d="M0 360Q500 350 1000 356T2000 358V480H0Z" />
    <g transform={`translate(0 ${ground})`}>
      <Fir x={30} size={0.66} />
      <Gable x={70} wall={p.card} roof={p.pineMist} />
      <Fir x={290} size={0.8} />
      <Barn x={310} />
      <Maple x={560} size={0.7} />
      <Gable x={590} wall={p.wheat} roof={p.steelDark} />
      <g transform="translate(1166) scale(.76)">
        <Church x={0} />
      </g>
      <Maple x={1370} size={0.7} fill={p.wheat} shade={p.sand} />
      <Fir x={1420} size={0.6} />
      <Gable x={1780} wall={p.card} roof={p.brickLight} />
    </g>
    <path
      fill={p.leaf}
      d="M0 368v-16q20-16 44 0v14ZM270 366q4-20 26-16 24-12 36 16ZM760 362q6-22 30-16 16-14 32 14ZM840 362q10-26 40-16 26-16 44 4 40-10 46 14ZM1640 366q4-20 26-16 24-12 36 16Z"
    />
  </>
)

const Trees = () => (
  <>
    <Maple x={500} y={398} fill={p.brickLight} shade={p.brick} />
    <Maple x={1700} y={398} size={1.08} />
    <Maple x={14} y={398} size={1.08} fill={p.wheat} shade={p.sand} />
    <Fir x={1836} y={398} size={0.96} />
    <Fir x={386} y={398} size={0.9} />
    <Birch x={618} y={398} />
    <Birch x={640} y={398} size={0.82} />
    <Maple x={1470} y={398} size={0.9} fill={p.brickLight} shade={p.brick} />
    <Birch x={1570} y={398} />
    <Birch x={186} y={398} size={0.94} />
    <path fill={p.prairie} d={grassRow(392, 500, 15, (x) => 16 + 7 * Math.sin(x / 90))} />
    <Wires />
    <path
      fill={p.leaf}
      d="M230 400q4-30 34-26 16-20 40-4 30-8 36 30ZM690 400q4-24 26-20 20-14 34 20ZM1400 400q6-26 30-20 24-16 40 20Z"
    />
    <Fern x={566} y={402} size={0.36} />
    <Fern x={1300} y={402} size={0.36} />
    <Fern x={1630} y={402} size={0.4} />
  </>
)

const ferns: readonly [number, number][] = [
  [30, 1.5],
  [150, 1.1],
  [372, 1],
  [690, 0.8],
  [1330, 0.96],
  [1600, 1.1],
  [1860, 1.2],
  [1976, 1.5],
]

/** The floor of the woods: ferns, moss, and what came up after the rain. */
const Verge = () => (
  <>
    <path fill={p.prairieDark} d={grassRow(520, 690, 13, (x) => verge(x + 12) * 0.6)} />
    {ferns.map(([x, size]) => (
      <Fern key={x} x={x} y={564} size={size} />
    ))}
    <path fill={p.leaf} d={crownRow(552, 690, 76, (x) => verge(x) * 0.36, [-90, 2020])} />
    <Mushrooms x={446} y={552} size={0.9} />
    <Mushrooms x={1420} y={552} />
    <Mushrooms x={1740} y={548} size={0.8} />
    {ferns.map(([x, size]) => (
      <Fern key={x} x={x + 64} y={598} size={size * 0.8} />
    ))}
    <path fill={p.leafDark} d={crownRow(576, 690, 58, (x) => verge(x - 20) * 0.42, [-120, 2020])} />
  </>
)

const Field = () => (
  <>
    <path fill={p.leafDark} opacity=".85" d={firRow(334, 400, 24, () => 44, [590, 1500])} />
    <path fill={p.leaf} d={crownRow(342, 400, 40, () => 36, [580, 1500])} />
    <path fill={p.prairie} d="M600 344Q760 350 960 338T1500 342V400H600Z" />
  </>
)

const StripVerge = () => (
  <>
    <Fern x={690} y={560} size={0.7} />
    <Fern x={1180} y={560} size={0.6} />
    <Fern x={1430} y={560} size={0.8} />
    <path fill={p.leaf} d={crownRow(548, 580, 62, () => 30, [560, 1500])} />
    <Mushrooms x={1010} y={546} size={0.6} />
    <path fill={p.leafDark} d={crownRow(562, 580, 48, () => 30, [540, 1500])} />
  </>
)

export const Steeple = () => (
  <>
    <Maple x={232} size={0.96} fill={p.brickLight} shade={p.brick} />
    <Church x={28} />
    <path fill={p.leaf} d="M-6 4q4-22 26-18 20-14 34 18ZM180 4q4-20 24-16 18-12 32 16Z" />
  </>
)

export const Maples = () => (
  <>
    <Maple x={206} y={-4} size={0.8} fill={p.wheat} shade={p.sand} />
    <Maple x={76} size={1.05} fill={p.brickLight} shade={p.brick} />
    <Birch x={150} y={2} size={0.94} />
    <Birch x={256} y={4} />
    <path fill={p.prairie} d={grassRow(6, 24, 12, (x) => 20 + 6 * Math.sin(x / 30), [-4, 286])} />
    <Fern x={190} y={14} size={0.4} />
  </>
)

/** A grist mill of boards on a stone foot, its wheel in the race. */
export const Mill = () => (
  <>
    <Maple x={26} y={-6} size={0.76} />
    <path fill={p.ink} opacity=".14" d="M60-2H200l30 8H80Z" />
    <path fill={p.brickLight} d="M60-112 122-162 184-112V0H60Z" />
    <path fill={p.ink} opacity=".14" d="M148-142 184-112V0H148Z" />
    <path fill={p.steel} d="M56-34H188V6H56Z" />
    <path
      fill={p.steelDark}
      opacity=".5"
      d="M70-28h18v7H70ZM98-16h20v7H98ZM130-28h18v7h-18ZM76-6h16v7H76ZM156-14h18v7h-18Z"
    />
    <path fill={p.steelDark} d="M50-106 122-172 194-106V-96L122-160 50-96Z" />
    <path fill={p.card} d="M108-136h28v26h-28ZM76-92H96v26H76ZM112-92h20v26h-20ZM148-92h20v26h-20Z" />
    <path fill={p.pane} d="M112-132h9v18h-9ZM123-132h9v18h-9ZM79-89H93v20H79ZM151-89h14v20h-14Z" />
    <path fill={p.paneLight} d="M115-89h14v20h-14Z" />
    <path fill={p.pineLight} d="M78-56h24V6H78Z" />
    <Water from={196} to={290} />
    <path fill={p.sand} d="M176-98H300v9H176ZM288-89h7v70h-7Z" />
    <path fill={p.cloud} d="M264-89h10q8 30 4 88h-16q6-50 2-88Z" />
    <circle cx="222" cy="-42" r="42" fill="none" stroke={p.brick} strokeWidth="7" />
    <circle cx="222" cy="-42" r="29" fill="none" stroke={p.brick} strokeWidth="4" />
    <circle cx="222" cy="-42" r="48" fill="none" stroke={p.brick} strokeWidth="9" strokeDasharray="5 14.82" />
    <path fill="none" stroke={p.brick} strokeWidth="5" d="M222-84V0M180-42H264M192-72 252-12M252-72 192-12" />
    <circle cx="222" cy="-42" r="7" fill={p.steelDark} />
  </>
)

const Fox = () => (
  <g {...outline} fill={p.brickLight}>
    <path d="M712 258q44-12 40-58-2-14-12-18-2 34-38 46z" />
    <path fill={p.card} d="M752 200q-2-14-12-18-2 12-6 20 8-6 18-2z" />
    <path d="M650 258q-4-46 14-62h26q34 20 32 62z" />
    <path fill={p.card} d="M660 206q14 16 34 0 4 28-14 44-18-14-20-44z" />
    <path d="M642 146l24 12q12-6 24 0l24-14q4 30-8 46-12 22-30 24-18-4-28-24-10-20-6-44z" />
    <path fill={p.brick} stroke="none" d="M648 154l14 8-12 12zM708 152l-14 10 12 10z" />
    <path fill={p.card} d="M646 182q18 2 30 18 14-16 32-18-8 28-32 32-24-6-30-32z" />
    <path fill={p.ink} d="M671 206q6-4 12 0-2 7-6 7t-6-7z" />
    <path d="M664 180h0M690 180h0" strokeWidth="6" />
  </g>
)

const Defs = () => (
  <g id="lost-maple">
    <Canopy fill={p.leaf} shade={p.leafDark} />
  </g>
)

const lostTrees = [30, 150, 268, 352, 470, 590, 684, 760]

/** The road ends in the trees. */
const Beyond = () => (
  <>
    <path fill={p.brick} d="M24 124v-18l12-10V84l4-16 4 16v12l12 10v18zM62 124v-12l10-10 10 10v12z" />
    <path fill={p.pineMist} d="M0 122Q120 90 240 112 360 84 480 112 620 86 768 108V200H0z" />
    <path fill={p.leafDark} opacity=".7" d={crownRow(140, 280, 30, (x) => 22 + 8 * Math.sin(x / 60), [-20, 780])} />
    <path fill={p.prairieDark} d="M0 168Q240 158 480 168T768 162V280H0z" />
    {lostTrees.map((x, i) => (
      <use
        key={x}
        href="#lost-maple"
        transform={`translate(${x} ${260 + ((i * 5) % 7)}) scale(${i % 2 ? -0.8 : 0.86} ${0.9 + ((i * 7) % 4) * 0.1})`}
      />
    ))}
    <Maple x={96} y={264} size={0.94} fill={p.brickLight} shade={p.brick} />
    <Maple x={536} y={262} size={0.9} fill={p.wheat} shade={p.sand} />
    <Birch x={420} y={264} />
    <Birch x={612} y={264} size={1.1} />
    <path fill={p.leafDark} d={crownRow(250, 280, 44, () => 26, [-30, 600])} />
    <g transform="translate(14 4)">
      <Fox />
    </g>
    <Fern x={656} y={272} size={0.5} />
    <Fern x={748} y={272} size={0.6} />
  </>
)

const Front = () => <Fern x={730} y={330} size={1.2} />

/** Old hills, maples that turn, and a white steeple among them. */
export const woods: Landscape = {
  Far,
  Country,
  Roofs,
  Trees,
  Verge,
  floor: crownRow(394, 402, 34, (x) => 15 + 6 * Math.sin(x / 90), [-60, 2020]),
  Field,
  StripVerge,
  lost: { Defs, Beyond, Front },
  Tree: (crown) => <Maple x={0} size={0.62} {...crown} />,
  plant: { d: 'M0 7v-6M0 1q-6 1-5-4 0-5 5-5t5 5q1 5-5 4', stroke: p.leaf },
}
