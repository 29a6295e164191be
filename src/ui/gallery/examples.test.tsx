import { load } from 'cheerio'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { examples as booking } from '../booking/examples.tsx'
import { trucks } from '../drawings/examples.tsx'
import { examples as form } from '../form/examples.tsx'
import { examples as shared } from '../shared/examples.tsx'
import { examples as skeletons } from '../skeleton/examples.tsx'
import { examples as today } from '../today/examples.tsx'
import type { Examples } from './groups.tsx'

const all: Examples = { ...shared, ...form, ...booking, ...today, ...trucks, ...skeletons }

const draw = (name: string) => {
  const render = all[name]
  if (!render) throw new Error(`No example named ${name}`)
  return load(renderToStaticMarkup(render()), undefined, false)
}

describe.each(Object.keys(all))('%s', (name) => {
  it('complies with the content policy, and labels every control', () => {
    const $ = draw(name)
    expect($('[style], script').toArray()).toEqual([])
    for (const field of $('input:not([type=hidden]), textarea, select').toArray())
      expect($(`label[for="${$(field).attr('id')}"]`).text()).not.toBe('')
    for (const link of $('a, button').toArray()) expect($(link).text().trim()).not.toBe('')
    for (const image of $('img, svg[role=img]').toArray())
      expect($(image).attr('alt') ?? $(image).attr('aria-label')).toBeDefined()
  })
})

describe('a field', () => {
  it('refers to its error message, if it has one', () => {
    const $ = draw('Text field, with a message')
    const [, message] = ($('input').attr('aria-describedby') ?? '').split(' ')
    expect($(`#${message}`).text()).toContain('Enter a phone number')
    expect(draw('Text field, required')('[aria-invalid]')).toHaveLength(0)
  })

  it('is labeled when it is optional', () => {
    expect(draw('Text field, optional and filled')('label').text()).toContain('(optional)')
    expect(draw('Text field, required')('label').text()).not.toContain('(optional)')
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
