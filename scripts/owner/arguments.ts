import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { referencePattern } from '../../src/server/intake/reference.ts'

const options = {
  remote: { type: 'boolean' },
  json: { type: 'boolean' },
  yes: { type: 'boolean', short: 'y' },
  help: { type: 'boolean', short: 'h' },
  'persist-to': { type: 'string' },
} as const
type Flag = Exclude<keyof typeof options, 'persist-to' | 'help'>

/** What each verb takes besides `--remote`; `REFERENCE` is a request's. */
const verbs = {
  open: [],
  export: ['json'],
  forget: ['REFERENCE', 'yes'],
  help: [],
} as const satisfies Readonly<Record<string, readonly (Flag | 'REFERENCE')[]>>
export type Verb = keyof typeof verbs

/** What is asked for. `reference` is empty where it's about all requests. */
export type Asked = Readonly<Record<Flag, boolean>> & {
  readonly verb: Verb
  readonly reference: string
  /** Another folder of local state. */
  readonly persistTo: string | undefined
}

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
  let parsed: ReturnType<typeof parseArgs<{ options: typeof options; allowPositionals: true }>>
  try {
    parsed = parseArgs({ args: [...words], options, allowPositionals: true })
  } catch (error) {
    return `${(error as Error).message.split('. ')[0]}. ${seeHelp}`
  }
  const { values, positionals } = parsed
  const [word = 'help', ...more] = values.help ? ['help'] : positionals
  if (!isVerb(word)) return `There is no command ${word}. ${seeHelp}`
  const takes: readonly string[] = verbs[word]
  const on = (name: Flag) => values[name] === true || taken(name)
  const flags = {
    remote: on('remote'),
    json: on('json'),
    yes: on('yes'),
  }
  const wrong = Object.entries(flags).find(([name, isOn]) => isOn && name !== 'remote' && !takes.includes(name))
  if (wrong) return `${word} doesn’t take --${wrong[0]}. ${seeHelp}`
  const persistTo = values['persist-to']
  if (persistTo !== undefined && !existsSync(persistTo)) return `There’s no folder ${persistTo || 'without a name'}`
  const needsReference = takes.includes('REFERENCE')
  // A reference that was read out in groups comes as several words.
  const typed = more.join(' ')
  if (typed && !needsReference) return `${word} doesn’t take ${typed}. ${seeHelp}`
  const reference = normalReference(typed)
  if (needsReference && !typed) return `Which one? npm run owner ${word} REFERENCE`
  if (needsReference && !referencePattern.test(reference))
    return `${typed} isn’t a reference: those have ten letters and digits`
  return { ...flags, verb: word, reference, persistTo }
}
