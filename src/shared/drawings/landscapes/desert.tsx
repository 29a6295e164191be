import { outline } from '../kit/things.tsx'
import { palette as p } from '../palette.ts'
import { ground } from '../panorama/Roofs.tsx'
import { type At, crownRow, place } from '../panorama/rows.ts'
import { Sun } from '../panorama/Skyline.tsx'
import { Wires } from '../panorama/Trees.tsx'
import type { Landscape } from './landscape.ts'

/** Its pleats run up the trunk and bend into the arms; it flowers at the tips. */
const Saguaro = (at: At) => (
  <g transform={place(at)} fill="none" strokeLinecap="round">
    <path fill={p.ink} opacity=".14" d="M-12-1H20l54 9H16Z" />
    <path stroke={p.leaf} strokeWidth="26" d="M0 0V-142" strokeLinecap="butt" />
    <path stroke={p.leaf} strokeWidth="26" d="M0-140V-144" />
    <path stroke={p.leaf} strokeWidth="17" d="M0-48H-24Q-34-48-34-58V-98M0-70H24Q35-70 35-82V-118" />
    <path stroke={p.leafDark} strokeWidth="9" strokeLinecap="butt" d="M8.5 0V-140M-29.5-56V-95M39.5-80V-115M14-66H26" />
    <path stroke={p.leafDark} strokeWidth="2" opacity=".55" d="M-6-4V-148M0-4V-152M-36-62V-100M33-84V-120M-28-48H-14" />
    <path stroke={p.card} strokeWidth="5" d="M-6-156h0M2-158h0M8-153h0M-37-107h0M-31-107h0M32-127h0M38-127h0" />
  </g>
)

const saguaroFar = 'v-34q0-4 4-4t4 4v10h4v-9q0-3 3-3t3 3v14q0 2-2 2h-8v13h-8v-20h-6q-2 0-2-2v-8q0-3 3-3t3 3v4h2v26Z'

/** Whips of one plant, each with its flame. */
const Ocotillo = (at: At) => (
  <g transform={place(at)} fill="none" strokeLinecap="round">
    <path
      stroke={p.leafDark}
      strokeWidth="4"
      d="M0 0Q-22-50-50-84M0 0Q-12-60-22-112M0 0Q0-60 4-124M0 0Q14-60 32-106M0 0Q26-46 58-78"
    />
    <path
      stroke={p.leaf}
      strokeWidth="1.5"
      d="M-3-4Q-25-50-50-80M-2-4Q-14-60-23-104M-1-4Q-2-60 2-116M2-4Q12-60 29-98M4-4Q24-44 54-74"
    />
    <path stroke={p.brickLight} strokeWidth="6" d="M-50-84l-9-10M-22-112l-4-14M4-124l1-15M32-106l6-13M58-78l10-9" />
  </g>
)

/** A mesquite: low, wide, and open enough to see the sky through. */
const Mesquite = (at: At) => (
  <g transform={place(at)}>
    <path fill={p.ink} opacity=".14" d="M-30 0H60L120 9H10Z" />
    <path fill={p.brick} d="M-7 3Q-6-24-30-52l8-4Q-4-40 0-30 4-46 24-64l8 5Q8-34 9 3Z" />
    <path
      fill={p.leafDark}
      d="M-92-60q2-22 28-24 12-22 40-18 22-16 46 2 28-4 34 16 28 2 30 22-22 12-50 4-22 10-46 2-26 10-46-2-22 6-36-2Z"
    />
    <path fill={p.leaf} d="M-92-60q2-22 28-24 12-22 40-18 22-16 46 2-14 4-16 16-22-4-32 10-18-6-30 8-16-4-36 6Z" />
  </g>
)

/** A tuft of leaves like swords. `x`, `y` is its foot; about 100 wide. */
const agave =
  'M-8 0Q-40-10-62-34-36-28-20-14-44-44-46-72-26-50-12-22-22-60-12-92 2-62-2-24 6-66 24-88 24-56 8-22 28-56 52-66 42-38 18-12 40-26 66-28 44-6 10 0Z'
