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
 * What the menu's popover doesn't do by itself: while it's open the page behind is inert, so that Tab reaches only the menu
 * and the browser's own buttons, and choosing a link closes it. Opening, closing, Escape, the backdrop and restoring the focus are the browser's.
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
  nav.addEventListener('click', ({ target }) => {
    if ((target as Element).closest('a') && nav.matches(':popover-open')) nav.hidePopover()
  })
  // A wide window shows the menu as a row: nothing is behind it anymore.
  matchMedia('(min-width: 64em)').addEventListener('change', () => {
    if (nav.matches(':popover-open')) nav.hidePopover()
  })
}
