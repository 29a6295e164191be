import { describe, expect, it } from 'vitest'
import { honeypotName } from '../../../src/forms/form.ts'
import { appSite } from '../../support/appSite.ts'
import { ownPlace } from '../../support/business.ts'
import { multipart, typedQuote } from '../../support/requests.ts'

const site = appSite()
const send = (fields: Record<string, string>) => site.post('/', multipart(typedQuote(fields)))
const leadOf = async (phone: string) => {
  const query = `SELECT reference, state, signs FROM leads WHERE phone = '+1${phone}'`
  const [row] = await site.rows<{ reference: string; state: string; signs: string }>(query)
  return row
}
const messagesOf = (reference: string | undefined) => site.rows(`SELECT 1 FROM outbox WHERE reference = '${reference}'`)

describe('a request that looks unusual', () => {
  it('by one signal is sent as always, with a note', async () => {
    expect((await send({ phone: '2025550311', [honeypotName]: 'filled' })).status).toBe(303)
    const lead = await leadOf('2025550311')
    expect(lead).toMatchObject({ state: 'new', signs: 'honeypot-filled' })
    expect(await messagesOf(lead?.reference)).toHaveLength(1)
  })

  it('by several signals is sent all the same, and its sender sees the usual confirmation', async () => {
    const odd = { phone: '2025550312', [honeypotName]: 'x', 'junk-type': 'http://buy.example', elapsed: '12' }
    const answer = await send(odd)
    expect(answer.headers.get('location')).toMatch(/^\/request-received\/\w{10}\?add=/)
    const lead = await leadOf('2025550312')
    expect(lead).toMatchObject({ state: 'new', signs: 'honeypot-filled too-fast links' })
    expect(await messagesOf(lead?.reference)).toHaveLength(1)
    expect(site.delivered.map(({ text }) => text.split('\n', 1)[0])).toContain(
      `Looks unusual: Quote request ${lead?.reference}, ${ownPlace}`,
    )
  })

  it('is checked again when it is corrected: new links are marked, and no signal is removed', async () => {
    const key = 'key-of-a-correction-1'
    await send({ phone: '2025550313', key, [honeypotName]: 'x' })
    await send({ phone: '2025550313', key, 'junk-type': 'see http://buy.example' })
    expect(await leadOf('2025550313')).toMatchObject({ signs: 'honeypot-filled links' })
  })
})