const agaveLight = 'M-8 0Q-40-10-62-34-36-28-20-14-44-44-46-72-26-50-12-22-22-60-12-92-8-50-8 0Z'
const Agave = (at: At) => (
  <g transform={place(at)}>
    <path fill={p.leafDark} d={agave} />
    <path fill={p.leaf} d={agaveLight} />
  </g>
)

/** Pads on pads, with a fruit on every edge. */
const PricklyPear = (at: At) => (
  <g transform={place(at)}>
    <path
      fill={p.leafDark}
      d="M-4 0q-22-20-14-46 8-16 26-12 22 6 18 30-4 20-18 28ZM-16-46q-30-6-34-32 0-24 20-24 22 2 26 28 0 18-12 28ZM20-46q-8-20 6-38 16-14 30-2 12 14-2 32-14 14-34 8ZM6-58q-20-14-16-38 8-20 26-14 18 10 12 34-6 16-22 18Z"
    />
    <path
      fill={p.leaf}
      d="M-6-6q-18-18-10-40 8-14 22-12-16 18-12 52ZM-20-50q-24-8-28-30 2-20 18-20-8 22 10 50ZM24-52q-4-18 8-32 10-8 20-4-18 10-28 36ZM4-64q-14-14-10-32 6-14 18-12-14 18-8 44Z"
    />
    <path
      fill="none"
      stroke={p.brickLight}
      strokeWidth="9"
      strokeLinecap="round"
      d="M-46-100l-2-4M-32-106v-4M-12-112l-2-4M6-116v-4M30-92l-1-4M48-90l3-3M58-74l4-1M-54-84l-4-2"
    />
  </g>
)

/** Thick walls, rounded parapets, the beams' ends showing. */
const Adobe = ({ x, wall, door }: { readonly x: number; readonly wall: string; readonly door: string }) => (
  <g transform={`translate(${x})`}>
    <path fill={p.ink} opacity=".14" d="M0-2H190l40 9H30Z" />
    <path fill={wall} d="M0 0V-52q0-9 10-9h46v-23q0-9 10-9h62q10 0 10 9v28h42q10 0 10 9V0Z" />
    <path fill={p.ink} opacity=".13" d="M118-93h10q10 0 10 9v28h42q10 0 10 9V0h-14V-44H124V0h-6ZM0-52h0V0h6V-56Z" />
    <path
      fill={p.brick}
      d="M14-50h6v7h-6ZM30-50h6v7h-6ZM46-50h6v7h-6ZM72-80h6v7h-6ZM88-80h6v7h-6ZM104-80h6v7h-6ZM146-46h6v7h-6ZM160-46h6v7h-6Z"
    />
    <path
      fill={p.ink}
      opacity=".2"
      d="M16-43h6l8 8h-6ZM32-43h6l8 8h-6ZM48-43h6l6 8h-6ZM74-73h6l8 8h-6ZM90-73h6l8 8h-6Z"
    />
    <path fill={p.brick} d="M12-36h32v4H12ZM84-50h30v4H84ZM142-34h28v4h-28Z" />
    <path fill={p.pane} d="M15-32h26v20H15Z" />
    <path fill={p.paneLight} d="M17-30h10v16H17ZM145-30h22v16h-22Z" />
    <path fill={door} d="M87-46h24V0H87Z" />
    <path fill={p.ink} opacity=".2" d="M98-46h2V0h-2Z" />
    <path fill={p.brickLight} d="M62-12h12V0H62ZM122-10h10V0h-10Z" />
    <path fill={p.leaf} d="M58-12q0-14 6-16 0 8 4 8 2-10 8-10 0 10 2 18ZM118-10q2-12 9-12t9 12Z" />
  </g>
)

