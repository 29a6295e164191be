// What is asked of every kind of page and of every state.
import type { Page } from 'playwright'

/** Runs in the page: targets that are too small to tap. A checkbox or radio button is as large as its label. */
export const smallTargets = (): string[] => {
  const inSentence = (element: Element) =>
    getComputedStyle(element).display === 'inline' &&
    [...(element.parentElement?.childNodes ?? [])].some(
      (node) => node.nodeType === Node.TEXT_NODE && (node.textContent?.trim().length ?? 0) > 1,
    )
  return [...document.querySelectorAll('a[href], button, input:not([type=hidden]), textarea, select, summary')]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .filter((element) => !element.closest('[aria-hidden=true], .skip') && !inSentence(element))
    .flatMap((element) => {
      const ticked = element.matches('[type=checkbox], [type=radio]')
      const target = ticked ? ((element as HTMLInputElement).labels?.[0] ?? element) : element
      const { width, height } = target.getBoundingClientRect()
      return Math.min(width, height) < 43.9 ? [`${element.textContent || element.id} ${width} × ${height}`] : []
    })
}

/** Runs in the page: what is invisible in forced colors. */
export const lostInForcedColors = (): string[] => {
  const seen = (element: Element) => element.checkVisibility({ visibilityProperty: true })
  const name = (element: Element) =>
    `${element.localName} ${element.className} ${element.textContent?.trim().slice(0, 30)}`
  const edgeless = [
    ...document.querySelectorAll('button, .btn-main, .btn-line, .btn-dark, input:not([type=hidden]), textarea'),
  ]
    .filter((element) => seen(element) && !element.matches('[type=radio], [type=checkbox]'))
    .filter((element) => Number.parseFloat(getComputedStyle(element).borderTopWidth) === 0)
  const paper = getComputedStyle(document.body).backgroundColor
  const icons = [
    ...document.querySelectorAll('a svg path[fill=currentColor], button svg path[fill=currentColor]'),
  ].filter((element) => seen(element) && getComputedStyle(element).fill === paper)
  const current = [...document.querySelectorAll('a[aria-current=page]:not(svg *)')].filter(
    (element) => seen(element) && getComputedStyle(element).textDecorationLine !== 'underline',
  )
  return [...edgeless, ...icons, ...current].map(name)
}

/** Runs in the page: the colors of its texts, each on its ground, and whether the letters are large. */
export const colorsInUse = (): string[] => {
  const groundOf = (element: Element | null): string => {
    if (!element) return ''
    const { backgroundColor, backgroundImage } = getComputedStyle(element)
    const isClear = backgroundImage === 'none' && backgroundColor.endsWith(', 0)')
    return isClear ? groundOf(element.parentElement) : `${backgroundColor} ${backgroundImage}`
  }
  return [...document.querySelectorAll('main *')].map((element) => {
    const { color, fontSize } = getComputedStyle(element)
    return `${color} on ${groundOf(element)}, ${Number.parseFloat(fontSize) >= 18 ? 'large' : 'small'}`
  })
}

/** Runs in the page: sticky and fixed elements that aren't opaque. */
export const seeThrough = (): string[] =>
  [...document.querySelectorAll('header, .callbar, .calc-total, #menu')]
    .filter((element) => /^(fixed|sticky)$/.test(getComputedStyle(element).position))
    .filter((element) => !/^rgb\(/.test(getComputedStyle(element).backgroundColor))
    .map(({ className }) => className)

/** Runs in the page: fields without a visible label or a name, and a honeypot that a browser might autofill. */
export const unnamedFields = (): string[] =>
  [...document.querySelectorAll<HTMLInputElement>('form :is(input:not([type=hidden]), textarea)')]
    .filter((field) => {
      if (field.closest('.off-screen'))
        return field.autocomplete !== 'off' || field.tabIndex !== -1 || /name|mail|phone|tel|zip|url/.test(field.name)
      const personal = /^(phone|name|email|address|location|place|zip)$/.test(field.name)
      return !field.name || !field.labels?.length || (personal && !field.autocomplete)
    })
    .map(({ id, name }) => `${id} ${name}`)

/** Runs in the page: marks that close a sentence but begin a line, because a line may end between them and the link before. */
export const lonelyMarks = (): string[] => {
  const lines = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT)
  const lonely: string[] = []
  while (lines.nextNode()) {
    const { currentNode: text } = lines
    const link = text.previousSibling ?? text.parentNode?.previousSibling
    if (!/^[.,;:]/.test(text.textContent ?? '') || !(link instanceof HTMLElement)) continue
    const range = document.createRange()
    range.setStart(text, 0)
    range.setEnd(text, 1)
    const before = [...link.getClientRects()].at(-1)
    const { top, height } = range.getBoundingClientRect()
    if (before && height > 0 && top > before.bottom - 2) lonely.push(`${link.textContent}${text.textContent}`)
  }
  return lonely
}

