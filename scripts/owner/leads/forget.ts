import { recountSql } from '../../../src/server/store/occupied.ts'
import { deleteFromSql, eraseSql, forgetBrokenSql } from '../../../src/server/store/ownerSql.ts'
import { fail } from '../../lib/run.ts'
import { confirmed } from '../../lib/terminal.ts'
import { bucketName } from '../../lib/wranglerConfig.ts'
import type { Target } from '../lib/wrangler.ts'
import { deleteFiles, query } from '../lib/wrangler.ts'

type Photo = { object_key: string }
type BrokenFile = { name: string }

/**
 * Deletes everything stored about a person, and gives how much that was. The erasure is written first, so that nothing
 * received before it is imported again, even if this stops half-way; running it again finishes it. Only the Worker can list
 * the spool, so the next sweep deletes what is there.
 */
export async function erase(target: Target, reference: string): Promise<{ leads: number; photos: number }> {
  // Unreadable spool files have the reference in their names.
  const [, photos, leads, tables, files] = await query<[[], Photo[], unknown[], { name: string }[], BrokenFile[]]>(
    target,
    eraseSql(reference, Date.now()),
  )
  const names = files.map(({ name }) => name)
  const keys = [...photos.map(({ object_key }) => object_key), ...names]
  if (keys.length > 0) await deleteFiles(target, await bucketName(), keys)
  const withReference = deleteFromSql(
    tables.map(({ name }) => name),
    reference,
  )
  await query(target, [...withReference, ...recountSql(Date.now()), forgetBrokenSql(names)])
  return { leads: leads.length, photos: photos.length }
}

/** Deletes everything stored about a person, after asking. */
export async function forget(target: Target, reference: string, yes: boolean): Promise<void> {
  const question = `Delete everything that is stored under ${reference}, with its photos, for good? Type yes: `
  if (!yes && !(await confirmed(question))) fail('Nothing was deleted: that needs the word yes, or --yes.')
  const { leads, photos } = await erase(target, reference)
  const what = leads > 0 ? 'the request, its changes and messages' : 'no request was in the database'
  console.log(`${reference} is deleted: ${what}; photos: ${photos}.
What is still in the spool is deleted within two minutes, when the site runs.
Emails, texts and webhook messages that were sent have to be deleted where they were received.`)
}
