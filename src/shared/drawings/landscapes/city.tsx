import { outline } from '../kit/things.tsx'
import { palette as p } from '../palette.ts'
import { ground } from '../panorama/Roofs.tsx'
import { type At, crownRow, place } from '../panorama/rows.ts'
import { Sun } from '../panorama/Skyline.tsx'
import type { Landscape } from './landscape.ts'

const low =
  'M-460 400V300h60v-20h40v30h50v-50h44v30h60v-16h40v-40h50v44h46v-20h50v36h40v-60h44v40h36v-20h50v34h44v-56h40v30h60v20h36v-40h44v24h50v-60h40v50h46v20h44v-44h50v34h40v-20h60v40h44v-70h40v44h50v26h36v-50h50v36h44v-24h60v40h40v-60h46v30h44v24h50v-44h40v30h60v-20h50v40h44v-30h60v50h50V400Z'

/** Slabs, setbacks and a spire: lit faces, then the shaded right ones. */
const Towers = () => (
  <>
    <path
      fill={p.skyDeep}
      d="M790 400V190h44v-24h28v24h20V400ZM900 400V130l20-20 20 20V400ZM960 400V216h58V400ZM1034 400V176h14v-40h12V98h10V56h4v42h10v38h12v40h14V400ZM1128 400V150l56-34V400ZM1200 400V206h20v-18h34v18h14V400ZM1286 400V172h52V400ZM420 400V236h48V400ZM330 400V206l36-22V400ZM1500 400V196h24v-30h24v30h20V400ZM1590 400V230h48V400ZM1720 400V200h16v-26h24v26h12V400Z"
    />
    <path
      fill={p.pineMist}
      opacity=".5"
      d="M850 166h12v24h20V400H850ZM920 110 940 130V400H920ZM994 216h24V400H994ZM1072 56h2v42h10v38h12v40h14V400h-38ZM1160 130 1184 116V400H1160ZM1240 188h14v18h14V400H1240ZM1314 172h24V400H1314ZM448 236h20V400H448ZM350 194 366 184V400H350ZM1536 166h12v30h20V400H1536ZM1618 230h20V400H1618ZM1748 174h12v26h12V400H1748Z"
    />
    <path
      fill={p.star}
      opacity=".7"
      d="M802 210h4v4h-4ZM820 240h4v4h-4ZM908 160h4v4h-4ZM908 200h4v4h-4ZM972 240h4v4h-4ZM1044 200h4v4h-4ZM1056 160h4v4h-4ZM1056 250h4v4h-4ZM1140 190h4v4h-4ZM1140 240h4v4h-4ZM1214 226h4v4h-4ZM1298 200h4v4h-4ZM1298 246h4v4h-4ZM434 256h4v4h-4ZM1512 220h4v4h-4ZM1604 250h4v4h-4Z"
    />
    <path
      fill="none"
      stroke={p.sky}
      strokeWidth="2"
      opacity=".8"
      d="M970 232H994M970 250H994M970 268H994M970 286H994M1296 190h18M1296 210h18M1296 230h18M1296 250h18M1296 270h18M910 146V300M930 150V300M1140 160V300M1150 154V300"
    />
  </>
)

const Far = () => (
  <>
    <Sun />
    <path fill={p.skyDeep} opacity=".55" d={low} />
    <Towers />
  </>
)

const blocks: readonly (readonly [x: number, width: number, height: number, wall: string])[] = [
  [-10, 130, 70, p.sand],
  [124, 90, 88, p.line],
  [218, 120, 60, p.steel],
  [342, 84, 84, p.sand],
  [430, 110, 64, p.line],
  [700, 100, 82, p.sand],
  [804, 80, 60, p.steel],
  [888, 130, 88, p.line],
  [1022, 90, 70, p.sand],
  [1116, 120, 60, p.steel],
  [1400, 100, 86, p.line],
  [1504, 120, 66, p.sand],
  [1628, 90, 84, p.steel],
  [1722, 140, 62, p.line],
  [1866, 140, 86, p.sand],
]

