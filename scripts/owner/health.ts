import { ageWords } from '../../src/domain/desk.ts'
import { problemWords } from '../../src/server/delivery/problems.ts'
import type { HealthRow } from '../../src/server/store/health.ts'
import { assessHealth, healthSql } from '../../src/server/store/health.ts'
import { brokenFilesSql, forgetBrokenSql } from '../../src/server/store/ownerSql.ts'
import { deleteFiles } from '../../src/server/store/retention.ts'
import { momentOf } from '../../src/ui/desk/requestWords.ts'
import { query } from '../lib/remoteStore.ts'
import type { Command } from './answer.ts'
import { agreed, counted } from './answer.ts'
import type { Fact } from './layout.ts'
import { factLines } from './layout.ts'
import type { OwnerSite } from './ownerSite.ts'

/** Counts end there. */
const mostCounted = 1000

type BrokenFile = { name: string; value: number }

/** What to do about a problem, where there's a command for it. */
const nextSteps: Readonly<Record<string, string>> = {
  'dead-letters': 'The desk shows it under Requests, and sends it again',
  'spool-broken': 'Call whoever the file is from, then npm run owner health -- --clear',
}

/** A count, and how long the oldest has been waiting (seconds). */
const waiting = (count = 0, age = 0) => {
  if (count === 0) return '0'
  return age < 60 ? `${count}, since just now` : `${count}, the oldest for ${ageWords(Math.floor(age / 60))}`
}

/** Files of the spool that couldn't be read, with what is in them: a request that was cut off is still legible. */
const brokenFacts = ({ env, now }: OwnerSite, files: readonly BrokenFile[]): Promise<Fact[]> =>
  Promise.all(
    files.map(async ({ name, value }): Promise<Fact> => {
      const text = await (await env.FILES.get(name))?.text()
      return ['File', `${name}, set aside ${momentOf(value, now())}`, text ?? 'It’s gone from the bucket.']
    }),
  )

async function facts(site: OwnerSite, row: HealthRow, files: readonly BrokenFile[]): Promise<Fact[]> {
  const now = site.now()
  const report = assessHealth(row, now)
  const words = problemWords(report, now)
  const { pending, pendingAge, dead, spooled, spoolAge, spoolBroken, cronAge = -1 } = report.figures
  return [
    [
      'Health',
      ...(words.length === 0 ? [report.problems.length === 0 ? 'All is well' : 'The cron hasn’t run yet'] : words),
    ],
    ['Next', ...report.problems.flatMap((code) => nextSteps[code] ?? [])],
    ['Waiting messages', waiting(pending, pendingAge)],
    ['Undelivered messages', String(dead)],
    ['In the spool', waiting(spooled, spoolAge)],
    ['Unreadable files', String(spoolBroken)],
    ['Last run of the cron', cronAge < 0 ? 'never' : `${cronAge} s ago`],
    ...(await brokenFacts(site, files)),
  ]
}

/** What is waiting, since when, and what is wrong. `--clear` deletes the files that couldn't be read. */
export const health: Command = async (site, asked, reader) => {
  const { DB } = site.env
  const [[row], files] = await query<[[HealthRow], BrokenFile[]]>(DB, [healthSql(mostCounted), brokenFilesSql()])
  const lines = factLines(await facts(site, row, files), reader.width)
  if (!asked.clear || files.length === 0) return { data: lines }
  const question = `${lines.join('\n')}\nThis deletes ${counted(files.length, 'file')} for good. Type yes: `
  const answer = await agreed(question, asked, reader)
  if (answer !== true) return { problem: answer }
  const names = files.map(({ name }) => name)
  await deleteFiles(site.env, names)
  await query(DB, [forgetBrokenSql(names)])
  return { data: asked.yes ? lines : [], notes: [`Deleted: ${counted(names.length, 'file')}.`] }
}
