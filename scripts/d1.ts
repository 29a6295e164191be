import { fail, run } from './run.ts'

export type Place = '--local' | '--remote'

/** Runs one statement in the site's database and gives its rows. Stops with one line when that cannot be done. */
export async function d1<Row>(place: Place, statement: string): Promise<Row[]> {
  const { code, output } = await run('wrangler', ['d1', 'execute', 'DB', place, '--json', '--command', statement])
  if (code !== 0)
    fail(
      output.includes('no such table')
        ? 'There is no database yet: run npm start once.'
        : `The database could not be read:\n${output}`,
    )
  const [{ results = [] } = {}] = JSON.parse(output.slice(output.indexOf('['))) as { results?: Row[] }[]
  return results
}
