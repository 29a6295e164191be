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