/** Pumps a ranch's water into its tank. */
const Windpump = (at: At) => (
  <g transform={place(at)}>
    <path fill="none" stroke={p.steelDark} strokeWidth="4" d="M-30 0-6-150M30 0 6-150" />
    <path
      fill="none"
      stroke={p.steelDark}
      strokeWidth="2"
      d="M-26-26H26M-21-58H21M-15-92H15M-26-26 20-58M26-26-20-58M-21-58 15-92M21-58-15-92M-15-92 8-128M15-92-8-128M0-26V-150"
    />
    <path fill={p.brickLight} d="M8-156H40l20-14v34l-20-14H8Z" />
    <circle cy="-153" r="24" fill="none" stroke={p.card} strokeWidth="20" strokeDasharray="9 5.08" />
    <circle cy="-153" r="35" fill="none" stroke={p.steel} strokeWidth="2.5" />
    <circle cy="-153" r="15" fill="none" stroke={p.steel} strokeWidth="2" />
    <circle cy="-153" r="5" fill={p.brick} />
    <path fill={p.steel} d="M40-30h56V0H40Z" />
    <path fill={p.steelDark} opacity=".5" d="M78-30h18V0H78ZM40-22h56v3H40ZM40-10h56v3H40Z" />
  </g>
)

/** A fan palm, about 190 tall, with its skirt of dry leaves. */
const Palm = (at: At) => (
  <g transform={place(at)}>
    <path fill={p.ink} opacity=".14" d="M-8 0H12l60 9H20Z" />
    <path fill={p.sand} d="M-9 2Q-5-70-2-150H8Q8-70 10 2Z" />
    <path
      fill={p.brick}
      opacity=".35"
      d="M3-150H8Q8-70 10 2H3ZM-8-14H10v3H-8ZM-7-38H9v3H-7ZM-6-62H9v3H-6ZM-5-86H9v3H-5ZM-4-110H8v3H-4Z"
    />
    <path fill={p.sand} d="M-16-118Q-14-150-4-162H10Q20-148 22-118L15-126 9-114 3-126-3-114-9-126Z" />
    <path
      fill={p.leafDark}
      d="M3-158Q-34-150-52-118-50-160-22-172-58-174-74-150-62-190-22-186-50-206-72-198-44-222-8-196-16-222-34-228-2-232 6-198 14-228 40-230 22-218 16-194 46-220 74-196 52-202 28-186 66-190 78-148 60-174 30-172 56-158 56-118 38-150 3-158Z"
    />
    <path
      fill={p.leaf}
      d="M3-160Q-34-152-52-118-50-160-22-172-58-174-74-150-62-190-22-186-50-206-72-198-44-222-8-196-16-222-34-228-2-232 4-198-14-180 3-160Z"
    />
  </g>
)

/** Layers of rock, the hard one on top; `lit` faces the sun. */
const MesaRock = ({ far = 1 }: { readonly far?: number }) => (
  <g opacity={far === 1 ? undefined : far}>
    <path fill={p.brickLight} d="M-60 0 8-92 20-96 26-164 38-170 212-170 226-160 230-98 246-92 340 0Z" />
    <path fill={p.brick} opacity=".55" d="M150-170h62l14 10 4 62 16 6L340 0H236L180-92 168-98Z" />
    <path fill={p.wheat} opacity=".75" d="M38-152H222l1 7H36ZM30-126H196l2 5H29ZM20-96l4-3H188l-3 6H16Z" />
    <path
      fill={p.brick}
      opacity=".4"
      d="M62-170h7v46l-5 26h-6l4-30ZM104-170h6v60h-6ZM140-170h7v36l6 36h-8l-5-36ZM-10-22 30-76 8-16ZM70-10 84-70 100-8ZM150-8 150-74 172-6Z"
    />
  </g>
)

