import { outline } from '../kit/things.tsx'
import { palette as p } from '../palette.ts'
import { ground } from '../panorama/Roofs.tsx'
import { type At, firRow, grassRow, place, verge } from '../panorama/rows.ts'
import { Sun } from '../panorama/Skyline.tsx'
import { Wires } from '../panorama/Trees.tsx'
import type { Landscape } from './landscape.ts'

const Needles = () => (
  <>
    <path
      fill={p.leafDark}
      d="M0-192Q10-160 28-140L16-141Q26-112 44-92L28-94Q38-66 58-46L38-47Q48-24 68-10 34-2 0-8-34-2-68-10-48-24-38-47L-58-46Q-38-66-28-94L-44-92Q-26-112-16-141L-28-140Q-10-160 0-192Z"
    />
    <path
      fill={p.leaf}
      d="M0-192Q-10-160-28-140L-16-141Q-26-112-44-92L-28-94Q-38-66-58-46L-38-47Q-48-24-68-10-40-3-16-7-20-30-4-48L-18-46Q-14-74 0-94L-10-93Q-8-118 2-140L-4-140Q-4-164 0-192Z"
    />
  </>
)

/** A fir of four tiers, about 190 tall. */
export const Fir = (at: At) => (
  <g transform={place(at)}>
    <path fill={p.ink} opacity=".14" d="M-24-2H30l70 10H0Z" />
    <path fill={p.brick} d="M-7-14H7L9 2H-9Z" />
    <Needles />
  </g>
)

/** White bark with its black eyes, and leaves that have turned. */
export const Aspen = (at: At) => (
  <g transform={place(at)}>
    <path fill={p.ink} opacity=".14" d="M-10-1H14l50 8H10Z" />
    <path fill={p.card} d="M-6 2Q-4-60-3-120H5Q5-50 8 2ZM-2-70-24-100l4-3L0-80ZM2-58 22-90l4 3L4-48Z" />
    <path fill={p.road} d="M-5-18h6v4h-6ZM1-38h5v3H1ZM-4-58h5v3h-5ZM0-76h5v3H0Z" />
    <path
      fill={p.sand}
      d="M-40-104q-8-22 8-36-4-24 18-32 10-22 32-12 22 4 20 28 18 10 10 32 6 22-16 30-18 14-36 2-28 10-36-12Z"
    />
    <path
      fill={p.wheat}
      d="M-40-104q-8-22 8-36-4-24 18-32 10-22 32-12 8 2 14 8-18 2-20 20-18 2-16 20-14 2-10 22-14 0-26 10Z"
    />
  </g>
)

/** Logs, a stone chimney, a steep roof that snow slides off. */
const Cabin = ({ x, roof }: { readonly x: number; readonly roof: string }) => (
  <g transform={`translate(${x})`}>
    <path fill={p.ink} opacity=".14" d="M0-2H160l44 9H30Z" />
    <path fill={p.steel} d="M118-130h22v50h-22Z" />
    <path fill={p.steelDark} d="M114-134h30v7h-30ZM130-127h10v47h-10ZM118-112h8v5h-8ZM122-98h9v5h-9Z" />
    <path fill={p.brickLight} d="M0-50 50-112 100-50V0H0ZM100-52h62V0h-62Z" />
    <path
      fill={p.brick}
      d="M26-82H74l5 5H21ZM10-62H90l4 5H6ZM0-42H162v5H0ZM0-27H162v5H0ZM0-12H162v5H0Z"
      opacity=".75"
    />
    <path fill={p.ink} opacity=".16" d="M100-52h62V0h-62Z" />
    <path fill={roof} d="M50-122h84l44 74H98Z" />
    <path fill={p.ink} opacity=".12" d="M104-122h30l44 74H148Z" />
    <path fill="none" stroke={p.brick} strokeWidth="7" d="M-10-44 50-118 110-44" />
    <path fill={p.card} d="M36-88H64v22H36ZM10-40H40v24H10ZM114-40h34v22h-34Z" />
    <path fill={p.paneLight} d="M39-85h10v16H39ZM51-85h10v16H51ZM117-37h13v16h-13Z" />
    <path fill={p.pane} d="M13-37h11v18H13ZM27-37h11v18H27ZM133-37h12v16h-12Z" />
    <path fill={p.pineLight} d="M54-40H78V0H54Z" />
    <path fill={p.sand} d="M46-4H88V2H46Z" />
  </g>
)

