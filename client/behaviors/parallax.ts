/** How far down the page layers still move, in px; the same as the range in Panorama.css. */
const RANGE = 600

/**
 * Moves everything below `root` that has a `data-depth` against the scroll: down by that share of the distance, and
 * right by its `data-drive`. Still where reduced motion is asked for, also when that is asked for later. The signal ends
 * it with the page.
 */
export function parallax(root: ParentNode, signal: AbortSignal): void {
  const layers = [...root.querySelectorAll<HTMLElement>('[data-depth]')].map((element) => ({
    element,
    down: Number(element.dataset.depth) || 0,
    right: Number(element.dataset.drive) || 0,
  }))
  if (layers.length === 0) return

  const still = matchMedia('(prefers-reduced-motion: reduce)')
  let frame = 0

  const draw = () => {
    frame = 0
    const distance = Math.min(Math.max(scrollY, 0), RANGE)
    for (const { element, down, right } of layers) {
      if (down === 0 && right === 0) continue
      element.style.transform = still.matches
        ? ''
        : `translate3d(${(distance * right).toFixed(1)}px, ${(distance * down).toFixed(1)}px, 0)`
    }
  }
  const schedule = () => {
    if (frame === 0) frame = requestAnimationFrame(draw)
  }
  const listen = () => {
    if (still.matches) removeEventListener('scroll', schedule)
    else addEventListener('scroll', schedule, { passive: true, signal })
    schedule()
  }

  still.addEventListener('change', listen, { signal })
  listen()
}
