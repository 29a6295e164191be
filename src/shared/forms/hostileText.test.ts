import { expect, it } from 'vitest'
import { lookUpPlace } from '../../business/lookUpPlace.ts'
import { isEmail, meantEmail, parseUsPhone } from '../../domain/contact/contact.ts'
import { plainText } from '../../domain/contact/textMessage.ts'
import { spamSignals } from '../../domain/source.ts'
import { parseForm, textFields } from './form.ts'
import { forms } from './forms.ts'

const sending = { honeypot: '', elapsedMs: undefined, frequent: false, challengePassed: undefined }

/** What reads a visitor's text, however long it is. */
const readers: Readonly<Record<string, (text: string) => unknown>> = {
  ...Object.fromEntries(
    forms.map((form) => [
      `the form ${form.name}`,
      (text: string) => parseForm(form, Object.fromEntries(textFields(form).map(([name]) => [name, text]))),
    ]),
  ),
  isEmail,
  meantEmail,
  parseUsPhone,
  lookUpPlace,
  spamSignals: (text) => spamSignals({ ...sending, texts: [text] }),
  plainText,
}

/** Beginnings that repeat without ever becoming what's looked for. */
const pieces = ['a', '5', '.', '@', ',', ';', ' ', '\n', ', ', '@.', 'x ', ' ext', '5 x', 'a-', ',US ', 'http:/', 'é']

/** The text of so many characters, with an end that none of the patterns allows. */
const repeated = (piece: string, length: number) => `a@${piece.repeat(length / piece.length)}!x`

const short = 1000
const long = 16_000

/** The least time of five tries, in ms. */
function leastMs(work: () => void): number {
  const times = Array.from({ length: 5 }, () => {
    const start = performance.now()
    work()
    return performance.now() - start
  })
  return Math.min(...times)
}

it.each(Object.keys(readers))('%s takes no longer for one long text than for many short ones', (name) => {
  const read = readers[name]
  for (const piece of pieces) {
    const [many, one] = [repeated(piece, short), repeated(piece, long)]
    const manyMs = leastMs(() => {
      for (let count = 0; count < long / short; count++) read?.(many)
    })
    // A pattern that starts over at each character would take sixteen times as long.
    expect(
      leastMs(() => read?.(one)),
      JSON.stringify(piece),
    ).toBeLessThan(4 * manyMs + 2)
  }
})
