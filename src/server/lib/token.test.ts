import { describe, expect, it } from 'vitest'
import type { Claims } from './token.ts'
import { readToken, signToken } from './token.ts'

const secrets = { LEAD_SECRET: 'new secret', LEAD_SECRET_OLD: 'old secret' }
const now = Date.UTC(2026, 10, 21)
const claims: Claims = { purpose: 'add-photos', id: '7K2M9QX4RD', expires: now + 1000 }

describe('a signed token', () => {
  it('gives back what was signed, until it expires', async () => {
    const token = await signToken(secrets, claims)
    expect(token).toMatch(/^[\w.-]+$/)
    expect(await readToken(secrets, 'add-photos', token, now)).toEqual({ ok: true, claims })
    expect(await readToken(secrets, 'add-photos', token, now + 999)).toMatchObject({ ok: true })
    expect(await readToken(secrets, 'add-photos', token, now + 1000)).toEqual({ ok: false, reason: 'expired' })
  })

  it('is worth nothing for another purpose', async () => {
    const token = await signToken(secrets, claims)
    expect(await readToken(secrets, 'booking', token, now)).toEqual({ ok: false, reason: 'wrong-purpose' })
  })

  it('still holds after the secret was changed once, and no longer after twice', async () => {
    const token = await signToken({ LEAD_SECRET: 'old secret' }, claims)
    expect(await readToken(secrets, 'add-photos', token, now)).toEqual({ ok: true, claims })
    expect(await readToken({ LEAD_SECRET: 'new secret' }, 'add-photos', token, now)).toEqual({
      ok: false,
      reason: 'unknown-key',
    })
  })

  it('holds while the older secret is set and empty', async () => {
    const token = await signToken(secrets, claims)
    expect(await readToken({ ...secrets, LEAD_SECRET_OLD: '' }, 'add-photos', token, now)).toEqual({ ok: true, claims })
  })

  it('still holds in the older form, with one more number', async () => {
    const token = 'add-photos.7K2M9QX4RD.0.1795219201000.diGe85.tH8FA9jtdBidsjnysWS9a_F3UJCjvsOKo1bpDJxmcoY'
    expect(await readToken(secrets, 'add-photos', token, now)).toEqual({ ok: true, claims })
    const changed = token.replace('.0.', '.1.')
    expect(await readToken(secrets, 'add-photos', changed, now)).toEqual({ ok: false, reason: 'tampered' })
  })

  it('changed in any one character is refused', async () => {
    const token = await signToken(secrets, claims)
    for (let at = 0; at < token.length; at++) {
      const changed = token.slice(0, at) + (token[at] === '1' ? '2' : '1') + token.slice(at + 1)
      expect((await readToken(secrets, 'add-photos', changed, now)).ok, changed).toBe(false)
    }
  })

  it.each(['', '.', 'a.b.c.d.e', `${'x'.repeat(5000)}`, 'booking.1.1.abcdef.\u0000'])(
    'that is none is no error: %j',
    async (text) => {
      expect(await readToken(secrets, 'booking', text, now)).toEqual({ ok: false, reason: 'malformed' })
    },
  )
})
