import { outline } from '../kit/things.tsx'
import { palette as p } from '../palette.ts'
import { ground } from '../panorama/Roofs.tsx'
import { type At, crownRow, grassRow, place } from '../panorama/rows.ts'
import { Sun } from '../panorama/Skyline.tsx'
import type { Landscape } from './landscape.ts'

/** A sloop under both sails, 60 wide. */
const Sloop = (at: At) => (
  <g transform={place(at)}>
    <path fill={p.card} d="M-2-6V-74Q24-40 30-6Z" />
    <path fill={p.line} d="M-6-6V-66Q-14-30-30-6Z" />
    <path fill={p.brickLight} d="M-34-4H36L28 8H-26Z" />
    <path fill={p.steelDark} d="M-5-78h2.5V-2H-5Z" />
  </g>
)

/** White with a red band, the keeper's gallery on top; about 220 tall. */
const Tower = (at: At) => (
  <g transform={place(at)}>
    <path fill={p.ink} opacity=".14" d="M-30-2H34l70 10H0Z" />
    <path fill={p.card} d="M-30 0-19-164H19L30 0Z" />
    <path fill={p.brickLight} d="M-27-44-24.6-82H24.6L27-44ZM-22-120-20-150H20L22-120Z" />
    <path fill={p.ink} opacity=".15" d="M8-164H19L30 0H10Z" />
    <path fill={p.pine} d="M-8-104q0-7 7-7t7 7v14H-8ZM-7-26q0-9 8-9t8 9V0H-7Z" />
    <path
      fill={p.steelDark}
      d="M-28-170H28v7H-28ZM-26-184h3v14h-3ZM-10-184h3v14h-3ZM7-184h3v14H7ZM23-184h3v14h-3ZM-27-186H27v3H-27Z"
    />
    <path fill={p.paneLight} d="M-15-204H15v34H-15Z" />
    <path fill={p.amber} d="M-6-198H6v22H-6Z" />
    <path fill={p.road} d="M-16-204h3v34h-3ZM-1-204H2v34H-1ZM13-204h3v34h-3Z" />
    <path fill={p.brick} d="M-20-202Q-16-222 0-226 16-222 20-202Z" />
    <path fill={p.steelDark} d="M-1-238H2v14H-1Z" />
  </g>
)

type Painted = { readonly x: number; readonly wall: string; readonly roof: string }

/** Shingles gone gray, white trim, a porch to sit on. */
const Cottage = ({ x, wall, roof }: Painted) => (
  <g transform={`translate(${x})`}>
    <path fill={p.ink} opacity=".14" d="M0-2H150l40 9H30Z" />
    <path fill={p.brick} d="M104-118h16v30h-16Z" />
    <path fill={wall} d="M0-54 42-104 84-54V0H0ZM84-54h66V0H84Z" />
    <path
      fill="none"
      stroke={p.ink}
      strokeWidth="1.5"
      opacity=".16"
      d="M14-66H70M4-54H80M0-42H84M0-30H84M0-18H84M0-8H84M92-42h52M92-30h52"
    />
    <path fill={p.ink} opacity=".14" d="M84-54h66V0H84Z" />
    <path fill={roof} d="M42-112h76l42 58H90Z" />
    <path fill="none" stroke={p.card} strokeWidth="6" d="M-8-50 42-109 92-50" />
    <path
      fill={p.card}
      d="M30-80H54v22H30ZM8-44H40V-8H8ZM92-46h54v4H92ZM94-42h4V0h-4ZM118-42h4V0h-4ZM142-42h4V0h-4ZM94-16h52v3H94Z"
    />
    <path fill={p.pane} d="M33-77h8v16h-8ZM43-77h8v16h-8ZM11-41h12v14H11Z" />
    <path fill={p.paneLight} d="M25-41h12v14H25ZM11-25h12v14H11ZM25-25h12v14H25Z" />
    <path fill={p.pineLight} d="M52-40H74V0H52ZM100-40h16v24h-16Z" />
    <path fill={p.leaf} d="M-10 4q2-16 16-16 12-8 20 4 10 0 12 12Z" />
  </g>
)

