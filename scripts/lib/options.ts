import { parseArgs } from 'node:util'
import { fail } from './run.ts'

/** Says what a command does, if that's all it was asked. */
export function answerHelp(usage: string): void {
  if (!process.argv.includes('--help')) return
  console.log(usage)
  process.exit()
}

/**
 * npm takes options that stand before a `--` for its own and passes them on only in its environment. There `yes` may be a
 * person's setting for all of npm, so it has to be said to the command itself.
 */
const isTakenByNpm = (name: string) =>
  name !== 'yes' && process.env[`npm_config_${name.replaceAll('-', '_')}`] === 'true'

/** A command's options, none of which has a value. Fails on everything else: a mistyped one must do nothing. */
export function readFlags<Name extends string>(usage: string, names: readonly Name[]): Readonly<Record<Name, boolean>> {
  answerHelp(usage)
  try {
    const options = Object.fromEntries(names.map((name) => [name, { type: 'boolean' as const }]))
    const { values } = parseArgs({ options })
    const read = names.map((name) => [name, values[name] === true || isTakenByNpm(name)])
    return Object.fromEntries(read) as Record<Name, boolean>
  } catch (error) {
    return fail(`${(error as Error).message}\n\n${usage}`)
  }
}