const Far = () => (
  <>
    <Sun />
    <path
      fill={p.skyDeep}
      opacity=".7"
      d="M-460 330-300 262-230 282-120 214-40 252 60 206 150 262 260 230 380 286 470 250 590 290 720 238 800 268 900 226 1010 276 1130 244 1240 284 1360 232 1450 266 1560 210 1640 240 1760 196 1860 254 1980 224 2100 270 2230 216 2460 300V400H-460Z"
    />
    <path
      fill={p.brickLight}
      opacity=".3"
      d="M-460 350-380 300-140 306-60 330 120 322 200 296 520 304 620 336 1300 340 1360 312 1440 306 1700 312 1780 334 2100 322 2160 300 2460 310V400H-460Z"
    />
    <g transform="translate(820 340)">
      <MesaRock far={0.72} />
    </g>
    <g transform="translate(1330 344) scale(.42 .86)">
      <MesaRock far={0.6} />
    </g>
    <g transform="translate(240 344) scale(.7 .8)">
      <MesaRock far={0.6} />
    </g>
    <g transform="translate(1690 350) scale(.8 .7)">
      <MesaRock far={0.6} />
    </g>
  </>
)

const scrub = Array.from(
  { length: 26 },
  (_, i) => `M${i * 78 + ((i * 31) % 40)} ${336 + ((i * 11) % 22)}q2-10 9-7 7-8 13-1 8-3 10 8Z`,
).join('')
const saguarosFar = [130, 420, 566, 690, 1250, 1404, 1520, 1900]
  .map((x, i) => `M${x} ${330 + ((i * 7) % 12)}${saguaroFar}`)
  .join('')

const Country = () => (
  <>
    <path
      fill={p.wheat}
      d="M0 316C180 300 360 306 560 312S940 304 1180 312 1560 302 1740 308 1900 314 2000 306V450H0Z"
    />
    <path
      fill="none"
      stroke={p.sand}
      strokeWidth="3"
      strokeLinecap="round"
      opacity=".8"
      d="M60 322q140-10 260-4M400 318q120 4 220 0M720 320q180-10 330-2M1160 318q120 2 200 0M1460 314q160-6 240 2M1780 316q90 4 160-4"
    />
    <path
      fill={p.prairie}
      d="M0 338C200 322 340 340 520 344S800 326 1000 330 1330 348 1520 340 1830 324 2000 332V450H0Z"
    />
    <path fill={p.leafDark} opacity=".8" d={saguarosFar} />
    <path fill={p.leaf} opacity=".75" d={scrub} />
  </>
)

const Roofs = () => (
  <>
    <path fill={p.prairieDark} d="M0 360Q500 350 1000 356T2000 358V480H0Z" />
    <g transform={`translate(0 ${ground})`}>
      <Adobe x={70} wall={p.sand} door={p.pineLight} />
      <Palm x={300} size={0.78} />
      <Palm x={352} size={0.62} />
      <Adobe x={560} wall={p.card} door={p.brick} />
      <Windpump x={800} size={0.96} />
      <Palm x={1160} size={0.78} />
      <Adobe x={1190} wall={p.brickLight} door={p.pine} />
      <Palm x={1400} size={0.68} />
      <Adobe x={1780} wall={p.sand} door={p.pine} />
    </g>
    <path
      fill={p.leaf}
      d="M0 368v-12q20-14 44 0v10ZM266 366q4-16 26-12 24-10 36 12ZM764 366q4-14 22-12 14-10 28 12ZM1000 364q10-20 40-12 26-14 44 2 36-6 42 10ZM1640 366q4-16 26-14 24-10 36 14Z"
    />
  </>
)

const mounds = crownRow(398, 500, 54, (x) => 9 + 5 * Math.sin(x / 120), [-60, 2020])

const Trees = () => (
  <>
    <Saguaro x={512} y={398} size={1.1} />
    <Saguaro x={1716} y={398} size={1.2} />
    <Saguaro x={30} y={398} size={1.24} />
    <Mesquite x={1500} y={398} />
    <Ocotillo x={612} y={400} size={0.9} />
    <Ocotillo x={1850} y={400} size={0.96} />
    <Ocotillo x={230} y={400} />
    <path fill={p.prairie} d={mounds} />
    <Wires />
    <Agave x={420} y={402} size={0.5} />
    <Agave x={1400} y={402} size={0.6} />
    <Agave x={1602} y={402} size={0.46} />
    <PricklyPear x={700} y={402} size={0.42} />
    <PricklyPear x={140} y={402} size={0.5} />
    <PricklyPear x={1280} y={402} size={0.4} />
  </>
)

