import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { type ParseArgsOptionsConfig, parseArgs } from 'node:util'
import { fail } from './run.ts'

/** Prints what a command does and exits, if that's what it was asked. */
export function answerHelp(usage: string): void {
  if (!process.argv.includes('--help')) return
  console.log(usage)
  process.exit()
}

/** A command's options and words. Fails on any option that it hasn't: a mistyped one must do nothing. */
export function readOptions<Options extends ParseArgsOptionsConfig, Words extends boolean>(
  usage: string,
  options: Options,
  allowPositionals: Words,
) {
  answerHelp(usage)
  try {
    return parseArgs({ options, allowPositionals })
  } catch (error) {
    return fail(`${(error as Error).message}\n\n${usage}`)
  }
}

/**
 * Whether npm took an option for its own: one that stands before a `--` reaches the command only in the environment. There
 * `yes` may be a person's setting for all of npm, so it has to be said to the command itself.
 */
export const isTakenByNpm = (name: string): boolean =>
  name !== 'yes' && process.env[`npm_config_${name.replaceAll('-', '_')}`] === 'true'

/** A command's options, none of which has a value. Fails on everything else. */
export function readFlags<Name extends string>(usage: string, names: readonly Name[]): Readonly<Record<Name, boolean>> {
  const options = Object.fromEntries(names.map((name) => [name, { type: 'boolean' as const }]))
  const { values } = readOptions(usage, options, false)
  const read = names.map((name) => [name, values[name] === true || isTakenByNpm(name)])
  return Object.fromEntries(read) as Record<Name, boolean>
}

/** Asks, and says whether the answer is the word yes. No answer, and any other one, is a no. */
export async function confirmed(question: string, answers: Readable = process.stdin): Promise<boolean> {
  process.stdout.write(question)
  for await (const answer of createInterface({ input: answers })) return answer.trim().toLowerCase() === 'yes'
  return false
}

const second = 1000

/**
 * Says what takes a while: on a terminal in one line with the seconds so far, which `far` adds how far it is to; elsewhere in a line
 * when it begins, and in one when it's done.
 */
export async function during<T>(what: string, work: (far: (how: string) => void) => Promise<T>): Promise<T> {
  const { stderr } = process
  const from = performance.now()
  let how = ''
  const line = () =>
    [`${what} …`, how, `${Math.round((performance.now() - from) / second)} s`].filter(Boolean).join('  ')
  const show = () => stderr.write(`\r\x1b[K${line()}`)
  if (!stderr.isTTY) stderr.write(`${what} …\n`)
  const timer = stderr.isTTY ? setInterval(show, second) : undefined
  try {
    return await work((now) => {
      how = now
    })
  } finally {
    clearInterval(timer)
    stderr.write(timer ? `\r\x1b[K${line()}\n` : `${line()}\n`)
  }
}
