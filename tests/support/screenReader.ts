import type { CDPSession, Page } from 'playwright'
import { expect } from 'vitest'

type AxNode = {
  readonly role?: { readonly value: string }
  readonly name?: { readonly value: string }
  readonly description?: { readonly value: string }
  readonly properties?: readonly { readonly name: string; readonly value: { readonly value?: unknown } }[]
}

/** States that screen readers announce, and their names in this transcript. */
const states: readonly (readonly [name: string, value: unknown, words: string])[] = [
  ['required', true, 'required'],
  ['invalid', 'true', 'invalid'],
  ['checked', 'true', 'checked'],
  ['expanded', true, 'expanded'],
  ['expanded', false, 'collapsed'],
]

/** Runs in every document: records what live regions announce, in order, each text once. */
const listen = () => {
  const said: string[] = []
  const last = new Map<Element, string>()
  const selector = '[role=status], [role=alert], [aria-live]'
  Object.assign(window, { said })
  const hear = (node: Node) => {
    const element = node instanceof Element ? node : node.parentElement
    const inside = element?.closest(selector)
    for (const region of inside ? [inside] : (element?.querySelectorAll(selector) ?? [])) {
      const text = region.textContent?.replace(/\s+/g, ' ').trim() ?? ''
      if (text && last.get(region) !== text) said.push(text)
      last.set(region, text)
    }
  }
  addEventListener('DOMContentLoaded', () => {
    for (const region of document.querySelectorAll(selector)) last.set(region, region.textContent ?? '')
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) for (const node of [target, ...addedNodes]) hear(node)
    }).observe(document.body, { subtree: true, childList: true, characterData: true })
  })
}

/** Whether the focused element is in view, not covered by a fixed or sticky element, and has a focus ring. */
const sight = () => {
  const element = document.activeElement as HTMLElement
  // The middle of a wrapped link's box may be outside the link.
  const { left, right, top, bottom } = element.getClientRects()[0] ?? element.getBoundingClientRect()
  const ring = (of: Element) =>
    Number.parseFloat(getComputedStyle(of).outlineWidth) >= 3 && getComputedStyle(of).outlineStyle !== 'none'
  // A radio button may show its focus ring on its label.
  const ringed = ring(element) || (element.nextElementSibling !== null && ring(element.nextElementSibling))
  const over = document.elementsFromPoint((left + right) / 2, (Math.max(0, top) + Math.min(innerHeight, bottom)) / 2)
  const own = over.findIndex((at) => at === element || element.contains(at))
  const cover = over
    .slice(0, Math.max(0, own))
    .find(
      (at) =>
        !at.contains(element) && at.closest('header, .callbar, .edge-notes') && !element.closest('header, .callbar'),
    )
  return { inSight: bottom > 0 && top < innerHeight && own >= 0, covered: cover?.className, ringed }
}

/** Uses a page with the keyboard alone, and hears what a screen reader would say there. */
export class Listener {
  readonly page: Page
  readonly #session: CDPSession

  private constructor(page: Page, session: CDPSession) {
    this.page = page
    this.#session = session
  }

  /** Listens from the next document on that the page loads. */
  static async on(page: Page): Promise<Listener> {
    await page.addInitScript(listen)
    return new Listener(page, await page.context().newCDPSession(page))
  }

  /** What the focus is on, as the accessibility tree has it: name, role, states, description. */
  async focus(): Promise<string> {
    const { result } = await this.#session.send('Runtime.evaluate', { expression: 'document.activeElement' })
    if (!result.objectId) return ''
    const answer = await this.#session.send('Accessibility.getPartialAXTree', {
      objectId: result.objectId,
      fetchRelatives: false,
    })
    const [{ role, name, description, properties = [] } = {}] = answer.nodes as AxNode[]
    const state = states.flatMap(([key, value, words]) =>
      properties.some((property) => property.name === key && property.value.value === value) ? [words] : [],
    )
    return [name?.value, role?.value, ...state, description?.value].filter(Boolean).join(', ')
  }

  /** Presses Tab until the focus says this; every stop on the way has to be seen. */
  async tabTo(words: string | RegExp): Promise<string> {
    const heard: string[] = []
    for (let step = 0; step < 150; step++) {
      await this.page.keyboard.press('Tab')
      const said = await this.focus()
      if (said === 'none') break
      heard.push(said)
      expect(await this.page.evaluate(sight), said).toEqual({ inSight: true, covered: undefined, ringed: true })
      if (typeof words === 'string' ? said.startsWith(words) : words.test(said)) return said
    }
    throw new Error(`Nothing says ${words}, only:\n${heard.join('\n')}`)
  }

  /** What live regions have said in this document, or since the last call. */
  async announced(): Promise<string[]> {
    return this.page.evaluate(() => (window as unknown as { said: string[] }).said.splice(0))
  }

  type = (text: string) => this.page.keyboard.type(text)
  press = (key: string) => this.page.keyboard.press(key)
}
