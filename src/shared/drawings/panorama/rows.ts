/** Where a thing's foot is, and its scale. */
export type At = { readonly x: number; readonly y?: number; readonly size?: number }

export const place = ({ x, y = 0, size = 1 }: At) => `translate(${x} ${y})${size === 1 ? '' : ` scale(${size})`}`

/** In whole steps and the same every time, as in `grassRow`. */
const factor = (i: number) => 0.6 + ((i * 7) % 11) / 22

/**
 * A row of round crowns or bushes as one closed path. Heights come from `tall` (by place), each scattered around it.
 */
export function crownRow(
  base: number,
  bottom: number,
  step: number,
  tall: (x: number) => number,
  [from, to] = [-460, 2460],
): string {
  let x = from
  let path = `M${x} ${bottom}V${base}`
  for (let i = 0; x < to; i += 1) {
    const width = step + ((i * 5) % 3) * 8
    const height = Math.round(tall(x) * factor(i))
    path += `c${Math.round(-width * 0.12)}-${height} ${Math.round(width * 1.12)}-${height} ${width} 0`
    x += width
  }
  return `${path}V${bottom}Z`
}

/** A row of firs far off as one closed path: each is two tiers. */
export function firRow(
  base: number,
  bottom: number,
  step: number,
  tall: (x: number) => number,
  [from, to] = [-460, 2460],
): string {
  let x = from
  let path = `M${x} ${bottom}V${base}`
  for (let i = 0; x < to; i += 1) {
    const half = Math.round(step / 2) + ((i * 5) % 3)
    const height = Math.round(tall(x) * factor(i))
    const [low, notch] = [Math.round(height * 0.45), Math.round(half * 0.35)]
    path += `l${half - notch}-${low}h-${notch}l${notch * 2} -${height - low} ${notch * 2} ${height - low}h-${notch}l${half - notch} ${low}`
    x += half * 2
  }
  return `${path}V${bottom}Z`
}

/**
 * A row of grass as one closed path, every blade bowed by the wind like those of the logo. Heights come from `tall`
 * (by place) times a factor that steps through its range with a coprime stride: scattered, yet the same every time, and
 * in whole steps of 4, because repeated blades pack well.
 */
export function grassRow(
  base: number,
  bottom: number,
  step: number,
  tall: (x: number) => number,
  [from, to] = [-60, 2020],
): string {
  let x = from
  let path = `M${x} ${bottom}V${base}`
  for (let i = 0; x < to; i += 1) {
    const height = 4 * Math.round((tall(x) * (0.45 + ((i * 7) % 11) / 18)) / 4)
    const lean = Math.round(height * (0.3 + ((i * 5) % 3) / 8))
    const width = step + ((i % 3) - 1) * 3
    path += `q-2-${Math.round(height * 0.65)} ${lean}-${height} ${-Math.round(lean * 0.6)} ${Math.round(height * 0.3)} ${width - lean} ${height}`
    x += width
  }
  return `${path}V${bottom}Z`
}

/** A bump of this height around a place. */
const bump = (x: number, at: number, spread: number, height: number) => height * Math.exp(-(((x - at) / spread) ** 2))

/** Tall at the sides and in a few clumps, low where the truck passes. */
export const verge = (x: number) =>
  50 +
  bump(x, 20, 170, 76) +
  bump(x, 380, 70, 44) +
  bump(x, 690, 34, 52) +
  bump(x, 1330, 44, 60) +
  bump(x, 1600, 90, 46) +
  bump(x, 1960, 180, 80)
