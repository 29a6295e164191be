import { describe, expect, it } from 'vitest'
import { alikePages, wordsIn } from '../../../tests/support/wordRuns.ts'
import type { Service } from '../schema/service.ts'
import { services } from './services.ts'
import { towns } from './towns.ts'

/** Names and ids that are not text. */
const names = new Set(['slug', 'drawing', 'id', 'rung', 'href'])

const textsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(textsIn)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => (names.has(key) ? [] : textsIn(inner)))
}

/** The text of the page itself, without head, tile and text message. */
const pageText = ({ name, title, description, summary, picture, message, ...page }: Service) => textsIn(page)

describe.each(services)('$slug', (service) => {
  it('has 500 to 900 words of its own', () => {
    const count = pageText(service).flatMap(wordsIn).length
    expect(count).toBeGreaterThanOrEqual(500)
    expect(count).toBeLessThanOrEqual(900)
  })

  it('answers three questions', () => {
    expect(service.questions).toHaveLength(3)
  })
})

it('shares at most a twentieth of its runs of five words with another service', () => {
  expect(alikePages(new Map(services.map((service) => [service.slug, pageText(service)])), 0.05)).toEqual([])
})

it('links to every town from at least one service', () => {
  const named = new Set(services.flatMap((service) => service.towns.map(({ slug }) => slug)))
  expect(towns.map(({ slug }) => slug).filter((slug) => !named.has(slug))).toEqual([])
})
