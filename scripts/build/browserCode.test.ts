import { expect, it } from 'vitest'
import { forBrowsers } from './browserCode.ts'

it('gives browsers no coupon’s code, days or amount, and all else of a price', () => {
  const surcharge = { id: 'saturday', words: 'Saturday', days: ['Saturday'], cents: 4000 }
  const coupon = { id: 'spring', words: 'Spring', code: 'SPRING', cents: -2500 }
  expect(JSON.parse(JSON.stringify([surcharge, coupon], forBrowsers))).toEqual([surcharge, { code: '•' }])
  // A state has its code, too.
  expect(JSON.stringify({ state: { code: 'IL' } }, forBrowsers)).toBe('{"state":{"code":"IL"}}')
})
