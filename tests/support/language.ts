import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { getDefaultSettings, readSettings, spellCheckDocument } from 'cspell-lib'
import { site } from '#site/site.ts'
import { towns } from '#site/towns.ts'
import { crewNames } from '../../src/business/crews.ts'

/** What a neighbor wouldn't say, with what's said instead. */
const banned: readonly (readonly [pattern: RegExp, instead: string])[] = [
  [/\b(?:cannot|can not)\b/i, 'can’t'],
  [
    /\b(?:do|does|did|is|are|was|were|will|would|could|should|have|has|had) not\b(?! (?:yet|only|always|all|every))/i,
    'the contraction',
  ],
  [/\b(?:it is|that is|there is|here is) (?:a|an|the|not|your|our)\b/i, 'it’s, that’s, there’s'],
  [
    /\b(?:we|you|they) (?:are|will) (?:a|an|the|not|be|call|come|text|take|tell|send|give|open)\b/i,
    'we’re, you’ll, they’ve',
  ],
  [/\bwhom\b/i, 'who'],
  [/\bhas to go\b|\bwhat has to\b/i, 'needs to go'],
  [/\b(?:we|they|it) names?\b|\bnames? (?:one|the|a) price\b/i, 'give you one price'],
  [/\bwhere (?:it|they) stands?\b|\bfrom where\b/i, 'from wherever it is'],
  [/\bwe drive in\b|\bwhere we drive\b|\btrucks drive\b/i, 'we serve; pickup hours'],
  [/\band we say so\b|\bas we state it\b|\bcosts nothing\b/i, 'nothing: no commentary on ourselves'],
  [/\bsolutions\b|\bnestled\b|\bworld-class\b|\bseamless/i, 'plain words'],
]

/** What a text says that the voice forbids, with what to say instead. */
export const unlikely = (text: string): string[] =>
  banned.flatMap(([pattern, instead]) => (pattern.test(text) ? [`${instead}: ${text}`] : []))

const listed = (file: string): string[] =>
  readFileSync(resolve(file), 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))

/** Words of the project's name and of a business's own names. */
const ownNames = [site, site.area.landmark, site.area.state, ...site.area.counties, ...towns]
  .map(({ name }) => name)
  .concat(site.address.street, site.address.locality, crewNames, JSON.parse(readFileSync('package.json', 'utf8')).name)
  .flatMap((name) => name.split(' ').flatMap((word) => [word, `${word}’s`]))

/** Words of a text that are neither in a dictionary, nor in the lists of words, nor own names. */
async function unknownIn(text: string, language: string, words: readonly string[], settings: object) {
  const { issues } = await spellCheckDocument(
    { uri: 'file:///words.txt', text, languageId: 'plaintext' },
    { generateSuggestions: false, noConfigSearch: true },
    { ...settings, language, words: [...words, ...ownNames], minWordLength: 3 },
  )
  return [...new Set(issues.map(({ text: word }) => word))]
}

/** Words of a text that aren't US English. */
export const unknownWords = async (text: string): Promise<string[]> =>
  unknownIn(text, 'en-US', ['tests/support/words.txt', '.site/words.txt'].flatMap(listed), await getDefaultSettings())

/** English names that a business's Spanish texts keep: as a whole, so that their words pass nowhere else. */
const keptNames = existsSync('.site/es/words.txt') ? listed('.site/es/words.txt') : []

/** A text in another language without the addresses and the English names in it. */
const withoutNames = (text: string): string =>
  keptNames.reduce((left, name) => left.replaceAll(name, ' '), text.replace(/https?:\S+|\S+@\S+/g, ''))

/** Words of a text that aren't Spanish: only its own dictionary counts, so that no English word passes. */
export const unknownSpanish = async (text: string): Promise<string[]> =>
  unknownIn(withoutNames(text), 'es', listed('tests/support/words.es.txt'), {
    ...(await readSettings('@cspell/dict-es-es/cspell-ext.json')),
    loadDefaultConfiguration: false,
  })
