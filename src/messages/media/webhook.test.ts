import { Webhook } from 'standardwebhooks'
import { expect, it } from 'vitest'
import { everyChannel } from '../../../tests/support/outside.ts'
import { webhookHeaders } from './medium.ts'

it('signs with the older secret as well, as long as there is one', async () => {
  const older = 'whsec_b2xkIGtleSBvZiB0aGUgdGVzdHM='
  const timestamp = Math.floor(Date.now() / 1000)
  for (const secrets of [[everyChannel.WEBHOOK_SECRET], [everyChannel.WEBHOOK_SECRET, older]]) {
    const headers = await webhookHeaders(secrets, { id: 'a', timestamp, body: '{}' })
    expect(headers['webhook-signature'].split(' ')).toHaveLength(secrets.length)
    for (const secret of secrets) expect(new Webhook(secret).verify('{}', headers)).toEqual({})
  }
})

it('signs the published test vector as published, whether or not the secret has its prefix', async () => {
  const message = { id: 'msg_p5jXN8AQM9LWM0D4loKWxJek', timestamp: 1614265330, body: '{"test": 2432232314}' }
  for (const secret of [everyChannel.WEBHOOK_SECRET, everyChannel.WEBHOOK_SECRET.replace('whsec_', '')])
    expect(await webhookHeaders([secret], message)).toEqual({
      'webhook-id': message.id,
      'webhook-timestamp': '1614265330',
      'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
    })
})