/** A shed on piles, and a boat alongside. */
const Wharf = ({ x }: At) => (
  <g transform={`translate(${x})`}>
    <path fill={p.brick} d="M64-76H154v46H64Z" />
    <path fill={p.ink} opacity=".15" d="M126-76h28v46h-28Z" />
    <path fill={p.steelDark} d="M56-74 78-104h84l-8 30Z" />
    <path fill={p.card} d="M74-64H94v20H74ZM104-62h18v32h-18Z" />
    <path fill={p.paneLight} d="M77-61h6v14h-6ZM85-61h6v14h-6Z" />
    <path fill={p.sand} d="M-10-32H254v8H-10Z" />
    <path
      fill={p.brick}
      d="M0-40h7V14H0ZM44-24h7v38h-7ZM92-24h7v38h-7ZM140-24h7v38h-7ZM188-24h7v38h-7ZM236-40h7V14h-7Z"
    />
    <path fill={p.ink} opacity=".2" d="M-10-24H254v5H-10Z" />
    <path fill={p.card} d="M172-6H250q-4 20-16 22H190q-14-4-18-22Z" />
    <path fill={p.pineLight} d="M172-6H250l-2 7H174Z" />
    <path fill={p.sand} d="M196-28h26v22h-26ZM192-32h36v5h-36Z" />
    <path fill={p.pane} d="M200-24h8v10h-8ZM211-24h8v10h-8Z" />
    <path fill="none" stroke={p.steelDark} strokeWidth="2.5" d="M232-6V-62M232-60 180-6M232-60 250-6" />
    <path fill={p.brickLight} d="M232-62h18l-6 6 6 6h-18Z" />
  </g>
)

/** Bent by the wind off the water. */
const ShorePine = (at: At) => (
  <g transform={place(at)}>
    <path fill={p.ink} opacity=".14" d="M-20 0H50l60 9H10Z" />
    <path fill={p.brick} d="M-8 3Q-8-40 12-76L40-110l6 4Q26-76 18-44 12-18 10 3ZM10-58-22-84l5-5L16-68Z" />
    <path
      fill={p.leafDark}
      d="M-62-84q6-20 30-16 14-12 34 0 14-2 14 12-20 10-40 6-22 8-38-2ZM-14-120q8-28 44-26 22-24 58-10 34-4 46 20 22 6 20 22-30 10-60 2-26 12-52 2-32 8-56-10Z"
    />
    <path
      fill={p.leaf}
      d="M-62-84q6-20 30-16 14-12 34 0-18 2-28 12-20-2-36 4ZM-14-120q8-28 44-26 22-24 58-10 16-2 28 4-20 4-26 16-24-6-40 8-24-6-36 8-16-4-28 0Z"
    />
  </g>
)

const gull = 'q7-9 15-2 7-8 16-2-8 0-12 5l-4 4-4-5q-4-3-11 0Z'
const Gulls = () => (
  <path
    fill={p.card}
    d={['M520 176', 'M572 196', 'M1126 150', 'M1404 172', 'M1450 158', 'M1640 190', 'M240 150']
      .map((at) => at + gull)
      .join('')}
  />
)

const swell = (y: number, step: number, from: number) =>
  Array.from(
    { length: Math.ceil(2900 / step) },
    (_, i) => `M${from + i * step + ((i * 37) % 50)} ${y + ((i * 5) % 9)}h${20 + ((i * 13) % 30)}`,
  ).join('')

