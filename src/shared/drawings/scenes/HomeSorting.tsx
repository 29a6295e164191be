import { Cloud, Tree } from '../kit/country.tsx'
import { Crew } from '../kit/crew.tsx'
import { Bag, outline, Sofa } from '../kit/things.tsx'
import { palette } from '../palette.ts'

/** To live on: what another household wants. */
const Donate = () => (
  <g {...outline}>
    <path d="M16 232V98H84V232z" fill={palette.marigoldDark} />
    <path d="M22 104H78V132H22zM22 138H78V168H22zM22 174H78V204H22z" fill={palette.brick} />
    <path
      d="M26 132V112h8v20M34 132V108h6v24M40 132l7-22 7 2-6 20M26 168V146h30v22"
      fill={palette.paper}
      strokeWidth="1.5"
    />
    <path d="M66 168q-5-10 0-14h6q6 4 0 14z" fill={palette.skyDeep} strokeWidth="1.5" />
    <path d="M107 140V212h6V140" fill={palette.brick} />
    <path d="M100 100h20l12 42H88z" fill={palette.marigold} />
    <path d="M113 100h7l12 42h-16z" fill={palette.marigoldDark} />
    <path d="M132 196l5-80h60l-5 80z" fill={palette.card} />
    <path d="M140 188l4-63h45l-4 63z" fill={palette.skyDeep} />
    <path d="M140 188l2-30q12-12 22-3 10-9 23-2l-2 35z" fill={palette.pineLight} stroke="none" />
    <path d="M140 188l4-63h45l-4 63z" fill="none" />
  </g>
)

/** Metal and cable: fridge, water heater, radiator, coils. */
const Recycle = () => (
  <g {...outline}>
    <path d="M330 214V110q0-12 20-12t20 12V214z" fill={palette.brickLight} />
    <path d="M354 98q16 1 16 12V214H354z" fill={palette.brick} stroke="none" />
    <path d="M330 128h40M342 98V86h-14M358 98V82" fill="none" />
    <path d="M330 214V110q0-12 20-12t20 12V214z" fill="none" />
    <path d="M262 236V116q0-8 8-8h48q8 0 8 8V236z" fill={palette.cloud} />
    <path d="M310 108h8q8 0 8 8V236h-16z" fill={palette.steel} />
    <path d="M262 154h64M272 130v14M272 164v26" fill="none" />
    <path d="M266 236v6h12v-6M310 236v6h12v-6" fill={palette.ink} />
    <path d="M286 122h10v10h-10z" fill={palette.brickLight} strokeWidth="1.5" />
    {/* Radiator. */}
    <path
      d="M334 206q4-6 8 0v42h-8zM344 206q4-6 8 0v42h-8zM354 206q4-6 8 0v42h-8zM364 206q4-6 8 0v42h-8zM374 206q4-6 8 0v42h-8zM384 206q4-6 8 0v42h-8z"
      fill={palette.steel}
    />
    <path d="M330 216h66M330 238h66" fill="none" stroke={palette.ink} strokeWidth="3" />
    {/* Cable, coiled. */}
    <ellipse cx="322" cy="256" rx="36" ry="13" fill={palette.pineLight} />
    <ellipse cx="322" cy="249" rx="36" ry="13" fill={palette.pineLight} />
    <ellipse cx="322" cy="242" rx="36" ry="13" fill={palette.pineLight} />
    <ellipse cx="322" cy="242" rx="17" ry="5" fill={palette.ink} />
    <path d="M356 252q26 4 34 16t20 2" fill="none" strokeWidth="6" />
    <path d="M356 252q26 4 34 16t20 2" fill="none" stroke={palette.pineLight} strokeWidth="2.5" />
    <path d="M409 266h8m-8 6h8" strokeWidth="2.5" />
  </g>
)

