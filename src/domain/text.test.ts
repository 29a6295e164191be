import { expect, it } from 'vitest'
import { alphabetical, cleanLine, cleanText, escapeXml, slugOf, twoLines } from './text.ts'

it.each([
  ['makes one line of what was pasted', '  two\r\nlines\tand \u0000a NUL ', 'two lines and a NUL'],
  ['removes marks that hide or reorder text', 'a\u202egnp.exe\u200b\u061c', 'agnp.exe'],
  ['leaves single spaces where a hidden mark stood between two', 'a \u200b  b', 'a b'],
  ['composes letters', 'Jose\u0301', 'José'],
  ['leaves thirty marks on a letter', `x${'\u0316'.repeat(100)}y`, `x${'\u0316'.repeat(30)}y`],
  ['keeps the marks of each letter', 'e\u0301'.repeat(3), 'ééé'],
  ['reads no more than any field takes', 'a'.repeat(60_000), 'a'.repeat(50_000)],
])('a line %s', (_, typed, clean) => {
  expect(cleanLine(typed)).toBe(clean)
})

it('is not kept busy by a pile of accents', () => {
  expect(cleanLine(`a${'\u0301\u0316'.repeat(500_000)}`).length).toBeLessThan(40)
})

it('a longer text keeps its paragraphs', () => {
  expect(cleanText('one \r\n\r\n\r\n\r\n two\rthree')).toBe('one\n\ntwo\nthree')
  expect(cleanText('\n\n a\u200b \nb\n\n')).toBe('a\nb')
  expect(cleanText(`${'a\n'.repeat(25_000)}b`)).not.toContain('b')
})

it('puts names in the order of their letters', () => {
  expect([alphabetical('Ash', 'Ashford'), alphabetical('b', 'a'), alphabetical('a', 'a')]).toEqual([-1, 1, 0])
})

it('escapes what means something in XML', () => {
  expect(escapeXml('a & b <c> "d"')).toBe('a &amp; b &lt;c&gt; &quot;d&quot;')
})

it.each([
  ['Junkies', ['Junkies']],
  ['Driftwood Hauling', ['Driftwood', 'Hauling']],
  ['Larch & Stone Haul-Away', ['Larch & Stone', 'Haul-Away']],
  ['A Very Long Name Indeed', ['A Very Long', 'Name Indeed']],
])('%s takes two lines at most, as even as they can be', (name, lines) => {
  expect(twoLines(name)).toEqual(lines)
})

it.each([
  ['Cañon City', 'canon-city'],
  ['ʻEwa Beach', 'ewa-beach'],
  ['O’Fallon', 'ofallon'],
  ["Coeur d'Alene", 'coeur-dalene'],
  [' St. Paul! ', 'st-paul'],
])('%s is %s in an address', (name, slug) => {
  expect(slugOf(name)).toBe(slug)
})
