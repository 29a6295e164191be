import { load } from 'cheerio'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { examples as booking } from './bookingExamples.tsx'
import { examples as today } from './deskExamples.tsx'
import { trucks } from './drawingsExamples.tsx'
import { examples as form } from './formExamples.tsx'
import type { Examples } from './groups.tsx'
import { examples as shared } from './partsExamples.tsx'

const all: Examples = { ...shared, ...form, ...booking, ...today, ...trucks }

const draw = (name: string) => {
  const render = all[name]
  if (!render) throw new Error(`No example named ${name}`)
  return load(renderToStaticMarkup(render()), undefined, false)
}

describe.each(Object.keys(all))('%s', (name) => {
  it('complies with the content policy', () => {
    const $ = draw(name)
    expect($('[style], script').toArray()).toEqual([])
  })
})

describe('the truck', () => {
  it('shows one block for each thing that fits', () => {
    expect(draw('Truck, four things to scale')('*').length).toBeGreaterThan(draw('Truck, empty')('*').length)
    expect(draw('Truck, half full')('svg').attr('aria-label')).toBe('Our truck, half full')
  })
})

it('a pickup says once how far it is, and since when the crew is on the way', () => {
  for (const [name, said] of [
    ['Pickup, booked', /^Booked$/],
    ['Pickup, on the way', /^On the way since \d{1,2}:45 [AP]M$/],
    ['Pickup, arrived', /^Arrived$/],
    ['Pickup, done', /^Done$/],
  ] as const) {
    const $ = draw(name)
    expect($('[aria-current=step]'), name).toHaveLength(1)
    expect($('[aria-current=step]').text(), name).toMatch(said)
  }
})
