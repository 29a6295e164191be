import { load } from 'cheerio'
import { expect, it } from 'vitest'
import { windowHours } from '#site/calendar.ts'
import { site as business } from '#site/site.ts'
import { arrivalRules } from '../../src/business/calendar.ts'
import { slotLabel, slots } from '../../src/domain/calendar/slots.ts'
import { appSite } from '../support/appSite.ts'
import { isOn } from '../support/ownPages.ts'

const site = appSite()
const shown = async (query: string) =>
  load(await (await site.get(`/request-received/7K2M9QX4RD?${query}`)).text())('main')
const windows = 'a[href^="/schedule?slot="]'

it('a quote’s confirmation offers the next three windows, each a tap from its form', async () => {
  // A window may close between the answer and this line, so the first of them is looked for among the next four.
  const next = slots(Date.now(), arrivalRules(), new Map())
    .slice(0, 4)
    .map(({ id }) => [`/schedule?slot=${id}`, slotLabel(id, windowHours)])
  const offered = (await shown('photos=1'))
    .find(windows)
    .toArray()
    .map((link) => [link.attribs.href, load(link).text()])
  expect(offered).toHaveLength(3)
  for (const one of offered) expect(next).toContainEqual(one)
  const form = load(await (await site.get(offered[0]?.[0] ?? '')).text())
  expect(form('input[name=slot]:checked').attr('value')).toBe(offered[0]?.[0]?.split('=')[1])
})

it.each(['form=contact', 'form=booking', 'added=2', ...(isOn('/referral-program') ? ['form=referral'] : [])])(
  'a confirmation with %s offers none',
  async (query) => {
    expect((await shown(query)).find(windows)).toHaveLength(0)
  },
)

it('says when we answer only as far as the business has said so, and not to whom a friend is named', async () => {
  const promise = /You’ll hear from us (within \d+ minutes|(today|tomorrow|on \w+day) by [\d:]+ [AP]M)\./
  for (const query of ['', 'form=contact']) {
    const text = (await shown(query)).text()
    if (business.hours.replyMinutes) expect(text).toMatch(promise)
    else expect(text).not.toContain('You’ll hear from us')
  }
  for (const query of ['added=1', 'form=referral']) expect((await shown(query)).text()).not.toMatch(promise)
})
