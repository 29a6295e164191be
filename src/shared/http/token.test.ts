import { expect, it } from 'vitest'
import { type Claims, type Purpose, readToken, signToken } from './access.ts'

const secrets = { LEAD_SECRET: 'new secret', LEAD_SECRET_OLD: 'old secret' }
const start = Date.UTC(2026, 10, 21)
const claims: Claims = { purpose: 'sent', id: '7K2M9QX4RD', expires: start + 1000 }
const read = (token: string, now = start, purpose: Purpose = 'sent') => readToken(secrets, { purpose, token, now })

it('gives back what was signed, until it expires, and for no other purpose', async () => {
  const token = await signToken(secrets, claims)
  expect(token).toMatch(/^[\w.-]+$/)
  expect(await read(token, start + 999)).toEqual({ ok: true, claims })
  expect(await read(token, start + 1000)).toEqual({ ok: false, reason: 'expired' })
  expect(await read(token, start, 'own')).toEqual({ ok: false, reason: 'wrong-purpose' })
})

it('is good after the secret was changed once, and not after it was changed twice', async () => {
  const token = await signToken({ LEAD_SECRET: 'old secret' }, claims)
  expect(await read(token)).toEqual({ ok: true, claims })
  for (const LEAD_SECRET_OLD of ['', undefined])
    expect(
      await readToken({ LEAD_SECRET: 'new secret', LEAD_SECRET_OLD }, { purpose: 'sent', token, now: start }),
    ).toEqual({ ok: false, reason: 'unknown-key' })
})

it('is good in the older form, with one more number and another name of its purpose', async () => {
  const token = 'add-photos.7K2M9QX4RD.0.1795219201000.diGe85.tH8FA9jtdBidsjnysWS9a_F3UJCjvsOKo1bpDJxmcoY'
  expect(await read(token)).toEqual({ ok: true, claims })
  expect(await read(token.replace('.0.', '.1.'))).toEqual({ ok: false, reason: 'tampered' })
})

it('is refused with any one character changed', async () => {
  const token = await signToken(secrets, claims)
  for (let at = 0; at < token.length; at++) {
    const changed = token.slice(0, at) + (token[at] === '1' ? '2' : '1') + token.slice(at + 1)
    expect((await read(changed)).ok, changed).toBe(false)
  }
})

it.each(['', 'a.b.c.d.e', 'x'.repeat(5000), 'booking.1.1.abcdef.\u0000'])('says that %j is none', async (text) => {
  expect(await read(text)).toEqual({ ok: false, reason: 'malformed' })
})
