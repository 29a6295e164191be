import { describe, expect, it } from 'vitest'
import { ownZip } from '../../support/business.ts'
import { isOn } from '../../support/ownPages.ts'
import { phone } from './support/screen.ts'
import type { TestEngine } from './support/testEngine.ts'

/** What has to work without scripts, except booking. */
export const plain = ({ visit, browser, until, site }: TestEngine) =>
  describe('without scripts', () => {
    it('the menu opens, and its links work', async () => {
      await browser().resize(phone.width, phone.height)
      const { click, evaluate } = await visit('/')
      expect(await evaluate("document.querySelector('[data-island]').dataset.islandStatus")).toBe('waiting')
      await click('header [popovertarget=menu]')
      await until("document.querySelector('#menu').matches(':popover-open')")
      await click('#menu a[href="/service-areas"]')
      await until("location.pathname === '/service-areas'")
    })

    it('a quote with errors comes back as it was typed, and is sent once corrected', async () => {
      await browser().resize(phone.width, phone.height)
      const { type, click, evaluate } = await visit('/')
      await type('form [name=phone]', '63')
      await type('form [name=location]', ownZip)
      await click('form:has([name=phone]) [type=submit]')
      await until("document.querySelector('[data-error-summary]')")
      await until(`document.querySelector('[name=location]').value === '${ownZip}'`)
      await evaluate("document.querySelector('[name=phone]').select()")
      await type('form [name=phone]', '2025550161')
      await click('form:has([name=phone]) [type=submit]')
      await until("location.pathname.startsWith('/request-received/')")
      expect(await site.rows("SELECT reference FROM leads WHERE phone = '+12025550161'")).toHaveLength(1)
    })

    it.runIf(isOn('/pricing-calculator'))('the calculator gives a price', async () => {
      const { click, evaluate } = await visit('/pricing-calculator')
      const price = "document.querySelector('#ticket h2').textContent"
      const before = await evaluate(price)
      await click('.calc .item-chips button')
      await until(`location.search.includes('items=') && ${price} !== ${JSON.stringify(before)}`)
    })
  })
