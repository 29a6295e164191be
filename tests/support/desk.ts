import { load } from 'cheerio'
import { signInUrl } from '../../src/desk/session.ts'
import { deskPaths } from '../../src/routes.ts'
import type { appSite } from './appSite.ts'

/** The address at which an owner opens the desk. */
export const openingLink = async (env: Parameters<typeof signInUrl>[0]['env'], now: number, address: string) =>
  (await signInUrl({ env, now: () => now }, { address, role: 'owner' }, deskPaths.home)).slice(env.SITE_URL.length)

/** The desk of a site in this process, as its people use it. `kept`: another cookie of their phones. */
export function deskAt(site: ReturnType<typeof appSite>, kept = '') {
  const cookies = (cookie: string) => [cookie.split(';')[0], kept].filter(Boolean).join('; ')
  const get = (cookie: string, path: string, init: RequestInit = {}) =>
    site.get(path, {
      ...init,
      headers: { ...(init.headers as Record<string, string>), cookie: cookies(cookie) },
    })
  return {
    get,
    page: async (cookie: string, path: string) => load(await (await get(cookie, path)).text()),
    post: (cookie: string, path: string, fields: Readonly<Record<string, string>> | FormData) =>
      site.post(path, fields instanceof FormData ? fields : new URLSearchParams(fields), {
        cookie: cookies(cookie),
      }),
    /** The path and query of the link that a person gets by mail. */
    async mailedLink(address: string): Promise<string> {
      await site.post('/desk/sign-in', new URLSearchParams({ address }))
      const mail = site.delivered.findLast(({ to }) => to === address)
      const url = new URL(/https?:\S+/.exec(mail?.text ?? '')?.[0] ?? '')
      return url.pathname + url.search
    },
    /** The cookie of somebody who has opened the desk just now, without the mail about that. */
    async cookie(address: string): Promise<string> {
      const { length } = site.delivered
      const link = await openingLink(site.env, site.clock.now, address)
      const opened = await site.post(link, new URLSearchParams())
      site.delivered.length = length
      return opened.headers.get('set-cookie') ?? ''
    },
  }
}
