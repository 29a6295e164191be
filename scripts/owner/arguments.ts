import { existsSync } from 'node:fs'
import { type ParseArgsOptionsConfig, parseArgs } from 'node:util'
import { referencePattern } from '../../src/request/reference.ts'

const target = { remote: { type: 'boolean' }, 'persist-to': { type: 'string' } } as const

/** The commands, and the options that each takes. */
const verbs = {
  open: target,
  export: { ...target, json: { type: 'boolean' } },
  forget: { ...target, yes: { type: 'boolean', short: 'y' } },
  help: target,
} as const satisfies Readonly<Record<string, ParseArgsOptionsConfig>>
export type Verb = keyof typeof verbs

/** What is asked for. `reference` is empty where it's about all requests. */
export type Asked = Readonly<Record<'remote' | 'json' | 'yes', boolean>> & {
  readonly verb: Verb
  readonly reference: string
  /** Another folder of local state. */
  readonly persistTo: string | undefined
}

const every: ParseArgsOptionsConfig = { ...verbs.open, ...verbs.export, ...verbs.forget }

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
  const isHelp = words.includes('--help') || words.includes('-h')
  // An option's value comes before a command too.
  const [first = 'help'] = parseArgs({ args: [...words], options: every, strict: false }).positionals
  const verb = isHelp ? 'help' : first
  if (!isVerb(verb)) return `There is no command ${verb}. ${seeHelp}`
  const options: ParseArgsOptionsConfig = verbs[verb]
  const isOfOne = verb === 'forget'
  const args = isHelp ? [] : words.filter((_, at) => words.indexOf(verb) !== at)
  let parsed: ReturnType<typeof parseArgs<{ options: ParseArgsOptionsConfig; allowPositionals: true }>>
  try {
    parsed = parseArgs({ args, options, allowPositionals: isOfOne })
  } catch (error) {
    return `${(error as Error).message.split('. ')[0]}. ${seeHelp}`
  }
  const on = (name: string) => parsed.values[name] === true || (name in options && taken(name))
  const persistTo = parsed.values['persist-to'] as string | undefined
  if (persistTo !== undefined && !existsSync(persistTo)) return `There’s no folder ${persistTo || 'without a name'}`
  // A reference that was read out in groups comes as several words.
  const typed = parsed.positionals.join(' ')
  const reference = normalReference(typed)
  if (isOfOne && !typed) return 'Which one? npm run owner forget REFERENCE'
  if (isOfOne && !referencePattern.test(reference))
    return `${typed} isn’t a reference: those have ten letters and digits`
  return { remote: on('remote'), json: on('json'), yes: on('yes'), verb, reference, persistTo }
}
