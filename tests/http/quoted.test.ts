import { load } from 'cheerio'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { catalog } from '#site/items.ts'
import { arrivalRules } from '../../src/business/calendar.ts'
import { priceWords, quoteFor } from '../../src/business/quote.ts'
import { slots } from '../../src/domain/calendar/slots.ts'
import { formatLoad } from '../../src/domain/items/itemList.ts'
import { appSite } from '../support/appSite.ts'
import { isOn } from '../support/ownPages.ts'
import { multipart } from '../support/requests.ts'

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
    const site = appSite({}, now)
    const lists = fc.sample(
      fc.record({ list: anyList(), flights: fc.integer({ min: 0, max: 4 }), far: fc.boolean() }),
      { seed: 30, numRuns: 30 },
    )
    for (const [index, { list, flights, far }] of lists.entries()) {
      // More in ten minutes would be a flood, which is mailed in batches.
      site.clock.now = now + index * 30_000
      const query = formatLoad({ list, place: { flights, far } })
      const $ = load(await (await site.get(`/pricing-calculator?${query}`)).text())
      const title = $('#ticket h2').first().text()
      const quoted = /^\$/.test(title) ? title : ''
      const computed = quoteFor(Object.fromEntries(new URLSearchParams(query)), catalog)
      expect(quoted, query).toBe(computed?.estimate.kind === 'price' ? priceWords(computed.estimate) : '')

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
      expect((await site.post('/schedule', multipart(fields))).status, query).toBe(303)
      const [row] = await site.rows<{ estimate: string; reference: string }>(
        `SELECT reference, answers ->> 'estimate' AS estimate FROM leads WHERE phone = '+1${phone}'`,
      )
      const mail =
        site.delivered.find(({ channel, text }) => channel === 'email' && text.includes(row?.reference ?? '?'))?.text ??
        ''
      const printed = /^Price shown: (.*)$/m.exec(mail)?.[1] ?? ''
      expect(printed, query).toBe(row?.estimate)
      if (quoted) expect(printed, query).toBe(quoted)
      else expect(printed, query).toMatch(/^(Project price: .*|)$/)
      expect(mail).not.toContain('a feather')
    }
    expect(site.delivered.some(({ text }) => /^Price shown: \$/m.test(text))).toBe(true)
  },
)
