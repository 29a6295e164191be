import { Cloud, House, Tree } from '../../../shared/drawings/kit/country.tsx'
import { Box, outline } from '../../../shared/drawings/kit/things.tsx'
import { palette } from '../../../shared/drawings/palette.ts'

const Mattress = () => (
  <g transform="translate(44 284) rotate(-9)" {...outline}>
    <path d="M88-158h14q8 0 8 8V-8q0 8-8 8H88z" fill={palette.steel} />
    <path d="M0-150q0-8 8-8H90q8 0 8 8V-8q0 8-8 8H8q-8 0-8-8z" fill={palette.card} />
    <path d="M20-156V-2M40-156V-2M60-156V-2M80-156V-2" stroke={palette.skyDeep} strokeWidth="5" />
    <path d="M30-120h0M50-90h0M70-124h0M30-50h0M70-44h0" strokeWidth="5" />
    <path d="M0-150q0-8 8-8H90q8 0 8 8V-8q0 8-8 8H8q-8 0-8-8z" fill="none" />
    <path d="M66-30q10-6 12 4 2 12-10 10-10-4-2-14z" fill={palette.wheat} stroke="none" />
  </g>
)

/** Rabbit ears and all. */
const Television = () => (
  <g {...outline}>
    <path d="M212 236l-24-42M216 236l24-38" fill="none" />
    <path d="M204 238q10-12 20 0z" fill={palette.ink} />
    <path d="M262 238l14-8v52l-14 10z" fill={palette.brick} />
    <path d="M176 238l14-8h86l-14 8z" fill={palette.marigoldDark} />
    <path d="M176 238h86v54h-86z" fill={palette.brickLight} />
    <path d="M184 246q26-4 52 0 3 20 0 38-26 4-52 0-3-19 0-38z" fill={palette.ink} />
    <path d="M192 252q12-2 20-2l-18 26q-4-12-2-24z" fill={palette.road} stroke="none" />
    <path d="M249 252h0M249 264h0" strokeWidth="7" />
    <path d="M243 276h12M243 282h12" strokeWidth="1.5" />
    <path d="M182 292v6M256 292v6" strokeWidth="4" />
  </g>
)

/** The exercise bike, in its second career as a clothes rack. */
const Exerciser = () => (
  <g transform="translate(330 290)" {...outline}>
    <path d="M-44 0H44M-36-4L0-24 30-4" fill="none" strokeWidth="6" />
    <path d="M-20-20L-30-74M4-24L28-92M-24-44L8-34" fill="none" strokeWidth="8" />
    <path d="M-20-20L-30-74M4-24L28-92M-24-44L8-34" fill="none" stroke={palette.steel} strokeWidth="4" />
    <circle cx="12" cy="-28" r="24" fill={palette.steelDark} />
    <circle cx="12" cy="-28" r="15" fill={palette.steel} />
    <path d="M12-28L0-12h-8" fill="none" strokeWidth="4" />
    <path d="M-48-80q18-8 34 0 2 6-4 6-14-4-28 2-6-4-2-8z" fill={palette.ink} />
    <path d="M22-96l22-14" fill="none" strokeWidth="5" />
    <path d="M26-106q8-8 14-2" fill="none" />
    <path d="M30-104l-20 18 6 10 8-6-4 34h38l2-36 8 8 8-8-18-20q-12 8-28 0z" fill={palette.marigold} />
    <path d="M44-100l-2 52h16l2-36-4-18z" fill={palette.marigoldDark} stroke="none" />
  </g>
)

