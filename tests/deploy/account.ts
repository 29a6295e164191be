import { bodyOf, listen } from '../support/listen.ts'
import type { Answer, Asked } from './api.ts'
import { answerOf } from './api.ts'

/** Runs SQL on the account's only database, and gives the rows of each statement. */
export type RunSql = (sql: string, params: readonly unknown[]) => Promise<readonly unknown[][]>

type Version = { readonly id: string; readonly tag: string; readonly secrets: readonly string[] }

/** What the platform knows: a Worker's versions, who gets the traffic, what leads to it, and what else there is. */
export class Account {
  readonly versions: Version[] = []
  /** The versions that got all of the traffic, the newest last. */
  readonly deployments: string[] = []
  /** Names of the Workers that were created. */
  readonly workers: string[] = []
  readonly buckets: string[] = []
  readonly databases: string[] = []
  /** Crons and domains as they were sent. */
  readonly triggers: string[] = []

  readonly runSql: RunSql

  constructor(runSql: RunSql) {
    this.runSql = runSql
  }

  /** Takes a form with the code and its description. Secrets of the version before are kept. */
  addVersion(form: string): Version {
    const [, tag = ''] = /"workers\/tag":"([^"]*)"/.exec(form) ?? []
    const given = Array.from(form.matchAll(/"name":"(\w+)","type":"secret_text"/g), ([, name = '']) => name)
    const secrets = [...new Set([...(this.versions.at(-1)?.secrets ?? []), ...given])]
    const id = `${String(this.versions.length + 1).padStart(8, '0')}-0000-4000-8000-000000000000`
    const version = { id, tag, secrets }
    this.versions.push(version)
    return version
  }
}

const failed = (error: Error): Answer => ({ status: 500, code: 1, message: error.message })

/** Cloudflare's API as wrangler itself asks it, on this machine. */
export async function fakeAccount(runSql: RunSql) {
  const account = new Account(runSql)
  const { origin, close } = await listen(async (request, response) => {
    const path = request.url?.split('?')[0] ?? ''
    const asked: Asked = { said: `${request.method} ${path}`, path, body: (await bodyOf(request)).toString('latin1') }
    const { status = 200, result = null, code, message } = await answerOf(account, asked).catch(failed)
    const errors = code === undefined ? [] : [{ code, message }]
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ success: errors.length === 0, errors, messages: [], result }))
  })
  return { account, api: origin, close }
}
