import { Cloud, House, Tree } from '../kit/country.tsx'
import { Crew } from '../kit/crew.tsx'
import { outline, strew } from '../kit/things.tsx'
import { palette } from '../palette.ts'

/** The lawn's edge, grown up against the walls. */
const tufts = strew(
  '22 262, 44 265, 74 267, 104 266, 136 268, 166 267, 190 256, 214 248, 240 240, 266 231',
  'l-6-7 4 1 0-7 4 6 5-6-2 13z',
)

/** Without its roof and its right wall: floor, the far gable and the left wall from within, the near gable with its door. */
const Shell = () => (
  <g {...outline}>
    <path d="M26 258L156 258 272 216 142 216z" fill={palette.sand} />
    <path d="M26 258V142L142 100V216z" fill={palette.brick} />
    <path d="M142 216V100L207 48 272 100V216z" fill={palette.brick} />
    <path
      d="M158 206V92M190 206V66M224 206V66M256 206V92"
      stroke={palette.wheat}
      strokeWidth="6"
      strokeLinecap="butt"
    />
    <path d="M142 100H272M142 210H272" stroke={palette.wheat} strokeWidth="6" strokeLinecap="butt" />
    <path d="M26 258L156 258 272 216 142 216z" fill={palette.sand} />
    <path d="M60 246H190M92 234H222M122 223H252" fill="none" strokeWidth="1.5" opacity=".5" />
    <path d="M156 258L272 216V224L156 267z" fill={palette.marigoldDark} />
    <path d="M136 104L207 42 278 104 272 110 207 54 142 110z" fill={palette.wheat} />
    {/* What's left of the roof: the ridge and the rafters that aren't off yet. */}
    <path d="M126 71L132 74 74 124 66 124zM165 58L171 61 113 111 105 111z" fill={palette.wheat} />
    <path d="M86 83L207 43V53L91 92z" fill={palette.marigoldDark} />
    <path d="M26 258V142L91 86 156 142V258z" fill={palette.brickLight} />
    <path d="M20 144L91 80 162 144 156 152 91 94 26 152z" fill={palette.card} />
    <path d="M54 168H124V258H54z" fill={palette.card} />
    <path d="M62 176H116V258H62z" fill={palette.brickLight} />
    <path d="M62 176L116 258M116 176L62 258" stroke={palette.card} strokeWidth="6" strokeLinecap="butt" />
    <path d="M62 176H116V258H62z" fill="none" />
    <path d="M20 258H162V267H20z" fill={palette.marigoldDark} />
    {/* The near gable's bare edge. */}
    <path d="M156 148L164 145V255L156 258z" fill={palette.wheat} />
  </g>
)

/** The wall that's down, by its window, between two pairs of hands. */
const Wall = () => (
  <g {...outline}>
    <path d="M300 200L424 186V262L300 276z" fill={palette.brickLight} />
    <path d="M300 222L424 208M300 250L424 236" fill="none" strokeWidth="1.5" opacity=".5" />
    <path d="M340 212L384 207V241L340 246z" fill={palette.card} />
    <path d="M345 216L379 212V237L345 241z" fill={palette.sky} />
    <path d="M362 214V239M345 229L379 225" fill="none" />
    <path d="M424 186L431 188V264L424 262zM300 276L424 262 431 264 307 278z" fill={palette.brick} />
  </g>
)

/** Shingled halves of the roof, then boards by length. */
const Stacks = () => (
  <g {...outline}>
    <path d="M30 336H196L226 316H60z" fill={palette.road} />
    <path d="M45 326H211M72 336L102 316M114 336L144 316M156 336L186 316" fill="none" strokeWidth="1.5" />
    <path d="M30 336H196V343H30zM196 336L226 316V323L196 343z" fill={palette.steelDark} />
    <path d="M64 313H196L212 303H80z" fill={palette.wheat} />
    <path d="M64 313H196V321H64zM196 313L212 303V311L196 321z" fill={palette.marigoldDark} />
    <path d="M74 301H166L182 292H90z" fill={palette.brickLight} />
    <path d="M74 301H166V309H74zM166 301L182 292V300L166 309z" fill={palette.brick} />
    <path d="M82 303h0M158 303h0M72 317h0M188 317h0" strokeWidth="3" />
  </g>
)

export const ShedRemoval = () => (
  <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 360">
    <rect width="480" height="360" fill={palette.sky} />
    <Cloud x={246} y={62} scale={1.1} />
    <Cloud x={396} y={96} scale={0.8} />
    <path d="M0 182h480v40H0z" fill={palette.prairie} />
    <House x={318} y={192} scale={0.7} wall={palette.line} />
    <Tree x={288} y={192} scale={0.7} />
    <Tree x={462} y={198} scale={1.05} />
    <path d="M0 200q160-14 480-4v60H0z" fill={palette.prairieDark} />
    <path d="M0 232q200-12 480 8v120H0z" fill={palette.prairie} />
    <path d="M162 267L278 224 330 236 220 284H50z" fill={palette.ink} opacity=".16" />
    <Shell />
    <path d={tufts} fill={palette.leaf} />
    <path
      d="M30 343h166l34-20 22 12-34 14H56zM268 338h48l26 8h-58zM392 342h48l26 8h-58z"
      fill={palette.ink}
      opacity=".16"
    />
    <Stacks />
    <Crew
      look="deep"
      x={284}
      y={338}
      scale={0.9}
      pose="carry"
      hands={[
        [312, 262],
        [304, 226],
      ]}
    >
      <Wall />
    </Crew>
    <Crew
      x={442}
      y={342}
      scale={0.9}
      facing={-1}
      pose="carry"
      lean={-6}
      feet={[
        [456, 342],
        [418, 341, 20],
      ]}
      hands={[
        [424, 254],
        [428, 220],
      ]}
    />
  </svg>
)