const Far = () => (
  <>
    <Sun />
    <path fill={p.skyDeep} d="M-460 282H2460V400H-460Z" />
    <path
      fill={p.halo}
      opacity=".5"
      d="M586 284H714l-6 6H594ZM598 296H700l-8 5H610ZM570 310H730l-10 6H584ZM610 324H690l-8 5H620Z"
    />
    <path
      fill="none"
      stroke={p.cloud}
      strokeWidth="3"
      strokeLinecap="round"
      opacity=".8"
      d={swell(292, 190, -440) + swell(308, 130, -400) + swell(322, 170, -430)}
    />
    <path
      fill={p.pineMist}
      opacity=".7"
      d="M1290 284Q1330 250 1390 252 1420 214 1490 222 1530 186 1610 196 1700 176 1780 204 1900 190 2000 216T2460 220V284ZM-460 230Q-300 200-180 226-60 214 40 252 130 262 190 284H-460Z"
    />
    <path
      fill={p.leafDark}
      opacity=".32"
      d="M1500 240Q1540 190 1610 196 1700 176 1780 204 1900 190 2000 216T2460 220V250Q2200 236 2000 250 1800 226 1640 236 1560 226 1500 240ZM-460 230Q-300 200-180 226-60 214 40 252-60 242-160 252-300 240-460 256Z"
    />
    <Gulls />
    <g opacity=".85">
      <Sloop x={860} y={290} size={0.8} />
      <Sloop x={1046} y={286} size={0.5} />
      <Sloop x={1236} y={296} />
      <Sloop x={330} y={294} size={0.9} />
    </g>
  </>
)

/** On its rock, in the sea behind the beach. */
const Landmark = () => (
  <g transform="translate(0 -23)">
    <path fill={p.steelDark} d="M690 340Q706 312 740 310 766 296 800 304 850 306 880 340Z" />
    <path fill={p.steel} d="M690 340Q706 312 740 310 754 302 772 300 746 314 738 340ZM800 340q6-20 30-22-10 8-10 22Z" />
    <Tower x={782} y={306} size={0.96} />
  </g>
)

const Country = () => (
  <>
    <path fill={p.skyDeep} d="M0 312Q400 306 900 312T2000 308V400H0Z" />
    <path fill={p.cloud} d={crownRow(334, 342, 70, () => 11, [-60, 2020])} />
    <path
      fill={p.wheat}
      d="M0 336C160 328 330 340 560 334S960 342 1160 336 1540 330 1700 338 1900 334 2000 330V450H0Z"
    />
    <path
      fill="none"
      stroke={p.sand}
      strokeWidth="3"
      strokeLinecap="round"
      opacity=".8"
      d="M60 344q120-6 220 2M420 344q140-4 240 4M780 346q120 6 220 0M1120 346q160-8 260 0M1500 342q120 6 220 2M1800 344q90 2 140-4"
    />
  </>
)

const Roofs = () => (
  <>
    <path fill={p.prairieDark} d="M0 360Q500 350 1000 356T2000 358V480H0Z" />
    <g transform={`translate(0 ${ground})`}>
      <Wharf x={206} />
      <Cottage x={40} wall={p.steel} roof={p.steelDark} />
      <Cottage x={540} wall={p.card} roof={p.brickLight} />
      <Cottage x={1180} wall={p.steel} roof={p.pineMist} />
      <Cottage x={1352} wall={p.brickLight} roof={p.steelDark} />
      <Cottage x={1790} wall={p.line} roof={p.pineLight} />
    </g>
    <path
      fill={p.leaf}
      d="M700 366q6-18 30-14 16-12 32 12ZM826 364q10-18 34-14 22-14 40 2 26-8 36 12ZM1520 366q4-18 26-14 22-12 34 16ZM1700 366q4-18 26-14 24-12 36 16Z"
    />
  </>
)

/** Slats wired together, that keep the sand where it is. */
const SandFence = ({ x, y = 0, length }: At & { readonly length: number }) => (
  <g transform={`translate(${x} ${y})`} stroke={p.brick}>
    <path
      fill="none"
      strokeWidth="4.5"
      d={Array.from(
        { length },
        (_, i) => `M${i * 15} ${(i * 7) % 5}l${((i * 3) % 5) - 2}-${32 + ((i * 5) % 3) * 3}`,
      ).join('')}
    />
    <path fill="none" strokeWidth="1.5" d={`M0-8H${(length - 1) * 15}M0-25H${(length - 1) * 15}`} />
  </g>
)

