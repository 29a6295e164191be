import { load } from 'cheerio'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { catalog } from '#site/items.ts'
import { createApp } from '../../src/app/app.ts'
import { arrivalRules } from '../../src/business/calendar.ts'
import { slots } from '../../src/domain/calendar/slots.ts'
import { formatLoad } from '../../src/domain/items/itemList.ts'
import { builtFiles } from '../support/files.ts'
import type { Delivered } from '../support/outside.ts'
import { isOn } from '../support/ownPages.ts'
import { multipart } from '../support/requests.ts'
import { testServices } from '../support/services.ts'
import { testSite } from '../support/site.ts'

const site = testSite()
const now = Date.UTC(2026, 10, 23, 14)
const places = slots(now, arrivalRules(), new Map()).flatMap(({ id, free }) => Array<string>(free).fill(id))

const anyList = () =>
  fc.uniqueArray(
    fc.record({ id: fc.constantFrom(...catalog.items.map(({ id }) => id)), count: fc.integer({ min: 1, max: 3 }) }),
    { minLength: 1, maxLength: 5, selector: ({ id }) => id },
  )

it.runIf(isOn('/pricing-calculator'))(
  'the price is the same where it is quoted, where it is stored and in the email, and no form can change it',
  async () => {
    const delivered: Delivered[] = []
    const clock = { now }
    const services = await testServices(site, clock, delivered)
    const env = { ...services.env, ASSETS: builtFiles }
    const app = createApp(services)
    const lists = fc.sample(
      fc.record({ list: anyList(), flights: fc.integer({ min: 0, max: 4 }), far: fc.boolean() }),
      40,
    )
    for (const [index, { list, flights, far }] of lists.entries()) {
      // More in ten minutes would be a flood, which is mailed in batches.
      clock.now = now + index * 30_000
      const query = formatLoad({ list, place: { flights, far } })
      const $ = load(await (await app.request(`/pricing-calculator?${query}`, undefined, env)).text())
      const title = $('#ticket h2').first().text()
      const quoted = /^\$/.test(title) ? title : ''

      const background: Promise<unknown>[] = []
      const context = {
        waitUntil: (work: Promise<unknown>) => void background.push(work),
        passThroughOnException() {},
        props: {},
      }
      const phone = `20255507${String(index).padStart(2, '0')}`
      const fields = {
        ...Object.fromEntries(new URLSearchParams(query)),
        slot: places[index] ?? '',
        phone,
        address: '12 Oak Street',
        location: 'Riverton',
        estimate: '$1',
        list: 'a feather',
      }
      const answer = await app.request('/schedule', { method: 'POST', body: multipart(fields) }, env, context)
      expect(answer.status, query).toBe(303)
      await Promise.all(background)
      const [row] = await site.rows<{ estimate: string; reference: string }>(
        `SELECT reference, answers ->> 'estimate' AS estimate FROM leads WHERE phone = '+1${phone}'`,
      )
      const mail =
        delivered.find(({ channel, text }) => channel === 'email' && text.includes(row?.reference ?? '?'))?.text ?? ''
      const printed = /^Price shown: (.*)$/m.exec(mail)?.[1] ?? ''
      expect(printed, query).toBe(row?.estimate)
      if (quoted) expect(printed, query).toBe(quoted)
      else expect(printed, query).toMatch(/^(Project price: .*|)$/)
      expect(mail).not.toContain('a feather')
    }
    expect(delivered.some(({ text }) => /^Price shown: \$/m.test(text))).toBe(true)
  },
)
