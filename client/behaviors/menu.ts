/** Everything focusable inside an element, in order. */
const focusable = (root: HTMLElement) =>
  Array.from(root.querySelectorAll<HTMLElement>('a[href], button')).filter(
    // Not checkVisibility(), which Safari has only from 17.4 on.
    (element) => element.getClientRects().length > 0,
  )

/** Wraps Tab inside the open menu, in both directions. */
function wrapTab(event: KeyboardEvent, nav: HTMLElement): void {
  const stops = focusable(nav)
  const [first] = stops
  const last = stops.at(-1)
  const from = document.activeElement
  if (event.shiftKey && (from === first || from === nav)) last?.focus()
  else if (!event.shiftKey && from === last) first?.focus()
  else return
  event.preventDefault()
}

/** Escape closes a submenu that hover or focus keeps open, until both have left it. */
function dismissableSubmenu(parent: HTMLElement): void {
  parent.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') parent.toggleAttribute('data-dismissed', true)
  })
  const renew = () => parent.removeAttribute('data-dismissed')
  parent.addEventListener('mouseleave', renew)
  parent.addEventListener('focusout', ({ relatedTarget }) => {
    if (!parent.contains(relatedTarget as Node | null)) renew()
  })
}

/**
 * What the menu's popover doesn't do by itself: while it's open the page behind is inert, Tab stays inside, and
 * choosing a link closes it. Opening, closing, Escape, the backdrop and restoring the focus are the browser's.
 */
export function menu(): void {
  const nav = document.getElementById('menu')
  if (!nav) return
  for (const parent of nav.querySelectorAll<HTMLElement>('.menu-parent')) dismissableSubmenu(parent)
  // Without popovers the menu is a row of links at every width, see Header.css.
  if (!nav.showPopover) return
  // Before it closes, so that the browser can restore the focus to the button.
  nav.addEventListener('beforetoggle', (event) => {
    for (const element of document.querySelectorAll<HTMLElement>('[data-behind-menu]'))
      element.inert = (event as ToggleEvent).newState === 'open'
  })
  nav.addEventListener('toggle', (event) => {
    if ((event as ToggleEvent).newState === 'open') nav.querySelector('button')?.focus()
  })
  nav.addEventListener('keydown', (event) => {
    if (event.key === 'Tab' && nav.matches(':popover-open')) wrapTab(event, nav)
  })
  nav.addEventListener('click', ({ target }) => {
    if ((target as Element).closest('a') && nav.matches(':popover-open')) nav.hidePopover()
  })
  // A wide window shows the menu as a row: nothing is behind it anymore.
  matchMedia('(min-width: 64em)').addEventListener('change', () => {
    if (nav.matches(':popover-open')) nav.hidePopover()
  })
}
