/** A page that comes sooner than this, in ms, needs no skeleton. */
const patienceMs = 150

/** Whether a click leads to another page in this window. Links in drawings count too. */
function leads(event: MouseEvent): boolean {
  const link = (event.target as Element).closest('a[href]:not([target], [download])')
  if (!link || event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return false
  const { href, hash, origin, pathname } = new URL(link.getAttribute('href') ?? '', location.href)
  const isHere = hash !== '' && href.split('#')[0] === location.href.split('#')[0]
  // A name with a dot is a file's, which may be saved.
  return origin === location.origin && !isHere && !pathname.includes('.')
}

/** Lays a skeleton over the page that is left, when the next one takes long, until somebody stops that or comes back. */
export function slowPage(): void {
  const skeleton = document.querySelector<HTMLElement>('.skeleton')
  if (!skeleton) return
  let timer: ReturnType<typeof setTimeout>
  const show = (words = '') => {
    clearTimeout(timer)
    skeleton.textContent = words
  }
  addEventListener('click', (event) => {
    if (!leads(event)) return
    clearTimeout(timer)
    timer = setTimeout(show, patienceMs, skeleton.dataset.loading)
  })
  addEventListener('pageshow', () => show())
  window.navigation?.addEventListener('navigateerror', () => show())
}
