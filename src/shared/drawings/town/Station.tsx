import { palette as p } from '../palette.ts'
import { Car } from '../panorama/Prairie.tsx'

/** A brick depot under deep eaves, the clock on its platform, and a train of the commuter line pulling in. */
export const Station = () => (
  <>
    <path fill={p.ink} opacity=".14" d="M26-2H190l34 8H50Z" />
    <path fill={p.brickLight} d="M24-66H184V-8H24Z" />
    <path fill={p.ink} opacity=".16" d="M24-66H184v12H24ZM150-54h34v46h-34Z" />
    <path fill={p.sand} d="M24-18H184V-8H24Z" />
    <path fill={p.brick} d="M132-132h16v38h-16Z" />
    <path fill={p.pineLight} d="M4-64 42-108H164L204-64Z" />
    <path fill={p.ink} opacity=".14" d="M122-108h42L204-64H150ZM4-64 9-70H199L204-64Z" />
    <path fill={p.card} d="M70-84 104-116 138-84V-60H70Z" />
    <path fill={p.pineLight} d="M62-80 104-124 146-80H134L104-110 74-80Z" />
    <circle cx="104" cy="-84" r="15" fill={p.pine} />
    <circle cx="104" cy="-84" r="11.5" fill={p.paneLight} />
    <path fill="none" stroke={p.road} strokeWidth="2.5" strokeLinecap="round" d="M104-92V-84L110-80" />
    <path fill={p.card} d="M34-48H56v26H34ZM64-48H86v26H64ZM154-48h22v26h-22ZM94-50h22V-8H94ZM122-48h22v26h-22Z" />
    <path fill={p.pine} d="M37-45H53v20H37ZM97-47h16V-8H97ZM157-45h16v20h-16Z" />
    <path fill={p.paneLight} d="M67-45H83v20H67ZM125-45h16v20h-16Z" />
    <path fill="none" stroke={p.pine} strokeWidth="3.5" d="M24-50 10-63M184-50l14-13" />
    <g transform="translate(196 -56) scale(1.9)">
      <Car x={0} />
    </g>
    <path fill={p.marigoldDark} d="M196-20H405v5H196Z" />
    <path fill={p.road} d="M204-9H405v9H204Z" />
    <path fill={p.line} d="M0-10H194V6H0Z" />
    <path fill={p.marigold} d="M0-10H194v3H0Z" />
    <path fill={p.steelDark} d="M0 4H194v4H0ZM196 0H300v4H196Z" />
    <path fill={p.road} d="M8-10h4V-70H8ZM2-74h16v18H2Z" />
    <path fill={p.paneLight} d="M4-72h12v14H4Z" />
  </>
)
