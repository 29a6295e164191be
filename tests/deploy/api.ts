import type { Account } from './account.ts'

export type Answer = {
  readonly status?: number
  readonly result?: unknown
  readonly code?: number
  readonly message?: string
}
/** A request: `said` is its method and path. */
export type Asked = { readonly said: string; readonly path: string; readonly body: string }
type Route = readonly [RegExp, (account: Account, asked: Asked) => Answer | Promise<Answer>]

export const accountId = 'account'
export const previewSuffix = '-worker.someone.workers.dev'

const no = (status: number, code: number, message: string): Answer => ({ status, code, message })
const created = (index: number) => new Date(Date.UTC(2026, 0, 1) + index * 60_000).toISOString()
const lastPart = (path: string) => path.replace(/.*\//, '')
const nameIn = (body: string): string => JSON.parse(body).name

function describeVersion({ versions }: Account, index: number) {
  const { id, tag } = versions[index] ?? { id: '', tag: '' }
  return {
    id,
    number: index + 1,
    metadata: { created_on: created(index), author_email: 'me', source: 'wrangler', has_preview: true },
    annotations: { 'workers/tag': tag, 'workers/triggered_by': 'upload' },
    resources: { bindings: [], script: { handlers: ['fetch'] }, script_runtime: {} },
    startup_time_ms: 5,
  }
}

const describeDeployment = (id: string, index: number) => ({
  id: `deployment-${index}`,
  created_on: created(index),
  source: 'wrangler',
  versions: [{ version_id: id, percentage: 100 }],
})

const subdomain = {
  enabled: true,
  previews_enabled: true,
  url: `https://${previewSuffix.slice(1)}`,
  preview_url_suffix: previewSuffix,
}
const mine = { id: accountId, name: 'Mine', account: { id: accountId, name: 'Mine' } }

async function queryDatabase({ runSql }: Account, { body }: Asked): Promise<Answer> {
  const { sql, params = [] } = JSON.parse(body) as { sql: string; params?: unknown[] }
  return { result: (await runSql(sql, params)).map((results) => ({ results, success: true, meta: { duration: 1 } })) }
}

function createWorker(account: Account, { path, body }: Asked): Answer {
  const { id } = account.addVersion(body)
  account.deployments.push(id)
  account.workers.push(lastPart(path))
  return { result: { id: lastPart(path), deployment_id: id, startup_time_ms: 1, tag: 'tag', etag: 'etag' } }
}

/** What is there in an account without a Worker. */
const ofAccount: readonly Route[] = [
  [/^GET \/user$/, () => ({ result: { id: 'user', email: 'me@ready-hauler.com' } })],
  [/^GET \/user\/tokens\/verify$/, () => ({ result: { id: 'token', status: 'active' } })],
  [/^GET \/(accounts|memberships)$/, () => ({ result: [mine] })],
  [
    /^GET .*\/email\/routing\/addresses$/,
    () => ({ result: [{ id: 'a', email: 'owner@ready-hauler.com', verified: created(0), created: created(0) }] }),
  ],
  [
    /^GET .*\/r2\/buckets$/,
    ({ buckets }) => ({ result: { buckets: buckets.map((name) => ({ name, creation_date: created(0) })) } }),
  ],
  [/^POST .*\/r2\/buckets$/, ({ buckets }, { body }) => ({ result: { count: buckets.push(nameIn(body)) } })],
  [
    /^GET .*\/r2\/buckets\/[\w-]+$/,
    ({ buckets }, { path }) => (buckets.includes(lastPart(path)) ? { result: {} } : no(404, 10006, 'No such bucket.')),
  ],
  [/^GET .*\/d1\/database$/, ({ databases }) => ({ result: databases.map((name) => ({ uuid: name, name })) })],
  [
    /^POST .*\/d1\/database$/,
    ({ databases }, { body }) => {
      databases.push(nameIn(body))
      return { result: { uuid: nameIn(body), name: nameIn(body) } }
    },
  ],
  [
    /^GET .*\/d1\/database\/[\w-]+$/,
    ({ databases }, { path }) =>
      databases.includes(lastPart(path))
        ? { result: { uuid: lastPart(path), name: lastPart(path) } }
        : no(404, 7404, 'No such database.'),
  ],
  [/^POST .*\/d1\/database\/[\w-]+\/query$/, queryDatabase],
  [/^GET .*\/workers\/subdomain$/, () => ({ result: { subdomain: 'someone' } })],
  [/^PUT .*\/scripts\/[\w-]+$/, createWorker],
  [/\/assets-upload-session$/, () => ({ result: { jwt: 'jwt', buckets: [] } })],
]

/** What is asked of a Worker that exists. */
const ofWorker: readonly Route[] = [
  [
    /^GET .*\/services\/[\w-]+$/,
    () => ({ result: { default_environment: { environment: 'production', script: { tag: 'tag', tags: [] } } } }),
  ],
  [/^GET .*\/workers\/workers\/[\w-]+$/, () => ({ result: { subdomain } })],
  [
    /^GET .*\/secrets$/,
    ({ versions }) => ({ result: versions.at(-1)?.secrets.map((name) => ({ name, type: 'secret_text' })) }),
  ],
  [
    /^GET .*\/versions$/,
    (account) => ({ result: { items: account.versions.map((_, index) => describeVersion(account, index)) } }),
  ],
  [
    /^POST .*\/versions$/,
    (account, { body }) => {
      account.addVersion(body)
      return { result: describeVersion(account, account.versions.length - 1) }
    },
  ],
  [
    /^GET .*\/versions\/[\w-]+$/,
    (account, { path }) => ({
      result: describeVersion(
        account,
        account.versions.findIndex(({ id }) => id === lastPart(path)),
      ),
    }),
  ],
  [
    /^GET .*\/deployments$/,
    ({ deployments }) => ({ result: { deployments: deployments.map(describeDeployment).reverse() } }),
  ],
  [
    /^POST .*\/deployments$/,
    ({ deployments }, { body }) => {
      const id = JSON.parse(body).versions[0].version_id
      return { result: describeDeployment(id, deployments.push(id) - 1) }
    },
  ],
  [/^(GET|PATCH) .*\/(settings|script-settings)$/, () => ({ result: { bindings: [] } })],
  [/^POST .*\/subdomain$/, () => ({ result: subdomain })],
  [/^PUT .*\/schedules$/, ({ triggers }, { body }) => ({ result: { count: triggers.push(body) } })],
  [/^POST .*\/domains\/changeset$/, () => ({ result: { added: [], removed: [], updated: [], conflicting: [] } })],
  [/^PUT .*\/domains\/records$/, ({ triggers }, { body }) => ({ result: [{ count: triggers.push(body) }] })],
]

/** What Cloudflare's API answers. */
export async function answerOf(account: Account, asked: Asked): Promise<Answer> {
  const [, answer] =
    [...ofAccount, ...(account.versions.length > 0 ? ofWorker : [])].find(([pattern]) => pattern.test(asked.said)) ?? []
  if (answer) return answer(account, asked)
  if (account.versions.length === 0 && /\/(scripts|services|workers\/workers)\//.test(asked.path))
    return no(404, 10007, 'This Worker does not exist on your account.')
  return no(404, 7003, `No route: ${asked.said}`)
}
