import { palette as p } from '../palette.ts'

type Reach = { readonly from: number; readonly to: number }

/** A reach of river between its banks, down to the road's verge. */
export const Water = ({ from, to }: Reach) => (
  <>
    <path fill={p.skyDeep} d={`M${from} -8H${to}q-6 16 8 40H${from - 8}q14-24 8-40Z`} />
    <path fill={p.ink} opacity=".12" d={`M${from} -8H${to}l-1 7H${from + 1}Z`} />
    <path
      fill="none"
      stroke={p.cloud}
      strokeWidth="2.5"
      strokeLinecap="round"
      opacity=".8"
      d={`M${from + 18} 8h22m30 8h34m22-10h16M${from + 10} 20h20`}
    />
    <path
      fill={p.leaf}
      d={`M${from - 26} 12q2-18 14-18 10-8 16 4 8 2 8 14ZM${to - 10} 12q0-14 12-14 8-12 18 0 8 2 8 14Z`}
    />
  </>
)

/** A canal's lock with its gates closed, seen from downstream, and the stone warehouse that the canal was for. */
export const CanalLock = () => (
  <>
    <path fill={p.ink} opacity=".14" d="M146-2H284l30 8H170Z" />
    <path fill={p.sand} d="M150-134 216-162 282-134V0H150Z" />
    <path fill={p.ink} opacity=".12" d="M216-162 282-134V0H252V-134Z" />
    <path fill={p.pineMist} d="M142-130 216-168 290-130V-122L216-156 142-122Z" />
    <path
      fill={p.line}
      d="M160-112h20v26h-20ZM190-112h20v26h-20ZM222-112h20v26h-20ZM256-112h18v26h-18ZM160-74h20v26h-20ZM190-74h20v26h-20ZM222-74h20v26h-20ZM256-74h18v26h-18ZM206-146h20v16h-20Z"
    />
    <path
      fill={p.pine}
      d="M163-109h14v20h-14ZM193-109h14v20h-14ZM225-109h14v20h-14ZM259-109h12v20h-12ZM163-71h14v20h-14ZM225-71h14v20h-14ZM259-71h12v20h-12Z"
    />
    <path fill={p.paneLight} d="M193-71h14v20h-14ZM209-143h14v10h-14Z" />
    {/* The bank, cut by the lock. */}
    <path fill={p.leaf} d="M-40 30Q0-46 30-46H210Q246-46 300 30Z" />
    <path fill={p.sand} d="M26-48H78V32H26ZM162-48h52v80h-52Z" />
    <path fill={p.steelDark} opacity=".45" d="M62-48H78V32H62Z" />
    <path
      fill="none"
      stroke={p.steelDark}
      strokeWidth="2"
      opacity=".4"
      d="M26-32H78M26-16H78M26 0H78M26 16H78M44-48v16M58-32v16M38-16V0M54 0v16M162-32h52M162-16h52M162 0h52M162 16h52M190-48v16M176-32v16M200-16V0M184 0v16"
    />
    <path fill={p.line} d="M22-54H82v8H22ZM158-54h60v8h-60Z" />
    {/* Gates lean against each other and the water; the beams on top swing them. */}
    <path fill={p.marigoldDark} d="M78-48H120V14H78Z" />
    <path fill={p.brick} d="M162-48H120V14H162Z" />
    <path
      fill="none"
      stroke={p.road}
      strokeWidth="2.5"
      opacity=".6"
      d="M92-48V14M106-48V14M134-48V14M148-48V14M78-28 120-22 162-28M78-4 120 0 162-4"
    />
    <path fill={p.card} d="M-8-58H119V-48H-8ZM121-58H250v10H121Z" />
    <path fill={p.ink} opacity=".14" d="M-8-51H119v3H-8ZM121-51H250v3H121Z" />
    <path fill={p.skyDeep} d="M78 10H162V32H78Z" />
    <path fill={p.cloud} d="M94-6h10l3 18h-16ZM136-6h10l3 18h-16ZM86 18h24v3H86ZM130 22h22v3h-22Z" />
  </>
)

/** A carillon in its open tower, and a covered footbridge over the river. */
export const Riverwalk = () => (
  <>
    <path fill={p.ink} opacity=".14" d="M36-2H92l36 8H60Z" />
    <path fill={p.sand} d="M36 0 46-196H60V0ZM74-196H84L94 0H74Z" />
    <path fill={p.steelDark} opacity=".7" d="M60-196H74V0H60ZM84-196 94 0H82L74-196Z" />
    <path fill={p.line} d="M40-66H90v8H40ZM43-118H88v8H43ZM40-172H90v10H40ZM42-204H88v10H42Z" />
    <path fill={p.pineLight} d="M38-204 65-240 92-204Z" />
    <path fill={p.ink} opacity=".16" d="M65-240 92-204H74Z" />
    <path fill={p.steelDark} d="M64-256h2v18h-2Z" />
    <path
      fill={p.marigoldDark}
      d="M61-190h4v3q4 2 5 12h-14q1-10 5-12ZM60-158h6v3q6 3 7 17H53q1-14 7-17ZM60-106h6v3q5 3 6 15H54q1-12 6-15Z"
    />
    <Water from={112} to={284} />
    <path fill={p.steelDark} d="M112-22H284V-8q-86-20-172 0Z" />
    <path fill={p.brick} d="M112-58H284v38H112Z" />
    <path
      fill={p.road}
      d="M122-54h26v20h-26ZM154-54h26v20h-26ZM186-54h26v20h-26ZM218-54h26v20h-26ZM250-54h26v20h-26Z"
    />
    <path
      fill="none"
      stroke={p.brickLight}
      strokeWidth="2.5"
      d="M122-34 148-54M122-54 148-34M154-34 180-54M154-54 180-34M186-34 212-54M186-54 212-34M218-34 244-54M218-54 244-34M250-34 276-54M250-54 276-34"
    />
    <path fill={p.brickLight} d="M108-34H288v6H108Z" />
    <path fill={p.pineMist} d="M100-56 116-86H280L296-56Z" />
    <path fill={p.ink} opacity=".14" d="M100-56 103-62H293L296-56Z" />
    <path fill={p.pineMist} d="M180-84 198-104 216-84Z" />
    <path fill={p.ink} opacity=".12" d="M198-104 216-84H198Z" />
  </>
)

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
