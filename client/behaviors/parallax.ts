/** Scroll distance in which layers move, in px; the same as the range in HeroPanorama.css. */
const RANGE = 600

/**
 * Moves every element below `root` with a `data-depth` against the scroll: down by that share of the distance, and
 * right by its `data-drive`. Does nothing under reduced motion, also when that is switched on later. `signal` ends it
 * with the page.
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
