import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { getDefaultSettings, spellCheckDocument } from 'cspell-lib'
import { site } from '#site/site.ts'
import { towns } from '#site/towns.ts'

/** What a neighbor wouldn't say, with what's said instead. */
const banned: readonly { readonly pattern: RegExp; readonly instead: string }[] = [
  { pattern: /\b(?:cannot|can not)\b/i, instead: 'can’t' },
  {
    pattern:
      /\b(?:do|does|did|is|are|was|were|will|would|could|should|have|has|had) not\b(?! (?:yet|only|always|all|every))/i,
    instead: 'the contraction',
  },
  {
    pattern: /\b(?:it is|that is|there is|here is) (?:a|an|the|not|your|our)\b/i,
    instead: 'it’s, that’s, there’s',
  },
  {
    pattern: /\b(?:we|you|they) (?:are|will) (?:a|an|the|not|be|call|come|text|take|tell|send|give|open)\b/i,
    instead: 'we’re, you’ll, they’ve',
  },
  { pattern: /\bwhom\b/i, instead: 'who' },
  { pattern: /\bhas to go\b|\bwhat has to\b/i, instead: 'needs to go' },
  { pattern: /\b(?:we|they|it) names?\b|\bnames? (?:one|the|a) price\b/i, instead: 'give you one price' },
  { pattern: /\bwhere (?:it|they) stands?\b|\bfrom where\b/i, instead: 'from wherever it is' },
  { pattern: /\bwe drive in\b|\bwhere we drive\b|\btrucks drive\b/i, instead: 'we serve; pickup hours' },
  {
    pattern: /\band we say so\b|\bas we state it\b|\bcosts nothing\b/i,
    instead: 'nothing: no commentary on ourselves',
  },
  { pattern: /\bsolutions\b|\bnestled\b|\bworld-class\b|\bseamless/i, instead: 'plain words' },
  {
    pattern:
      /\b(?:colour|favour|centre|neighbour|grey|cancelled|cancelling|travell|whilst|amongst|towards|afterwards)\b/i,
    instead: 'American spelling',
  },
]

/** Sentences of a text that the voice forbids, each with what to say instead. */
export const unlikely = (text: string): string[] =>
  banned.flatMap(({ pattern, instead }) => {
    const at = pattern.exec(text)
    return at ? [`“…${text.slice(Math.max(0, at.index - 30), at.index + 40)}…”: ${instead}`] : []
  })

const listed = (file: string): string[] =>
  readFileSync(resolve(file), 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))

/** Words of a business's own names: its towns, counties and address. */
const ownNames = [
  site.name,
  site.address.street,
  site.address.locality,
  site.area.landmark.name,
  ...site.area.counties.map(({ name }) => name),
  ...towns.map(({ name }) => name),
].flatMap((name) => name.split(' ').flatMap((word) => [word, `${word}’s`]))

/** The project has a name whichever business is built. */
const { name: projectName } = JSON.parse(readFileSync('package.json', 'utf8')) as { readonly name: string }

/** Words of a text that are neither in a US English dictionary, in the project's lists, nor among the business's names. */
export async function unknownWords(text: string): Promise<string[]> {
  const words = [...listed('tests/support/words.txt'), ...listed('.site/words.txt'), projectName, ...ownNames]
  const { issues } = await spellCheckDocument(
    { uri: 'file:///words.txt', text, languageId: 'plaintext', locale: 'en-US' },
    { generateSuggestions: false, noConfigSearch: true },
    { ...(await getDefaultSettings()), language: 'en-US', words, minWordLength: 3 },
  )
  return [...new Set(issues.map(({ text: word }) => word))]
}
