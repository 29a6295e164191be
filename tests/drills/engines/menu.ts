import { describe, expect, it } from 'vitest'
import { laptop, phone } from './support/screen.ts'
import type { TestEngine } from './support/testEngine.ts'

const button = 'header [popovertarget=menu]'
const isOpen = "document.querySelector('#menu').matches(':popover-open')"
const inMenu = "document.querySelector('#menu').contains(document.activeElement)"
const isShown = "getComputedStyle(document.querySelector('.submenu')).visibility === 'visible'"
const place = "[...document.querySelectorAll('.submenu a')].indexOf(document.activeElement)"

export const menu = ({ visit, browser, until }: TestEngine) => {
  describe('the menu on a phone', () => {
    it('opens and closes by mouse and keys, and keeps the focus inside', async () => {
      await browser().resize(phone.width, phone.height)
      const { click, clickAt, press, evaluate } = await visit('/')
      await click(button)
      await until(`${isOpen} && ${inMenu} && document.querySelector('main').inert`)
      const stops = await evaluate<number>("document.querySelectorAll('#menu a, #menu button').length")
      for (let step = 0; step <= stops; step += 1) {
        await press('Tab')
        expect(await evaluate(inMenu), `after ${step + 1} times Tab`).toBe(true)
      }
      await press('Shift', 'Tab')
      await until(inMenu)
      await press('Escape')
      await until(`!${isOpen} && document.activeElement.matches('${button}') && !document.querySelector('[inert]')`)
      await press('Enter')
      await until(`${isOpen} && !document.querySelector('#menu').getAnimations().length`)
      await clickAt(10, 400)
      await until(`!${isOpen}`)
    })
  })

  describe('the submenu on a wide screen', () => {
    it('stays open for the moment in which nothing has the focus', async () => {
      await browser().resize(laptop.width, laptop.height)
      const { hover, evaluate } = await visit('/about')
      await hover('footer')
      await evaluate("document.querySelector('.submenu').previousElementSibling.focus({ preventScroll: true })")
      await until(isShown)
      // WebKit computes the style between the two steps of moving the focus.
      await evaluate(`(() => {
        document.activeElement.blur()
        if (${isShown}) document.querySelector('.submenu a').focus()
      })()`)
      expect(await evaluate(place)).toBe(0)
    })

    it('is walked through with Tab in both directions, and Escape closes it', async () => {
      await browser().resize(laptop.width, laptop.height)
      const { hover, press, evaluate } = await visit('/about')
      await hover('footer')
      await evaluate("document.querySelector('.menu-parent > .menu-link').focus({ preventScroll: true })")
      await until(isShown)
      const links = await evaluate<number>("document.querySelectorAll('.submenu a').length")
      for (let step = 0; step < links; step += 1) {
        await press('Tab')
        await until(`${place} === ${step}`)
      }
      await press('Tab')
      await until("document.activeElement.matches('.menu-parent + li > .menu-link')")
      await until(`!(${isShown})`)
      // While closed it's skipped on the way back too.
      await press('Shift', 'Tab')
      await until("document.activeElement.closest('.menu-parent')")
      await evaluate("document.querySelector('.menu-parent > .menu-link').focus()")
      await press('Tab')
      await until(`${place} === 0`)
      await press('Escape')
      await until(`!(${isShown})`)
    })
  })
}
