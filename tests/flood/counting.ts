// Runs inside the Worker's isolate: the built Worker with bindings that count what it writes and mails. It has no
// imports, since it's handed to the runtime as it is, without its types.

/** What a Worker did, as `/seen-by-the-drill` answers. */
export type Seen = {
  /** Row writes as the database counts them, index rows included, by what wrote them. */
  readonly written: { requests: number; photos: number }
  /** Row reads, of all statements. */
  read: number
  readonly mails: { readonly at: number; readonly to: string; readonly subject: string; readonly text: string }[]
}

type Meta = { rows_written?: number; rows_read?: number }
type Result = { readonly results: unknown[]; readonly meta: Meta }
type Statement = {
  bind(...values: unknown[]): Statement
  run(): Promise<Result>
  all(): Promise<Result>
}
type Counted = Statement & { readonly raw: Statement; readonly of: keyof Seen['written'] }
type Database = { prepare(query: string): Statement; batch(list: Statement[]): Promise<Result[]> }
type Bindings = { readonly DB: Database; readonly EMAIL: unknown }
type Worker = {
  fetch(request: Request, env: unknown, context: unknown): Promise<Response>
  scheduled(event: unknown, env: unknown, context: unknown): void
}

const seen: Seen = {
  written: { requests: 0, photos: 0 },
  read: 0,
  mails: [],
}

function count(of: Counted['of'], result: Result): Result {
  seen.written[of] += result.meta.rows_written ?? 0
  seen.read += result.meta.rows_read ?? 0
  return result
}

/** What a statement writes to: photos have a budget of their own. */
const kindOf = (query: string): Counted['of'] =>
  /(?:INSERT INTO|UPDATE|DELETE FROM)\s+photos\b/i.test(query) ? 'photos' : 'requests'

/** The photos' budgets are rows too, of a table that all budgets share: their names tell them apart. */
const isPhotoBudget = ([lines]: readonly unknown[]) => typeof lines === 'string' && lines.includes('"photosOfDay:"')

const counted = (raw: Statement, of: Counted['of']): Counted & { first(): Promise<unknown> } => ({
  raw,
  of,
  bind: (...values) => counted(raw.bind(...values), isPhotoBudget(values) ? 'photos' : of),
  run: async () => count(of, await raw.run()),
  all: async () => count(of, await raw.all()),
  first: async () => count(of, await raw.all()).results[0] ?? null,
})

const countedDatabase = (db: Database) => ({
  prepare: (query: string) => counted(db.prepare(query), kindOf(query)),
  batch: async (list: Counted[]) => {
    const results = await db.batch(list.map(({ raw }) => raw))
    return results.map((result, index) => count(list[index]?.of ?? 'requests', result))
  },
})

const EMAIL = {
  async send({ to, subject, text }: { to: string; subject: string; text: string }) {
    seen.mails.push({ at: Date.now(), to, subject, text })
    return { messageId: String(seen.mails.length) }
  },
}

const wrapped = new WeakMap<object, Bindings>()

/** A Worker's bindings, the same object each time: the Worker keeps what it knows by them. */
function bindings(env: Bindings) {
  const known = wrapped.get(env)
  if (known) return known
  const made = { ...env, DB: countedDatabase(env.DB), EMAIL } as unknown as Bindings
  wrapped.set(env, made)
  return made
}

/** A Worker that counts. */
export const counting = (worker: Worker) => ({
  fetch: (request: Request, env: Bindings, context: unknown) =>
    new URL(request.url).pathname === '/seen-by-the-drill'
      ? Response.json(seen)
      : worker.fetch(request, bindings(env), context),
  scheduled: (event: unknown, env: Bindings, context: unknown) => worker.scheduled(event, bindings(env), context),
})