/** Tall at the sides, low where the truck passes. */
const rise = (x: number) => 34 + 46 * Math.exp(-(((x - 20) / 220) ** 2)) + 46 * Math.exp(-(((x - 1980) / 220) ** 2))

const Verge = () => (
  <>
    <path fill={p.brickLight} d={crownRow(532, 690, 150, (x) => rise(x) * 0.9, [-60, 2020])} />
    <Agave x={386} y={552} size={1.05} />
    <Agave x={1340} y={552} size={1.1} />
    <Agave x={1900} y={540} size={1.6} />
    <PricklyPear x={120} y={540} size={1.2} />
    <PricklyPear x={690} y={556} size={0.8} />
    <PricklyPear x={1620} y={548} size={1} />
    <Ocotillo x={28} y={540} size={1.3} />
    <Ocotillo x={1780} y={540} size={1} />
    <path fill={p.brick} d={crownRow(556, 690, 110, rise, [-90, 2020])} />
    <Agave x={10} y={590} size={1.4} />
    <Agave x={560} y={592} size={0.7} />
    <Agave x={1130} y={592} size={0.7} />
    <Agave x={1730} y={590} size={1.2} />
    <path fill={p.leafDark} d={crownRow(580, 690, 64, (x) => rise(x - 30) * 1.1, [-120, 2020])} />
  </>
)

const Field = () => (
  <>
    <path fill={p.wheat} d="M600 334Q800 320 1050 328T1500 322V400H600Z" />
    <path fill={p.prairie} d="M600 348Q760 352 960 342T1500 346V400H600Z" />
  </>
)

const StripVerge = () => (
  <>
    <path fill={p.brickLight} d={crownRow(536, 580, 120, () => 34, [560, 1500])} />
    <Agave x={700} y={556} size={0.6} />
    <Agave x={1260} y={556} size={0.7} />
    <PricklyPear x={1420} y={560} size={0.6} />
    <path fill={p.leafDark} d={crownRow(558, 580, 58, () => 34, [560, 1500])} />
  </>
)

/** The strip's parts. */
export const Mesa = () => (
  <>
    <g transform="translate(4 4) scale(.84 1.1)">
      <MesaRock />
    </g>
    <path fill={p.prairie} d="M-20 8Q80-20 150-8T310 6V24H-20Z" />
    <Agave x={46} y={8} size={0.5} />
    <PricklyPear x={220} y={10} size={0.46} />
  </>
)

export const Saguaros = () => (
  <>
    <Ocotillo x={140} size={0.9} />
    <Saguaro x={60} size={1.15} />
    <Saguaro x={226} y={2} size={0.86} />
    <path fill={p.prairie} d="M-10 12q10-18 40-14 40-12 70 2 50-10 90 0 50-10 104 12v10H-10Z" />
    <PricklyPear x={110} y={8} size={0.5} />
    <Agave x={276} y={10} size={0.5} />
  </>
)

export const Adobes = () => (
  <>
    <Palm x={206} size={0.74} />
    <Adobe x={4} wall={p.sand} door={p.pineLight} />
    <g transform="translate(208) scale(.46 .84)">
      <Adobe x={0} wall={p.brickLight} door={p.pine} />
    </g>
    <Agave x={198} y={6} size={0.4} />
  </>
)

export const Palms = () => (
  <>
    <Palm x={60} size={0.92} />
    <Palm x={226} size={0.84} />
    <Palm x={148} size={1.08} />
    <path fill={p.leaf} d="M10 4q6-20 34-14 24-14 48 4 30-12 60 2 30-12 56-2 40-8 60 10Z" />
    <path fill={p.brickLight} d="M40-8h5v5h-5ZM84-4h5v5h-5ZM128-10h5v5h-5ZM180-8h5v5h-5ZM220-5h5v5h-5Z" />
  </>
)

