import { expect, it } from 'vitest'
import { post } from './http.ts'

function sending(url: string, answer = new Response('thanks', { status: 201 })) {
  const asked: (RequestInit | undefined)[] = []
  const fetch = async (_: string, init?: RequestInit) => {
    asked.push(init)
    return answer
  }
  return { asked, sent: post(fetch, url, { 'x-a': 'b' }, 'body') }
}

it('posts the body with its headers, and follows no redirect', async () => {
  const { asked, sent } = sending('https://hooks.example/leads')
  await sent
  const signal = expect.any(AbortSignal)
  expect(asked).toEqual([{ method: 'POST', headers: { 'x-a': 'b' }, body: 'body', redirect: 'manual', signal }])
})

it.each(['http://hooks.example/leads', 'https', '', 'javascript:alert(1)'])('sends nothing to %j', async (url) => {
  const { asked, sent } = sending(url)
  await expect(sent).rejects.toThrow('only https addresses are sent to')
  expect(asked).toEqual([])
})

it.each([302, 400, 410, 429, 503])('takes %i for not sent', async (status) => {
  const headers = { location: 'https://b.example' }
  const { sent } = sending('https://hooks.example', new Response(null, { status, headers }))
  await expect(sent).rejects.toThrow(`answered ${status}`)
})
