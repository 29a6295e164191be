import type { Page } from 'playwright'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { bodyOf, listen } from './listen.ts'

export type Answer = { readonly status: number; readonly body: unknown }
/** A request; the test answers it, unless a plan does. */
export type Received = {
  readonly path: string
  readonly fields: FormData
  readonly accept: string
  readonly gone: () => boolean
  readonly answer: (answer: Answer) => void
}

export const confirmed: Answer = { status: 200, body: { ok: true, location: '/request-received/7K2M9QX4RD' } }

/** A fake server for tests that delay an answer, lose it or need a rare one. It gets real requests from the browser. */
export function testReceiver() {
  let server: Awaited<ReturnType<typeof listen>>
  const received: Received[] = []
  let photoPlan: (index: number) => Answer | 'hold' = () => 'hold'
  let formPlan: (index: number) => Answer | 'hold' = () => confirmed
  const of = (path: string) => received.filter((request) => (request.path === '/photos') === (path === '/photos'))

  beforeAll(async () => {
    server = await listen(async (request, response) => {
      let broken = false
      response.on('close', () => {
        broken = !response.writableFinished
      })
      const body = await bodyOf(request).catch(() => undefined)
      if (!body) return
      const type = request.headers['content-type'] ?? ''
      const fields = await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData()
      const path = request.url ?? ''
      const index = of(path).length
      const answer = ({ status, body }: Answer) => {
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
      }
      received.push({ path, fields, accept: request.headers.accept ?? '', gone: () => broken, answer })
      const planned = (path === '/photos' ? photoPlan : formPlan)(index)
      if (planned !== 'hold') answer(planned)
    })
  })
  afterAll(() => server.close())
  beforeEach(() => {
    received.length = 0
    photoPlan = (index) => ({ status: 200, body: { ok: true, id: `photo-${index}` } })
    formPlan = () => confirmed
  })

  return {
    photos: () => of('/photos'),
    forms: () => of('/'),
    /** Answers to the nth photo and the nth form; `hold` leaves them to the test. */
    plan(photo: typeof photoPlan, form: typeof formPlan = () => confirmed) {
      photoPlan = photo
      formPlan = form
    },
    attach: (page: Page) =>
      page.route('**/*', (route) => {
        if (route.request().method() !== 'POST') return route.fallback()
        const { pathname } = new URL(route.request().url())
        return route.continue({ url: server.origin + pathname })
      }),
  }
}
