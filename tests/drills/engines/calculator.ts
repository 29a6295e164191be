import { describe, expect, it } from 'vitest'
import { isOn } from '../../support/ownPages.ts'
import { phone } from './support/screen.ts'
import type { TestEngine } from './support/testEngine.ts'

const price = "document.querySelector('#ticket h2').textContent"

export const calculator = ({ visit, browser, until }: TestEngine) =>
  describe.runIf(isOn('/pricing-calculator'))('the calculator', () => {
    it('gives a price for common loads, which a reload keeps', async () => {
      await browser().resize(phone.width, phone.height)
      const { click, reload, evaluate } = await visit('/pricing-calculator')
      const before = await evaluate(price)
      await click('.calc-ask .item-box')
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
