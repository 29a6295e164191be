import type { paths } from '../src/routes.ts'
import { menu } from './behaviors/menu.ts'

/** Exports of an island's module. */
type IslandModule = { readonly hydrate: (root: HTMLElement, props: unknown) => void | Promise<void> }

async function load(root: HTMLElement): Promise<void> {
  // Watched by styles and tests: waiting, loading, ready or failed.
  if (root.dataset.islandStatus !== 'waiting') return
  root.dataset.islandStatus = 'loading'
  try {
    const module = (await import(/* @vite-ignore */ root.dataset.islandSrc ?? '')) as IslandModule
    await module.hydrate(root, JSON.parse(root.dataset.islandProps ?? '{}'))
    root.dataset.islandStatus = 'ready'
  } catch (error) {
    // The server's HTML stays and works without it.
    root.dataset.islandStatus = 'failed'
    console.warn('An island could not be loaded', error)
  }
}

/**
 * Loads each island on its first pointer, focus or key event, those marked `visible` when they come into view, and
 * those marked `idle` when the browser is idle after that. Until then the server's HTML is all there is, and no
 * framework has been downloaded.
 */
export function loadIslands(): void {
  // Safari has no requestIdleCallback.
  const rest = window.requestIdleCallback ?? setTimeout
  const roots = document.querySelectorAll<HTMLElement>('[data-island]')
  const seen = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue
        seen.unobserve(target)
        const root = target as HTMLElement
        if (root.dataset.islandWhen === 'idle') rest(() => void load(root))
        else void load(root)
      }
    },
    { rootMargin: '200px' },
  )
  for (const root of roots) {
    if (root.dataset.islandWhen !== 'touch') seen.observe(root)
    // Whoever comes back to a form that they have sent sees that at once.
    if (history.state?.sent) void load(root)
    for (const event of ['pointerover', 'touchstart', 'focusin'])
      root.addEventListener(event, () => void load(root), { once: true, passive: true })
  }
}

/** Hides the call bar while the page's own call buttons are in view. */
function callBar(): void {
  const bar = document.querySelector('[data-call-bar]')
  const own = document.querySelector('[data-contact-actions]')
  if (!bar || !own) return
  new IntersectionObserver(([entry]) => bar.toggleAttribute('data-resting', entry?.isIntersecting ?? false)).observe(
    own,
  )
}

type Control = HTMLInputElement | HTMLTextAreaElement

/** Says in the form's own words what's missing, while the browser still checks it: a form's script may come later. */
function missingWords(): void {
  const listen = (event: string, words: (control: Control) => string) =>
    addEventListener(
      event,
      ({ target }) => {
        const control = target as Control
        if (control.matches('input,textarea')) control.setCustomValidity(words(control))
      },
      true,
    )
  listen('invalid', ({ validity, dataset }) => (validity.valueMissing ? (dataset.missing ?? '') : ''))
  listen('input', () => '')
}

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
function slowPage(): void {
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

/**
 * Sends along with each form where the visit began, and counts taps on our own number. The tab remembers the beginning until
 * it's closed: the first page, the host that linked to it, and its campaign, without the ids of clicks on ads. A prerendered
 * page sees no click, so it neither begins a visit nor counts.
 */
function visit(): void {
  let source: string
  addEventListener('click', ({ target }) => {
    const link = (target as Element).closest('a')
    if (link && link.pathname === document.querySelector<HTMLAnchorElement>('[data-call-bar] a')?.pathname)
      navigator.sendBeacon('/taps' satisfies typeof paths.taps, link.protocol + location.pathname)
    source ||= [
      location.pathname,
      document.referrer.split('/')[2],
      location.search.match(/utm_\w+=[^&]*|gclid|fbclid/g),
    ].join(' ')
    try {
      source = sessionStorage.source ??= source
    } catch {
      // Storage is blocked: it's known as long as the document is.
    }
  })
  // Both a form that the browser sends and one that a script does.
  addEventListener('formdata', ({ target, formData }) => {
    if ((target as HTMLFormElement).method === 'post') formData.set('source', source)
  })
}

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
