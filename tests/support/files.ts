import { readFileSync, statSync } from 'node:fs'
import { getMimeType } from 'hono/utils/mime'

/** The built files as the ASSETS binding, for an application in a test. */
export const builtFiles = {
  fetch: async ({ url, method }: Request): Promise<Response> => {
    const { pathname } = new URL(url)
    const file = `dist/public${pathname}`
    if (/\/[._]/.test(pathname) || !statSync(file, { throwIfNoEntry: false })?.isFile())
      return new Response(null, { status: 404 })
    const type = getMimeType(pathname) ?? 'application/octet-stream'
    return new Response(method === 'HEAD' ? null : readFileSync(file), { headers: { 'content-type': type } })
  },
}
