import type { Env } from '../../env.ts'

/** Keys that the bucket takes in one call. */
const atOnce = 1000

/** Deletes files of the bucket; one that is not there is no error. Throws when the bucket does. */
export async function deleteFiles({ FILES }: Pick<Env, 'FILES'>, keys: readonly string[]): Promise<void> {
  for (let from = 0; from < keys.length; from += atOnce) await FILES.delete(keys.slice(from, from + atOnce))
}
