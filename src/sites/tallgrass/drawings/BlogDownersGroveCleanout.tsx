import { House, Tree } from '../../../shared/drawings/kit/country.tsx'
import { Crew } from '../../../shared/drawings/kit/crew.tsx'
import { Box, outline } from '../../../shared/drawings/kit/things.tsx'
import { palette } from '../../../shared/drawings/palette.ts'

const Column = ({ x }: { x: number }) => (
  <g>
    <path d={`M${x - 13} 212h26l7 40h-40z`} fill={palette.card} />
    <path d={`M${x + 4} 212h9l7 40h-12z`} fill={palette.line} />
    <path d={`M${x - 25} 252h50v34h-50z`} fill={palette.brickLight} />
    <path d={`M${x + 11} 252h14v34h-14z`} fill={palette.brick} />
    <path d={`M${x - 28} 250h56v6h-56z`} fill={palette.card} />
  </g>
)

/** Knee brace under the wide eaves. */
const Brace = ({ x, y, flip = 1 }: { x: number; y: number; flip?: number }) => (
  <path transform={`translate(${x} ${y}) scale(${flip} 1)`} d="M0 0h9v30l-9 9z" fill={palette.card} />
)

const Leaf = ({ x, y, fill }: { x: number; y: number; fill: string }) => (
  <path d={`M${x} ${y}q5-6 10 0-5 5-10 0z`} fill={fill} />
)

const leaves = [
  [452, 300],
  [486, 284],
  [520, 308],
  [548, 262],
  [470, 262],
  [612, 306],
  [566, 312],
  [706, 310],
  [640, 262],
  [690, 254],
  [430, 278],
  [744, 300],
] as const

