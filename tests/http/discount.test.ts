import { load } from 'cheerio'
import { describe, expect, it } from 'vitest'
import { site as business } from '#site/site.ts'
import { callDiscountOffer } from '../../src/business/pricing.ts'
import { listedPaths, readPages } from '../support/pages.ts'
import { testSite } from '../support/site.ts'

const site = testSite()
const page = readPages(site)
const off = `$${business.price.callDiscount}`
const spaced = (text: string) => text.replace(/\s+/g, ' ')

/** Promises of the discount that aren't followed by its terms. */
const bare = (text: string): string[] => {
  const rest = spaced(text).replaceAll(callDiscountOffer, '')
  const promise = new RegExp(
    `.{0,30}(?:\\${off}(?!\\d) off|(?:save|saves|take|takes) (?:you )?\\${off}(?!\\d)).{0,30}`,
    'gi',
  )
  return rest.match(promise) ?? []
}

describe('the discount for calling', () => {
  it('names the least load it’s for, which keeps the smallest price', () => {
    expect(callDiscountOffer).toBe(`${off} off loads of $${business.price.from + business.price.callDiscount} or more`)
  })

  it.each(listedPaths)('is said on %s with its terms only', (path) => {
    const $ = page(path)
    $('script, style').remove()
    const text = spaced($('body').text())
    expect(bare(`${text} ${$('meta[name=description]').attr('content')}`)).toEqual([])
    if (text.includes(off)) expect(text).toContain(callDiscountOffer)
  })

  it.skipIf(!business.parts.calculator)('has its terms next to a price that it comes off', async () => {
    const html = await (await site.get('/pricing-calculator?items=sofa_refrigerator_washer')).text()
    const text = spaced(load(html.replaceAll('><', '> <'))('main').text())
    expect(text).toContain(`− ${off}`)
    expect(text).toContain(callDiscountOffer)
    expect(bare(text)).toEqual([])
  })

  it.each(['/llms.txt', '/index.md', '/contact.md', '/faq.md'])('has its terms in %s', async (path) => {
    const text = spaced(await (await site.get(path)).text())
      .replaceAll('\\$', '$')
      .replaceAll('**', '')
    expect(text).toContain(callDiscountOffer)
    expect(bare(text)).toEqual([])
  })

  it('is found where it’s promised without them', () => {
    for (const text of [`Get ${off} off when you call`, `Call and save ${off}.`, `Calling takes ${off} off`])
      expect(bare(text), text).toHaveLength(1)
    for (const text of [`A mattress is about ${off}.`, `Call to book: ${callDiscountOffer}.`])
      expect(bare(text)).toEqual([])
  })
})
