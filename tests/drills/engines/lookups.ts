import { describe, expect, it } from 'vitest'
import { isOn } from '../../support/ownPages.ts'
import { phone } from './support/screen.ts'
import type { TestEngine } from './support/testEngine.ts'

const price = "document.querySelector('#ticket h2').textContent"

export const lookups = ({ visit, browser, until }: TestEngine) =>
  describe('on a phone', () => {
    it.runIf(isOn('/pricing-calculator'))('an item is found by the first letters of its name', async () => {
      await browser().resize(phone.width, phone.height)
      const { type, click } = await visit('/faq')
      await click('#item-search')
      await type('#item-search', 'mattr')
      await until("/mattress/i.test(document.querySelector('.item-answer')?.textContent)")
    })

    it.runIf(isOn('/pricing-calculator'))('common loads have a price, which a reload keeps', async () => {
      const { click, reload, evaluate } = await visit('/pricing-calculator')
      const before = await evaluate(price)
      await click('#calc-q')
      await until("document.querySelector('[data-island=Calculator]').dataset.islandStatus === 'ready'")
      await click('.calc .item-chips li:nth-child(1) button')
      await until(`${price} !== ${JSON.stringify(before)}`)
      const one = await evaluate(price)
      await click('.calc .item-chips li:nth-child(2) button')
      await until(`${price} !== ${JSON.stringify(one)} && location.search.includes('_')`)
      const both = await evaluate(price)
      await reload()
      await until("document.querySelector('#ticket h2')")
      expect(await evaluate(price)).toBe(both)
    })
  })
