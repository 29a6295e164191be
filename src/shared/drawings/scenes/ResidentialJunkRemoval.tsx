import { Crew } from '../kit/crew.tsx'
import { Box, Crate, outline } from '../kit/things.tsx'
import { palette } from '../palette.ts'

const LeftPile = () => (
  <g {...outline}>
    <path d="M58 118l10-2 12 180-10 2zM44 122l9-3 18 170-9 3z" fill={palette.brickLight} />
    <path d="M168 124h26v150h-26z" fill={palette.sand} />
    <path d="M168 124q0-9 13-9t13 9-13 9-13-9zM175 124q2-4 6-3t4 4" fill={palette.wheat} />
    <path d="M168 170h26M168 178h26M168 236h26" stroke={palette.brick} strokeWidth="3" />
    <g fill="none">
      <circle cx="62" cy="196" r="24" strokeWidth="6" />
      <circle cx="62" cy="196" r="24" stroke={palette.steel} strokeWidth="3" />
      <path d="M62 196l18-34h24M80 162l20 34M76 154h12" strokeWidth="7" />
      <path d="M62 196l18-34h24M80 162l20 34M76 154h12" stroke={palette.marigold} strokeWidth="4" />
    </g>
    <Box x={106} y={221} width={62} height={52} side={14} />
    <Box x={120} y={169} width={44} height={34} side={10} />
    {/* Armchair. */}
    <path d="M102 300v-66q0-14 14-14h56q14 0 14 14v66z" fill={palette.pineLight} />
    <path d="M92 268q0-12 11-12t11 12v14h60v-14q0-12 11-12t11 12v34H92z" fill={palette.pine} />
    {/* Television. */}
    <Box x={40} y={304} width={66} height={26} side={0} />
    <path d="M42 278v-50h62v50z" fill={palette.marigoldDark} />
    <rect x="49" y="234" width="38" height="36" rx="7" fill={palette.skyDeep} />
    <path d="M96 240h0M96 250h0" strokeWidth="5" />
    <path d="M66 228l-14-26M70 228l18-24" fill="none" />
  </g>
)

const RightPile = () => (
  <g {...outline}>
    <path d="M318 92l22 40h-10l20 36h-10l18 42h-80l18-42h-10l20-36h-10z" fill={palette.leaf} />
    <path d="M302 150q16 10 32-4M292 192q24 12 50-6" fill="none" stroke={palette.wheat} />
    <circle cx="312" cy="180" r="6" fill={palette.brickLight} />
    <circle cx="326" cy="126" r="6" fill={palette.marigold} />
    <Box x={344} y={112} width={40} height={22} side={0} />
    <Box x={338} y={164} width={50} height={56} side={0} />
    <Box x={330} y={214} width={58} height={50} side={0} />
    <path d="M286 302v-84h96v84z" fill={palette.wheat} />
    <path d="M280 212h108v9H280z" fill={palette.sand} />
    <path d="M294 226h80v18h-80zM294 276h80v18h-80z" fill={palette.sand} />
    <path d="M290 248h88l6 22H284z" fill={palette.wheat} />
    <path d="M300 248q6-12 18-6t22 0l2 6z" fill={palette.brickLight} />
    <path d="M328 235h12M328 260h12M328 285h12" strokeWidth="4" />
    <path d="M414 258V120" stroke={palette.wheat} strokeWidth="5" />
    <path d="M402 92h22v30q-11 8-22 0z" fill={palette.steel} />
    <circle cx="404" cy="242" r="18" fill={palette.brickLight} />
    <path d="M387 236q18 8 34 2M400 224q-2 20 6 36M416 229q-10 12-4 28" fill="none" strokeWidth="1.5" />
    <Crate x={384} y={304} width={40} height={46} />
  </g>
)

export const ResidentialJunkRemoval = () => (
  <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 360">
    <rect width="480" height="360" fill={palette.card} />
    <path
      d="M0 22h480M0 46h480M0 70h480M0 94h480M0 118h480M0 142h480M0 166h480M0 190h480M0 214h480M0 238h480M0 262h480M0 286h480"
      stroke={palette.line}
      strokeWidth="2"
    />
    <path d="M0 306h480v54H0z" fill={palette.line} />
    <path d="M160 306h130l70 54H120z" fill={palette.card} opacity=".6" />
    <path d="M0 0h480v12H0z" fill={palette.ink} opacity=".14" />
    {/* The opening. */}
    <path d="M20 60h422v246H20z" fill={palette.pine} />
    <path d="M36 76h390v230H36z" fill={palette.ink} />
    <path d="M36 128h60V92h90v60h30v116H36zM286 140h30V92h110v176H286z" fill={palette.road} />
    <path d="M206 262h66l18 44H182z" fill={palette.steel} />
    <path d="M206 138h66v124h-66z" fill={palette.line} />
    <path d="M212 144h54v118h-54z" fill={palette.sky} />
    <path d="M212 214q26-14 54-4v52h-54z" fill={palette.prairie} />
    <path d="M36 76h390v16H36z" fill={palette.line} {...outline} />
    <path d="M216 84h24" stroke={palette.ink} strokeWidth="4" />
    {/* Canoe under the lintel. */}
    <path d="M40 98q90 14 180 0 30-4 34 2-6 26-40 28H80q-34-2-40-30z" fill={palette.brick} {...outline} />
    <LeftPile />
    <RightPile />
    {/* Hoop. */}
    <g {...outline}>
      <path d="M86-4h96v58H86z" fill={palette.cloud} />
      <path d="M117 16h34v26h-34z" fill="none" stroke={palette.brick} strokeWidth="3" />
      <path d="M113 50l9 40 6-8 6 8 6-8 6 8 9-40M118 66l22 18M150 66l-22 18" fill="none" stroke={palette.card} />
      <path d="M108 49h52" stroke={palette.brickLight} strokeWidth="6" />
    </g>
    <path d="M452 96h14l4 30h-22z" fill={palette.marigold} {...outline} />
    <path d="M446 92h26" stroke={palette.ink} strokeWidth="4" />
    <path d="M242 268q-20 40 4 52t14 14" fill="none" stroke={palette.ink} strokeWidth="2" />
    <path d="M198 342h60l40 12H216z" fill={palette.ink} opacity=".16" />
    <Crew
      look="tan"
      x={222}
      y={344}
      pose="carry"
      hands={[
        [262, 244],
        [258, 212],
      ]}
    >
      <g {...outline}>
        <path d="M256 328V136" strokeWidth="6" />
        <path d="M236 334q0-10 22-10t22 10z" fill={palette.steelDark} />
        <path d="M240 96h36l16 46h-68z" fill={palette.marigold} />
      </g>
    </Crew>
  </svg>
)
