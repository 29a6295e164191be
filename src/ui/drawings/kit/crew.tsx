import type { ReactNode } from 'react'
import { palette } from '../palette.ts'
import { joint, limb, type Point, pair, round } from './bones.ts'

/** Where a sole stands, and how far its heel is off the ground, in degrees. */
type Foot = readonly [x: number, y: number, heel?: number]

/** Local units: the figure looks along +x, the ground is y = 0, standing height is 190. Near limb first. */
interface Pose {
  hip: Point
  /** Degrees the back is bent forward. */
  lean: number
  feet: readonly [Foot, Foot]
  hands: readonly [Point, Point]
}

const poses = {
  /** Upright, near hand at the side, far hand on a clipboard. */
  stand: {
    hip: [0, -92],
    lean: 1,
    feet: [
      [-10, 0],
      [12, -2],
    ],
    hands: [
      [-6, -88],
      [32, -112],
    ],
  },
  /** Upright, near arm pointing ahead. */
  point: {
    hip: [0, -92],
    lean: -3,
    feet: [
      [-12, 0],
      [12, -2],
    ],
    hands: [
      [66, -158],
      [26, -108],
    ],
  },
  /** Squatting at one end of a heavy thing: back straight, knees and hips do the work. */
  lift: {
    hip: [-22, -56],
    lean: 27,
    feet: [
      [-6, 0],
      [-30, -2, 24],
    ],
    hands: [
      [44, -54],
      [38, -58],
    ],
  },
  /** Walking with a load held before the chest. */
  carry: {
    hip: [0, -90],
    lean: -5,
    feet: [
      [20, 0],
      [-28, -1, 30],
    ],
    hands: [
      [38, -106],
      [34, -102],
    ],
  },
  /** Leaning into a dolly or a wall that won't go. */
  push: {
    hip: [-16, -80],
    lean: 26,
    feet: [
      [16, 0],
      [-52, -1, 34],
    ],
    hands: [
      [52, -118],
      [48, -112],
    ],
  },
} satisfies Record<string, Pose>

const Outlined = ({ d, fill, shade }: { d: string; fill: string; shade?: boolean | undefined }) => (
  <>
    <path d={d} fill={palette.ink} stroke={palette.ink} strokeWidth="4" strokeLinejoin="round" />
    <path d={d} fill={fill} />
    {shade && <path d={d} fill={palette.ink} opacity=".28" />}
  </>
)

interface CrewProps {
  /** Where the figure stands in the scene. */
  x: number
  y: number
  scale?: number
  facing?: 1 | -1
  pose?: keyof typeof poses
  lean?: number
  /** Overrides, in the scene's own coordinates: what the hands hold and what the feet stand on. */
  hip?: Point
  hands?: readonly [Point, Point]
  feet?: readonly [Foot, Foot]
  skin?: string
  /** What is carried: drawn behind the near arm and in front of the far one, in the scene's coordinates. */
  children?: ReactNode
}

