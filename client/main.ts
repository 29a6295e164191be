import { callBar } from './behaviors/callBar.ts'
import { menu } from './behaviors/menu.ts'
import { missingWords } from './behaviors/missingWords.ts'
import { slowPage } from './behaviors/slowPage.ts'
import { visit } from './behaviors/visit.ts'
import { loadIslands } from './islandLoader.ts'

/** Without these files, which not every page or browser needs, the page works as it is. */
const withoutIt = () => {}

/** The slider of before/after pairs; without it, the two pictures are side by side. */
function loadBeforeAfter(): void {
  if (!document.querySelector('[data-compare]')) return
  import('./behaviors/beforeAfter.ts').then((slider) => slider.beforeAfter(), withoutIt)
}

/** At the first touch, a browser that's set to another language offers the page in it. */
function awaitTouch(): void {
  if (document.documentElement.lang.startsWith(navigator.language.slice(0, 2))) return
  const load = () => import('./behaviors/languageOffer.ts').then((offer) => offer.languageOffer(), withoutIt)
  for (const event of ['pointerover', 'touchstart', 'focusin', 'keydown']) addEventListener(event, load, { once: true })
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
slowPage()
callBar()
loadBeforeAfter()
keepTyped()
loadIslands()
awaitTouch()