/** Its wooden hoops, on legs on somebody's roof. */
const Tank = ({ x, y = 0 }: At) => (
  <g transform={place({ x, y })}>
    <path fill="none" stroke={p.steelDark} strokeWidth="3" d="M-12 0-10-18M12 0 10-18M0 0V-18" />
    <path fill={p.brickLight} d="M-14-44H14v28H-14Z" />
    <path fill={p.ink} opacity=".16" d="M4-44H14v28H4ZM-14-36H14v2H-14ZM-14-26H14v2H-14Z" />
    <path fill={p.brick} d="M-17-44 0-58 17-44Z" />
  </g>
)

const Block = ({
  x,
  width,
  height,
  wall,
}: {
  readonly x: number
  readonly width: number
  readonly height: number
  readonly wall: string
}) => {
  const rows = Array.from({ length: Math.floor((height - 14) / 20) }, (_, row) =>
    Array.from(
      { length: Math.floor((width - 16) / 20) },
      (_, i) => `M${x + 10 + i * 20} ${352 - height + row * 20}h10v11h-10Z`,
    ),
  )
  return (
    <>
      <path fill={wall} d={`M${x} 450V${342 - height}h${width}V450Z`} />
      <path
        fill={p.ink}
        opacity=".12"
        d={`M${x + width - 18} 450V${342 - height}h18V450ZM${x - 2} ${340 - height}h${width + 4}v5h-${width + 4}Z`}
      />
      <path fill={p.steelDark} opacity=".6" d={rows.flat().join('')} />
    </>
  )
}

/** The avenue behind: flats of five floors, tanks on their roofs. */
const Country = () => (
  <>
    {blocks.map(([x, width, height, wall]) => (
      <Block key={x} x={x} width={width} height={height} wall={wall} />
    ))}
    <path fill={p.leafDark} opacity=".8" d={crownRow(352, 450, 40, (x) => 24 + 10 * Math.sin(x / 110), [-60, 2020])} />
    <path fill={p.prairie} d="M0 348Q500 340 1000 346T2000 344V450H0Z" />
  </>
)

type Front = {
  readonly x: number
  readonly wall: string
  readonly trim: string
  readonly door: string
  readonly height?: number
}

/** A brick row house: stoop, bay windows, a cornice. 74 wide. */
const RowHouse = ({ x, wall, trim, door, height = 112 }: Front) => (
  <g transform={`translate(${x})`}>
    <path fill={wall} d={`M0 0V-${height}H74V0Z`} />
    <path fill={p.ink} opacity=".14" d={`M64 0V-${height}H74V0Z`} />
    <path
      fill={trim}
      d={`M-3-${height + 8}H77v10H-3ZM4-${height - 2}h6v6H4ZM20-${height - 2}h6v6h-6ZM36-${height - 2}h6v6h-6ZM52-${height - 2}h6v6h-6ZM66-${height - 2}h6v6h-6Z`}
    />
    {[height - 18, height - 52].map((top, i) => (
      <g key={top}>
        <path
          fill={trim}
          d={`M6-${top + 4}h18v4H6ZM29-${top + 4}h18v4H29ZM51-${top + 4}h16v4H51ZM6-${top - 25}h18v3H6ZM29-${top - 25}h18v3H29ZM51-${top - 25}h16v3H51Z`}
        />
        <path fill={p.pane} d={`M8-${top}h14v25H8ZM${i ? 53 : 31}-${top}h${i ? 12 : 14}v25h-${i ? 12 : 14}Z`} />
        <path fill={p.paneLight} d={`M${i ? 31 : 53}-${top}h${i ? 14 : 12}v25h-${i ? 14 : 12}Z`} />
      </g>
    ))}
    <path fill={trim} d="M6-44H30V0H6Z" />
    <path fill={door} d="M10-38H26V-10H10Z" />
    <path fill={p.paneLight} d="M10-42H26v4H10ZM40-38H64v22H40Z" />
    <path fill={p.pane} d="M42-36h9v18h-9Z" />
    <path fill={p.line} d="M4-10H32v4H4ZM1-6H35v3H1ZM-2-3H38V1H-2Z" />
  </g>
)

