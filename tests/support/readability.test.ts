import { describe, expect, it } from 'vitest'
import { readingGrade, sentencesOf, syllables, wordsOf } from './readability.ts'

/** Words of this trade by the syllables that a dictionary gives them. */
const known: Readonly<Record<number, string>> = {
  1: 'a truck hauled couch goes piles rule whole clothes moved walled scratched here shed straight wheels 99 we’re',
  2: 'wanted houses tables bottles handles pages prices useless safely movement driveway city doesn’t lion client quiet',
  3: 'removal appliance radio easier piano idea museum carrying donated everything quietly electric Naperville Aurora',
  4: 'demolition community material immediate environment variety appliances usually Batavia television',
  5: 'refrigerator electricity association opportunity',
}

describe('syllables', () => {
  it.each(Object.entries(known))('%s', (count, words) => {
    const wrong = words
      .split(' ')
      .map((word) => [word, wordsOf(word).reduce((sum, part) => sum + syllables(part), 0)] as const)
      .filter(([, found]) => found !== Number(count))
    expect(wrong).toEqual([])
  })

  it('of an abbreviation are those of its letters', () => {
    expect(['WM', 'TV', 'PVC', 'ZIP'].map(syllables)).toEqual([4, 2, 3, 1])
  })
})

describe('sentences and words', () => {
  it('end where a reader ends them', () => {
    expect(sentencesOf('Call before 2 PM. It costs $1,250.50, or less? Yes.')).toHaveLength(3)
    expect(wordsOf('It’s a two-person job, $1,250.50.')).toEqual(['It’s', 'a', 'two', 'person', 'job', '1,250.50'])
  })
})

describe('the reading grade', () => {
  it('is the formula’s for a sentence counted by hand', () => {
    // 6 words, 1 sentence, 7 syllables.
    expect(readingGrade(['The truck is in the driveway.'])).toBeCloseTo(0.39 * 6 + 11.8 * (7 / 6) - 15.59)
  })

  it('grades easy text below hard text', () => {
    expect(readingGrade(['You point. We lift. The room is clean.'])).toBeLessThan(2)
    expect(
      readingGrade([
        'Municipal regulations necessitate authorization prior to the demolition of residential structures.',
      ]),
    ).toBeGreaterThan(15)
  })
})
