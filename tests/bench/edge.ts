import { brotliCompressSync, constants } from 'node:zlib'
import { listen } from '../support/listen.ts'

/** The bench's workerd serves files without their type, and browsers refuse a sheet or a module like that. */
const types: Readonly<Record<string, string>> = { svg: 'image/svg+xml', js: 'text/javascript', css: 'text/css' }

type Answer = { readonly status: number; readonly headers: Record<string, string>; readonly body: Buffer }

/** The answer of another server, or a page of ours in its place, with Brotli as Cloudflare's edge has it. */
async function compressed(url: string, own: string | undefined): Promise<Answer> {
  const response =
    own === undefined ? await fetch(url) : new Response(own, { headers: { 'content-type': 'text/html' } })
  const policy = response.headers.get('content-security-policy')
  const headers = {
    'content-type': types[url.split('.').at(-1) ?? ''] ?? response.headers.get('content-type') ?? '',
    'content-encoding': 'br',
    ...(policy && { 'content-security-policy': policy }),
  }
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 }
  return { status: response.status, headers, body: brotliCompressSync(await response.bytes(), { params }) }
}

/** Serves compressed answers of another server; `own` are pages by path in place of its own. */
export function edge(upstream: string, own: ReadonlyMap<string, string>) {
  // The edge compresses, so it isn't part of what is measured.
  const kept = new Map<string, Answer>()
  return listen(async ({ url: path = '/' }, response) => {
    const answer = kept.get(path) ?? (await compressed(upstream + path, own.get(path)))
    kept.set(path, answer)
    response.writeHead(answer.status, answer.headers).end(answer.body)
  })
}
