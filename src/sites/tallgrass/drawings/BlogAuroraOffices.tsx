import { Cloud } from '../../../shared/drawings/kit/country.tsx'
import { Crew } from '../../../shared/drawings/kit/crew.tsx'
import { outline } from '../../../shared/drawings/kit/things.tsx'
import { palette } from '../../../shared/drawings/palette.ts'
import { TruckBody } from '../../../shared/drawings/truck/Truck.tsx'

/** An office chair from the side, facing right; the origin is on the floor below its column. */
const Chair = ({ x, y = 236, seat = palette.pineLight, back = palette.pine }: Record<'x', number> & ChairProps) => (
  <g transform={`translate(${x} ${y})`} {...outline}>
    <path d="M-20-5Q-10-13 0-13T20-5M0-13V-30M-14-36q-7-6-8-24" fill="none" strokeWidth="4" />
    <path d="M-20-4h0M0-4h0M20-4h0" strokeWidth="8" />
    <path d="M25-34q1-5-5-5H-16q-5 0-5 4t5 5H19q5 0 6-4z" fill={seat} />
    <path d="M-18-50q2-24-2-36-8-3-10 5-1 14 4 31 4 4 8 0z" fill={back} />
    <path d="M-24-80q1 14 4 26" fill="none" stroke={palette.pineMist} />
    <path d="M12-40v-12h-22" fill="none" strokeWidth="4" />
  </g>
)

interface ChairProps {
  y?: number
  seat?: string
  back?: string
}

/** A loft window between two piers; the origin is the middle of its sill. */
const Window = ({ x }: { x: number }) => (
  <g transform={`translate(${x} 96)`}>
    <path d="M-27 0V-74Q0-90 27-74V0z" fill={palette.ink} opacity=".7" />
    <path d="M-22-2V-70Q0-84 22-70V-2z" fill={palette.skyDeep} />
    <path d="M-22-2V-34L22-66V-2z" fill={palette.steelDark} opacity=".5" />
    <path d="M-8-78V-2M8-78V-2M-22-22H22M-22-42H22M-22-62H22" stroke={palette.ink} strokeWidth="1.5" />
    <path d="M-31 0h62v6h-62z" fill={palette.line} />
    <path d="M-25 6h56l6 8h-56z" fill={palette.ink} opacity=".2" />
  </g>
)

const Pallet = ({ x, y }: { x: number; y: number }) => (
  <g transform={`translate(${x} ${y})`} {...outline}>
    <path d="M0-14H72v5H0z" fill={palette.wheat} />
    <path d="M2-9h12v5H2zM30-9h12v5H30zM58-9h12v5H58z" fill={palette.marigoldDark} />
    <path d="M0-4H72V0H0z" fill={palette.sand} />
  </g>
)