const poles = [80, 720, 1360, 2000]

/** Old piles with rope between them, and a gull on each that's free. */
const Piles = () => (
  <>
    <path fill="none" stroke={p.sand} strokeWidth="4" d="M330 378q26 14 52 0t52 0M1418 378q26 14 52 0t52 0" />
    {[330, 382, 434, 1418, 1470, 1522].map((x) => (
      <path key={x} fill={p.brick} d={`M${x - 6} 402V368h12V402Z`} />
    ))}
    {[382, 1470].map((x) => (
      <g key={x} transform={`translate(${x} 368)`}>
        <path fill={p.card} d="M-14-14q0-9 8-9 7 0 8 7 12 2 22 8-10 8-22 8-14 0-16-14Z" />
        <path fill={p.steel} d="M-2-14q12 0 22 4l10 4q-18 6-28 2-6-4-4-10Z" />
        <path fill={p.amber} d="M-14-18l-8 3 8 2Z" />
        <path fill={p.ink} d="M-9-19h2v2h-2Z" />
        <path fill={p.amberDark} d="M-2-2h2v3h-2ZM4-2h2v3H4Z" />
      </g>
    ))}
  </>
)

const Trees = () => (
  <>
    <ShorePine x={480} y={398} size={0.9} />
    <ShorePine x={1660} y={398} size={1.08} />
    <ShorePine x={-20} y={398} size={1.1} />
    {poles.map((x) => (
      <path key={x} fill={p.steelDark} d={`M${x - 3} 236h6V396h-6ZM${x} 236q18-6 26 4h6v5h-10q-8-6-22-2Z`} />
    ))}
    <SandFence x={590} y={398} length={8} />
    <SandFence x={1250} y={398} length={6} />
    <SandFence x={186} y={398} length={9} />
    <path fill={p.prairie} d={grassRow(394, 500, 17, (x) => 17 + 9 * Math.sin(x / 80))} />
    <Piles />
    <path fill={p.leaf} d="M230 400q4-20 34-18 16-14 40-2 30-6 36 20ZM1560 400q6-20 30-16 24-12 40 16Z" />
  </>
)

const plumes: readonly [number, number][] = [
  [-6, 1.05],
  [46, 1.25],
  [104, 0.95],
  [346, 0.8],
  [398, 0.98],
  [680, 0.8],
  [716, 0.62],
  [1316, 0.74],
  [1356, 0.95],
  [1588, 0.85],
  [1640, 1.02],
  [1850, 0.95],
  [1906, 1.22],
  [1966, 1.05],
]

/** Tall at the sides and in a few clumps, low where the truck passes. */
const clump = (x: number, at: number, spread: number, height: number) => height * Math.exp(-(((x - at) / spread) ** 2))
const tall = (x: number) =>
  44 +
  clump(x, 20, 170, 70) +
  clump(x, 380, 70, 44) +
  clump(x, 700, 40, 44) +
  clump(x, 1336, 50, 54) +
  clump(x, 1620, 90, 46) +
  clump(x, 1960, 180, 78)

