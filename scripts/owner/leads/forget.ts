import { createInterface } from 'node:readline/promises'
import { brokenPrefix } from '../../../src/server/store/marks.ts'
import { fail } from '../../run.ts'
import type { Place } from './place.ts'
import { deleteFiles, query } from './place.ts'
import { bucketName } from './settings.ts'

/** Every table that knows somebody by reference, except the one that remembers who asked to be forgotten. */
const tablesOf = `SELECT name FROM sqlite_schema AS it WHERE type = 'table' AND name <> 'erasures'
  AND EXISTS (SELECT 1 FROM pragma_table_info(it.name) WHERE name = 'reference')`

async function confirmed(question: string): Promise<boolean> {
  if (!process.stdin.isTTY) fail('Nobody is there to confirm it. Say --yes if you mean it.')
  const dialog = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await dialog.question(question)
  dialog.close()
  return answer.trim().toLowerCase() === 'yes'
}

type Photo = { object_key: string }
type Mark = { name: string }

/**
 * Deletes everything that is stored of a person. The erasure is written first: from then on nothing that came in before
 * is taken up any more, whatever stops this half-way; the same command again ends it. What lies in the spool, whose files
 * only the Worker can list, the next sweep deletes because of the erasure.
 */
export async function forget(place: Place, reference: string, yes: boolean): Promise<void> {
  const question = `Delete everything that is stored under ${reference}, with its photos, for good? Type yes: `
  if (!yes && !(await confirmed(question))) fail('Nothing was deleted.')
  const is = `WHERE reference = '${reference}'`
  // What could not be read may be theirs as well: its name says so.
  const broken = `FROM marks WHERE name GLOB '${brokenPrefix}${reference}.*'`
  const [, photos, leads, tables, files] = await query<[[], Photo[], unknown[], { name: string }[], Mark[]]>(place, [
    `INSERT INTO erasures (reference, asked_at) VALUES ('${reference}', ${Date.now()})
     ON CONFLICT DO UPDATE SET asked_at = excluded.asked_at`,
    `SELECT object_key FROM photos ${is}`,
    `SELECT 1 FROM leads ${is}`,
    tablesOf,
    `SELECT name ${broken}`,
  ])
  const keys = [...photos.map(({ object_key }) => object_key), ...files.map(({ name }) => name)]
  if (keys.length > 0) await deleteFiles(place, await bucketName(), keys)
  await query(place, [...tables.map(({ name }) => `DELETE FROM ${name} ${is}`), `DELETE ${broken}`])
  const what = leads.length > 0 ? 'the request, its changes and messages' : 'no request was in the database'
  console.log(`${reference} is forgotten: ${what}; photos: ${photos.length}.
What still waits in the spool is dropped within two minutes, when the site runs.
Mails, texts and webhook messages that were sent are not here: delete them where they went.`)
}
