import { cloneElement, isValidElement } from 'react'

const doubled: Readonly<Record<string, string>> = { a: 'àà', e: 'èè', i: 'ìì', o: 'òò', u: 'ùù' }

/** What isn't read by anybody: addresses, names of drawings, keys, lists of items as addresses have them. */
const isText = (key: string, value: unknown) =>
  typeof value !== 'string' || !/^(?:id|href|slug|drawing|icon|kind|items)$/.test(key)

const longer = (text: string): string =>
  /^(?:[/#]|https?:|mailto:|tel:|sms:)/.test(text)
    ? text
    : text.replace(/[aeiou]/gi, (vowel) => {
        const two = doubled[vowel.toLowerCase()] ?? ''
        return vowel === vowel.toLowerCase() ? two : two.toUpperCase()
      })

/** Texts, and what makes them, in a language that nobody speaks: English with each vowel doubled, some 40 % longer. */
export function pseudo<T>(said: T): T {
  const changed = (value: unknown): unknown => {
    if (typeof value === 'string') return longer(value)
    if (typeof value === 'function') return (...given: unknown[]) => changed(value(...given))
    if (Array.isArray(value)) return value.map(changed)
    if (isValidElement<{ children?: unknown }>(value)) {
      const { children } = value.props
      return children === undefined ? value : cloneElement(value, undefined, ...([changed(children)].flat() as []))
    }
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, isText(key, one) ? changed(one) : one]))
    return value
  }
  return changed(said) as T
}

/** Words of a text that aren't in that language. */
export const notPseudo = (text: string): string[] =>
  (text.match(/[\p{L}\p{N}.@’]+/gu) ?? []).filter((word) => /[aeiou]/i.test(word) && !/[@.]\w/.test(word))