/** The shop on the corner, flats above, the fire escape down its front. */
const Corner = ({ x }: At) => (
  <g transform={`translate(${x})`}>
    <path fill={p.sand} d="M0 0V-126H120V0Z" />
    <path fill={p.ink} opacity=".14" d="M104-126h16V0h-16Z" />
    <path fill={p.line} d="M-4-134H124v10H-4ZM0-52H120v7H0Z" />
    <path fill={p.pane} d="M12-114H30v26H12ZM48-114h18v26H48ZM84-114h18v26H84ZM12-80H30v24H12ZM84-80h18v24H84Z" />
    <path fill={p.paneLight} d="M48-80h18v24H48Z" />
    <path
      fill="none"
      stroke={p.road}
      strokeWidth="2.5"
      d="M40-86H74M40-98H74M40-98v12M74-98v12M40-54H74M40-66H74M40-66v12M74-66v12M44-54 70-86M57-98v12M57-66v12"
    />
    <path fill={p.road} d="M6-36H114V0H6Z" />
    <path fill={p.paneLight} d="M10-28H54V-6H10ZM84-28h26V-6H84Z" />
    <path fill={p.skyDeep} d="M60-32H78V0H60Z" />
    <path fill={p.brickLight} d="M4-46H116l6 20H-2Z" />
    <path fill={p.card} d="M22-46H40l-2 20H18ZM58-46H76l2 20H58ZM94-46h18l6 20H96Z" />
  </g>
)

/** A street tree in its iron guard. */
const StreetTree = (at: At) => (
  <g transform={place(at)}>
    <path fill={p.ink} opacity=".14" d="M-10 0H14l60 8H10Z" />
    <path fill={p.road} d="M-5 2-3-74H5L6 2ZM0-66-20-92l5-3L2-76Z" />
    <path
      fill={p.leafDark}
      d="M-46-96q-8-24 12-36 2-28 30-28 28-4 32 24 22 10 14 34-4 22-26 22-18 14-34 2-24 2-28-18Z"
    />
    <path fill={p.leaf} d="M-46-96q-8-24 12-36 2-28 30-28 8-1 14 1-14 8-12 24-18 2-16 22-16 2-12 24-12-2-16-7Z" />
    <path
      fill="none"
      stroke={p.ink}
      strokeWidth="2"
      opacity=".7"
      d="M-12 0V-30M-4 0V-30M4 0V-30M12 0V-30M-14-28H14M-14-6H14"
    />
  </g>
)

/** Throws light on the sidewalk. */
const Lamp = ({ x, y = 0 }: At) => (
  <g transform={place({ x, y })}>
    <path fill={p.road} d="M-7 0H7L3-10H2V-132H-2V-10H-3ZM-4-100H4v4H-4ZM-9-136H9v5H-9Z" />
    <path fill={p.paneLight} d="M-9-136-12-164H12L9-136Z" />
    <path fill={p.road} d="M-14-164 0-178 14-164ZM-1-184H1v8H-1Z" />
  </g>
)

const Hydrant = ({ x, y = 0 }: At) => (
  <path
    transform={place({ x, y })}
    fill={p.brickLight}
    d="M-9 0v-5h3v-18h-3v-6h4q1-9 5-9t5 9h4v6H6v18h3v5ZM-10-20h3v7h-3ZM7-20h3v7H7Z"
  />
)