/** A lodge under one great roof down to the ground. */
const Chalet = ({ x, roof }: { readonly x: number; readonly roof: string }) => (
  <g transform={`translate(${x})`}>
    <path fill={p.ink} opacity=".14" d="M0-2H140l50 9H40Z" />
    <path fill={p.brick} d="M74-150 146 0H74Z" />
    <path fill={roof} d="M74-150H100L176 0H146Z" />
    <path fill={p.wheat} d="M16 0 74-132 132 0Z" />
    <path fill={p.ink} opacity=".1" d="M74-132 132 0H74Z" />
    <path fill="none" stroke={p.brick} strokeWidth="8" d="M2 0 74-150 146 0" />
    <path fill={p.pane} d="M70-104V-56H48ZM78-104V-56H100Z" />
    <path fill={p.paneLight} d="M44-50H70v18H36ZM78-50h26l8 18H78Z" />
    <path fill={p.brick} d="M22-32H126v5H22Z" />
    <path fill={p.pineLight} d="M62-26H86V0H62Z" />
    <path fill={p.pane} d="M30-22H52V-4H30ZM96-22h22v18H96Z" />
  </g>
)

/** The snow line follows the ribs; the right faces are in shade. */
const Massif = () => (
  <>
    <path
      fill={p.steel}
      d="M-460 370-380 300-300 250-190 320-80 230-10 260 90 180 190 262 260 232 350 300 440 250 560 176 640 226 720 160 800 202 900 96 940 74 1010 140 1060 128 1140 226 1210 190 1300 120 1330 104 1410 186 1460 176 1560 262 1640 210 1730 140 1800 206 1870 184 1980 270 2060 224 2160 290 2280 220 2460 330V400H-460Z"
    />
    <path
      fill={p.steelDark}
      opacity=".55"
      d="M90 180 190 262 260 232 350 300 300 330 214 300 150 350 120 270 84 240ZM560 176 640 226 676 192 690 260 640 300 600 270 580 330 552 250ZM940 74 1010 140 1060 128 1140 226 1170 210 1120 330 1040 270 1000 320 960 210 990 180 944 130ZM1330 104 1410 186 1460 176 1560 262 1500 330 1430 260 1390 320 1350 220 1374 190 1334 150ZM1730 140 1800 206 1870 184 1980 270 1920 330 1850 270 1800 320 1756 240ZM-80 230-10 260 20 236 0 320-60 290-90 350Z"
    />
    <path
      fill={p.card}
      d="M900 96 940 74 1010 140 1028 136 1010 176 988 158 970 196 948 150 924 184 908 152 880 170 856 152 866 138ZM1300 120 1330 104 1390 166 1372 190 1352 164 1336 196 1318 160 1296 178 1284 150 1262 158ZM720 160 752 178 740 206 722 190 706 214 696 186ZM560 176 600 200 588 224 570 206 556 236 540 210 522 222ZM1730 140 1778 186 1762 208 1744 182 1728 212 1712 180 1694 192 1702 164ZM90 180 130 212 116 236 98 214 84 242 66 214 50 222ZM1060 128 1086 158 1074 176 1062 160Z"
    />
  </>
)

const Far = () => (
  <>
    <Sun />
    <path
      fill={p.skyDeep}
      opacity=".8"
      d="M-460 300-300 200-180 270-40 170 60 240 170 150 280 250 420 170 500 230 620 190 700 250 820 120 900 190 1010 150 1130 240 1220 130 1300 190 1420 120 1520 230 1620 150 1720 240 1860 140 1980 230 2120 160 2300 260 2460 190V400H-460Z"
    />
    <Massif />
    <path fill={p.leafDark} opacity=".5" d={firRow(356, 400, 22, (x) => 36 + 14 * Math.sin(x / 130))} />
  </>
)

