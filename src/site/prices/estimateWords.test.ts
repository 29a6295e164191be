import { expect, it } from 'vitest'
import { chargedFor, priceRules } from '../../business/pricing.ts'
import { estimate } from '../../domain/prices/price.ts'
import { loadMessage } from './estimateWords.ts'

it.runIf(chargedFor.carry)('a list as a text says in words that the truck parks far away, and from how far on', () => {
  const place = { flights: 0, far: true, zip: '' }
  const text = loadMessage([], place, estimate([], place, priceRules()))
  expect(text).toContain(`more than ${priceRules().longCarry.feet} feet away`)
})
