import { callBar } from './behaviors/callBar.ts'
import { menu } from './behaviors/menu.ts'
import { revealImages } from './behaviors/revealImages.ts'
import { loadIslands } from './islandLoader.ts'
import { awaitNavigation } from './navigationLoader.ts'

/** Loads the script that moves layers with the scroll, in browsers without scroll-driven animations. */
function loadParallax(signal: AbortSignal): void {
  if (globalThis.CSS?.supports?.('animation-timeline: scroll()') || !document.querySelector('[data-depth]')) return
  // Without the script the layers just don't move.
  import('./behaviors/parallax.ts').then(
    ({ parallax }) => parallax(document, signal),
    () => {},
  )
}

/** Loads the slider of before/after pairs; without it, both pictures are beside each other. */
function loadBeforeAfter(): void {
  if (!document.querySelector('[data-compare]')) return
  import('./behaviors/beforeAfter.ts').then(
    ({ beforeAfter }) => beforeAfter(),
    () => {},
  )
}

menu()
awaitNavigation((signal) => {
  callBar(signal)
  revealImages()
  loadParallax(signal)
  loadBeforeAfter()
  loadIslands(signal)
})
