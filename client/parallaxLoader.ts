/** Loads what moves layers with the scroll, for browsers whose styles can't; the signal ends it with the page. */
export function loadParallax(signal: AbortSignal): void {
  if (globalThis.CSS?.supports?.('animation-timeline: scroll()') || !document.querySelector('[data-depth]')) return
  // Without it, they stand still.
  import('./behaviors/parallax.ts').then(
    ({ parallax }) => parallax(document, signal),
    () => {},
  )
}
