import { Crew } from '../kit/crew.tsx'
import { outline, Sofa } from '../kit/things.tsx'
import { palette } from '../palette.ts'

/** Landing at the left, five steps down to the right: tread 38, riser 25. */
const stairs = 'M0 214H150V239H188V264H226V289H264V314H302V339H480V360H0z'
const treads = 'M104 214H150V239H188V264H226V289H264V314H302V339'

export const FurnitureRemoval = () => (
  <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 360">
    <rect width="480" height="360" fill={palette.pineMist} />
    <path
      d="M30 0v360M90 0v360M150 0v360M210 0v360M270 0v360M330 0v360M390 0v360M450 0v360"
      stroke={palette.cloud}
      strokeWidth="14"
      opacity=".35"
    />
    <path d="M480 40L300 339H480z" fill={palette.ink} opacity=".1" />
    {/* Window on the landing. */}
    <rect x="14" y="22" width="94" height="118" fill={palette.card} />
    <path d="M22 30h35v48H22zM65 30h35v48H65zM22 86h35v46H22zM65 86h35v46H65z" fill={palette.skyDeep} />
    <path d="M22 120q14-16 30-8 6-14 24-10 16 4 24 12v18H22z" fill={palette.pineLight} />
    <path d="M57 30h8v102h-8zM22 78h78v8H22z" fill={palette.card} />
    <rect x="8" y="138" width="106" height="9" fill={palette.line} />
    {/* Family pictures down the stairs; the sofa has met one. */}
    <g {...outline}>
      <rect x="206" y="44" width="50" height="40" fill={palette.marigoldDark} />
      <rect x="213" y="51" width="36" height="26" fill={palette.sky} />
      <path d="M213 77v-9h36v9z" fill={palette.prairieDark} />
      <path d="M236 68v-13h6v13zM224 68v-7l5-4 5 4v7z" fill={palette.brickLight} strokeWidth="1.5" />
      <g transform="rotate(24 312 92)">
        <rect x="290" y="72" width="44" height="54" fill={palette.brick} />
        <rect x="297" y="79" width="30" height="40" fill={palette.wheat} />
        <path d="M300 119q0-13 12-13t12 13z" fill={palette.pine} />
        <circle cx="312" cy="97" r="9" fill={palette.skinTan} />
        <path d="M303 97q-1-11 9-11t9 11q-3-5-8-6-6 0-10 6z" fill={palette.road} strokeWidth="1" />
        <path d="M309 97h0M315 97h0" strokeWidth="3" />
        <path d="M308 101q4 4 8 0" fill="none" strokeWidth="1.5" />
      </g>
      <rect x="374" y="96" width="40" height="48" fill={palette.marigoldDark} />
      <rect x="381" y="103" width="26" height="34" fill={palette.card} />
    </g>
    {/* Far banister. */}
    <g fill="none" stroke={palette.card} strokeLinecap="round">
      <path d="M172 264V150M210 289V175M248 314V200M286 339V226M326 339V250" strokeWidth="7" />
      <path d="M134 116L330 246" strokeWidth="11" />
    </g>
    {/* The sofa's shadow on the wall. */}
    <path d="M166 178L214 136 384 246 352 310z" fill={palette.ink} opacity=".14" />
    <path d={stairs} fill={palette.sand} />
    <path d="M0 262h96v98H0zM118 268l170 92H118z" fill={palette.wheat} />
    <path d="M8 272h80v88H8zM126 284l136 76H126z" fill={palette.sand} />
    <circle cx="80" cy="320" r="4" fill={palette.brick} />
    <path
      d="M0 214H150V239H188V264H226V289H264V314H302V339H480V346H296V321H258V296H220V271H182V246H144V221H0z"
      fill={palette.wheat}
    />
    <path d={treads} fill="none" stroke={palette.brick} strokeWidth="9" strokeLinejoin="miter" />
    <Crew
      look="fair"
      x={70}
      y={212}
      facing={1}
      pose="carry"
      hip={[74, 126]}
      lean={16}
      feet={[
        [92, 212],
        [36, 212, 10],
      ]}
      hands={[
        [142, 128],
        [138, 158],
      ]}
    >
      <Sofa x={122} y={166} scale={1.45} turn={33} />
    </Crew>
    <Crew
      look="deep"
      x={388}
      y={339}
      facing={-1}
      pose="lift"
      hip={[396, 262]}
      lean={10}
      feet={[
        [360, 339],
        [424, 339, 20],
      ]}
      hands={[
        [330, 262],
        [316, 288],
      ]}
    />
    {/* What was lost in it. */}
    <g {...outline}>
      <circle cx="214" cy="246" r="6" fill={palette.marigold} />
      <circle cx="236" cy="274" r="5" fill={palette.marigold} />
      <path d="M162 214l8-5 16 24-8 5z" fill={palette.steelDark} />
      <path d="M172 219h0M176 225h0" stroke={palette.card} strokeWidth="3" />
    </g>
  </svg>
)