const Roofs = () => (
  <>
    <path fill={p.line} d="M0 358H2000V480H0Z" />
    <g transform={`translate(0 ${ground})`}>
      <RowHouse x={40} wall={p.brickLight} trim={p.sand} door={p.pine} />
      <RowHouse x={116} wall={p.brick} trim={p.brickLight} door={p.pineLight} height={120} />
      <RowHouse x={192} wall={p.sand} trim={p.line} door={p.brick} />
      <Tank x={78} y={-120} />
      <Tank x={230} y={-120} />
      <Corner x={300} />
      <RowHouse x={540} wall={p.brick} trim={p.sand} door={p.pineLight} />
      <RowHouse x={616} wall={p.wheat} trim={p.card} door={p.brick} height={122} />
      <RowHouse x={692} wall={p.brickLight} trim={p.line} door={p.pine} />
      <Tank x={578} y={-120} />
      <Tank x={730} y={-120} />
      <Corner x={1176} />
      <RowHouse x={1300} wall={p.brickLight} trim={p.sand} door={p.pine} />
      <Tank x={1338} y={-120} />
      <RowHouse x={1376} wall={p.steel} trim={p.card} door={p.brick} height={120} />
      <RowHouse x={1640} wall={p.brick} trim={p.brickLight} door={p.pineLight} />
      <Tank x={1676} y={-120} />
      <RowHouse x={1716} wall={p.sand} trim={p.card} door={p.pine} height={122} />
      <Corner x={1830} />
    </g>
    <path fill={p.sand} d="M0 366H2000V370H0Z" />
    <path
      fill={p.leaf}
      d="M430 368q4-20 26-16 24-12 60 0 20-2 22 16ZM790 368q10-26 40-16 26-16 44 4 30-10 36 12ZM1470 368q10-24 40-16 30-16 60 0 40-8 62 16Z"
    />
  </>
)

const Trees = () => (
  <>
    <path fill={p.line} d="M0 380H2000V500H0Z" />
    <path fill={p.ink} opacity=".12" d={Array.from({ length: 26 }, (_, i) => `M${i * 80} 380h2l6 20h-2Z`).join('')} />
    <StreetTree x={488} y={396} size={0.96} />
    <StreetTree x={1500} y={396} />
    <StreetTree x={1600} y={396} size={0.9} />
    <StreetTree x={14} y={396} size={1.1} />
    <StreetTree x={270} y={396} size={0.94} />
    <StreetTree x={1776} y={396} size={1.08} />
    <Lamp x={80} y={396} />
    <Lamp x={590} y={396} />
    <Lamp x={1420} y={396} />
    <Lamp x={1920} y={396} />
    <Hydrant x={690} y={397} />
    <Hydrant x={1340} y={397} />
    <g transform="translate(380 396)">
      <path fill={p.pineLight} d="M-14-34H14V0H-14ZM-14-34q14-14 28 0Z" />
      <path fill={p.card} d="M-9-26H9v5H-9Z" />
    </g>
    <path
      fill={p.steelDark}
      d="M648 392q0-7 6-7 4 0 5 5l12 5q-6 4-14 3-8 0-9-6ZM1560 394q0-7 6-7 4 0 5 5l12 5q-6 4-14 3-8 0-9-6Z"
    />
  </>
)

const railing = Array.from({ length: 84 }, (_, i) => `M${i * 24 - 4} 690V542l3-8 3 8V690Z`).join('')
const tall = (x: number) => 36 + 40 * Math.exp(-(((x - 20) / 200) ** 2)) + 40 * Math.exp(-(((x - 1980) / 200) ** 2))

/** The park's edge: an iron railing, and the hedge behind it. */
const Verge = () => (
  <>
    <path fill={p.leaf} d={crownRow(548, 690, 64, (x) => tall(x) * 1.2, [-80, 2020])} />
    <g fill={p.brickLight}>
      {[60, 190, 420, 700, 1320, 1380, 1590, 1810, 1930].map((x, i) => (
        <circle key={x} cx={x} cy={536 - ((i * 5) % 12)} r="6" />
      ))}
    </g>
    <path fill={p.leafDark} d={crownRow(566, 690, 52, tall, [-100, 2020])} />
    <path fill={p.ink} opacity=".85" d={railing} />
    <path fill={p.ink} opacity=".85" d="M0 548H2000V552H0Z" />
  </>
)

const Field = () => (
  <>
    <path fill={p.leafDark} opacity=".8" d={crownRow(348, 400, 40, () => 26, [580, 1500])} />
    <path fill={p.prairie} d="M600 346H1500V400H600Z" />
  </>
)

