import { expect, it } from 'vitest'
import { memoryServices } from '../../../../tests/support/memoryServices.ts'
import { lead } from '../../../../tests/support/services.ts'
import { leadStatements } from '../../store/leads.ts'
import { deliver } from '../outbox.ts'

const start = Date.UTC(2026, 10, 21, 18)

type Mail = { readonly replyTo?: string; readonly text: string }

it('a mail that is refused for the visitor’s address goes without it the next time', async () => {
  const clock = { now: start }
  const { services, DB } = memoryServices(clock)
  const tried: Mail[] = []
  const EMAIL = {
    send: async (mail: Mail) => {
      tried.push(mail)
      if (mail.replyTo) throw new Error('invalid Reply-To')
    },
  }
  const strict = { ...services, env: { ...services.env, EMAIL: EMAIL as never } }
  const contact = lead('AAAAAAAAAA', {
    form: 'contact',
    answers: { message: 'Hello', phone: '+12025550123', email: 'jo@example.com', name: '' },
  })
  await DB.batch(leadStatements(DB, contact, ['email'], start))
  await deliver(strict)
  clock.now += 60 * 60_000
  await deliver(strict)
  expect(tried.map(({ replyTo }) => replyTo)).toEqual(['jo@example.com', undefined])
  expect(tried[1]?.text).toContain('mailto:jo@example.com')
  expect((await DB.prepare('SELECT state, attempts FROM outbox').all()).results).toEqual([
    { state: 'sent', attempts: 2 },
  ])
})
