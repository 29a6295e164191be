import { expect, it } from 'vitest'
import { post } from './http.ts'

const send = (url: string, answer: Response) => {
  const asked: (RequestInit | undefined)[] = []
  const fetch = async (_: string, init?: RequestInit) => {
    asked.push(init)
    return answer
  }
  return { asked, sent: post(fetch, url, { 'x-a': 'b' }, 'body') }
}
const ok = () => new Response('thanks', { status: 201 })

it('posts the body with its headers, and follows no redirect', async () => {
  const { asked, sent } = send('https://hooks.example/leads', ok())
  await sent
  expect(asked).toEqual([
    {
      method: 'POST',
      headers: { 'x-a': 'b' },
      body: 'body',
      redirect: 'manual',
      signal: expect.any(AbortSignal),
    },
  ])
})

it.each(['http://hooks.example/leads', 'https', '', 'ftp://hooks.example', 'javascript:alert(1)'])(
  'sends nothing to %j',
  async (url) => {
    const { asked, sent } = send(url, ok())
    await expect(sent).rejects.toThrow('only https addresses are sent to')
    expect(asked).toEqual([])
  },
)

it.each([302, 307, 400, 401, 404, 410, 429, 500, 503])('takes %i for not sent', async (status) => {
  const { sent } = send(
    'https://hooks.example',
    new Response(null, { status, headers: { location: 'https://b.example' } }),
  )
  await expect(sent).rejects.toThrow(`answered ${status}`)
})
