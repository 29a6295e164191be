import { skeleton } from '../../src/ui/skeleton/skeleton.ts'
import { announce } from './announce.ts'
import { markCurrentLink } from './shown.ts'

/** Puts the outline of the page that is on its way into the frame, and says so once. */
export function showPlaceholder(path: string): void {
  const main = document.createElement('main')
  main.id = 'main'
  main.tabIndex = -1
  main.dataset.behindMenu = ''
  main.setAttribute('aria-busy', 'true')
  main.innerHTML = skeleton(path)
  document.querySelector('main')?.replaceWith(main)
  markCurrentLink()
  scrollTo(0, 0)
  announce('Loading')
}
