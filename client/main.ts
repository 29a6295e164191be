import type { paths } from '../src/routes.ts'
import { menu } from './behaviors/menu.ts'

/** Exports of an island's module. */
type IslandModule = { readonly hydrate: (root: HTMLElement, props: unknown) => void | Promise<void> }

/** An island's element, with its script on the way. */
type Root = HTMLElement & { loading?: Promise<void> }

async function begin(root: Root): Promise<void> {
  // Watched by styles and tests: waiting, loading, ready or failed.
  root.dataset.islandStatus = 'loading'
  try {
    const { islandSrc, islandProps } = root.dataset as Record<'islandSrc' | 'islandProps', string>
    const props = JSON.parse(islandProps)
    // All at once: each would wait for the one that asks for it.
    const [items, module] = await Promise.all([
      props.items && fetch(props.items).then((answer) => answer.json()),
      ...islandSrc.split(' ').map((src) => import(/* @vite-ignore */ src)),
    ])
    await (module as IslandModule).hydrate(root, { ...props, items })
    root.dataset.islandStatus = 'ready'
  } catch (error) {
    // The server's HTML stays and works without it.
    root.dataset.islandStatus = 'failed'
    console.warn('An island could not be loaded', error)
  }
}

/** Loads an island once. */
const load = (root: Root): Promise<void> => (root.loading ??= begin(root))

/** Ms that a press waits for its island, which takes up to 3,500 on a slow phone; the browser's own way takes 1,500 to 3,000. */
const heldMs = 4000

/**
 * Holds what's pressed in an island before its script is there, and presses it again once it is: the first tap does what all
 * others do. Without the script, the browser does what the button says.
 */
function holdPresses(): void {
  addEventListener(
    'click',
    (event) => {
      const button = (event.target as Element).closest('button')
      const root = button?.closest<Root>('[data-island-status$=ing]')
      if (!button || !root || !event.isTrusted) return
      event.preventDefault()
      event.stopPropagation()
      button.ariaBusy = 'true'
      void Promise.race([load(root), new Promise((late) => setTimeout(late, heldMs))]).then(() => {
        button.ariaBusy = null
        button.click()
      })
    },
    true,
  )
}

/** Loads islands marked `visible` when they come into view. */
function loadIslands(): void {
  const seen = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) if (isIntersecting) void load(target as Root)
    },
    { rootMargin: '200px' },
  )
  for (const root of document.querySelectorAll<Root>('[data-island]')) {
    if (root.dataset.islandWhen) seen.observe(root)
    // Whoever comes back to a form that they have sent sees that at once.
    if (history.state?.sent) void load(root)
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
  const wait = () => {
    clearTimeout(timer)
    timer = setTimeout(show, patienceMs, skeleton.dataset.loading)
  }
  addEventListener('click', (event) => leads(event) && wait())
  // A form that a script sends says itself that it's on its way.
  addEventListener('submit', (event) => event.defaultPrevented || wait())
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
    if (link && document.querySelector(`[data-call-bar] a[href$=":${link.pathname}"]`))
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

/**
 * Who opens a form to type something goes on in its field, with what's there selected. It's opened here, since phones bring up
 * their keyboard only in the tap itself.
 */
function beginInField(): void {
  addEventListener('click', (event) => {
    const form = (event.target as Element).closest('summary')?.parentElement as HTMLDetailsElement | null | undefined
    const field = form?.querySelector<Control>('[data-begin]')
    if (!form || form.open || !field) return
    event.preventDefault()
    form.open = true
    field.focus()
    field.select()
  })
}

/**
 * On its first pointer, focus or key event an island is loaded: until then the server's HTML is all there is, and no framework
 * runs. At the page's first one, a browser that's set to another language offers the page in it.
 */
function awaitTouch(): void {
  let isOffered = document.documentElement.lang.startsWith(navigator.language.slice(0, 2))
  const touched = ({ target }: Event) => {
    const root = (target as Element).closest<Root>('[data-island]')
    if (root) void load(root)
    if (isOffered) return
    isOffered = true
    import('./behaviors/languageOffer.ts').then((offer) => offer.languageOffer(), withoutIt)
  }
  for (const event of ['pointerover', 'touchstart', 'focusin', 'keydown'])
    addEventListener(event, touched, { passive: true })
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
beginInField()
slowPage()
callBar()
loadBeforeAfter()
keepTyped()
holdPresses()
loadIslands()
awaitTouch()
