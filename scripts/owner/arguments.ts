import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { referencePattern } from '../../src/request/reference.ts'

/** The commands, and the options of its own that each takes. */
const verbs = { open: [], export: ['json'], forget: ['yes'], help: [] } as const
export type Verb = keyof typeof verbs

/** What is asked for. `reference` is empty where it's about all requests. */
export type Asked = Readonly<Record<'remote' | 'json' | 'yes', boolean>> & {
  readonly verb: Verb
  readonly reference: string
  /** Another folder of local state. */
  readonly persistTo: string | undefined
}

const options = {
  remote: { type: 'boolean' },
  'persist-to': { type: 'string' },
  json: { type: 'boolean' },
  yes: { type: 'boolean', short: 'y' },
} as const

const isVerb = (word: string): word is Verb => Object.hasOwn(verbs, word)

/** Undoes what happens to a reference on the phone: small letters, O for 0, I or L for 1, gaps. */
const normalReference = (typed: string) =>
  typed.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1')

const seeHelp = 'See npm run owner help'

/** Parses a command line; a string says in one line what is wrong. `taken`: whether npm took an option for its own. */
export function readArguments(
  words: readonly string[],
  taken: (name: string) => boolean = () => false,
): Asked | string {
  const help = { remote: false, json: false, yes: false, verb: 'help', reference: '', persistTo: undefined } as const
  if (words.includes('--help') || words.includes('-h')) return help
  let parsed: ReturnType<typeof parseArgs<{ options: typeof options; allowPositionals: true }>>
  try {
    parsed = parseArgs({ args: [...words], options, allowPositionals: true })
  } catch (error) {
    return `${(error as Error).message.split('. ')[0]}. ${seeHelp}`
  }
  // A reference that was read out in groups comes as several words.
  const [verb = 'help', ...typed] = parsed.positionals
  if (!isVerb(verb)) return `There is no command ${verb}. ${seeHelp}`
  const { 'persist-to': persistTo, ...said } = parsed.values
  const own: readonly string[] = ['remote', ...verbs[verb]]
  const strange = Object.keys(said).find((name) => !own.includes(name))
  if (strange) return `Unknown option '--${strange}'. ${seeHelp}`
  if (verb !== 'forget' && typed.length > 0) return `Unexpected argument '${typed[0]}'. ${seeHelp}`
  if (persistTo !== undefined && !existsSync(persistTo)) return `There’s no folder ${persistTo || 'without a name'}`
  const reference = normalReference(typed.join(' '))
  if (verb === 'forget' && !reference) return 'Which one? npm run owner forget REFERENCE'
  if (verb === 'forget' && !referencePattern.test(reference))
    return `${typed.join(' ')} isn’t a reference: those have ten letters and digits`
  const on = (name: keyof typeof said) => said[name] === true || (own.includes(name) && taken(name))
  return { remote: on('remote'), json: on('json'), yes: on('yes'), verb, reference, persistTo }
}