export const BlogDownersGroveCleanout = () => (
  <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 960 400">
    <g transform="scale(1.25)">
      <rect width="768" height="320" fill={palette.sky} />
      <path d="M380 90q200-20 388-6v110H380z" fill={palette.cloud} />
      {/* The street under its oaks. */}
      <path d="M380 190h388v130H380z" fill={palette.prairie} />
      <House x={520} y={196} scale={0.5} wall={palette.card} roof={palette.steelDark} />
      <Tree x={520} y={196} scale={0.45} fill={palette.prairie} shade={palette.prairieDark} />
      <path d="M590 192h8L768 226v34z" fill={palette.road} />
      <path d="M598 192L768 226v-6L602 191z" fill={palette.line} />
      <path d="M590 192L768 260v8L586 192z" fill={palette.line} />
      <Tree x={584} y={200} scale={0.7} fill={palette.marigold} shade={palette.marigoldDark} />
      <Tree x={638} y={196} scale={0.6} fill={palette.wheat} shade={palette.marigoldDark} />
      <path d="M640 236h120l-30 14H660z" fill={palette.ink} opacity=".14" />
      <Tree x={656} y={226} scale={1.35} fill={palette.brickLight} shade={palette.brick} />
      <Tree x={748} y={252} scale={2.3} fill={palette.marigold} shade={palette.marigoldDark} />
      {leaves.map(([x, y], i) => (
        <Leaf key={x} x={x} y={y} fill={i % 3 ? palette.marigold : palette.brickLight} />
      ))}
      <path d="M0 270h460l-30 50H0z" fill={palette.prairieDark} />
      {/* Bungalow: chimney, gable, attic. */}
      <path d="M96 0h34v90H96z" fill={palette.brick} />
      <path d="M0 120L236 26 420 118V290H0z" fill={palette.pineMist} />
      <path d="M0 142L236 46 420 140v-22L236 26 0 120z" fill={palette.ink} opacity=".2" />
      <path
        d="M98 92h250M64 106h314M30 120h376M0 134h420M0 148h420"
        stroke={palette.pineLight}
        strokeWidth="1.5"
        opacity=".35"
      />
      <path d="M142 82h198v74H142z" fill={palette.card} />
      <path d="M150 88h44v60h-44zM288 88h44v60h-44z" fill={palette.skyDeep} />
      <path d="M150 114h44v4h-44zM288 114h44v4h-44zM170 88h4v26h-4zM308 88h4v26h-4z" fill={palette.card} />
      <path d="M202 86h78v62h-78z" fill={palette.ink} />
      <path d="M202 86h78v9h-78z" fill={palette.card} />
      <Crew
        look="deep"
        x={226}
        y={204}
        scale={0.66}
        lean={26}
        hip={[224, 146]}
        hands={[
          [282, 132],
          [276, 124],
        ]}
      />
      <path d="M202 148h78v10h-78z" fill={palette.pineMist} />
      <path d="M136 148h210v8H136z" fill={palette.card} />
      <path d="M202 95q16 18 4 53h-4z" fill={palette.paper} />
      <path d="M-40 122L236 8 466 124v16L236 25-40 138z" fill={palette.brick} />
      <path d="M-40 138L236 25 466 140v8L236 35-40 147z" fill={palette.card} />
      <Brace x={70} y={103} />
      <Brace x={400} y={117} flip={-1} />
      {/* Porch. */}
      <path d="M0 216h412v70H0z" fill={palette.ink} opacity=".5" />
      <path d="M176 222h44v64h-44z" fill={palette.brick} />
      <path d="M182 228h32v18h-32z" fill={palette.wheat} />
      <path d="M56 226h84v40H56zM262 226h84v40h-84z" fill={palette.wheat} />
      <path d="M96 226h4v40h-4zM302 226h4v40h-4zM56 244h84v3H56zM262 244h84v3h-84z" fill={palette.pine} />
      <path d="M0 156h392l44 40v8H0z" fill={palette.brick} />
      <path d="M0 170h408l16 14H0z" fill={palette.brickLight} opacity=".5" />
      <path d="M0 200h440v5H0z" fill={palette.line} />
      <path d="M0 204h424v10H0z" fill={palette.card} />
      <path d="M0 214h424v6H0z" fill={palette.ink} opacity=".3" />
      <Column x={32} />
      <Column x={158} />
      <Column x={240} />
      <Column x={394} />
      <path d="M0 272h134v16H0zM266 272h104v16H266z" fill={palette.line} />
      <path d="M176 276h46v10h-46zM168 286h62v10h-62zM160 296h78v10h-78z" fill={palette.line} />
      <path d="M176 276h46v4h-46zM168 286h62v4h-62zM160 296h78v4h-78z" fill={palette.card} />
      {/* The slide from the attic, and its trestle. */}
      <path d="M300 196l160 66 160 52h60l-70-20z" fill={palette.ink} opacity=".14" />
      <g {...outline}>
        <path d="M470 230l-16 78M478 230l20 78M460 278h30" fill="none" strokeWidth="6" />
        <path d="M470 230l-16 78M478 230l20 78M460 278h30" fill="none" stroke={palette.sand} strokeWidth="2.5" />
        <path d="M272 146L622 286v10h-8L268 158z" fill={palette.wheat} />
        <path d="M270 152L618 292" fill="none" strokeWidth="1.5" />
      </g>
      <g transform="translate(272 146) rotate(21.8)" {...outline}>
        <path d="M22 0V-26h46V0z" fill={palette.brickLight} />
        <path d="M38-26v-6h14v6M32-26V0M58-26V0" fill="none" />
        {/* A rocking horse, riding. */}
        <g transform="translate(-36 1) scale(1.25)" strokeWidth="1.6">
          <path d="M112-2q28 8 64-4" fill="none" strokeWidth="5" />
          <path d="M126-4l4-22h28l6 20h-9l-5-10h-10l-5 13z" fill={palette.card} />
          <path d="M130-22q-10 0-12 12M128-26q12 8 26 2l4-20-5-7 12-2 16 14-5 7-9-4-3 14-8 6z" fill={palette.card} />
          <path d="M154-24q-4-14 6-24" fill="none" stroke={palette.brick} strokeWidth="4" />
          <path d="M134-27h14l-2 9h-10z" fill={palette.marigold} />
        </g>
        <path d="M222 0V-40h40V0z" fill={palette.wheat} />
        <path d="M238-40v14l4-3 4 3v-14z" fill={palette.paper} strokeWidth="1.5" />
        <path d="M296 0V-30q0-8 8-8h44q8 0 8 8V0z" fill={palette.pineLight} />
        <path d="M296-22h60M310-38V0M342-38V0" fill="none" stroke={palette.marigold} strokeWidth="4" />
        <path d="M296 0V-30q0-8 8-8h44q8 0 8 8V0z" fill="none" />
      </g>
      <Crew
        x={672}
        y={300}
        scale={0.72}
        facing={-1}
        pose="lift"
        hip={[676, 246]}
        lean={16}
        feet={[
          [650, 300],
          [696, 300, 20],
        ]}
        hands={[
          [618, 262],
          [622, 276],
        ]}
      />
      <Box x={708} y={304} width={50} height={40} />
    </g>
  </svg>
)