const Country = () => (
  <>
    <path fill={p.leaf} opacity=".85" d={firRow(322, 450, 22, (x) => 38 + 14 * Math.sin(x / 150), [-40, 2020])} />
    <path
      fill={p.wheat}
      d="M0 318C180 300 330 330 560 316S940 330 1180 316 1560 330 1740 314 1900 322 2000 314V450H0Z"
    />
    <path
      fill="none"
      stroke={p.sand}
      strokeWidth="3"
      strokeLinecap="round"
      opacity=".8"
      d="M60 324q140-10 240 2M440 330q100-6 200-6M780 330q140 6 260-2M1180 326q140-8 240 4M1520 330q140-4 240-8"
    />
    <path
      fill={p.prairie}
      d="M0 338C180 322 300 338 470 344S760 324 960 330 1300 350 1500 338 1820 320 2000 332V450H0Z"
    />
    <path
      fill={p.leafDark}
      d={[250, 282, 470, 700, 726, 1110, 1460, 1482, 1580, 1720]
        .map((x, i) => `M${x} ${352 + ((i * 5) % 8)}l10-26h-5l8-22 8 22h-5l10 26Z`)
        .join('')}
    />
  </>
)

const Roofs = () => (
  <>
    <path fill={p.prairieDark} d="M0 360Q500 350 1000 356T2000 358V480H0Z" />
    <g transform={`translate(0 ${ground})`}>
      <Fir x={40} size={0.6} />
      <Cabin x={70} roof={p.pineMist} />
      <Chalet x={300} roof={p.steelDark} />
      <Fir x={570} size={0.66} />
      <Cabin x={600} roof={p.pineLight} />
      <Fir x={800} size={0.8} />
      <Chalet x={1186} roof={p.brickLight} />
      <Fir x={1372} size={0.62} />
      <Fir x={1410} size={0.5} />
      <Cabin x={1780} roof={p.steelDark} />
    </g>
    <path
      fill={p.leaf}
      d="M0 368v-12q20-14 44 0v10ZM270 366q4-16 26-12 24-10 36 12ZM760 364q10-20 34-14 20-14 36 14ZM1000 364q10-20 40-12 26-14 44 2 36-6 42 10ZM1640 366q4-16 26-14 24-10 36 14Z"
    />
  </>
)

/** Granite by the road. */
const rocks = (x: number, y: number) => `M${x} ${y}l10-22 24-10 22 8 10 14 20-6 16 16Z`
const rockShade = (x: number, y: number) => `M${x + 40} ${y}l-4-18 20-6 10 14 20-6 16 16Z`

const Trees = () => (
  <>
    <Fir x={500} y={398} size={0.94} />
    <Fir x={1700} y={398} size={1.06} />
    <Fir x={1790} y={398} size={0.86} />
    <Fir x={6} y={398} size={1.06} />
    <Fir x={170} y={398} size={0.8} />
    <Aspen x={600} y={398} size={0.84} />
    <Aspen x={1462} y={398} size={1} />
    <Aspen x={1516} y={398} size={0.8} />
    <Aspen x={384} y={398} size={0.9} />
    <path fill={p.prairie} d={grassRow(392, 500, 15, (x) => 17 + 8 * Math.sin(x / 90))} />
    <Wires />
    <path fill={p.steel} d={rocks(660, 402) + rocks(1300, 402) + rocks(1580, 402) + rocks(250, 402)} />
    <path
      fill={p.steelDark}
      d={rockShade(660, 402) + rockShade(1300, 402) + rockShade(1580, 402) + rockShade(250, 402)}
    />
  </>
)

/** x, size of stems behind the nearest blades. */
const stems: readonly [number, number][] = [
  [-10, 1],
  [38, 1.2],
  [96, 0.95],
  [146, 1.08],
  [356, 0.8],
  [400, 0.95],
  [676, 0.82],
  [706, 0.62],
  [1308, 0.7],
  [1344, 0.9],
  [1374, 0.66],
  [1572, 0.8],
  [1628, 1],
  [1832, 0.9],
  [1886, 1.15],
  [1948, 1],
]

