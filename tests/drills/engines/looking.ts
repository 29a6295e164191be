import { describe, it } from 'vitest'
import { isOn } from '../../support/ownPages.ts'
import { phone } from './support/screen.ts'
import type { TestEngine } from './support/testEngine.ts'

const town = `main a[href^="/service-areas/"]`

export const looking = ({ visit, browser, until }: TestEngine) =>
  describe('lookups', () => {
    it('a town is found by its name', async () => {
      await browser().resize(phone.width, phone.height)
      const { evaluate, type, click } = await visit('/service-areas')
      const href = await evaluate<string>(`document.querySelector('${town}').getAttribute('href')`)
      await type('.zip-box', href.replace('/service-areas/', '').replaceAll('-', ' '))
      await click('.zip-row button')
      await until(`document.querySelector('.zip-answer a[href="${href}"]')`)
    })

    it.runIf(isOn('/pricing-calculator'))('an item is found by the first letters of its name', async () => {
      await browser().resize(phone.width, phone.height)
      const { type, click } = await visit('/faq')
      await click('.item-ask .item-box')
      await type('.item-ask .item-box', 'mattr')
      await until("/mattress/i.test(document.querySelector('.item-answer')?.textContent)")
    })
  })