export const HomeSorting = () => (
  <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 320">
    <rect width="480" height="320" fill={palette.sky} />
    <Cloud x={340} y={56} />
    <Cloud x={196} y={76} scale={0.55} />
    <path d="M0 84h480v60H0z" fill={palette.prairie} />
    <Tree x={450} y={108} scale={0.66} />
    <Tree x={408} y={98} scale={0.4} fill={palette.pineMist} shade={palette.pineLight} />
    <path d="M0 190h480v130H0z" fill={palette.line} />
    {/* Three bays of stacked blocks. */}
    <path d="M0 102h200v88H0z" fill={palette.wheat} />
    <path d="M200 102h134v88H200z" fill={palette.pineMist} />
    <path d="M334 102h146v88H334z" fill={palette.steel} />
    <path d="M0 96h480v6H0z" fill={palette.card} />
    <path
      d="M0 132h480M0 161h480M50 102v30M150 102v30M250 102v30M430 102v30M100 132v29M280 132v29M380 132v29"
      stroke={palette.ink}
      strokeWidth="1.5"
      opacity=".16"
    />
    <path d="M200 190V96h16l14 16V190zM350 190V96h84l20 94z" fill={palette.ink} opacity=".14" />
    <path d="M334 96h16l48 18H380zM196 96h16l8 18h-20z" fill={palette.card} />
    <path d="M334 96L380 114V232L334 190z" fill={palette.pineMist} />
    <path d="M334 132l46 19M334 161l46 31" stroke={palette.ink} strokeWidth="1.5" opacity=".2" />
    <path d="M380 114h18V232H380zM200 114h20V232H200z" fill={palette.steelDark} />
    <path d="M380 151h18m-18 40h18M200 151h20m-20 40h20" stroke={palette.ink} strokeWidth="1.5" opacity=".4" />
    {/* Shadows of the piles. */}
    <path
      d="M8 262H180L216 240 200 232H60zM236 242H370l14 8-10 12-40 8H264zM418 250H468l12 6v8h-44z"
      fill={palette.ink}
      opacity=".16"
    />
    <Donate />
    <Sofa x={4} y={264} scale={0.98} fill={palette.pineLight} dark={palette.pine} />
    {/* A bear that has been asked to wait. */}
    <g {...outline} fill={palette.wheat}>
      <path d="M42 186a6 6 0 1 1 9-6M72 180a6 6 0 1 1 9 6M46 214q-10 8-6 22 8 0 10-10M77 214q10 8 6 22-8 0-10-10" />
      <path d="M46 240q-6-34 15.5-34T77 240z" />
      <circle cx="61" cy="193" r="17" />
      <path d="M56 200q5 5 10 0z" fill={palette.brick} />
      <path d="M54 191h0M68 191h0" strokeWidth="4" />
      <circle cx="48" cy="241" r="8" />
      <circle cx="76" cy="241" r="8" />
      <path d="M46 242h4M74 242h4" stroke={palette.marigoldDark} strokeWidth="5" />
    </g>
    <g transform="translate(-26 0)">
      <Recycle />
    </g>
    <Bag x={446} y={230} lean={7} />
    <Bag x={423} y={250} lean={-3} />
    <Bag x={457} y={253} lean={4} />
    <path d="M196 302h50l30-12h14l-10 16h-60z" fill={palette.ink} opacity=".16" />
    <Crew
      look="tan"
      x={236}
      y={302}
      scale={0.86}
      facing={-1}
      pose="carry"
      hands={[
        [208, 234],
        [192, 238],
      ]}
    >
      {/* The last of four kitchen chairs. */}
      <g transform="translate(2 12)" {...outline}>
        <path d="M168 222l-6 54M206 222l6 54M164 254h46" fill="none" strokeWidth="6" />
        <path d="M168 222l-6 54M206 222l6 54M164 254h46" fill="none" stroke={palette.brickLight} strokeWidth="2.5" />
        <path d="M162 154v62M206 154v62" fill="none" strokeWidth="7" />
        <path d="M162 154v62M206 154v62" fill="none" stroke={palette.brickLight} strokeWidth="3" />
        <path d="M156 150q28-10 56 0v14q-28-10-56 0zM160 178h48v8h-48zM160 196h48v8h-48z" fill={palette.brickLight} />
        <path d="M158 214h52l4 12h-60z" fill={palette.wheat} />
      </g>
    </Crew>
  </svg>
)
