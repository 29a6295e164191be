import { callBar } from './behaviors/callBar.ts'
import { menu } from './behaviors/menu.ts'
import { missingWords } from './behaviors/missingWords.ts'
import { visit } from './behaviors/visit.ts'
import { loadIslands } from './islandLoader.ts'
import { awaitNavigation } from './navigationLoader.ts'

/** Loads the slider of before/after pairs; without it, the two pictures are side by side. */
function loadBeforeAfter(): void {
  if (!document.querySelector('[data-compare]')) return
  void import('./behaviors/beforeAfter.ts').then(
    (slider) => slider.beforeAfter(),
    () => {},
  )
}

/** Loads what keeps typed text: at the first letter, and where some is kept. */
function keepTyped(): void {
  const load = () => void import('./behaviors/typed.ts').then((typed) => typed.keepTyped()).catch(() => {})
  addEventListener('input', load, { once: true })
  try {
    if (sessionStorage.typed) load()
  } catch {
    // Storage is blocked.
  }
}

menu()
missingWords()
visit()
awaitNavigation((signal) => {
  callBar(signal)
  loadBeforeAfter()
  keepTyped()
  loadIslands(signal)
})