export const Ranch = () => (
  <>
    <Windpump x={70} />
    <Mesquite x={216} y={2} size={0.84} />
    <path fill={p.wheat} d="M-10 8Q120-10 300 2V26H-10Z" />
    <path
      fill="none"
      stroke={p.brick}
      strokeWidth="3.5"
      d="M132 10v-26M176 9v-26M220 8v-26M264 8v-26M126-8 284-10M126 2 284 0"
    />
  </>
)

const Jackrabbit = () => (
  <g {...outline} fill={p.sand}>
    <path d="M664 168q-22-58-14-92 12-4 20 30 6 30 8 58zM684 164q4-54 22-86 12 2 4 40-6 30-16 52z" />
    <path fill={p.brickLight} stroke="none" d="M668 154q-12-36-10-62 8 16 16 60zM690 152q6-34 14-54-2 26-10 54z" />
    <path d="M650 258q-4-40 22-52h30q34 12 36 52z" />
    <path d="M646 192q2-32 32-32 30 2 28 34-4 24-30 26-28-2-30-28z" />
    <path fill={p.card} d="M648 202q14-10 26 4-2 12-16 13-8-4-10-17z" />
    <path fill={p.ink} d="M645 200q5-4 9 0-2 5-5 5z" />
    <path d="M668 184h0" strokeWidth="7" />
    <path fill="none" d="M690 236q14-8 22 8M652 211q-10 1-16 5M653 214q-8 4-12 9" />
  </g>
)

const lostCacti = [20, 92, 170, 250, 320, 396, 470, 556, 618, 748]

const Defs = () => (
  <g id="lost-cactus">
    <Saguaro x={0} />
  </g>
)

const Beyond = () => (
  <>
    <g transform="translate(250 126) scale(.5 .4)">
      <MesaRock far={0.8} />
    </g>
    <g transform="translate(560 126) scale(.34 .3)">
      <MesaRock far={0.6} />
    </g>
    <path fill={p.brick} d="M14 124v-16h12v-12h12V82h22v10h10v14h10v-8h14v26z" />
    <path fill={p.wheat} d="M0 122Q200 114 400 122T768 118V200H0Z" />
    <path fill={p.prairie} d="M0 150Q200 138 420 150T768 144V280H0Z" />
    <path fill={p.prairieDark} d="M0 190Q240 174 480 188T768 180V280H0Z" />
    {lostCacti.map((x, i) => (
      <use
        key={x}
        href="#lost-cactus"
        transform={`translate(${x} ${238 + ((i * 7) % 5) * 6}) scale(${i % 3 === 1 ? -0.7 : 0.62 + (i % 4) * 0.1} ${0.66 + ((i * 5) % 4) * 0.12})`}
      />
    ))}
    <Ocotillo x={208} y={258} size={0.9} />
    <Ocotillo x={508} y={258} size={0.8} />
    <g transform="translate(16 0)">
      <Jackrabbit />
    </g>
    <path fill={p.leaf} d={crownRow(262, 280, 40, () => 18, [-20, 768])} />
    <Agave x={644} y={268} size={0.6} />
    <PricklyPear x={744} y={268} size={0.62} />
  </>
)

const Front = () => <PricklyPear x={748} y={334} size={0.8} />

/** Mesas, saguaros and adobe under a hard sun. */
export const desert: Landscape = {
  Far,
  Country,
  Roofs,
  Trees,
  Verge,
  floor: crownRow(394, 402, 60, (x) => 14 + 6 * Math.sin(x / 90), [-60, 2020]),
  Field,
  StripVerge,
  lost: { Defs, Beyond, Front },
  Tree: () => <Palm x={0} size={0.52} />,
  plant: { d: 'M0 7v-14M0 3h-3q-2 0-2-2v-3M0 1h3q2 0 2-2v-3', stroke: p.leaf },
}
