import { parseArgs } from 'node:util'
import { referencePattern } from '../../../src/server/intake/reference.ts'

/** Commands about one request. */
const withReference = ['show', 'replay', 'spam', 'release', 'cancel', 'forget'] as const
const commands = ['list', ...withReference, 'export', 'health', 'broken', 'help'] as const

type Command = (typeof commands)[number]

const options = {
  remote: { type: 'boolean' },
  yes: { type: 'boolean', short: 'y' },
  dead: { type: 'boolean' },
  unusual: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
  'persist-to': { type: 'string' },
} as const

const isCommand = (word: string): word is Command => (commands as readonly string[]).includes(word)
const needsReference = (word: string): boolean => (withReference as readonly string[]).includes(word)

/** Undoes what happens to a reference on the phone: small letters, O for 0, I or L for 1, gaps. */
const normalReference = (typed: string) =>
  typed.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1')

/**
 * Parses a command line; a string is an error message of one line. `reference` is empty where the command is about all
 * requests; `yes` skips the question and, with `broken`, deletes the files.
 */
export function readArguments(words: readonly string[]) {
  let parsed: ReturnType<typeof parseArgs<{ options: typeof options; allowPositionals: true }>>
  try {
    parsed = parseArgs({ args: [...words], options, allowPositionals: true })
  } catch (error) {
    return `${(error as Error).message.split('. ')[0]}. See npm run leads -- help`
  }
  const { values, positionals } = parsed
  const { remote = false, yes = false, dead = false, unusual = false, help = false } = values
  const [word = help ? 'help' : 'list', typed = '', ...more] = positionals
  if (!isCommand(word)) return `There is no command ${word}. See npm run leads -- help`
  const reference = normalReference(typed)
  if (more.length > 0 || (typed && !needsReference(word))) return `${word} takes no argument ${more[0] ?? typed}`
  if (dead && (word !== 'replay' || typed)) return '--dead works only with replay, without a reference'
  if (unusual && word !== 'list') return '--unusual works only with list'
  if (needsReference(word) && !dead && !referencePattern.test(reference))
    return typed
      ? `${typed} is not a reference: those have ten letters and digits`
      : `Which one? npm run leads -- ${word} REFERENCE`
  return { command: word, reference, remote, yes, dead, unusual, persistTo: values['persist-to'] } as const
}
