import { callBar } from './behaviors/callBar.ts'
import { menu } from './behaviors/menu.ts'
import { loadIslands } from './islandLoader.ts'
import { awaitNavigation } from './navigationLoader.ts'

/** Starts a script of its own; a page works without it as well. */
const whenLoaded = <Script>(script: Promise<Script>, start: (script: Script) => void) => script.then(start, () => {})

/** Loads the script that moves layers with the scroll, in browsers without scroll-driven animations. */
function loadParallax(signal: AbortSignal): void {
  if (CSS.supports('animation-timeline: scroll()') || !document.querySelector('[data-depth]')) return
  whenLoaded(import('./behaviors/parallax.ts'), ({ parallax }) => parallax(document, signal))
}

/** Loads the slider of before/after pairs; without it, the two pictures are side by side. */
function loadBeforeAfter(): void {
  if (!document.querySelector('[data-compare]')) return
  whenLoaded(import('./behaviors/beforeAfter.ts'), ({ beforeAfter }) => beforeAfter())
}

menu()
awaitNavigation((signal) => {
  callBar(signal)
  loadParallax(signal)
  loadBeforeAfter()
  loadIslands(signal)
})
