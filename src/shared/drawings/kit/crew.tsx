import type { ReactNode } from 'react'
import { palette } from '../palette.ts'
import { Boot, Head, Outlined } from './bodyParts.tsx'
import { looks } from './looks.ts'
import { type Foot, joint, limb, type Point, type Pose, pair, poses, round } from './poses.ts'

interface CrewProps {
  /** Where the figure is in the scene. */
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
  look?: keyof typeof looks
  /** What is carried: drawn behind the near arm and in front of the far one, in the scene's coordinates. */
  children?: ReactNode
}

/** One of the crew: overalls, cap, gloves. Bones keep their length, so a reach that fits looks right. */
export const Crew = (props: CrewProps) => {
  const { x, y, scale: k = 1, facing = 1, children } = props
  const look = looks[props.look ?? 'brown']
  const { skin } = look
  const preset: Pose = poses[props.pose ?? 'stand']
  const local = ([px, py]: Point): Point => [((px - x) / k) * facing, (py - y) / k]
  const scene = ([px, py]: Point): Point => [x + px * k * facing, y + py * k]
  const hip = props.hip ? local(props.hip) : preset.hip
  const degrees = props.lean ?? preset.lean
  const lean = (degrees * Math.PI) / 180
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
    const d = limb([top, knee, ankle].map(scene), [29 * k, 23 * k, 18 * k])
    const [hipEdge, kneeEdge, hem] = [top, knee, ankle].map((p) => {
      const [px, py] = scene(p)
      return pair([px - 6 * k, py - 2 * k])
    })
    const lit = `M${hipEdge}L${kneeEdge}L${hem}`
    return (
      <>
        <Boot
          at={scene([fx + 14, fy])}
          scale={k}
          facing={facing}
          turn={heel}
          fill={near ? palette.brick : palette.ink}
        />
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

  return (
    <g strokeLinecap="round">
      {arm(false)}
      {leg(false)}
      <Outlined d={limb([spine(58, 0), spine(72, 3)].map(scene), [15 * k, 13 * k])} fill={skin} />
      <Outlined d={`M${a}L${b}Q${c} ${d}Q${e} ${f}z`} fill={palette.paper} />
      <path d={`M${a}L${bib}L${bibTop}L${strap}L${strapEnd}L${back}L${f}z`} fill={palette.pine} />
      <path d={`M${bibTop}L${strap}`} stroke={palette.ink} strokeWidth="2" />
      <Head at={scene(spine(79, 3))} scale={k} facing={facing} turn={degrees * 0.35} look={look} />
      {leg(true)}
      {children}
      {arm(true)}
    </g>
  )
}