const stripRailing = Array.from({ length: 44 }, (_, i) => `M${592 + i * 21} 580V536l3-7 3 7V580Z`).join('')
const StripVerge = () => (
  <>
    <path fill={p.leaf} d={crownRow(548, 580, 56, () => 34, [570, 1500])} />
    <path fill={p.leafDark} d={crownRow(562, 580, 46, () => 32, [560, 1500])} />
    <path fill={p.ink} opacity=".85" d={`${stripRailing}M600 543H1500V547H600Z`} />
  </>
)

export const TownTowers = () => (
  <>
    <path fill={p.steel} d="M4 0V-150H70V0ZM206 0V-176l40-26 40 26V0Z" />
    <path fill={p.steelDark} d="M44 0V-150H70V0ZM246 0V-202l40 26V0Z" opacity=".7" />
    <path fill={p.sand} d="M78 0V-170H92V-204H106V-232H122V-264h4v32h16v28h14v34h14V0Z" />
    <path fill={p.ink} opacity=".16" d="M126-264v32h16v28h14v34h14V0H126V-264Z" />
    <path
      fill={p.pane}
      d="M14-136H58v8H14ZM14-118H58v8H14ZM14-100H58v8H14ZM14-82H58v8H14ZM14-64H58v8H14ZM90-158h8v22h-8ZM106-158h8v22h-8ZM90-124h8v22h-8ZM106-124h8v22h-8ZM90-90h8v22h-8ZM106-90h8v22h-8ZM134-158h8v22h-8ZM150-158h8v22h-8ZM134-124h8v22h-8ZM150-124h8v22h-8ZM134-90h8v22h-8ZM216-160h10v120h-10ZM230-160h10v120h-10Z"
    />
    <path
      fill={p.paneLight}
      d="M14-118H36v8H14ZM36-82H58v8H36ZM106-190h8v20h-8ZM150-90h8v22h-8ZM252-160h10v40h-10ZM268-120h10v60h-10ZM90-90h8v22h-8Z"
    />
    <path fill={p.line} d="M74-40H178V0H74ZM0-30H72V0H0ZM202-30h88V0H202Z" />
    <path
      fill={p.paneLight}
      d="M84-32H112V0H84ZM118-32h14V0H118ZM138-32h30v22h-30ZM10-22H60V-6H10ZM214-22h64v16H214Z"
    />
    <path fill={p.brickLight} d="M80-42h92l6 10H74Z" />
    <StreetTree x={188} y={4} size={0.56} />
  </>
)

export const RowHouses = () => (
  <>
    <path fill={p.ink} opacity=".14" d="M20-2H282l30 8H40Z" />
    <RowHouse x={0} wall={p.brickLight} trim={p.sand} door={p.pine} />
    <RowHouse x={74} wall={p.sand} trim={p.card} door={p.brick} height={124} />
    <RowHouse x={148} wall={p.brick} trim={p.brickLight} door={p.pineLight} height={116} />
    <RowHouse x={222} wall={p.wheat} trim={p.card} door={p.brick} height={122} />
  </>
)

export const Park = () => (
  <>
    <StreetTree x={206} y={-4} size={0.94} />
    <path fill={p.prairie} d="M-10 6Q140-10 300 6V26H-10Z" />
    <StreetTree x={66} y={4} size={1.16} />
    <Lamp x={142} y={8} />
    <StreetTree x={270} y={8} size={0.8} />
    <path fill={p.brick} d="M160-18h58v5h-58ZM160-28h58v5h-58ZM164-10h50v5h-50Z" />
    <path fill={p.road} d="M166-28h4V10h-4ZM208-28h4V10h-4Z" />
    <path fill={p.leafDark} d="M-6 12q4-16 24-12 18-12 32 4 18-8 30 8Z" />
  </>
)