/** Fireweed and paintbrush on the bank. */
const Verge = () => (
  <>
    <defs>
      <g id="panorama-fireweed">
        <path fill="none" stroke={p.leaf} strokeWidth="3" strokeLinecap="round" d="M0 0Q2-60 10-112" />
        <path fill={p.leaf} d="M4-40q-18-8-24-24 18 4 24 18ZM6-58q18-8 22-24-16 4-22 18Z" />
        <path
          fill={p.brickLight}
          d="M6-66q-14 0-16-10 12-2 16 6 4-10 18-10-2 12-16 14ZM8-84q-13 0-15-9 11-2 15 5 4-9 16-9-2 11-14 13ZM9-100q-11 0-13-8 10-2 13 4 4-8 14-8-2 10-13 12ZM8-110q-6-16 4-34 8 18 0 34Z"
        />
      </g>
    </defs>
    <path fill={p.prairieDark} d={grassRow(518, 690, 13, (x) => verge(x + 12) * 0.9)} />
    {stems.map(([x, size]) => (
      <use key={x} href="#panorama-fireweed" transform={`translate(${x} 524) scale(${size})`} />
    ))}
    <path
      fill={p.steel}
      d="M190 580l24-60 70-26 60 22 30 64ZM1416 590l30-70 76-30 66 26 40 74ZM830 590l20-34 52-14 44 16 24 32Z"
    />
    <path
      fill={p.steelDark}
      d="M270 580l-10-50 24-36 60 22 30 64ZM1510 590l-6-58 18-42 66 26 40 74ZM896 590l-6-26 12-22 44 16 24 32Z"
    />
    <path fill={p.leaf} d={grassRow(538, 690, 17, (x) => verge(x) * 0.86)} />
    <path fill={p.leafDark} d={grassRow(558, 690, 22, (x) => verge(x - 20) * 0.9)} />
  </>
)

const Field = () => (
  <>
    <path fill={p.leaf} opacity=".85" d={firRow(346, 400, 20, () => 34, [590, 1500])} />
    <path fill={p.wheat} d="M600 340Q800 326 1050 336T1500 330V400H600Z" />
    <path fill={p.prairie} d="M600 348Q760 354 960 342T1500 346V400H600Z" />
  </>
)

const StripVerge = () => (
  <>
    <path fill={p.steel} d="M1290 570l20-34 46-16 40 18 20 32Z" />
    <path fill={p.steelDark} d="M1350 570l-8-30 14-20 40 18 20 32Z" />
    <path fill={p.leaf} d={grassRow(532, 580, 15, () => 30, [590, 1500])} />
    <path fill={p.leafDark} d={grassRow(554, 580, 20, () => 34, [584, 1500])} />
  </>
)

export const Peak = () => (
  <>
    <path fill={p.steel} d="M-30 10 40-84 70-70 130-196 150-224 176-206 220-120 246-134 330 10Z" />
    <path
      fill={p.steelDark}
      opacity=".6"
      d="M150-224 176-206 220-120 246-134 330 10H210L190-60 160-20 150-110 168-140Z"
    />
    <path
      fill={p.card}
      d="M130-196 150-224 176-206 200-158 190-130 174-154 164-122 148-152 128-116 118-140 98-118ZM40-84 70-70 84-100 80-64 62-44 50-62 30-44 22-58ZM234-128 246-134 270-92 258-78 244-102Z"
    />
    <path fill={p.leafDark} d={firRow(6, 14, 22, (x) => 48 + 10 * Math.sin(x / 40), [-24, 316])} />
    <path fill={p.prairie} d="M-30 12Q80-8 160 2T330 4V26H-30Z" />
  </>
)

export const Firs = () => (
  <>
    <Fir x={146} y={-6} size={0.86} />
    <Fir x={60} size={1.14} />
    <Fir x={230} y={2} size={1} />
    <Aspen x={116} y={2} size={0.72} />
    <path fill={p.prairie} d={grassRow(6, 24, 12, (x) => 22 + 8 * Math.sin(x / 30), [-4, 286])} />
    <path fill={p.steel} d={rocks(160, 12)} />
    <path fill={p.steelDark} d={rockShade(160, 12)} />
  </>
)