/** Sea oats on the last dune. */
const Verge = () => (
  <>
    <defs>
      <g id="panorama-oats">
        <path fill="none" stroke={p.prairieDark} strokeWidth="2.5" strokeLinecap="round" d="M0 0Q-2-70 24-128" />
        <path
          fill={p.wheat}
          d="M22-124q-4-26 14-44 4 10 0 18 12-8 16-6-2 10-10 16 12-4 14 0-4 10-16 14 10 2 10 6-12 8-24 6 2 6-2 8Z"
        />
        <path fill={p.sand} d="M24-124q6-18 26-32-2 10-10 16 12-4 14 0-4 10-16 14 10 2 10 6-12 8-24 6 2 6-2 8Z" />
      </g>
    </defs>
    <path fill={p.wheat} d={crownRow(540, 690, 190, (x) => tall(x) * 0.75, [-160, 2020])} />
    <path fill={p.sand} d={crownRow(566, 690, 240, (x) => tall(x) * 0.7, [-240, 2020])} />
    {plumes.map(([x, size]) => (
      <use key={x} href="#panorama-oats" transform={`translate(${x} 540) scale(${0.8 * size})`} />
    ))}
    <path fill={p.prairieDark} d={grassRow(542, 690, 15, (x) => tall(x + 14) * 0.9)} />
    <path fill={p.leaf} d={grassRow(556, 690, 18, (x) => tall(x) * 0.85)} />
    <path fill={p.leafDark} d={grassRow(574, 690, 22, (x) => tall(x - 20) * 0.85)} />
  </>
)

const Field = () => (
  <>
    <path fill={p.cloud} d={crownRow(338, 346, 70, () => 11, [580, 1500])} />
    <path fill={p.wheat} d="M600 340Q760 334 960 340T1500 336V400H600Z" />
  </>
)

const StripVerge = () => (
  <>
    <path fill={p.wheat} d={crownRow(540, 580, 150, () => 34, [520, 1500])} />
    <path fill={p.leaf} d={grassRow(544, 580, 16, () => 34, [590, 1500])} />
    <path fill={p.leafDark} d={grassRow(562, 580, 21, () => 34, [584, 1500])} />
  </>
)

export const Lighthouse = () => (
  <>
    <path fill={p.skyDeep} d="M-10-40H290V10H-10Z" />
    <path
      fill="none"
      stroke={p.cloud}
      strokeWidth="2.5"
      strokeLinecap="round"
      d="M0-28h22m20 10h30M220-30h26m10 10h24"
    />
    <path fill={p.steelDark} d="M30 10Q50-26 90-30 140-46 190-30 240-24 262 10Z" />
    <path fill={p.steel} d="M30 10Q50-26 90-30 120-40 150-36 110-22 96 10ZM166 10q4-20 30-22-8 10-6 22Z" />
    <Tower x={136} y={-34} />
    <path fill={p.card} d="M176-64H232v38H176Z" />
    <path fill={p.ink} opacity=".14" d="M212-64h20v38h-20Z" />
    <path fill={p.brickLight} d="M168-62 184-84h44l14 22Z" />
    <path fill={p.pane} d="M184-54h12v14h-12ZM202-54h10v28h-10Z" />
    <path fill={p.leaf} d="M-10 10q6-16 26-14 14-8 26 4 10 0 12 10ZM236 10q4-16 24-14 20-10 36 14Z" />
  </>
)

export const Pier = () => (
  <>
    <path fill={p.skyDeep} d="M-20-26H310q-8 26 8 58H-30q16-30 10-58Z" />
    <Sloop x={40} y={-14} size={1.1} />
    <Wharf x={36} />
    <path
      fill="none"
      stroke={p.cloud}
      strokeWidth="2.5"
      strokeLinecap="round"
      opacity=".9"
      d="M0 4h24M60 18h34M120 10h22M170 22h40M256 12h26M20 24h20"
    />
  </>
)

export const Cottages = () => (
  <>
    <Cottage x={0} wall={p.steel} roof={p.steelDark} />
    <Cottage x={146} wall={p.card} roof={p.brickLight} />
  </>
)

export const Dunes = () => (
  <>
    <ShorePine x={216} y={-18} size={0.9} />
    <path fill={p.wheat} d="M-40 22Q40-52 110-46 170-34 210-20 260-36 320 22Z" />
    <path fill={p.sand} d="M110-46Q96-16 130 8L300 6 320 22H100Q70-10 110-46Z" opacity=".75" />
    <SandFence x={20} y={4} length={8} />
    <path fill={p.prairieDark} d={grassRow(10, 26, 13, (x) => 18 + 8 * Math.sin(x / 24), [-10, 290])} />
  </>
)