export const BlogMovingItems = () => (
  <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 960 400">
    <g transform="scale(1.25)">
      <rect width="768" height="320" fill={palette.sky} />
      <Cloud x={150} y={70} scale={1.2} />
      <Cloud x={310} y={44} scale={0.7} />
      <path d="M0 150h500v170H0z" fill={palette.prairieDark} />
      <House x={110} y={164} scale={0.7} />
      <House x={300} y={160} scale={0.6} wall={palette.wheat} roof={palette.steel} />
      <Tree x={252} y={166} scale={0.6} />
      <path d="M0 176h500v18H0z" fill={palette.road} />
      <path d="M0 194h768v126H0z" fill={palette.prairie} />
      <path d="M0 194h460v6H0z" fill={palette.line} />
      {/* Tree in the front yard, its shade across the lawn. */}
      <path d="M40 284h40q180 6 300 36H120q-60-24-80-36z" fill={palette.ink} opacity=".12" />
      <path
        d="M44 288q16-60 14-130l-14-90 12-4 18 60 4-70h18l0 70 34-66 12 8-36 80q-8 70 14 142z"
        fill={palette.road}
      />
      <path d="M84 54h12v70l34-66 12 8-36 80q-8 70 14 142h-26q-14-90-10-140z" fill={palette.ink} opacity=".35" />
      <path d="M-20 0h226q10 44-30 58-24 34-70 18-44 26-80-4-44 0-46-40z" fill={palette.pineLight} />
      <path d="M70 0h136q10 44-30 58-24 34-70 18 20-14 4-34-30-14-40-42z" fill={palette.pine} />
      {/* Porch. */}
      <path d="M444 0h324v240H444z" fill={palette.pineLight} />
      <path
        d="M444 60h324M444 80h324M444 100h324M444 120h324M444 140h324M444 160h324M444 180h324M444 200h324"
        stroke={palette.ink}
        strokeWidth="1.5"
        opacity=".25"
      />
      <path d="M494 74h84v160h-84z" fill={palette.card} />
      <path d="M502 82h68v152h-68z" fill={palette.wheat} />
      <path d="M502 82h68v12h-68zM554 94h16v140h-16z" fill={palette.ink} opacity=".25" />
      <path d="M502 82l30 10v142h-30z" fill={palette.brick} />
      <path d="M620 78h112v90H620z" fill={palette.card} />
      <path d="M628 86h44v74h-44zM680 86h44v74h-44z" fill={palette.skyDeep} />
      <path d="M628 86h20q4 40-20 70zM724 86h-16q-2 40 16 70z" fill={palette.cloud} />
      <path d="M444 40h324v14H444z" fill={palette.ink} opacity=".3" />
      <path d="M410 0h358v42H410z" fill={palette.card} />
      <path d="M410 34h358v8H410z" fill={palette.line} />
      <path d="M404 0h364v18H404z" fill={palette.steelDark} />
      <path d="M430 232h338v10H430z" fill={palette.card} />
      <path d="M436 242h332v50H436z" fill={palette.steel} />
      <path d="M440 42h26v190h-26zM744 42h26v190h-26z" fill={palette.card} />
      <path d="M456 42h10v190h-10z" fill={palette.line} />
      <path d="M496 250h92v18H496zM486 268h112v18H486zM476 286h132v18H476z" fill={palette.line} />
      <path d="M496 246h92v6H496zM486 264h112v6H486zM476 282h132v6H476z" fill={palette.card} />
      <path d="M476 304h132l-76 16H396z" fill={palette.line} />
      <path d="M608 252v52h44l-40-62zM690 292h78v10h-68z" fill={palette.ink} opacity=".14" />
      {/* Going along. */}
      <path d="M590 236h150l28-10v-30h-40z" fill={palette.ink} opacity=".14" />
      <g {...outline}>
        <path
          d="M636 92q-20-34-4-46 10 20 6 44 0-36 22-44 4 24-18 44 16-22 34-18-4 20-32 20-26 0-38-20 20-4 30 20"
          fill={palette.pineLight}
        />
        <path d="M622 90h34l-4 28h-26z" fill={palette.brickLight} />
      </g>
      <Box x={590} y={236} width={72} height={58} side={14} />
      <Box x={672} y={236} width={66} height={50} side={14} />
      <Box x={606} y={176} width={60} height={54} side={14} />
      <Box x={684} y={184} width={46} height={38} side={12} />
      {/* The one box that is already taken. */}
      <g {...outline}>
        <path d="M514 232q-4-24 4-32l-2-14 9 6h8l9-6-1 15q10 10 8 31z" fill={palette.ink} />
        <path d="M522 199h0M533 199h0" stroke={palette.marigold} strokeWidth="4" />
        <path d="M492 222l-12 16 6 6 16-18zM566 222l18 10-4 8-18-12z" fill={palette.card} />
        <path d="M496 222h68v42h-68z" fill={palette.wheat} />
        <path d="M564 222l12-7v42l-12 7z" fill={palette.sand} />
        <path d="M508 248h18" fill="none" strokeWidth="1.5" />
      </g>
      {/* Not going along, behind the garden hose. */}
      <path d="M52 290h100l40 12H84zM182 298h86l30 8H210zM296 294h92l30 8h-92z" fill={palette.ink} opacity=".14" />
      <Mattress />
      <Television />
      <g transform="translate(-10 2)">
        <Exerciser />
      </g>
      <path
        d="M440 238q-40 4-34 22 8 16 28 16t10 16q-8 14-54 12T250 322"
        fill="none"
        stroke={palette.ink}
        strokeWidth="7"
      />
      <path
        d="M440 238q-40 4-34 22 8 16 28 16t10 16q-8 14-54 12T250 322"
        fill="none"
        stroke={palette.pineLight}
        strokeWidth="3.5"
      />
      <g {...outline}>
        <path d="M126 312v-30h30v30zM162 316v-26h26v26z" fill={palette.steel} />
        <path d="M126 290q8 12 12 2t8 4 10-6v-8h-30zM162 296q6 8 10 0t8 4 8-4v-6h-26z" fill={palette.brickLight} />
        <path d="M126 282q15-22 30 0" fill="none" strokeWidth="1.5" />
        {/* A robin takes the aerial. */}
        <path d="M182 194q-14 0-14-12 0-8 9-9 8 0 9 7l10 14-12-1z" fill={palette.road} />
        <path d="M170 183q0 10 10 11l6 0q2-8-4-10-8 2-12-1z" fill={palette.brickLight} stroke="none" />
        <path d="M168 178l-7 2 7 3z" fill={palette.marigold} strokeWidth="1.5" />
      </g>
    </g>
  </svg>
)
