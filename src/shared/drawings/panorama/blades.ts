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
