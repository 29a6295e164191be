// Mail to the owner that doesn't get through, and receivers that hang.
import { expect, it, vi } from 'vitest'
import { intake, keyOf, referenceOf } from '../../tests/support/intake.ts'
import { deliver } from './outbox.ts'

vi.spyOn(console, 'error').mockImplementation(() => undefined)

const minute = 60_000
const day = 24 * 60 * minute

/** An intake whose mail to the owner can be switched off. */
function desk() {
  const site = intake()
  const { EMAIL } = site.services.env
  const send = EMAIL.send.bind(EMAIL)
  const mail = { works: false }
  Object.assign(EMAIL, {
    send: async (message: never) => {
      if (!mail.works) throw new Error('the mail service is down')
      return send(message)
    },
  })
  return { ...site, mail }
}

it('is tried every day until it is delivered, and then all of it is, at once and in full', async () => {
  const { send, cron, mail, delivered, clock } = desk()
  const references = []
  for (let index = 0; index < 3; index++) references.push(referenceOf(await send({ key: keyOf(index) })))
  for (let run = 0; run < 12; run++) await cron(day)
  mail.works = true
  clock.now += day
  const fresh = referenceOf(await send({ key: keyOf(9) }))
  await cron(minute)
  for (const reference of [...references, fresh])
    expect(
      delivered.some(({ channel, text }) => channel === 'email' && text.includes(reference)),
      reference,
    ).toBe(true)
})

it('is told of in one text a day', async () => {
  const { send, cron, delivered } = desk()
  await send({ key: keyOf(1) })
  for (let run = 0; run < 40; run++) await cron(minute)
  const texts = () => delivered.filter(({ channel, text }) => channel === 'sms' && text.includes('getting+through'))
  expect(texts()).toHaveLength(1)
  await cron(day)
  expect(texts()).toHaveLength(2)
})

it('isn’t delayed by a webhook that hangs', async () => {
  const { services, send, subjects, mail } = desk()
  mail.works = true
  const hanging: typeof services.fetch = (url, init) =>
    url.includes('hooks') ? new Promise(() => undefined) : services.fetch(url, init)
  const slow = { ...services, fetch: hanging }
  await send({ key: keyOf(1) })
  await services.env.DB.prepare(`UPDATE outbox SET state = 'pending', due_at = 0, leased_until = 0`).run()
  const before = subjects().length
  void deliver(slow)
  await vi.waitFor(() => expect(subjects()).toHaveLength(before + 1))
})
