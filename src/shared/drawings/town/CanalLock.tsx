import { palette as p } from '../palette.ts'

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
