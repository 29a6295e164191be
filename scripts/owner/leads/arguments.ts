import { parseArgs } from 'node:util'
import { referencePattern } from '../../../src/server/intake/reference.ts'

const commands = [
  'list',
  'show',
  'replay',
  'spam',
  'release',
  'cancel',
  'export',
  'forget',
  'health',
  'broken',
  'help',
] as const

export type Command = (typeof commands)[number]

export type Arguments = {
  readonly command: Command
  /** Empty where the command is about all requests. */
  readonly reference: string
  readonly remote: boolean
  readonly json: boolean
  /** Skip the question; with `broken`: delete the files. */
  readonly yes: boolean
  /** Every dead message. */
  readonly dead: boolean
  /** Only what looks unusual. */
  readonly unusual: boolean
  readonly persistTo: string | undefined
}

/** Commands about one request. */
const withReference: readonly Command[] = ['show', 'replay', 'spam', 'release', 'cancel', 'forget']
const options = {
  remote: { type: 'boolean' },
  json: { type: 'boolean' },
  csv: { type: 'boolean' },
  yes: { type: 'boolean', short: 'y' },
  dead: { type: 'boolean' },
  unusual: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
  'persist-to': { type: 'string' },
} as const

const isCommand = (word: string): word is Command => (commands as readonly string[]).includes(word)

/** Undoes what happens to a reference on the phone: small letters, O for 0, I or L for 1, gaps. */
const normalReference = (typed: string) =>
  typed.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1')

/** Parses a command line; a string is an error message of one line. */
export function readArguments(words: readonly string[]): Arguments | string {
  let parsed: ReturnType<typeof parseArgs<{ options: typeof options; allowPositionals: true }>>
  try {
    parsed = parseArgs({ args: [...words], options, allowPositionals: true })
  } catch (error) {
    return `${(error as Error).message.split('. ')[0]}. See npm run leads -- help`
  }
  const { values, positionals } = parsed
  const { remote = false, json = false, csv = false, yes = false, dead = false, unusual = false, help = false } = values
  const [word = help ? 'help' : json || csv ? 'export' : 'list', typed = '', ...more] = positionals
  if (!isCommand(word)) return `There is no command ${word}. See npm run leads -- help`
  const reference = normalReference(typed)
  if (more.length > 0 || (typed && !withReference.includes(word)))
    return `${word} takes no argument ${more[0] ?? typed}`
  if (json && csv) return 'Either --json or --csv'
  if (dead && (word !== 'replay' || typed)) return '--dead works only with replay, without a reference'
  if (unusual && word !== 'list') return '--unusual works only with list'
  if (withReference.includes(word) && !dead && !referencePattern.test(reference))
    return typed
      ? `${typed} is not a reference: those have ten letters and digits`
      : `Which one? npm run leads -- ${word} REFERENCE`
  return { command: word, reference, remote, json, yes, dead, unusual, persistTo: values['persist-to'] }
}