const Seal = () => (
  <g {...outline} fill={p.steel}>
    <path d="M640 258q8-62 34-84 26-10 38 16 2 26-8 34 30 8 52 34z" />
    <path fill={p.steelDark} stroke="none" d="M704 226q-24 6-26 32h72q-20-24-46-32z" opacity=".5" />
    <path d="M676 258q2-20 18-26 6 14-4 26z" fill={p.steelDark} />
    <path fill={p.card} d="M660 196q12-8 24 2 2 14-12 16-12-2-12-18z" />
    <path fill={p.ink} d="M662 197q6-4 11 0-2 6-6 6t-5-6z" />
    <path d="M682 186h0M664 184h0" strokeWidth="6" />
    <path fill="none" d="M660 206l-16 2M661 210l-14 7M684 206l14 4" />
  </g>
)

const Defs = () => (
  <g id="lost-dune">
    <path fill={p.prairieDark} d={grassRow(0, 4, 9, () => 58, [-50, 50])} />
    <path fill={p.prairie} d={grassRow(2, 6, 8, () => 38, [-44, 44])} />
  </g>
)

const lostTufts = Array.from({ length: 13 }, (_, i) => i * 62 - 10)

/** The road ends at the sea. */
const Beyond = () => (
  <>
    <path fill={p.brick} d="M38 124v-8h4V96h10v20h4v8ZM40 94l7-10 7 10zM64 124v-14l9-9 9 9v14z" />
    <path fill={p.skyDeep} d="M0 120h768v90H0z" />
    <path fill={p.halo} opacity=".7" d="M10 126h88l-6 5H18zM22 138h66l-8 5H32zM8 150h90l-8 5H18z" />
    <path
      fill="none"
      stroke={p.cloud}
      strokeWidth="3"
      strokeLinecap="round"
      d="M160 134h30m80 8h44m60-12h26m90 10h40m70-8h30m60 10h36M140 156h40m110 6h34m120-6h44m100 4h40m80-6h30"
    />
    <Sloop x={420} y={134} size={0.7} />
    <Sloop x={668} y={126} size={0.42} />
    <path fill={p.cloud} d={crownRow(188, 200, 60, () => 14, [-20, 768])} />
    <path fill={p.wheat} d="M0 190Q200 180 400 190T768 184V280H0z" />
    <path fill={p.sand} d="M0 226Q120 200 280 222T560 214 768 224V280H0z" />
    <SandFence x={330} y={236} length={16} />
    {lostTufts.map((x, i) => (
      <use
        key={x}
        href="#lost-dune"
        transform={`translate(${x} ${262 + ((i * 5) % 7)}) scale(${i % 2 ? -0.9 : 1} ${0.75 + ((i * 7) % 5) * 0.16})`}
      />
    ))}
    <g transform="translate(12 0)">
      <Seal />
    </g>
    <use href="#lost-dune" transform="translate(700 268) scale(.9 .5)" />
    <use href="#lost-dune" transform="translate(640 268) scale(.6 .5)" />
  </>
)

const Front = () => <use href="#lost-dune" transform="translate(752 330) scale(1.6 2)" />

/** Open water, dunes, and a lighthouse that keeps both. */
export const coast: Landscape = {
  Far,
  Landmark,
  Country,
  Roofs,
  Trees,
  Verge,
  floor: grassRow(392, 402, 17, (x) => 17 + 9 * Math.sin(x / 80)),
  Field,
  StripVerge,
  lost: { Defs, Beyond, Front },
  Tree: () => <ShorePine x={-16} size={0.62} />,
  plant: { d: 'M-4 7q0-8-6-11M-4 7q1-9 3-14M-4 7q3-8 9-10M6 7q0-5 2-9M6 7q2-4 6-5', stroke: p.prairie },
}
