import { expect, it } from 'vitest'
import { alphabetical, cleanLine, cleanText } from './text.ts'

it('makes one line of what was pasted', () => {
  expect(cleanLine('  two\r\nlines\tand \u0000a NUL ')).toBe('two lines and a NUL')
})

it('removes marks that hide or reorder text', () => {
  expect(cleanLine('a\u202egnp.exe\u200b\u061c')).toBe('agnp.exe')
})

it('composes letters, so that the same name is the same text', () => {
  expect(cleanLine('Jose\u0301')).toBe('José')
})

it('is not kept busy by a pile of accents', () => {
  const pile = `a${'\u0301\u0316'.repeat(500_000)}`
  expect(cleanLine(pile).length).toBeLessThan(40)
  expect(cleanLine('e\u0301'.repeat(3))).toBe('ééé')
})

it('keeps the paragraphs of a longer text', () => {
  expect(cleanText('one \r\n\r\n\r\n\r\n two\rthree')).toBe('one\n\ntwo\nthree')
})

it('reads no more than any field takes', () => {
  expect(cleanLine('a'.repeat(60_000))).toHaveLength(50_000)
  expect(cleanText(`${'a\n'.repeat(25_000)}b`)).not.toContain('b')
})

it('leaves thirty marks on a letter, and nothing where there is nothing', () => {
  expect(cleanLine(`x${'\u0316'.repeat(100)}y`)).toBe(`x${'\u0316'.repeat(30)}y`)
  expect([cleanLine(''), cleanText(''), cleanText('\n \n')]).toEqual(['', '', ''])
})

it('leaves single spaces where a hidden mark stood between two', () => {
  expect(cleanLine('a \u200b  b')).toBe('a b')
  expect(cleanText('\n\n a\u200b \nb\n\n')).toBe('a\nb')
})

it('puts names in the order of their letters', () => {
  expect(['Riverton', 'Ashford', 'Springfield', 'Ash', 'Riverton'].sort(alphabetical)).toEqual([
    'Ash',
    'Ashford',
    'Riverton',
    'Riverton',
    'Springfield',
  ])
  expect([alphabetical('a', 'b'), alphabetical('b', 'a'), alphabetical('a', 'a')]).toEqual([-1, 1, 0])
})