/** Runs in the page: what the focus is on, or nothing before the page's first stop. */
const focused = async () => {
  const drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
  // Other islands begin to load at that focus.
  while (document.querySelector('main [data-island-status=loading]')) await drawn()
  const element = document.activeElement as HTMLElement
  if (!element || element === document.body) return undefined
  const ringed = element.closest('svg') ? (element.querySelector('rect') ?? element) : element
  const nameOf = (one: Element) =>
    `${one.localName} ${one.getAttribute('href') ?? one.id} ${one.textContent?.trim().slice(0, 30)}`
  const { lastStop } = window as { lastStop?: Element }
  Object.assign(window, { lastStop: element })
  const look = () => {
    const { outlineStyle, outlineWidth } = getComputedStyle(ringed)
    const { top, bottom, left, right } = element.getBoundingClientRect()
    const isCovered = [...document.querySelectorAll('header, .calc-total')].some((part) => {
      const box = part.getBoundingClientRect()
      const meets = box.top < bottom - 1 && box.bottom > top + 1 && box.left < right && box.right > left
      // Of a scrolling table a part is enough.
      return meets && !part.contains(element) && bottom - top < innerHeight / 2
    })
    // Both are measured now: an island that has come since may have moved them.
    const before = lastStop?.getBoundingClientRect().bottom
    return {
      name: nameOf(element),
      after: lastStop && nameOf(lastStop),
      ringed: outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 3,
      inSight: !isCovered && bottom > 0 && top < innerHeight,
      inFrame: element.closest('header, .skip') !== null,
      below: before === undefined ? 0 : top - before,
    }
  }
  const at = look()
  if (at.inSight) return at
  // A part that comes near the screen gets its real height in the next frame, which is what people see.
  await drawn()
  return look()
}

/**
 * Goes through the main part of a page with Shift and Tab, which brings stops up to the sticky parts. Stops that have no
 * focus ring, that are out of sight or under such a part, or that lie far below the one before. Of a long list the last 60
 * are enough.
 */
export async function lostStops(page: Page): Promise<string[]> {
  const lost: string[] = []
  // An island may set the order of its stops, and until it's there they're in another one.
  for (const island of await page.locator('main [data-island-when]').all()) {
    await island.scrollIntoViewIfNeeded()
    await island.and(page.locator('[data-island-status=ready]')).waitFor()
  }
  await page.locator('footer a').first().focus()
  await page.keyboard.down('Shift')
  for (let stop = 0; stop < 60; stop++) {
    await page.keyboard.press('Tab')
    const at = await page.evaluate(focused)
    if (!at || at.inFrame) break
    if (!at.ringed || !at.inSight || at.below > 400) lost.push(JSON.stringify(at))
  }
  await page.keyboard.up('Shift')
  return lost
}

type Edges = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number }

/** A line of text as it is on the screen, in px. */
type Line = Edges & {
  readonly words: string
  /** Whether it's fixed or sticky. */
  readonly fixed: boolean
  /** The box that clips it. */
  readonly clip: Edges | undefined
}

/**
 * Runs in the page: what is wrong with where its texts are: beyond the screen, cut off by a box, or over each other. Those that
 * can't be seen, or that a scrolling box holds, are left out.
 */