export const BlogAuroraOffices = () => (
  <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 960 400">
    <g transform="scale(1.25)">
      <rect width="768" height="320" fill={palette.sky} />
      <Cloud x={612} y={64} scale={1.1} />
      <Cloud x={540} y={100} scale={0.6} />
      {/* Mills on the far bank, the bridge, the river. */}
      <path d="M480 180v-48h40v-10h52v-10h44v18h50V98h58v20h44v62z" fill={palette.pineMist} />
      <path d="M678 100V34h9l2 66zM738 118V92l-5 0v-18q13-14 26 0v18l-5 0v26z" fill={palette.pineMist} />
      <path
        d="M676 108h6v10h-6zM692 108h6v10h-6zM708 108h6v10h-6zM530 132h5v9h-5zM546 132h5v9h-5zM590 124h5v9h-5zM604 124h5v9h-5z"
        fill={palette.skyDeep}
      />
      <path d="M470 178h298v106H470z" fill={palette.skyDeep} />
      <path d="M480 144h288v8H480z" fill={palette.card} />
      <path
        d="M480 152h288v28h-14a24 22 0 0 0-48 0h-16a24 22 0 0 0-48 0h-16a24 22 0 0 0-48 0h-16a24 22 0 0 0-48 0h-46z"
        fill={palette.line}
      />
      <path
        d="M514 180h48v12h-48zM626 180h16v12h-16zM690 180h16v14h-16zM754 180h14v12h-14zM562 180h16v14h-16z"
        fill={palette.pineMist}
        opacity=".6"
      />
      <path
        d="M560 206h60M700 214h68M640 236h40M726 244h42M716 198h30M520 226h60"
        stroke={palette.cloud}
        strokeWidth="3"
      />
      {/* The mill, its flank running back along the river. */}
      <path d="M400 0h66l58 58v170l-124 60z" fill={palette.brick} />
      <path
        d="M440 109V48L448 45 456 58V115zM466 118V64L473 62 480 73V123zM489 126V79L495 77 501 87V130zM509 132V92L513 89 518 98V135z"
        fill={palette.ink}
        opacity=".5"
      />
      <path d="M432 126L524 148V154L432 136z" fill={palette.sand} />
      <path d="M0 0h400v240H0z" fill={palette.brickLight} />
      <path
        d="M6 0h24v130H6zM92 0h22v130H92zM176 0h22v130h-22zM260 0h22v130h-22zM344 0h22v130h-22z"
        fill={palette.brick}
        opacity=".35"
      />
      <path d="M0 118h400v12H0z" fill={palette.line} />
      <path d="M0 130h400v8H0z" fill={palette.ink} opacity=".25" />
      {[-23, 61, 145, 229, 313].map((x) => (
        <Window key={x} x={x} />
      ))}
      <path d="M375 0h25v118h-25zM400 0h10v126h-10z" fill={palette.brickLight} />
      <path d="M400 0h32v240h-32z" fill={palette.brick} />
      <path
        d="M140 156h18v4h-18zM180 178h18v4h-18zM250 160h18v4h-18zM300 150h18v4h-18zM340 172h18v4h-18zM222 148h18v4h-18z"
        fill={palette.brick}
        opacity=".5"
      />
      {/* Dock door, half up. */}
      <path d="M14 236V146H96V236z" fill={palette.ink} />
      <path d="M20 236v-44h70v44z" fill={palette.wheat} opacity=".25" />
      <path d="M20 146H90V186H20z" fill={palette.steel} />
      <path d="M20 156H90M20 166H90M20 176H90" stroke={palette.ink} strokeWidth="1.5" opacity=".4" />
      <path d="M36 138q24 0 24 8" fill="none" stroke={palette.ink} strokeWidth="3" />
      <path d="M47 158q0-12 13-12t13 12z" fill={palette.pine} />
      {/* Yard, river wall, dock. */}
      <path d="M400 268h368v16H400z" fill={palette.line} />
      <path d="M0 280h768v40H0z" fill={palette.steelDark} />
      <path d="M0 236h384v6H0z" fill={palette.card} />
      <path d="M0 242h384v46H0z" fill={palette.sand} />
      <path d="M384 236l12 6v46h-12z" fill={palette.road} />
      <path d="M0 288h396l30 12H0z" fill={palette.ink} opacity=".18" />
      <path d="M370 246h14v30h-14z" fill={palette.ink} />
      {/* What left earlier. */}
      <g {...outline}>
        <path d="M430 140V100h46v40z" fill={palette.steel} />
        <path d="M430 118h46M448 108h10M448 128h10" fill="none" />
        <path d="M520 140l-3-26h32l-3 26z" fill={palette.marigold} />
        <path
          d="M532 114q-4-22-26-24 2 14 24 24-20-30 2-46 10 20 2 46 4-28 28-30 0 22-26 30"
          fill={palette.pineLight}
        />
      </g>
      <path d="M108 236H370l20 6H128z" fill={palette.ink} opacity=".2" />
      <Chair x={382} />
      <g transform="translate(398 304) scale(.76)">
        <TruckBody />
      </g>
      {/* The queue. */}
      <Chair x={172} />
      <Chair x={221} />
      <Chair x={270} seat={palette.marigold} back={palette.marigoldDark} />
      <Chair x={319} />
      <g {...outline}>
        <path d="M310 196v-22h22v22z" fill={palette.card} />
        <path d="M313 174v-12h8v12M324 174l3-15" fill={palette.brick} />
      </g>
      <Crew
        look="tan"
        x={118}
        y={236}
        scale={0.66}
        pose="push"
        hands={[
          [147, 162],
          [150, 168],
        ]}
      />
      {[304, 290, 276, 262].map((y, i) => (
        <Pallet key={y} x={i === 3 ? 66 : 58} y={y} />
      ))}
    </g>
  </svg>
)
