import { palette as p } from '../palette.ts'
import { Water } from './Water.tsx'

const piers = [98, 192]
const lamps = [24, 145, 266]

/** A limestone bridge on three arches, with lamps along its parapet. */
export const StoneBridge = () => (
  <>
    <Water from={14} to={276} />
    {/* The shaded barrels of the arches, then the face in front of them. */}
    <path fill={p.steelDark} d="M12-56H280V-6H12Z" />
    <path fill={p.skyDeep} d="M30-6q4-30 40-32 22 2 24 32ZM124-6q4-30 40-32 22 2 24 32ZM218-6q4-30 38-32 20 2 22 32Z" />
    <path fill={p.sand} d="M-6-70H296V4H280Q276-44 244-44T204 4H182Q178-44 145-44T110 4H86Q82-44 50-44T12 4H-6Z" />
    <path
      fill="none"
      stroke={p.line}
      strokeWidth="6"
      d="M283 4Q279-47 244-47T201 4M185 4Q181-47 145-47T107 4M89 4Q85-47 50-47T9 4"
    />
    {piers.map((x) => (
      <path key={x} fill={p.line} d={`M${x - 10}-64h16v56l8 16h-32l8-16Z`} />
    ))}
    {piers.map((x) => (
      <path key={x} fill={p.ink} opacity=".14" d={`M${x}-64h6v56l8 16h-14Z`} />
    ))}
    <path
      fill={p.steelDark}
      opacity=".35"
      d="M4-56h18v4H4ZM64-54h20v4H64ZM70-34h14v4H70ZM118-54h16v4h-16ZM166-54h14v4h-14ZM214-54h14v4h-14ZM260-54h22v4h-22ZM-2-34H8v4H-2ZM-2-14H6v4H-2ZM284-26h10v4h-10Z"
    />
    <path fill={p.line} d="M-10-84H300v8H-10ZM-10-70H300v6H-10Z" />
    <path fill={p.sand} d="M-6-76H296v6H-6Z" />
    {lamps.map((x) => (
      <g key={x} transform={`translate(${x} -84)`}>
        <path fill={p.road} d="M-5 0h10v-5h-3v-33h-4v33h-3Z" />
        <circle cy="-44" r="8" fill={p.halo} opacity=".6" />
        <circle cy="-44" r="5.5" fill={p.paneLight} />
      </g>
    ))}
  </>
)
