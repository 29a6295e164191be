import { expect, it } from 'vitest'
import { messageSchedule, post, retryWait, type Schedule, webhook } from './medium.ts'

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

const minute = 60_000

/** When each attempt is made, in ms after the first. */
const attemptsOf = (schedule: Schedule, jitter: number): number[] => {
  const at = [0]
  for (let wait = retryWait(schedule, 1, jitter); wait !== undefined; wait = retryWait(schedule, at.length, jitter))
    at.push((at.at(-1) ?? 0) + wait)
  return at
}

it('gives a message eight attempts over 41 hours', () => {
  expect(attemptsOf(messageSchedule, 0).map((at) => at / minute)).toEqual([0, 1, 6, 21, 81, 321, 1041, 2481])
})

it('gives a webhook ten attempts over 75 hours, as the specification lists them', () => {
  const hours = attemptsOf(webhook.schedule, 0).map((at) => Number((at / 60 / minute).toFixed(2)))
  expect(hours).toEqual([0, 0, 0.08, 0.58, 2.58, 7.58, 17.58, 31.58, 51.58, 75.58])
})

it('lengthens a wait by a tenth at most', () => {
  expect(retryWait(webhook.schedule, 2, 0)).toBe(5 * minute)
  expect(retryWait(webhook.schedule, 2, 1)).toBe(5.5 * minute)
  expect(retryWait(messageSchedule, 8)).toBeUndefined()
})
