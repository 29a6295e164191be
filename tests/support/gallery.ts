import type { ViteDevServer } from 'vite'
import { createServer } from 'vite'
import { afterAll, beforeAll } from 'vitest'

/** The development server, which alone has the gallery. `url` is known once the tests run. */
export function testGallery() {
  let server: ViteDevServer
  const gallery = { url: '' }
  beforeAll(async () => {
    server = await createServer({ server: { port: 0, strictPort: false, hmr: false }, logLevel: 'error' })
    await server.listen()
    const [origin = ''] = server.resolvedUrls?.local ?? []
    gallery.url = `${origin}__gallery`
  })
  afterAll(() => server.close())
  return gallery
}
