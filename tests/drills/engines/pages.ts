import { describe, expect, it } from 'vitest'
import { pageKinds } from '../../support/pageKinds.ts'
import { faults } from '../../support/shape.ts'
import { laptop, screens } from './support/screen.ts'
import type { TestEngine } from './support/testEngine.ts'

const shown = "[...document.images].every((image) => image.loading === 'lazy' || image.complete)"
const heading = "document.querySelector('main h1')?.textContent"

export function pages({ visit, browser, until }: TestEngine) {
  describe.each(screens)('at $width px', ({ width, height }) => {
    it.each(pageKinds)('%s has no layout problem, with motion and scrollbars', async (path) => {
      await browser().resize(width, height)
      await visit(path)
      await until(shown)
      expect(await browser().evaluate(faults)).toEqual([])
    })
  })

  it('links lead to the page, back and forward to its scroll position', async () => {
    await browser().resize(laptop.width, laptop.height)
    const { hover, click, evaluate, back, forward } = await visit('/')
    const home = JSON.stringify(await evaluate(heading))
    await hover('#menu a[href="/faq"]')
    await evaluate('scrollTo(0, 1500)')
    await click('#menu a[href="/faq"]')
    await until(`location.pathname === '/faq' && ${heading} && ${heading} !== ${home} && scrollY === 0`)
    await until("document.querySelector('#menu [aria-current=page]').pathname === '/faq'")
    await back()
    await until(`location.pathname === '/' && ${heading} === ${home} && Math.abs(scrollY - 1500) < 5`)
    await forward()
    await until(`location.pathname === '/faq' && ${heading} !== ${home}`)
    expect(await evaluate("document.querySelectorAll('main').length")).toBe(1)
  })
}