function misplaced(): string[] {
  const edges = ({ left, right, top, bottom }: DOMRect): Edges => ({ left, right, top, bottom })
  type Around = { readonly isLeftOut: boolean; readonly fixed: boolean; readonly clip: Edges | undefined }
  const known = new Map<Element | null, Around>([[document.body, { isLeftOut: false, fixed: false, clip: undefined }]])
  /** What an element and those around it do to its texts. Each is asked once: its style takes time. */
  const around = (element: Element): Around => {
    const found = known.get(element)
    if (found) return found
    const outer = around(element.parentElement ?? document.body)
    const { overflow, overflowX, position } = getComputedStyle(element)
    const box = edges(element.getBoundingClientRect())
    const own = {
      // For screen readers only, or in a box that scrolls.
      isLeftOut: outer.isLeftOut || box.right - box.left < 2 || /auto|scroll/.test(overflowX),
      fixed: outer.fixed || /fixed|sticky/.test(position),
      clip: /hidden|clip/.test(overflow) ? box : outer.clip,
    }
    known.set(element, own)
    return own
  }
  const lines: Line[] = []
  const squeezed: string[] = []
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const { currentNode } = texts
    const parent = currentNode.parentElement
    const words = currentNode.textContent?.trim().slice(0, 40)
    if (!parent || !words || parent.closest('svg, script, style, .skip, .off-screen')) continue
    if (!parent.checkVisibility({ visibilityProperty: true })) continue
    const { isLeftOut, fixed, clip } = around(parent)
    if (isLeftOut) continue
    // A line's box is taller than its letters.
    const letters = Number.parseFloat(getComputedStyle(parent).fontSize) * 0.75
    const range = document.createRange()
    range.selectNodeContents(currentNode)
    const rects = [...range.getClientRects()].filter(({ width }) => width >= 2)
    // One or two words may be short; a sentence in lines of two letters is squeezed.
    if ((currentNode.textContent?.trim().length ?? 0) > 15 && rects.every(({ width }) => width < letters * 3))
      squeezed.push(words)
    for (const rect of rects) {
      const spare = Math.max(0, (rect.height - letters) / 2)
      const { left, right, top, bottom } = rect
      lines.push({ words, fixed, clip, left, right, top: top + spare, bottom: bottom - spare })
    }
  }
  const meets = (a: Edges, b: Edges) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 3 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1
  const beyond = (line: Edges, box: Edges) =>
    line.left < box.left - 2 || line.right > box.right + 2 || line.top < box.top - 2 || line.bottom > box.bottom + 2
  const { clientWidth: room, scrollWidth: width } = document.documentElement
  const wrong = width > room ? [`the page is ${width - room} px too wide`] : []
  wrong.push(...squeezed.map((words) => `squeezed: ${words}`))
  for (const line of lines) {
    if (line.left < -1 || line.right > room + 1) wrong.push(`beyond the screen: ${line.words}`)
    else if (line.clip && beyond(line, line.clip)) wrong.push(`cut off: ${line.words}`)
  }
  const down = [...lines].sort((a, b) => a.top - b.top)
  for (const [at, line] of down.entries())
    for (let next = at + 1; ; next++) {
      const other = down[next]
      if (!other || other.top >= line.bottom) break
      if (other.fixed === line.fixed && meets(line, other)) wrong.push(`${line.words} and ${other.words} overlap`)
    }
  return [...new Set(wrong)]
}

/** Sections that aren't drawn yet have about their height, as it usually is; and the call bar hides at the top of a page. */
const allDrawn = `.later > section { content-visibility: visible !important }
  .callbar { visibility: visible !important }`

/** What is wrong with a page's texts at each of these widths, after a style sheet is added. */
export async function misplacedAtWidths(page: Page, widths: readonly number[], sheet = ''): Promise<string[]> {
  // The content policy allows sheets that scripts build.
  await page.evaluate((text) => {
    const added = new CSSStyleSheet()
    added.replaceSync(text)
    document.adoptedStyleSheets = [added]
    scrollTo({ top: 0, behavior: 'instant' })
  }, allDrawn + sheet)
  const wrong: string[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    const found = [...(await page.evaluate(misplaced)), ...(await page.evaluate(lonelyMarks))]
    wrong.push(...found.map((words) => `${width} px: ${words}`))
  }
  await page.evaluate('document.adoptedStyleSheets = []')
  return wrong
}

/** Text zoom. */
export const twiceAsLarge = 'html { font-size: 200% !important }'

/**
 * Layout problems of a page: horizontal scrolling, or an image's box with another aspect ratio than its `width` and
 * `height`.
 */
export const faults = `(() => {
  const faults = []
  const { documentElement: page } = document
  for (let top = 0; top < page.scrollHeight; top += innerHeight / 2) {
    scrollTo({ left: 9999, top, behavior: 'instant' })
    if (scrollX > 0) faults.push('scrolls sideways by ' + scrollX + ' px at ' + top)
  }
  scrollTo({ left: 0, top: 0, behavior: 'instant' })
  for (const image of document.images) {
    const { width, height } = image.getBoundingClientRect()
    if (!image.complete || !width || getComputedStyle(image).objectFit !== 'fill') continue
    const off = width / height / (image.getAttribute('width') / image.getAttribute('height'))
    if (Math.abs(off - 1) > 0.02) faults.push(image.getAttribute('src') + ' is ' + width + ' x ' + height)
  }
  return faults
})()`
