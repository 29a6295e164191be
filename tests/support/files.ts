import { existsSync, readFileSync } from 'node:fs'

/** The built files as the ASSETS binding, for an application in a test. */
export const builtFiles = {
  fetch: async (request: Request): Promise<Response> => {
    const file = `dist/public${new URL(request.url).pathname}`
    return existsSync(file) ? new Response(readFileSync(file)) : new Response(null, { status: 404 })
  },
}
