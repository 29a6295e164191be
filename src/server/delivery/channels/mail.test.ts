import { expect, it } from 'vitest'
import { site } from '#site/site.ts'
import { memoryServices } from '../../../../tests/support/memoryServices.ts'
import { everyChannel } from '../../../../tests/support/outside.ts'
import { sendMail } from './mail.ts'

const mail = { to: 'jo@example.com', subject: 'Hello', text: 'A mail\n', replyTo: 'a@example.com' }

/** Sends a mail through a service that does this with it. */
function sending(send: (mail: unknown) => Promise<unknown>) {
  const { services } = memoryServices({ now: 0 })
  return sendMail({ ...services, env: { ...services.env, EMAIL: { send } as never } }, mail)
}

it('goes out from the site’s own address, in the name of the business', async () => {
  const sent: unknown[] = []
  await sending(async (one) => sent.push(one))
  expect(sent).toEqual([{ ...mail, from: { email: everyChannel.NOTIFY_FROM, name: site.name } }])
})

it('throws what the service throws', async () => {
  await expect(sending(async () => Promise.reject(new Error('quota exceeded')))).rejects.toThrow('quota exceeded')
})
