import { type CheerioAPI, load } from 'cheerio'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { services } from '#site/services.ts'
import { site as business } from '#site/site.ts'
import { arrivalRules } from '../../src/business/calendar.ts'
import { priceWords, quoteFor } from '../../src/business/pricing.ts'
import { slots } from '../../src/domain/calendar/slots.ts'
import { formatLoad } from '../../src/domain/items/itemList.ts'
import { rangeWords } from '../../src/domain/prices/price.ts'
import { appSite, readSite } from '../support/appSite.ts'
import { ownCatalog as catalog } from '../support/items.ts'
import { everyChannel } from '../support/outside.ts'
import { isOn } from '../support/ownPages.ts'
import { multipart } from '../support/requests.ts'

const now = Date.UTC(2026, 10, 23, 14)
const places = slots(now, arrivalRules(), new Map())
  .filter(({ date }) => date > '2026-11-23')
  .flatMap(({ id, free }) => Array<string>(free).fill(id))

const anyList = () =>
  fc.uniqueArray(
    fc.record({ id: fc.constantFrom(...catalog.items.map(({ id }) => id)), count: fc.integer({ min: 1, max: 3 }) }),
    { minLength: 1, maxLength: 5, selector: ({ id }) => id },
  )

const titleOf = ($: CheerioAPI) => $('#ticket h2').first().text()
const isOwn = isOn('/pricing-calculator')

it.runIf(isOwn)(
  'the price is the same where it is quoted, where it is stored and in every mail, and no form can change it',
  async () => {
    const { SMS_ACCOUNT, SMS_TOKEN, SMS_FROM, SMS_TO } = everyChannel
    const site = appSite({ VISITOR_COPY: 'on', SMS_ACCOUNT, SMS_TOKEN, SMS_FROM, SMS_TO }, now)
    /** Sends a form, and returns the price in the database, in the owner's mail and text, and in the customer's mail. */
    const sent = async (path: string, fields: Record<string, string>) => {
      expect((await site.post(path, multipart(fields))).status).toBe(303)
      const [row] = await site.rows<{ estimate: string; reference: string }>(
        `SELECT reference, answers ->> 'estimate' AS estimate FROM leads WHERE phone = '+1${fields.phone}'`,
      )
      const estimate = row?.estimate ?? ''
      const messages = site.delivered.filter(({ text }) => text.includes(row?.reference ?? '?'))
      expect(messages.map(({ text }) => text).join()).not.toMatch(/a.feather/)
      // A text has the price in its short form.
      const short = /^\$[\d,.]*\d(?: to \$[\d,.]*\d)?/.exec(estimate)?.[0].replace(' to $', '-') ?? ''
      const prices = messages.map(({ channel, text }) =>
        channel === 'sms'
          ? new URLSearchParams(text).get('Body')?.includes(short) && estimate
          : (/^Price (?:you|they) saw: (.*)$/m.exec(text)?.[1] ?? ''),
      )
      return [estimate, ...prices]
    }
    const lists = fc.sample(
      fc.record({ list: anyList(), flights: fc.integer({ min: 0, max: 4 }), far: fc.boolean() }),
      { seed: 30, numRuns: 12 },
    )
    let discounts = 0
    for (const [index, { list, flights, far }] of lists.entries()) {
      const query = formatLoad({ list, place: { flights, far } })
      const answers = Object.fromEntries(new URLSearchParams(query))
      const $ = await site.page(`/pricing-calculator?${query}`)
      const quoted = /^\$/.test(titleOf($)) ? titleOf($) : ''
      const computed = quoteFor(answers, catalog)?.estimate
      expect(quoted, query).toBe(computed?.kind === 'price' ? priceWords(computed) : '')
      // What a call takes off is a line of the calculator, and both sums are in a quote.
      const off = Number(/− \$(\d+)/.exec($('#lines').text())?.[1] ?? 0)
      const called = quoted.replace(/[\d,]+/g, (amount) =>
        (Number(amount.replace(',', '')) - off).toLocaleString('en-US'),
      )
      const both = computed && (off ? `${quoted}, or ${called} booked by phone` : priceWords(computed))
      discounts += off ? 1 : 0
      const at = String(index).padStart(2, '0')
      const typed = { ...answers, location: 'Riverton', estimate: '$1', list: 'a feather' }

      // Thirty in an hour would be a flood, which is mailed in batches.
      site.clock.now = now + index * 300_000
      expect((await site.page(`/?${query}`))('[aria-labelledby=quote-title] > * strong').first().text(), query).toBe(
        both,
      )
      expect(await sent('/', { ...typed, phone: `20255508${at}` }), query).toEqual([both, both, both])

      site.clock.now += 150_000
      const slot = places[index] ?? ''
      const booking = { ...typed, phone: `20255507${at}`, address: '12 Oak Street', slot }
      const booked = await sent('/schedule', { ...booking, email: `jo${at}@example.com` })
      const onDay = quoteFor({ ...answers, slot }, catalog)?.estimate
      expect(booked, query).toEqual(Array(4).fill(onDay && priceWords(onDay)))
    }
    // A business may give no discount, or one that few of these lists are large enough for.
    expect(discounts > 0 || !business.price.callDiscount).toBe(true)
  },
)

it.runIf(isOwn).each(services.filter(({ example }) => example))(
  '$name costs the same on its page, in structured data and in the calculator',
  async ({ slug }) => {
    const $ = await readSite.page(`/services/${slug}`)
    const [, low, high] = /"minPrice":(\d+),"maxPrice":(\d+)/.exec($('script[type="application/ld+json"]').text()) ?? []
    const calculator = load(
      await (await readSite.get($('main a[href^="/pricing-calculator?items="]').attr('href') ?? '')).text(),
    )
    expect(titleOf(calculator)).toBe(rangeWords({ low: Number(low) * 100, high: Number(high) * 100 }))
    expect($('main .price-tag').first().text()).toMatch(/^(Usually|From) \$/)
  },
)
