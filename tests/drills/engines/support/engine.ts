import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/** Path of a program in $PATH; undefined if it isn't installed. */
const find = (...names: string[]): string | undefined =>
  names
    .flatMap((name) => (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name)))
    .find((path) => existsSync(path))

/** A browser for tests besides Chromium, with Debian's packages, and its path if everything it needs is installed. */
export type Installable = {
  readonly name: string
  readonly packages: string
  readonly path: () => string | undefined
}

export const installable = {
  firefox: { name: 'Firefox', packages: 'firefox-esr', path: () => find('firefox-esr', 'firefox') },
  webkit: { name: 'WebKit', packages: 'webkit2gtk-driver xvfb', path: () => find('Xvfb') && find('WebKitWebDriver') },
} as const satisfies Readonly<Record<string, Installable>>

/** Keys that a test presses by name; anything else is typed as it is. */
export const keys: Readonly<Record<string, string>> = {
  Tab: '\uE004',
  Shift: '\uE008',
  Enter: '\uE007',
  Escape: '\uE00C',
}

/** One running browser with one window. Sizes and positions are in CSS pixels. */
export interface Engine {
  /** Goes to an address and waits for the `load` event. */
  readonly open: (url: string) => Promise<void>
  readonly reload: () => Promise<void>
  readonly back: () => Promise<void>
  readonly forward: () => Promise<void>
  /** Makes the viewport that large, without the window's own bars. */
  readonly resize: (width: number, height: number) => Promise<void>
  /** The value of a JavaScript expression in the page, as JSON; throws what the page throws. */
  readonly evaluate: <Value = unknown>(expression: string) => Promise<Value>
  /** Clicks the middle of the first element that matches, after scrolling it to the middle of the screen. */
  readonly click: (selector: string) => Promise<void>
  readonly clickAt: (x: number, y: number) => Promise<void>
  readonly hover: (selector: string) => Promise<void>
  /** Presses keys together, in this order: `press('Shift', 'Tab')`. */
  readonly press: (...names: string[]) => Promise<void>
  /** Types into an element as a keyboard would. */
  readonly type: (selector: string, text: string) => Promise<void>
  /** Chooses files for a file input; paths are absolute. */
  readonly upload: (selector: string, files: readonly string[]) => Promise<void>
  /** Problems since the last call: console errors, rejections, violations of the content policy. */
  readonly complaints: () => Promise<string[]>
  readonly close: () => Promise<void>
}

/**
 * Scrolls an element to the middle of the screen, out from under what sticks to its edges, and gives its middle; null
 * while something else lies there, as during a view transition.
 */
const middleOf = (selector: string): string => `(() => {
  const element = document.querySelector(${JSON.stringify(selector)})
  if (!element) return null
  if (!element.closest('#menu, header, .callbar')) element.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { x, y, width, height } = element.getBoundingClientRect()
  const middle = [Math.round(x + width / 2), Math.round(y + height / 2)]
  const hit = document.elementFromPoint(...middle)
  return hit && (element.contains(hit) || hit.contains(element) && hit.matches('label, a, button')) ? middle : null
})()`

/** Where the pointer reaches an element; waits up to 5 seconds for it to rest and for the way to be clear. */
export async function pointOf(evaluate: Engine['evaluate'], selector: string): Promise<[number, number]> {
  const end = performance.now() + 5000
  for (let before = ''; ; ) {
    const point = await evaluate<[number, number] | null>(middleOf(selector))
    if (point && String(point) === before) return point
    if (performance.now() > end) throw new Error(`The pointer doesn't reach ${selector}`)
    before = String(point)
    await wait(30)
  }
}
