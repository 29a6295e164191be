// `npm run owner`: what the desk can't do, and how it's opened when no mail comes. Alone it lists the commands.
import { confirmed, isTakenByNpm } from '../lib/terminal.ts'
import { type Asked, readArguments, type Verb } from './arguments.ts'
import { open } from './open.ts'
import { type OwnerSite, openSite, type Target, targetWords } from './ownerSite.ts'

/** What a command has to say. In a pipe only `data` goes to the standard output; `notes` are for whoever reads along. */
export type Answer =
  | { readonly data: readonly string[]; readonly notes?: readonly string[] }
  | { readonly problem: string }

/** Who reads the answer. */
type Reader = {
  /** Whether somebody reads along, in place of another program or a file. */
  readonly isTerminal: boolean
  /** Asks, and says whether the answer is the word yes; undefined where there's nobody to ask. */
  readonly confirm: ((question: string) => Promise<boolean>) | undefined
}

export type Command = (site: OwnerSite, asked: Asked, reader: Reader) => Promise<Answer>

const help = `npm run owner open                 a link that opens the desk
npm run owner export               jobs as CSV, safe in a spreadsheet: the desk’s own file
npm run owner forget REFERENCE     deletes all that’s stored about a person

Options come after --, as in npm run owner open -- --remote
--remote            the deployed site instead of this machine’s
--json              all that’s stored of requests as JSON, for export
--yes               doesn’t ask, for forget
--persist-to DIR    other local state
Into a file: npm run -s owner export -- --remote > jobs.csv`

/** What needs a database, and what the build made: both are asked for when there's something to do. */
const onSite: Readonly<Record<Exclude<Verb, 'help' | 'open'>, () => Promise<Command>>> = {
  export: async () => (await import('./export.ts')).exportAll,
  forget: async () => (await import('./forget.ts')).forget,
}

/** The running Worker may lock the local database for a moment. */
const tries = 4

async function answer(asked: Asked, reader: Reader): Promise<Answer> {
  if (asked.verb === 'help') return { data: help.split('\n') }
  if (asked.verb === 'open') return open(asked)
  const command = await onSite[asked.verb]()
  const site = await openSite(asked)
  try {
    for (let attempt = 1; ; attempt++) {
      try {
        return await command(site, asked, reader)
      } catch (error) {
        if (!String(error).includes('SQLITE_BUSY') || attempt === tries) throw error
      }
    }
  } finally {
    await site.close()
  }
}

const reasonFor = (error: unknown, { remote }: Target): string => {
  const said = error instanceof Error ? error.message : String(error)
  if (said.includes('/.build/')) return 'Part of the build isn’t here: run npm run build once.'
  return said.includes('no such table')
    ? `There’s no database yet, or it’s an older one: run ${remote ? 'npm run deploy' : 'npm start'} once.`
    : said
}

type Write = (text: string) => void
type Terminal = Reader & { readonly out: Write; readonly err: Write }

/**
 * Runs a command line and gives the exit code. The first line says which business's database it's about; where somebody reads
 * along it's above the answer, and in a pipe it's with the errors, since the answer is data there.
 */
export async function owner(
  words: readonly string[],
  { out, err, ...reader }: Terminal,
  taken?: (name: string) => boolean,
): Promise<number> {
  const asked = readArguments(words, taken)
  const isUnderstood = typeof asked === 'object'
  const target = isUnderstood ? asked : { remote: words.includes('--remote') }
  const isData = !reader.isTerminal || (isUnderstood && asked.verb === 'export')
  const note = (lines: readonly string[], write: Write) => write(lines.map((line) => `${line}\n`).join(''))
  note([targetWords(target)], isData ? err : out)
  const said: Answer = isUnderstood
    ? await answer(asked, reader).catch((error: unknown) => ({ problem: reasonFor(error, target) }))
    : { problem: asked }
  if ('problem' in said) {
    note([said.problem], err)
    return 1
  }
  if (said.data.length > 0) out(`${said.data.join('\n')}\n`)
  note(said.notes ?? [], isData ? err : out)
  return 0
}

if (import.meta.main) {
  const { stdin, stdout, stderr, argv } = process
  const terminal = {
    isTerminal: stdout.isTTY,
    confirm: stdin.isTTY && stdout.isTTY ? confirmed : undefined,
    out: (text: string) => void stdout.write(text),
    err: (text: string) => void stderr.write(text),
  }
  process.exitCode = await owner(argv.slice(2), terminal, isTakenByNpm)
}
