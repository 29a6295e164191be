import type { ReactNode } from 'react'
import { logo } from '#site/logo.ts'
import { palette } from '../palette.ts'
import { Outlined } from './bodyParts.tsx'
import { type Look, looks } from './looks.ts'
import { limb, type Point } from './poses.ts'
import { outline } from './things.tsx'

/** Cap from the front, with the business's logo on it. */
const Cap = () => (
  <g {...outline}>
    <path d="M-24-10Q-27-42 0-42 27-42 24-10 0-20-24-10z" fill={palette.marigold} />
    <path d="M-25-11Q0-25 25-11 28-6 22-5 0-14-22-5-28-6-25-11z" fill={palette.marigoldDark} />
    <path transform="translate(-13 -41) scale(.8)" d={logo} fill={palette.pine} stroke="none" />
  </g>
)

const beard = 'M-22 6Q-22 33 0 33 22 33 22 6 20 14 13 14 6 10 0 12-6 10-13 14-20 14-22 6z'

/** A face that looks at us. The origin is between the eyes. */
const Face = ({ skin, hair, style }: Look) => (
  <g {...outline}>
    {style === 'tail' && (
      <path
        d="M-22-10Q-29 2-25 18L-16 10V-10zM14-10V16Q25 30 23 48 22 66 29 76 42 62 39 38 36 22 29 14L24-10z"
        fill={hair}
      />
    )}
    <circle cx="-22" cy="6" r="5.500" fill={skin} />
    <circle cx="22" cy="6" r="5.500" fill={skin} />
    <path d="M-22-12Q-24 29 0 29 24 29 22-12z" fill={skin} />
    <path d="M8 28Q22 24 22-6V-12H16Q20 18 8 28z" fill={palette.ink} opacity=".1" stroke="none" />
    {style === 'beard' && <path d={beard} fill={hair} />}
    <path d="M-23-10H-15L-19 3H-22zM23-10H15L19 3H22z" fill={hair} stroke="none" />
    <path d="M-15 9h0M15 9h0" stroke={palette.brickLight} strokeWidth="8" opacity=".35" />
    <path d="M-8.500 3h0M8.500 3h0" strokeWidth="5.500" />
    <path d="M-13-3Q-9-7-4-4M4-4Q9-7 13-3" fill="none" stroke={hair} strokeWidth="2.500" />
    <path d="M1 3Q6 9-1 10" fill="none" />
    <path d="M-10 14Q0 17 10 14 8 24 0 24-8 24-10 14z" fill={palette.card} />
  </g>
)

const wave = [
  [-13, -10],
  [-7, -22],
  [2, -25],
  [10, -20],
  [16, -4],
] as const

/** An open hand, for waving. */
const Wave = ({ at: [x, y], skin }: { at: Point; skin: string }) => (
  <Outlined
    d={
      limb([[x, y]], [21]) +
      wave
        .map(([dx, dy]) =>
          limb(
            [
              [x, y],
              [x + dx, y + dy],
            ],
            [9, 7],
          ),
        )
        .join('')
    }
    fill={skin}
  />
)

/** Shirt and overalls, down to where the picture ends. */
const Clothes = () => (
  <g {...outline}>
    <path d="M-11 32Q-40 36-47 60L-42 250H42L47 60Q40 36 11 32 0 44-11 32z" fill={palette.paper} />
    <path d="M-29 36L-21 90-44 134V250H44V134L21 90 29 36 20 34 13 86H-13L-20 34z" fill={palette.pine} />
    <path d="M-21 88H21V130H-21z" fill={palette.pineLight} />
    <path transform="translate(-17 89)" d={logo} fill={palette.card} stroke="none" />
    <path d="M-18 92h0M18 92h0" stroke={palette.marigold} strokeWidth="6" />
    <path d="M-44 150H44" />
    <path d="M22 90L44 134V250H30z" fill={palette.ink} opacity=".18" stroke="none" />
  </g>
)

interface PortraitProps {
  x: number
  y: number
  scale?: number
  /** Breadth of the shoulders, 1 for the average. */
  build?: number
  look: keyof typeof looks
  /** Shoulder, elbow and hand of each arm, from the eyes. */
  arms: readonly (readonly [Point, Point, Point])[]
  /** What the hands hold. */
  children?: ReactNode
}

/** One of the crew from the front, from the cap to the thighs. `x`, `y` is between the eyes. */
export const Portrait = ({ x, y, scale = 1, build = 1, look: name, arms, children }: PortraitProps) => {
  const look = looks[name]
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <Outlined
        d={limb(
          [
            [0, 20],
            [0, 38],
          ],
          [22, 24],
        )}
        fill={look.skin}
      />
      <g transform={`scale(${build} 1)`}>
        <Clothes />
      </g>
      <Face {...look} />
      <Cap />
      {children}
      {arms.map(([shoulder, elbow, hand]) => (
        <g key={shoulder.join()}>
          <Outlined d={limb([elbow, hand], [20, 15])} fill={look.skin} />
          <Outlined d={limb([shoulder, elbow], [29, 25])} fill={palette.paper} />
          {hand[1] < elbow[1] - 40 ? (
            <Wave at={hand} skin={look.skin} />
          ) : (
            <Outlined d={limb([hand], [20])} fill={look.skin} />
          )}
        </g>
      ))}
    </g>
  )
}