const Cat = () => (
  <g {...outline} fill={p.steel}>
    <path fill="none" strokeWidth="15" d="M716 252q34 4 32-26-2-16-12-20" />
    <path fill="none" stroke={p.steel} strokeWidth="11" d="M716 252q34 4 32-26-2-16-12-20" />
    <path d="M652 258q-4-44 14-60h24q32 20 30 60z" />
    <path fill={p.card} d="M662 206q12 10 28 0 4 28-14 46-16-16-14-46z" />
    <path d="M644 190q-4-22 2-44l20 14q10-4 20 0l20-14q6 22 2 44-4 24-32 26-28-2-32-26z" />
    <path fill={p.brickLight} stroke="none" d="M651 156l10 8-9 9zM701 156l-10 8 9 9z" />
    <path fill={p.card} d="M658 198q18-10 36 0-2 16-18 18-16-2-18-18z" />
    <path fill={p.ink} d="M671 196q5-3 10 0-1 6-5 6t-5-6z" />
    <path d="M663 182h0M690 182h0" strokeWidth="6" />
    <path fill="none" d="M656 202l-16-2M657 207l-14 4M696 202l16-2M695 207l14 4" />
  </g>
)

const Defs = () => (
  <g id="lost-house">
    <RowHouse x={0} wall={p.brickLight} trim={p.sand} door={p.pine} height={116} />
  </g>
)

const bricks = Array.from({ length: 5 }, (_, row) =>
  Array.from({ length: 20 }, (_, i) => `M${i * 40 + (row % 2) * 20} ${218 + row * 11}v11`).join(''),
).join('')

/** The street ends at a wall. */
const Beyond = () => (
  <>
    <path fill={p.brick} d="M24 124v-12h6v-10h6v10h5V90h4V78h2v12h6v14h4v12h8v-18h8v18h9v12z" />
    <path
      fill={p.steel}
      d="M0 124h130v-26h34v-30h28v40h30V70h30v-20h20v20h20v50h30V82h40v30h36V60h30v44h40V74h44v40h30V86h36v-34h20v34h20v30h34V76h50v30h46v24h30V240H0z"
    />
    <path
      fill={p.steelDark}
      opacity=".45"
      d="M180 68h12v172h-12zM262 50h10v20h20v170h-30zM350 82h12v158h-12zM414 60h14v180h-14zM500 74h12v166h-12zM588 52h10v34h20v154h-30zM690 76h12v164h-12z"
    />
    {[0, 78, 400, 478, 556].map((x, i) => (
      <use
        key={x}
        href="#lost-house"
        transform={`translate(${x} 262) scale(${i % 2 ? 0.98 : 1} ${1 + (i % 3) * 0.08})`}
      />
    ))}
    <g transform="translate(160 262)">
      <Corner x={0} />
    </g>
    <g transform="translate(288 262)">
      <RowHouse x={0} wall={p.sand} trim={p.card} door={p.brick} height={122} />
    </g>
    <StreetTree x={386} y={266} size={1.1} />
    <path fill={p.brick} d="M600 214h168v56H600z" />
    <path
      fill="none"
      stroke={p.brickLight}
      strokeWidth="2.5"
      d={`M600 225H768M600 236H768M600 247H768M600 258H768${bricks.replaceAll(/M\d{1,2} \d+v11|M[1-5]\d\d \d+v11/g, '')}`}
    />
    <path fill={p.line} d="M596 206h172v10H596z" />
    <g transform="translate(16 -52)">
      <Cat />
    </g>
    <path fill={p.leaf} d={crownRow(266, 280, 40, () => 22, [590, 780])} />
  </>
)

const Front = () => (
  <g transform="translate(730 322)">
    <path fill={p.leaf} d="M-46 0q-6-40 22-44 8-26 34-14 30-10 36 20 14 10 6 38Z" />
    <path fill={p.leafDark} d="M-16 0q-4-34 20-36 22-14 42 4 10 10 6 32Z" />
  </g>
)

/** Row houses, street trees, and towers down the avenue. */
export const city: Landscape = {
  Far,
  Country,
  Roofs,
  Trees,
  Verge,
  floor: crownRow(396, 402, 30, () => 12, [-60, 2020]),
  Field,
  StripVerge,
  lost: { Defs, Beyond, Front },
  Tree: () => <StreetTree x={0} size={0.74} />,
  plant: { d: 'M0 7v-6M0 1q-5 0-5-4 0-5 5-5t5 5q0 4-5 4M-3 7h6', stroke: p.leaf },
}
