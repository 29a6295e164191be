import { describe, expect, it } from 'vitest'
import { ownPlace } from '../../support/business.ts'
import { laptop } from './support/screen.ts'
import type { TestEngine } from './support/testEngine.ts'

const next = 'main form [name=step]'
const ownLink = 'a[href^="/your-request?t="]:not([href*="&"])'
/** The first window in sight gets an id, so that a selector finds it. */
const markFirst = `(() => {
  const time = [...document.querySelectorAll('.slot-days label.slot-time')].find((label) => label.checkVisibility())
  if (time) time.id = 'first-time'
  return Boolean(time)
})()`

/** Leads from the first question to a booking that is moved and canceled. */
export const booking = ({ visit, browser, until, site }: TestEngine) =>
  describe('a booking', () => {
    it('goes through its steps, and is confirmed, moved and canceled', async () => {
      await browser().resize(laptop.width, laptop.height)
      const slots = () => site.rows<{ slot: string }>('SELECT slot FROM bookings ORDER BY booked_at')
      const before = await slots()
      const { click, type } = await visit('/book-online')
      await type('#where', ownPlace)
      await type('#what', 'One couch')
      await click(next)
      await until("document.querySelector('.leaf-more')")
      await click('.leaf-more')
      await until("document.querySelector('a.link[href*=from]')")
      await until(markFirst)
      await click('#first-time')
      await click(next)
      await until("document.querySelector('[name=address]')")
      await type('[name=phone]', '2025550199')
      await type('[name=address]', '12 Oak Street')
      await click('main form:has([name=address]) [type=submit]')
      await until(`location.pathname === '/your-request' && document.querySelector('${ownLink}')`)
      const booked = await slots()
      expect(booked).toHaveLength(before.length + 1)

      await click(ownLink)
      // The confirmation has such a link too.
      await until(`location.pathname === '/your-request' && document.querySelector('a[href*="do=move"]')`)
      await click('a[href*="do=move"]')
      await until(markFirst)
      await click('#first-time')
      await click('form[action*="act=move"] [type=submit]')
      await until(
        `!document.querySelector('form[action*="act=move"]') && document.querySelector('a[href*="do=cancel"]')`,
      )
      expect(await slots()).not.toEqual(booked)

      await click('a[href*="do=cancel"]')
      await until(`document.querySelector('form[action*="act=cancel"]')`)
      await click('form[action*="act=cancel"] [type=submit]')
      await until(`!document.querySelector('main form') && document.querySelector('main a.btn-main[href="/schedule"]')`)
    })
  })
