import { load } from 'cheerio'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { booking } from './booking.tsx'
import { crew } from './crew.tsx'
import type { Example, ExampleGroup } from './example.ts'
import { forms } from './forms.tsx'
import { parts } from './parts.tsx'
import { skeletons } from './skeletons.tsx'
import { tickets } from './tickets.tsx'
import { trucks } from './trucks.tsx'

const groups: readonly ExampleGroup[] = [parts, tickets, forms, booking, crew, trucks, skeletons]
const all = groups.flatMap(({ examples }) => examples)
const draw = ({ render }: Example) => load(renderToStaticMarkup(render()), undefined, false)
const named = (name: string) => {
  const found = all.find((example) => example.name === name)
  if (!found) throw new Error(`No example named ${name}`)
  return draw(found)
}

describe.each(all.map((example) => [example.name, example] as const))('%s', (_, example) => {
  it('complies with the content policy, and labels every control', () => {
    const $ = draw(example)
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
    const $ = named('Text field, with a message')
    const [, message] = ($('input').attr('aria-describedby') ?? '').split(' ')
    expect($(`#${message}`).text()).toContain('Enter a phone number')
    expect(named('Text field, required')('[aria-invalid]')).toHaveLength(0)
  })

  it('is labeled when it is optional', () => {
    expect(named('Text field, optional and filled')('label').text()).toContain('(optional)')
    expect(named('Text field, required')('label').text()).not.toContain('(optional)')
  })
})

describe('the truck', () => {
  it('shows one block for each thing that fits', () => {
    const blocks = (name: string) => renderToStaticMarkup(all.find((example) => example.name === name)?.render()).length
    expect(blocks('Truck, four things to scale')).toBeGreaterThan(blocks('Truck, empty'))
    expect(named('Truck, half full')('svg').attr('aria-label')).toBe('Our truck, half full')
  })
})

describe('a price ticket', () => {
  it('has an amount on every line, and the sum last', () => {
    const $ = named('Price ticket')
    expect($('dt')).toHaveLength($('dd').length)
    expect($('dd').last().text()).toBe('$234')
  })
})

it('a pickup says once how far it is, and since when the crew is on the way', () => {
  for (const [name, said] of [
    ['Pickup, booked', /^Booked$/],
    ['Pickup, on the way', /^On the way since \d{1,2}:45 [AP]M$/],
    ['Pickup, arrived', /^Arrived$/],
    ['Pickup, done', /^Done$/],
  ] as const) {
    const $ = named(name)
    expect($('[aria-current=step]'), name).toHaveLength(1)
    expect($('[aria-current=step]').text(), name).toMatch(said)
  }
})
