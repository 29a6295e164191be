import { expect, it } from 'vitest'
import { site } from '#site/site.ts'
import { memoryServices } from '../../../../tests/support/memoryServices.ts'
import { everyChannel } from '../../../../tests/support/outside.ts'
import { lead } from '../../../../tests/support/services.ts'
import { leadStatements } from '../../store/leads.ts'
import { deliver } from '../outbox.ts'

it('comes from the site’s own address; one that is refused for the visitor’s goes without it the next time', async () => {
  const clock = { now: Date.UTC(2026, 10, 21, 18) }
  const { services, DB } = memoryServices(clock)
  const tried: { replyTo?: string; text: string; from: unknown; to: string }[] = []
  const send = async (mail: (typeof tried)[number]) => {
    tried.push(mail)
    if (mail.replyTo) throw new Error('invalid Reply-To')
  }
  const strict = { ...services, env: { ...services.env, EMAIL: { send } as never } }
  const answers = { message: 'Hello', phone: '+12025550123', email: 'jo@example.com', name: '' }
  await DB.batch(leadStatements(DB, lead('AAAAAAAAAA', { form: 'contact', answers }), ['email'], clock.now))
  await deliver(strict)
  clock.now += 60 * 60_000
  await deliver(strict)
  const expected = { to: everyChannel.NOTIFY_TO, from: { email: everyChannel.NOTIFY_FROM, name: site.name } }
  expect(tried).toMatchObject([{ ...expected, replyTo: 'jo@example.com' }, expected])
  expect(tried[1]).not.toHaveProperty('replyTo')
  expect(tried[1]?.text).toContain('Email: jo@example.com')
  const ended = [{ state: 'sent', attempts: 2 }]
  expect((await DB.prepare('SELECT state, attempts FROM outbox').all()).results).toEqual(ended)
})
