import type { D1Database } from '@cloudflare/workers-types'
import { createTestHarness, unstable_splitSqlQuery } from 'wrangler'
import { environmentOf } from '../../scripts/lib/environment.ts'
import { bodyOf, listen } from '../support/listen.ts'
import type { RunSql } from './account.ts'

/**
 * The built Worker with a local database, as a version at its preview address. Its files were built for another origin,
 * which is replaced in what it answers.
 */
export async function runWorker(builtFor: string, siteUrl: string) {
  const server = createTestHarness({
    workers: [
      {
        configPath: 'wrangler.toml',
        env: environmentOf(),
        prebuiltWorkerDir: 'dist/worker',
        secrets: { LEAD_SECRET: 'a secret of this drill' },
        vars: { SITE_URL: siteUrl, NOTIFY_TO: 'owner@ready-hauler.com', NOTIFY_FROM: 'website@ready-hauler.com' },
      },
    ],
  })
  const { url } = await server.listen()
  const worker = server.getWorker<{ DB: D1Database }>()
  const { DB } = await worker.getEnv()
  let isBroken = false
  const proxy = await listen(async (request, response) => {
    const { method = 'GET' } = request
    const type = request.headers['content-type']
    const headers = type ? { 'content-type': type } : undefined
    const body = method === 'POST' ? new Uint8Array(await bodyOf(request)) : undefined
    const answer = await fetch(url.origin + request.url, { method, headers, body, redirect: 'manual' })
    const kept = [...answer.headers].filter(
      ([name]) => !/^(content-length|content-encoding|transfer-encoding)$/.test(name),
    )
    response.writeHead(isBroken ? 500 : answer.status, Object.fromEntries(kept))
    response.end((await answer.text()).replaceAll(builtFor, siteUrl))
  })
  const runSql: RunSql = async (sql, params) => {
    const results: unknown[][] = []
    for (const statement of unstable_splitSqlQuery(sql)) {
      const prepared = DB.prepare(statement)
      results.push((await (params.length > 0 ? prepared.bind(...params) : prepared).all()).results)
    }
    return results
  }
  return {
    origin: proxy.origin,
    runSql,
    count: async (table: string) =>
      Number((await DB.prepare(`SELECT count(*) AS it FROM ${table}`).first<{ it: number }>())?.it),
    breakDown: (broken: boolean) => {
      isBroken = broken
    },
    close: async () => {
      proxy.close()
      await server.close()
    },
  }
}
