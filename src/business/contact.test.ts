import { expect, it } from 'vitest'
import { site } from '#site/site.ts'
import { siteProblems } from '../sites/schema/site.ts'
import { payUrl } from './contact.ts'

const link = 'https://pay.example/me/{amount}?note={reference}&again={amount}'

it('leads to the business’s own page to pay with dollars and cents, where it has one', () => {
  expect(payUrl(24_550, '7K2M9QX4RD', link)).toBe('https://pay.example/me/245.50?note=7K2M9QX4RD&again=245.50')
})

it.each([
  [link, []],
  ['http://pay.example/{amount}/{reference}', [expect.stringContaining('https address')]],
  ['https://pay.example/{amount}', [expect.stringContaining('{amount} and {reference}')]],
])('takes %j as an address to pay at, or says what’s wrong', (payLink, problems) => {
  expect(siteProblems({ ...site, payLink })).toEqual(problems)
})
