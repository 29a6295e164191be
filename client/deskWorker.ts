// The service worker of the desk's days. Without a signal it shows the day that was opened last, and keeps what's saved until
// it can be sent. A session that ends clears all of it: its answer has `Clear-Site-Data`.

type Lasting = Event & { waitUntil(work: Promise<unknown>): void }
type FetchEvent = Lasting & { readonly request: Request; respondWith(answer: Promise<Response>): void }
type Scope = {
  addEventListener(type: 'install' | 'activate', listen: (event: Lasting) => void): void
  addEventListener(type: 'sync', listen: (event: Lasting) => void): void
  addEventListener(type: 'fetch', listen: (event: FetchEvent) => void): void
  skipWaiting(): Promise<void>
  readonly clients: { claim(): Promise<void> }
  readonly registration: { readonly scope: string; readonly sync?: { register(tag: string): Promise<void> } }
}
const worker = self as unknown as Scope

/** The names of its two caches: pages by address, and what wasn't saved yet by when that was tried. */
const [pages, unsaved] = ['desk-pages', 'desk-unsaved']
/** A day that's older than this, in ms, says nothing anymore. */
const longest = 24 * 60 * 60_000
const savedAt = 'x-saved-at'

async function remember(request: Request, answer: Response): Promise<void> {
  const headers = new Headers(answer.headers)
  headers.set(savedAt, String(Date.now()))
  const copy = new Response(await answer.blob(), { headers })
  // Only the day that was opened last.
  await caches.delete(pages)
  await (await caches.open(pages)).put(request.url, copy)
}

/** The page as it was seen last, with what's said of saves that wait; an error without one. */
async function lastPage(): Promise<Response> {
  const cache = await caches.open(pages)
  const [known] = await cache.keys()
  const page = known && (await cache.match(known))
  if (!page || Number(page.headers.get(savedAt)) < Date.now() - longest) return Response.error()
  const waits = (await (await caches.open(unsaved)).keys()).length > 0
  const html = (await page.text()).replace('<div hidden="" data-offline="">', '<div data-offline="">')
  return new Response(waits ? html.replace('<p hidden="" data-unsaved="">', '<p data-unsaved="">') : html, {
    headers: page.headers,
  })
}

/** Keeps a save that didn't get through, to be sent as it is. */
async function keep(request: Request): Promise<void> {
  const headers = { 'content-type': request.headers.get('content-type') ?? '', 'x-url': request.url }
  const cache = await caches.open(unsaved)
  await cache.put(`/${Date.now()}-${crypto.randomUUID()}`, new Response(await request.blob(), { headers }))
  await worker.registration.sync?.register('desk').catch(() => undefined)
}

/** Sends what waits, in its order. Gives the answer that a person has to see, if there's one. Throws without a signal. */
async function sendUnsaved(): Promise<Response | undefined> {
  const cache = await caches.open(unsaved)
  for (const key of await cache.keys()) {
    const kept = await cache.match(key)
    if (!kept) continue
    const answer = await fetch(kept.headers.get('x-url') ?? '', {
      method: 'POST',
      body: await kept.blob(),
      headers: { 'content-type': kept.headers.get('content-type') ?? '' },
      redirect: 'manual',
    })
    // The server is there, and can't do it now: it's sent again later.
    if (answer.status >= 500) throw new Error('not now')
    await cache.delete(key)
    if (answer.type !== 'opaqueredirect') return answer
  }
  return undefined
}

async function open(request: Request): Promise<Response> {
  try {
    const refused = await sendUnsaved()
    if (refused) return refused
    const answer = await fetch(request)
    if (answer.ok && !answer.redirected) await remember(request, answer.clone())
    return answer
  } catch {
    return lastPage()
  }
}

async function save(request: Request): Promise<Response> {
  const copy = request.clone()
  try {
    return await fetch(request)
  } catch {
    await keep(copy)
    return lastPage()
  }
}

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()))
// The page that brought it was there before it.
const begin = async () => {
  await worker.clients.claim()
  await open(new Request(worker.registration.scope))
}
worker.addEventListener('activate', (event) => event.waitUntil(begin()))
worker.addEventListener('sync', (event) => event.waitUntil(sendUnsaved()))
worker.addEventListener('fetch', (event) => {
  const { request } = event
  const { pathname, searchParams } = new URL(request.url)
  if (request.mode !== 'navigate' || pathname !== new URL(worker.registration.scope).pathname) return
  if (request.method === 'POST') event.respondWith(save(request))
  else if (!searchParams.has('late')) event.respondWith(open(request))
})