export const Cabins = () => (
  <>
    <Fir x={266} size={0.8} />
    <Cabin x={-2} roof={p.pineMist} />
    <g transform="translate(160)">
      <Chalet x={0} roof={p.steelDark} />
    </g>
    <Fir x={166} y={4} size={0.5} />
  </>
)

const Bear = () => (
  <g {...outline} fill={p.brick}>
    <path d="M636 262q-4-62 40-74h22q46 10 46 74z" />
    <path d="M648 158q-12-4-10-16 6-12 20-6zM706 158q14-4 12-16-6-12-20-6z" />
    <path fill={p.brickLight} stroke="none" d="M650 152q-6-4-4-10 4-4 8 0zM704 152q8-4 6-10-4-4-8 0z" />
    <path d="M640 176q2-42 38-42 36 2 36 42-2 34-36 36-36-2-38-36z" />
    <path fill={p.sand} d="M656 188q4-16 20-16t20 16q0 20-20 20t-20-20z" />
    <path fill={p.ink} d="M668 180q8-6 16 0-2 8-8 8t-8-8z" />
    <path d="M658 168h0M696 168h0" strokeWidth="6" />
    <path fill="none" d="M676 188v8q-6 6-11 2M676 196q6 6 11 2" />
  </g>
)

const Defs = () => (
  <g id="lost-fir">
    <Needles />
  </g>
)

const lostFirs = Array.from({ length: 15 }, (_, i) => i * 55 - 16)

/** The road ends at the trees. */
const Beyond = () => (
  <>
    <path fill={p.steel} d="M14 124l22-30 10 10 14-22 14 20 8-8 16 30z" />
    <path
      fill={p.steel}
      d="M0 122 60 124 120 128 200 92 250 112 330 62 350 52 400 96 440 88 510 128 560 104 640 70 700 116 768 90V200H0z"
    />
    <path
      fill={p.steelDark}
      opacity=".55"
      d="M350 52 400 96 440 88 510 128 470 150 410 120 390 160 360 100zM640 70 700 116 768 90V160L700 150 660 120zM200 92 250 112 280 92 270 140 230 150z"
    />
    <path
      fill={p.card}
      d="M330 62 350 52 388 86 374 104 360 84 350 108 336 84 318 96 312 74zM640 70 672 94 660 110 646 92 636 112 624 90 604 96zM200 92 226 102 216 116 202 104 190 116 182 102z"
    />
    <path fill={p.prairie} d="M0 150Q200 138 420 150T768 144V280H0z" />
    <path fill={p.prairieDark} d="M0 196Q240 184 480 194T768 188V280H0z" />
    {lostFirs.map((x, i) => (
      <use
        key={x}
        href="#lost-fir"
        transform={`translate(${x} ${264 + ((i * 5) % 6)}) scale(${0.6 + ((i * 7) % 4) * 0.1} ${0.62 + ((i * 5) % 4) * 0.13})`}
      />
    ))}
    <g transform="translate(14 2)">
      <Bear />
    </g>
    <path fill={p.leaf} d={grassRow(268, 280, 14, () => 24, [600, 780])} />
  </>
)

const Front = () => <use href="#lost-fir" transform="translate(760 346) scale(.9 1.05)" />

/** Snow on the peaks, firs and gold aspens below. */
export const mountains: Landscape = {
  Far,
  Country,
  Roofs,
  Trees,
  Verge,
  floor: grassRow(392, 402, 15, (x) => 17 + 8 * Math.sin(x / 90)),
  Field,
  StripVerge,
  lost: { Defs, Beyond, Front },
  Tree: () => <Fir x={0} size={0.6} />,
  plant: { d: 'M0 7v-3M-5 4l5-12 5 12zM9 7v-2M6 5l3-7 3 7z', stroke: p.leaf },
}
