import { expect, it, vi } from 'vitest'
import { intake, keyOf } from '../../../tests/support/intake.ts'
import { contactForm } from '../../forms/contact.ts'
import { budgets, softLimits } from './budgets.ts'

vi.spyOn(console, 'error').mockImplementation(() => undefined)

const robot = '203.0.113.9'
const { limit } = budgets.requests
type LeadRow = { state: string; signs: string }

it('says when the address may send again, keeps what was typed, and stores no address', async () => {
  const { clock, send, rows } = intake()
  clock.now += 50 * 60_000
  for (let index = 0; index < limit; index++) await send({ address: robot, key: keyOf(index) })
  const refused = await send({ address: robot, key: keyOf(99), fields: { phone: '2025550999' } })
  expect(refused).toMatchObject({
    ok: false,
    status: 429,
    retryAfter: 600,
    state: { failure: 'too-many', values: { phone: '2025550999' } },
  })
  expect(JSON.stringify(await rows('SELECT * FROM budgets'))).not.toContain(robot)
  clock.now += 600_000
  expect((await send({ address: robot, key: keyOf(99), fields: { phone: '2025550999' } })).ok).toBe(true)
})

it('charges nothing for the same again, nor for what cannot be read', async () => {
  const { send, rows } = intake()
  await send({ address: robot, key: keyOf(0) })
  const before = await rows('SELECT * FROM budgets')
  for (let index = 0; index < 30; index++) {
    expect((await send({ address: robot, key: keyOf(0) })).ok).toBe(true)
    expect(await send({ address: robot, key: keyOf(1), fields: { phone: '12' } })).toMatchObject({ status: 422 })
  }
  expect(await rows('SELECT * FROM budgets')).toEqual(before)
})

it('gives what comes past the soft limit a spam signal, and leaves it for a batch', async () => {
  const { send, rows } = intake()
  for (let index = 0; index <= softLimits.usual; index++) {
    await send({ address: robot, key: keyOf(index), fields: { 'junk-type': `${index}` } })
    const [row] = await rows<LeadRow>(`SELECT state, signs FROM leads WHERE answers ->> 'junk-type' = '${index}'`)
    const past = { state: 'waiting', signs: 'many-from-one-place' }
    expect(row).toEqual(index < softLimits.usual ? { state: 'new', signs: '' } : past)
  }
})

it('keeps each address short while a flood is on', async () => {
  const { send, rows } = intake()
  for (let index = 0; index < 25; index++) await send({ address: `192.0.2.${index}`, key: keyOf(index) })
  const statuses = []
  for (let index = 0; index < 5; index++)
    statuses.push((await send({ address: robot, key: keyOf(100 + index), fields: { location: 'Riverton' } })).ok)
  expect(statuses).toEqual([true, true, true, false, false])
  const found = await rows<LeadRow>(`SELECT signs FROM leads WHERE answers ->> 'location' = 'Riverton' ORDER BY rowid`)
  expect(found.map(({ signs }) => signs)).toEqual(['', 'many-from-one-place', 'many-from-one-place'])
})

it('takes everything that comes without an address, and while the database says nothing', async () => {
  const silent = intake()
  const prepare = silent.services.env.DB.prepare.bind(silent.services.env.DB)
  vi.spyOn(silent.services.env.DB, 'prepare').mockImplementation((query: string) => {
    if (/budgets|AS flooded/.test(query)) throw new Error('the wire is cut')
    return prepare(query)
  })
  const { send } = intake()
  for (let index = 0; index < 30; index++) {
    expect((await send({ key: keyOf(index) })).ok).toBe(true)
    expect((await silent.send({ address: robot, key: keyOf(index) })).ok).toBe(true)
  }
})

it('takes five corrections an hour of one request, whatever address they come from', async () => {
  const { send, rows, clock } = intake()
  const correct = async (index: number) => {
    const fields = { 'junk-type': `${index} chairs` }
    const receipt = await send({ key: keyOf(0), address: `192.0.2.${index}`, fields })
    return receipt.ok ? 'ok' : `${receipt.status} ${receipt.state.failure} ${receipt.state.values['junk-type']}`
  }
  for (let index = 0; index < 6; index++) expect(await correct(index)).toBe('ok')
  expect(await correct(6)).toBe('429 too-many-changes 6 chairs')
  const stored = [{ what: '5 chairs', revision: 6 }]
  expect(await rows(`SELECT answers ->> 'junk-type' AS what, revision FROM leads`)).toEqual(stored)
  clock.now += 60 * 60_000
  expect(await correct(7)).toBe('ok')
})

it('looks at a correction as if it were new, and drops no signal that was found before', async () => {
  const { send, rows } = intake()
  await send({ key: keyOf(0), changes: { honeypot: 'x' } })
  await send({ key: keyOf(0), fields: { 'junk-type': 'see https://example.com' } })
  expect(await rows('SELECT signs FROM leads')).toEqual([{ signs: 'honeypot-filled links' }])
})

it('sends copies only to the first address, with no word that was typed, and three at most', async () => {
  const { send, cron, delivered } = intake()
  const fields = { message: 'Buy at spam.example', phone: '2025550123', email: 'first@example.com', name: 'Spammy' }
  await send({ form: contactForm, key: keyOf(0), fields: { ...fields, message: 'Hello' } })
  for (let index = 0; index < 5; index++) {
    await send({
      form: contactForm,
      key: keyOf(0),
      fields: { ...fields, message: `Buy at spam.example ${index}`, email: `victim${index}@example.com` },
    })
    await cron(60_000)
  }
  const copies = delivered.filter(({ channel }) => channel === 'copy')
  expect(copies.map(({ to }) => to)).toEqual(Array.from({ length: 3 }, () => 'first@example.com'))
  for (const { text } of copies) expect(text).not.toMatch(/spam|Hello|Spammy|victim/)
})
