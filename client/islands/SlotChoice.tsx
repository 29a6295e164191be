const timesOf = (day: Element | null) => day?.nextElementSibling?.nextElementSibling

/** Picks a day's first window, unless one of that day is chosen. */
function pickFirst(day: Element | null): void {
  const times = timesOf(day)
  if (!times || times.querySelector(':checked')) return
  const first = times.querySelector<HTMLInputElement>('.slot-pick')
  if (!first) return
  first.checked = true
  first.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Says each price as it is on the chosen day. */
function sayPrices(root: HTMLElement): void {
  const chosen = root.querySelector<HTMLInputElement>('.slot-pick:checked')
  for (const element of document.querySelectorAll<HTMLElement>('[data-by-day]')) {
    const said = JSON.parse(element.dataset.byDay as string)[chosen?.value.slice(0, 10) as string] as string | undefined
    if (!said) continue
    if (element instanceof HTMLInputElement) element.value = said
    else element.textContent = said
  }
}

const openDay = (root: HTMLElement) => root.querySelector('.slot-day-pick:checked')

/**
 * Keeps day and window together: a day that's opened has its first window chosen, and a window opens its day. Without it,
 * the server asks for a time on the open day.
 */
export function hydrate(root: HTMLElement): void {
  // A day may have been opened before this script arrived.
  if (root.querySelector('.slot-pick:checked')) pickFirst(openDay(root))
  sayPrices(root)
  root.addEventListener('input', () => sayPrices(root))
  root.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement)) return
    if (target.matches('.slot-day-pick')) return pickFirst(target)
    if (!target.matches('.slot-pick')) return
    for (const day of root.querySelectorAll<HTMLInputElement>('.slot-day-pick'))
      if (timesOf(day)?.contains(target)) day.checked = true
  })
}
