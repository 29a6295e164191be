// `npm run leads`: lists requests and runs the owner's commands on them. `npm run leads -- help` lists the commands.
import type { HealthRow } from '../../../src/server/store/health.ts'
import { assessHealth, healthSql } from '../../../src/server/store/health.ts'
import { fail } from '../../lib/run.ts'
import type { Target } from '../lib/wrangler.ts'
import { query } from '../lib/wrangler.ts'
import { readArguments } from './arguments.ts'
import { broken } from './broken.ts'
import { exportAll } from './export.ts'
import { forget } from './forget.ts'
import { cancel, release, spam } from './leadState.ts'
import { list } from './list.ts'
import { replay, replayDead } from './replay.ts'
import { show } from './show.ts'

/** Counts end there. */
const mostCounted = 1000

/** Prints what `/healthz` says, with the figures behind it, which are only for the owner. */
async function health(target: Target): Promise<void> {
  const [[row]] = await query<[[HealthRow]]>(target, [healthSql(mostCounted)])
  const { problems, figures } = assessHealth(row, Date.now())
  console.log(problems.length === 0 ? 'All is well.' : `Needs a look: ${problems.join(', ')}`)
  console.table(figures)
}

const help = `npm run leads                        the newest requests; npm run leads -- list is the same
npm run leads -- list --unusual      the newest ones that look unusual, with the reasons
npm run leads -- show REFERENCE      everything about one: answers, changes, messages sent, photos with links
npm run leads -- replay REFERENCE    send it to the owner again, on every channel
npm run leads -- replay --dead       retry every dead message
npm run leads -- spam REFERENCE      mark it as spam: its seat is freed, and it is deleted 30 days after it came in
npm run leads -- release REFERENCE   it looked unusual but is real: its seat is booked, and the owner gets the email
npm run leads -- cancel REFERENCE    cancel its pickup: the seat is freed, and the customer gets no message
npm run leads -- export              every request as CSV, safe to open in a spreadsheet
npm run leads -- forget REFERENCE    delete everything stored about a person; --yes skips the question
npm run leads -- health              what is waiting, since when, and what is wrong
npm run leads -- broken              spool files that couldn’t be read; --yes deletes them

--remote works on the deployed site. --persist-to DIRECTORY uses another local state.
Into a file: npm run -s leads -- export > requests.csv`

const parsed = readArguments(process.argv.slice(2))
if (typeof parsed === 'string') fail(parsed)
const { command, reference, yes, dead, unusual, remote, persistTo } = parsed
const target = { remote, persistTo }

const commands = {
  list: () => list(target, unusual),
  show: () => show(target, reference),
  replay: () => (dead ? replayDead(target) : replay(target, reference)),
  spam: () => spam(target, reference),
  release: () => release(target, reference),
  cancel: () => cancel(target, reference),
  export: () => exportAll(target),
  forget: () => forget(target, reference, yes),
  health: () => health(target),
  broken: () => broken(target, yes),
  help: async () => console.log(help),
}

await commands[command]()
