import { TruckBody } from '../../Truck.tsx'
import { Cloud, Crew, outline } from '../kit.tsx'
import { palette } from '../palette.ts'

/** An office chair from the side, facing left; the origin is on the floor below its column. */
const Chair = ({ x, y, fill, dark, turn = 0 }: { x: number; y: number; fill: string; dark: string; turn?: number }) => (
  <g transform={`translate(${x} ${y}) rotate(${turn})`} {...outline}>
    <path d="M-19-4Q-10-13 0-13T19-4M0-13V-30" fill="none" strokeWidth="4" />
    <path d="M-19-4h0M0-4h0M19-4h0" strokeWidth="8" />
    <path d="M14-36q6-6 7-24" fill="none" strokeWidth="4" />
    <path d="M-24-34q-1-5 5-5H16q5 0 5 4t-5 5H-18q-5 0-6-4z" fill={fill} />
    <path d="M17-52q-2-22 2-32 8-3 9 5 1 14-3 28-4 4-8-1z" fill={dark} />
    <path d="M-12-40v-12h22" fill="none" strokeWidth="4" />
  </g>
)

/** A tall mill window with its arch; the origin is the middle of the sill. */
const Window = ({ x, y }: { x: number; y: number }) => (
  <g transform={`translate(${x} ${y})`}>
    <path d="M-19 0V-54Q0-66 19-54V0z" fill={palette.ink} opacity=".75" />
    <path d="M-16-2V-52Q0-61 16-52V-2z" fill={palette.skyDeep} />
    <path d="M-16-2V-20L16-44V-2z" fill={palette.ink} opacity=".14" />
    <path d="M0-58V-2M-16-20H16M-16-38H16" stroke={palette.ink} strokeWidth="2" />
    <path d="M-22 0h44v5h-44z" fill={palette.line} />
  </g>
)

const Pallet = ({ x, y }: { x: number; y: number }) => (
  <g transform={`translate(${x} ${y})`} {...outline}>
    <path d="M0-13H58v5H0z" fill={palette.wheat} />
    <path d="M2-8h10v5H2zM24-8h10v5H24zM46-8h10v5H46z" fill={palette.marigoldDark} />
    <path d="M0-4H58V0H0z" fill={palette.sand} />
  </g>
)

export const BlogAuroraOffices = () => (
  <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 960 400">
    <g transform="scale(1.25)">
      <rect width="768" height="320" fill={palette.sky} />
      <Cloud x={560} y={70} />
      {/* Far bank, bridge and river. */}
      <path d="M430 120h60v-18h46v10h60V84h50v24h60V96h62v80H430z" fill={palette.pineMist} />
      <path d="M662 84V60h3v24M690 96V66l-4-14q10-8 20 0l-4 14v30" fill={palette.pineMist} />
      <path d="M420 172h348v70H420z" fill={palette.skyDeep} />
      {/* The mill. */}
      <path d="M0 0h420v240H0z" fill={palette.brickLight} />
      <path d="M420 0l44 40v196l-44 6z" fill={palette.brick} />
      {[44, 124, 204, 284, 364].map((x) => (
        <Window key={x} x={x} y={84} />
      ))}
      {/* Dock and yard. */}
      <path d="M0 284h768v36H0z" fill={palette.steelDark} />
      <path d="M0 236h404v50H0z" fill={palette.line} />
      <Pallet x={20} y={236} />
      {[150, 206, 262, 318].map((x) => (
        <Chair key={x} x={x} y={236} fill={palette.pineLight} dark={palette.pine} />
      ))}
      <g transform="translate(418 304) scale(.76)">
        <TruckBody />
      </g>
      <Crew x={384} y={236} scale={0.62} pose="push" />
    </g>
  </svg>
)
