import { expect, it } from 'vitest'
import { intake } from '../../../tests/support/intake.ts'
import { admit } from './admission.ts'
import { budgets } from './budgets.ts'

const request = { reference: '7K2M9QX4RD', answers: { phone: '+12025550123' }, address: '203.0.113.9' }
const calm = { isFlooded: false, prior: undefined }

it('lets who passed the challenge send on, without a signal', async () => {
  const { services } = intake()
  for (let index = 0; index < budgets.requests.limit; index++) await admit(services, request, calm, undefined)
  expect(await admit(services, request, calm, true)).toEqual({ ok: true, frequent: false, earlier: '' })
  for (const passed of [false, undefined])
    expect(await admit(services, request, calm, passed)).toMatchObject({ ok: false, failure: 'too-many' })
})

it('asks a database that did not answer nothing more', async () => {
  const { services, rows } = intake()
  expect(await admit(services, request, undefined, undefined)).toMatchObject({ ok: true })
  expect(await rows('SELECT name FROM budgets')).toEqual([])
})

it('counts one budget for an address, and lowers it while a flood is on', async () => {
  const { services } = intake()
  const flooded = { isFlooded: true, prior: undefined }
  for (let index = 0; index < budgets.requestsInFlood.limit; index++)
    expect(await admit(services, request, calm, undefined)).toMatchObject({ ok: true, frequent: false })
  expect((await admit(services, request, flooded, undefined)).ok).toBe(false)
  expect(await admit(services, request, calm, undefined)).toMatchObject({ ok: true, frequent: false })
})

it('takes the same answers again for a change only where their booking was canceled', async () => {
  const { services, rows } = intake()
  const prior = { answers: JSON.stringify(request.answers), spamSignals: 'links', slot: undefined, isCanceled: false }
  const admitted = { ok: true, frequent: false, earlier: 'links' }
  expect(await admit(services, request, { isFlooded: false, prior }, undefined)).toEqual(admitted)
  expect(await rows('SELECT name FROM budgets')).toEqual([])
  const canceled = { isFlooded: false, prior: { ...prior, isCanceled: true } }
  for (let index = 0; index < budgets.corrections.limit; index++) await admit(services, request, canceled, undefined)
  const refused = { ok: false, failure: 'too-many-changes' }
  expect(await admit(services, request, canceled, undefined)).toMatchObject(refused)
})
