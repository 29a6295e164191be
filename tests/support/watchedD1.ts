import type { D1Database, D1PreparedStatement, D1Result } from '@cloudflare/workers-types'

type Watched = D1PreparedStatement & { readonly raw: D1PreparedStatement }

/** A database that counts the rows which the application's statements read. It takes no SQL in any other way. */
export function watchedD1(db: D1Database) {
  let read = 0
  const count = <Row>(result: D1Result<Row>): D1Result<Row> => {
    read += result.meta.rows_read
    return result
  }
  const watched = (raw: D1PreparedStatement) => ({
    raw,
    bind: (...values: unknown[]) => watched(raw.bind(...values)),
    run: async () => count(await raw.run()),
    all: async () => count(await raw.all()),
    first: async () => count(await raw.all()).results[0] ?? null,
  })
  const prepare = (query: string) => watched(db.prepare(query))
  const batch = async (list: readonly Watched[]) => (await db.batch(list.map(({ raw }) => raw))).map(count)
  return {
    DB: { prepare, batch } as unknown as D1Database,
    /** The rows that some work reads, as D1 counts them and bills for: those of indexes and triggers are among them. */
    rowsRead: async (work: () => Promise<unknown>): Promise<number> => {
      read = 0
      await work()
      return read
    },
  }
}
