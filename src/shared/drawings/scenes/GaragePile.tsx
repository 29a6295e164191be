import { Bag, Bicycle, Box, Crate, outline, Sofa } from '../kit/things.tsx'
import { palette } from '../palette.ts'

/** Against the back wall, up to the rails. */
const Back = () => (
  <g {...outline}>
    <path d="M64 60h120v200H64zM300 84h126v160H300z" fill={palette.ink} opacity=".35" stroke="none" />
    {/* Shelf full of cans and jars. */}
    <path d="M58 66h60v190H58z" fill={palette.sand} />
    <path d="M64 72h48v34H64zM64 112h48v34H64zM64 152h48v34H64z" fill={palette.road} />
    <path d="M68 106V86h14v20zM94 146v-24h14v24zM66 186v-18h18v18z" fill={palette.steel} />
    <path d="M86 106V80h10v26zM68 146v-16h22v16z" fill={palette.brickLight} />
    <path d="M99 106V90h10v16zM88 186v-24h20v24z" fill={palette.marigold} />
    {/* Mattress on end, a rug, boxes to the ceiling. */}
    <g transform="rotate(4 170 250)">
      <path d="M124 74q0-8 8-8h72q8 0 8 8V252h-88z" fill={palette.card} />
      <path d="M140 68V250M160 68V250M180 68V250M198 68V250" stroke={palette.skyDeep} strokeWidth="5" />
      <path d="M124 74q0-8 8-8h72q8 0 8 8V252h-88z" fill="none" />
    </g>
    <path d="M222 74l20-3 12 184-20 3z" fill={palette.brickLight} />
    <ellipse cx="232" cy="72" rx="10" ry="5" fill={palette.wheat} />
    <path d="M223 96l21-3M225 118l21-3M227 140l20-3" stroke={palette.wheat} strokeWidth="4" />
    <Box x={356} y={250} width={58} height={56} side={12} />
    <Box x={350} y={194} width={60} height={48} side={12} />
    <Box x={360} y={146} width={46} height={38} side={12} />
    <Box x={358} y={108} width={40} height={34} side={10} />
    <path d="M404 296V86" stroke={palette.wheat} strokeWidth="5" />
    <path d="M394 66h20v28q-10 8-20 0z" fill={palette.steel} />
  </g>
)

/** In the middle: what there was no other place for. */
const Middle = () => (
  <g {...outline}>
    <path d="M262 286V120h88v166z" fill={palette.marigoldDark} />
    <path d="M262 120h88v10h-88z" fill={palette.wheat} />
    <path d="M270 138h34v70h-34zM310 138h32v70h-32z" fill={palette.wheat} />
    <path d="M299 168v14M316 168v14" strokeWidth="4" />
    <path d="M256 120q-2-28 16-30h46q18 2 16 30z" fill={palette.pineLight} />
    <path d="M282 90q2-10 14-10t14 10" fill="none" strokeWidth="4" />
    <path d="M256 106h78" />
    <path d="M182 262V146" strokeWidth="5" />
    <path d="M168 100h28l18 46h-64z" fill={palette.marigold} />
    <path d="M184 100h12l18 46h-22z" fill={palette.marigoldDark} stroke="none" />
    <path d="M168 100h28l18 46h-64z" fill="none" />
    <Box x={200} y={228} width={60} height={46} side={12} />
    <Box x={206} y={182} width={46} height={34} side={12} />
    <Box x={62} y={240} width={58} height={46} side={12} />
    <path d="M70 194h44v-26q0-6-6-6H76q-6 0-6 6z" fill={palette.brick} />
    <path d="M80 162q2-9 12-9t12 9M70 178h44" fill="none" />
  </g>
)

/** At the door, and over its edge. */
const Front = () => (
  <g>
    <path d="M44 304H436l24 10H66z" fill={palette.ink} opacity=".18" />
    <g {...outline}>
      <path d="M328 306v-62h74v62z" fill={palette.card} />
      <circle cx="365" cy="278" r="21" fill={palette.steel} />
      <circle cx="365" cy="278" r="13" fill={palette.skyDeep} />
      <path d="M328 254h74M336 249h14M390 249h0" />
    </g>
    <Sofa x={122} y={304} scale={1.16} />
    <Box x={218} y={252} width={50} height={36} side={12} />
    <g {...outline}>
      <path d="M150 260v-38h52v38z" fill={palette.marigoldDark} />
      <rect x="156" y="227" width="32" height="28" rx="6" fill={palette.skyDeep} />
      <path d="M195 233h0M195 243h0" strokeWidth="5" />
      <path d="M172 222l-14-22M176 222l16-20" fill="none" />
    </g>
    <g transform="translate(96 280) rotate(-3) scale(.96)">
      <Bicycle />
    </g>
    <Bag x={332} y={310} lean={-4} />
    <Bag x={300} y={312} lean={6} />
    <Crate x={386} y={310} width={50} height={36} />
    <g {...outline}>
      <circle cx="404" cy="262" r="13" fill={palette.brickLight} />
      <path d="M392 257q13 7 24 2M404 249q-3 13 3 26" fill="none" strokeWidth="1.5" />
    </g>
  </g>
)

export const GaragePile = () => (
  <>
    <Back />
    <Middle />
    <Front />
  </>
)