/** One of the crew: overalls, cap, gloves, no face. Bones keep their length, so a reach that fits looks right. */
export const Crew = (props: CrewProps) => {
  const { x, y, scale: k = 1, facing = 1, skin = palette.brickLight, children } = props
  const preset: Pose = poses[props.pose ?? 'stand']
  const local = ([px, py]: Point): Point => [((px - x) / k) * facing, (py - y) / k]
  const scene = ([px, py]: Point): Point => [x + px * k * facing, y + py * k]
  const hip = props.hip ? local(props.hip) : preset.hip
  const lean = ((props.lean ?? preset.lean) * Math.PI) / 180
  const up: Point = [Math.sin(lean), -Math.cos(lean)]
  const spine = (along: number, front: number): Point => [
    hip[0] + up[0] * along - up[1] * front,
    hip[1] + up[1] * along + up[0] * front,
  ]
  const trace = (...points: Point[]) => points.map((p) => pair(scene(p)))

  const hands = (props.hands?.map(local) ?? preset.hands) as readonly [Point, Point]
  const feet = (props.feet?.map((f) => [...local([f[0], f[1]]), f[2] ?? 0]) ?? preset.feet) as readonly [Foot, Foot]

  const leg = (near: boolean) => {
    const [fx, fy, heel = 0] = feet[near ? 0 : 1]
    const a = (heel * Math.PI) / 180
    // The boot turns about its toe.
    const ankle: Point = [fx + 14 - 16 * Math.cos(a) + 12 * Math.sin(a), fy - 12 * Math.cos(a) - 16 * Math.sin(a)]
    const top = spine(2, near ? -1 : 3)
    const knee = joint(top, ankle, 44, 42, -1)
    const [bx, by] = scene([fx + 14, fy])
    const d = limb([top, knee, ankle].map(scene), [29 * k, 23 * k, 18 * k])
    const [hipEdge, kneeEdge, hem] = [top, knee, ankle].map((p) => {
      const [px, py] = scene(p)
      return pair([px - 6 * k, py - 2 * k])
    })
    const lit = `M${hipEdge}L${kneeEdge}L${hem}`
    const boot = `translate(${round(bx)} ${round(by)}) scale(${facing * k} ${k}) rotate(${heel})`
    return (
      <>
        <g transform={boot}>
          <path
            d="M-26-16H-6V-12Q6-11 6-3V0H-26z"
            fill={near ? palette.brick : palette.ink}
            stroke={palette.ink}
            strokeWidth={2 / k}
            strokeLinejoin="round"
          />
          <path d="M-26-1H6" stroke={palette.ink} strokeWidth="4" />
        </g>
        <Outlined d={d} fill={palette.pine} shade={!near} />
        {near && (
          <>
            <path d={limb([spine(26, -1), top].map(scene), [34 * k, 29 * k])} fill={palette.pine} />
            <path d={lit} fill="none" stroke={palette.pineLight} strokeWidth={round(5 * k)} strokeLinejoin="round" />
          </>
        )}
      </>
    )
  }

  const arm = (near: boolean) => {
    const hand = hands[near ? 0 : 1]
    const shoulder = spine(51, near ? -3 : 1)
    const elbow = joint(shoulder, hand, 35, 34, 1)
    const wrist: Point = [hand[0] * 0.72 + elbow[0] * 0.28, hand[1] * 0.72 + elbow[1] * 0.28]
    return (
      <>
        <Outlined d={limb([elbow, hand].map(scene), [13 * k, 11 * k])} fill={skin} shade={!near} />
        <Outlined d={limb([shoulder, elbow].map(scene), [20 * k, 17 * k])} fill={palette.paper} shade={!near} />
        <Outlined d={limb([hand, wrist].map(scene), [17 * k, 13 * k])} fill={palette.marigoldDark} shade={!near} />
      </>
    )
  }

  const [a, b, c, d, e, f] = trace(
    spine(-6, 16),
    spine(38, 21),
    spine(62, 10),
    spine(62, -12),
    spine(44, -21),
    spine(-6, -16),
  )
  const [bib, bibTop, strap, back] = trace(spine(22, 18), spine(41, 19), spine(61, -4), spine(16, -18))
  const [strapEnd] = trace(spine(26, -18))
  const [hx, hy] = scene(spine(78, 4))
  const tilt = ((lean * 180) / Math.PI) * 0.35

  return (
    <g strokeLinecap="round">
      {arm(false)}
      {leg(false)}
      <Outlined d={limb([spine(58, 0), spine(72, 3)].map(scene), [15 * k, 13 * k])} fill={skin} />
      <Outlined d={`M${a}L${b}Q${c} ${d}Q${e} ${f}z`} fill={palette.paper} />
      <path d={`M${a}L${bib}L${bibTop}L${strap}L${strapEnd}L${back}L${f}z`} fill={palette.pine} />
      <path d={`M${bibTop}L${strap}`} stroke={palette.ink} strokeWidth="2" />
      <g transform={`translate(${round(hx)} ${round(hy)}) scale(${facing * k} ${k}) rotate(${round(tilt)})`}>
        <g stroke={palette.ink} strokeWidth={2 / k} strokeLinejoin="round">
          <path d="M-13-4Q-14 14 0 14Q12 15 12 4V-4z" fill={skin} />
          <path d="M-15-1Q-16-19 0-20Q13-19 14-6L26-3Q27 0 24 0z" fill={palette.marigold} />
        </g>
        <path d="M-4 1Q-4 8-8 8Q-10 5-9 1z" fill={palette.ink} opacity=".3" />
      </g>
      {leg(true)}
      {children}
      {arm(true)}
    </g>
  )
}
