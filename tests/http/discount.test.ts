import { load } from 'cheerio'
import { describe, expect, it } from 'vitest'
import { site as business } from '#site/site.ts'
import { callDiscountOffer } from '../../src/business/pricing.ts'
import { readSite as site } from '../support/appSite.ts'
import { apart, listedPaths } from '../support/pages.ts'

const off = `$${business.price.callDiscount}`
const spaced = (text: string) => text.replace(/\s+/g, ' ')
const read = async (path: string) => load(apart(await (await site.get(path)).text()))

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

  it('is said on every page with its terms only', async () => {
    for (const path of listedPaths) {
      const $ = await read(path)
      $('script, style').remove()
      const text = spaced($('body').text())
      expect(bare(`${text} ${$('meta[name=description]').attr('content')}`), path).toEqual([])
      if (text.includes(off)) expect(text, path).toContain(callDiscountOffer)
    }
  })

  it.skipIf(!business.features.calculator)('has its terms next to a price that it comes off', async () => {
    const $ = await read('/pricing-calculator?items=sofa_refrigerator_washer')
    const text = spaced($('main').text())
    expect(text).toContain(`− ${off}`)
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
