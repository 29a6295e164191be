import { readFileSync, statSync } from 'node:fs'

const types: Readonly<Record<string, string>> = {
  css: 'text/css',
  ico: 'image/x-icon',
  js: 'text/javascript',
  json: 'application/json',
  md: 'text/markdown',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain',
  webmanifest: 'application/manifest+json',
  xml: 'application/xml',
}

/** The built files as the ASSETS binding, for an application in a test. */
export const builtFiles = {
  fetch: async ({ url, method }: Request): Promise<Response> => {
    const { pathname } = new URL(url)
    const file = `dist/public${pathname}`
    if (/\/[._]/.test(pathname) || !statSync(file, { throwIfNoEntry: false })?.isFile())
      return new Response(null, { status: 404 })
    const type = types[pathname.split('.').at(-1) ?? ''] ?? 'application/octet-stream'
    return new Response(method === 'HEAD' ? null : readFileSync(file), { headers: { 'content-type': type } })
  },
}
