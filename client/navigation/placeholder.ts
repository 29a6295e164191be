import { parseHtml } from '../../src/ui/parseHtml.ts'
import { skeleton } from '../../src/ui/skeleton/skeleton.ts'
import { announce, showMain } from './page.ts'

/** Shows a skeleton of the page that is loading, and announces it once. */
export function showPlaceholder(path: string): void {
  const outline = `<main id="main" tabindex="-1" data-behind-menu aria-busy="true">${skeleton(path)}</main>`
  const main = parseHtml(outline).querySelector('main')
  if (main) showMain(main)
  scrollTo(0, 0)
  announce('Loading')
}
