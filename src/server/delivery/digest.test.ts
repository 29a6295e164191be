import { expect, it } from 'vitest'
import { intake, keyOf } from '../../../tests/support/intake.ts'
import { countReport } from '../store/cspReports.ts'

const day = 24 * 60 * 60_000
const digests = ({ delivered }: ReturnType<typeof intake>) =>
  delivered.flatMap(({ channel, text }) =>
    channel === 'email' && text.includes('get this mail every morning') ? [text] : [],
  )

it('counts the requests since the last one, and says what looked unusual', async () => {
  const site = intake()
  await site.cron()
  site.clock.now += 60_000
  await site.send({ key: keyOf(0) })
  await site.send({ key: keyOf(1), changes: { honeypot: 'x' } })
  await site.cron(day)
  const [, digest = ''] = digests(site)
  expect(digest).toContain('Requests since the last mail like this: 2\n  quote: 2\n')
  expect(digest).toContain('Looked unusual: 1.')
})

it('says what browsers blocked the day before, and nothing where they blocked nothing', async () => {
  const site = intake()
  const { DB } = site.services.env
  await countReport(DB, 'img-src', site.clock.now)
  await countReport(DB, 'img-src', site.clock.now)
  await countReport(DB, 'script-src-elem', site.clock.now)
  await site.cron()
  await site.cron(day)
  const [today = '', tomorrow = ''] = digests(site)
  expect(today).not.toContain('Blocked in')
  expect(tomorrow).toContain('Blocked in visitors’ browsers yesterday: img-src (2), script-src-elem (1).\n')
})
