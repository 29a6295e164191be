import { brokenPrefix } from '../../../src/server/store/marks.ts'
import type { Place } from './place.ts'
import { deleteFiles, query, readFile } from './place.ts'
import { bucketName } from './settings.ts'
import { shortTime } from './times.ts'

const marks = `FROM marks WHERE name GLOB '${brokenPrefix}*'`

/** Prints what the sweep could not read and set aside; `yes` deletes it. A request that was cut off can be read here. */
export async function broken(place: Place, yes: boolean): Promise<void> {
  const [found] = await query<[{ name: string; value: number }[]]>(place, [`SELECT name, value ${marks}`])
  if (found.length === 0) return console.log('Everything in the spool could be read.')
  const bucket = await bucketName()
  for (const { name, value } of found)
    console.log(`${name}, set aside ${shortTime(value)}\n${await readFile(place, bucket, name)}\n`)
  if (!yes) return console.log('To delete them: npm run leads -- broken --yes')
  const names = found.map(({ name }) => name)
  await deleteFiles(place, bucket, names)
  await query(place, [
    `DELETE FROM marks WHERE name IN (${names.map((name) => `'${name.replaceAll("'", "''")}'`).join(', ')})`,
  ])
  console.log(`Deleted: ${names.length}.`)
}
