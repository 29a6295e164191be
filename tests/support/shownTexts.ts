import type { Page } from 'playwright'

type Edges = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number }

/** A line of text as it is on the screen, in px. */
type Line = Edges & {
  readonly words: string
  /** Whether it's fixed or sticky. */
  readonly fixed: boolean
  /** The box that clips it. */
  readonly clip: Edges | undefined
}

type Shown = {
  readonly room: number
  readonly width: number
  readonly lines: readonly Line[]
  readonly squeezed: readonly string[]
}

/** Runs in the page: every line of text that can be seen and that no scrolling box holds. */
function shownLines(): Shown {
  const style = (element: Element) => getComputedStyle(element)
  const up = (element: Element | null, test: (element: Element) => boolean): Element | undefined => {
    for (let at = element; at && at !== document.body; at = at.parentElement) if (test(at)) return at
    return undefined
  }
  const edges = ({ left, right, top, bottom }: DOMRect): Edges => ({ left, right, top, bottom })
  const lines: Line[] = []
  const squeezed: string[] = []
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const { currentNode } = texts
    const parent = currentNode.parentElement
    const words = currentNode.textContent?.trim().slice(0, 40)
    if (!parent || !words || parent.closest('svg, script, style, .skip, .off-screen')) continue
    if (!parent.checkVisibility({ visibilityProperty: true })) continue
    // For screen readers only.
    if (up(parent, (element) => element.getBoundingClientRect().width < 2)) continue
    if (up(parent, (element) => /auto|scroll/.test(style(element).overflowX))) continue
    const fixed = up(parent, (element) => /fixed|sticky/.test(style(element).position)) !== undefined
    const cutter = up(parent, (element) => /hidden|clip/.test(style(element).overflow))
    const clip = cutter && edges(cutter.getBoundingClientRect())
    // A line's box is taller than its letters.
    const letters = Number.parseFloat(style(parent).fontSize) * 0.75
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
  const { clientWidth: room, scrollWidth: width } = document.documentElement
  return { room, width, lines, squeezed }
}

const meets = (a: Edges, b: Edges): boolean =>
  Math.min(a.right, b.right) - Math.max(a.left, b.left) > 3 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1

const beyond = (line: Edges, box: Edges): boolean =>
  line.left < box.left - 2 || line.right > box.right + 2 || line.top < box.top - 2 || line.bottom > box.bottom + 2

/** What is wrong with where a page's texts are: beyond the screen, cut off by a box, or over each other. */
export async function misplaced(page: Page): Promise<string[]> {
  const { room, width, lines, squeezed } = await page.evaluate(shownLines)
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
