import { announce } from './announce.ts'
import type { Shown } from './shown.ts'

/** The element that an address points to within a page. */
const pointedAt = (main: HTMLElement): HTMLElement | null =>
  location.hash ? main.querySelector<HTMLElement>(`#${CSS.escape(decodeURIComponent(location.hash.slice(1)))}`) : null

/** Moves the focus to where reading goes on, without scrolling: what the address points to, the heading, or the top. */
function focusOn({ main, focus }: Shown): void {
  const place = focus ?? pointedAt(main) ?? main.querySelector<HTMLElement>('h1') ?? main
  place.focus({ preventScroll: true })
  if (document.activeElement === place) return
  place.tabIndex = -1
  place.focus({ preventScroll: true })
}

/** After a page has taken its place: the focus, and its title said once. */
export function arrive(page: Shown): void {
  focusOn(page)
  announce(page.title)
}
