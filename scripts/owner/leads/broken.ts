import { brokenFilesSql, forgetBrokenSql } from '../../../src/server/store/ownerSql.ts'
import { bucketName } from '../../lib/wranglerConfig.ts'
import type { Target } from '../lib/wrangler.ts'
import { deleteFiles, query, readFile } from '../lib/wrangler.ts'
import { shortTime } from './times.ts'

/** Prints the spool files that the sweep could not parse; `yes` deletes them. A truncated request can be read here. */
export async function broken(target: Target, yes: boolean): Promise<void> {
  const [found] = await query<[{ name: string; value: number }[]]>(target, [brokenFilesSql()])
  if (found.length === 0) return console.log('Everything in the spool could be read.')
  const bucket = await bucketName()
  for (const { name, value } of found)
    console.log(`${name}, set aside ${shortTime(value)}\n${await readFile(target, bucket, name)}\n`)
  if (!yes) return console.log('To delete them: npm run leads -- broken --yes')
  const names = found.map(({ name }) => name)
  await deleteFiles(target, bucket, names)
  await query(target, [forgetBrokenSql(names)])
  console.log(`Deleted: ${names.length}.`)
}
