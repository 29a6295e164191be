import { describe, expect, it } from 'vitest'
import { laptop } from './support/screen.ts'
import type { TestEngine } from './support/testEngine.ts'

const heading = "document.querySelector('main h1')?.textContent"

export const moving = ({ visit, browser, until }: TestEngine) =>
  describe('links, back and forward', () => {
    it('lead to the page, and back to its scroll position', async () => {
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
  })
