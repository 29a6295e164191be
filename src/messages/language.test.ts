import { expect, it } from 'vitest'
import { site } from '#site/site.ts'
import { speaksSpanish } from '../../tests/support/business.ts'
import { unknownSpanish } from '../../tests/support/language.ts'
import { pickups, pickupReference as reference } from '../../tests/support/pickups.ts'
import { recordStep, tellDelay } from '../desk/day.ts'
import { dateMs, noonOffset } from '../domain/calendar/localTime.ts'
import { reminderTimes } from '../domain/calendar/pickupDays.ts'

const date = '2026-11-24'
const slot = `${date}T10`
const morning = dateMs(date) + 9 * 3_600_000 - noonOffset(date, site.timeZone)
const answers = { phone: '+12025550123', email: 'jo@example.com', texts: 'yes', slot }
const sam = { address: 'sam@example.com', role: 'crew' } as const

/** A message without addresses, references, and what its customer typed. */
const said = (text: string) =>
  text
    .replace(/https?:\S+|\b[0-9A-Z]{10}\b/g, '')
    .replaceAll(site.shortName, '')
    .replaceAll('STOP', '')

it.runIf(speaksSpanish)(
  'says everything to the customer of a Spanish request in Spanish, and to its owner in English',
  async () => {
    const { booked, cron, delivered, services, idle, texts, clock } = pickups(morning - 2 * 86_400_000)
    await booked(answers, { language: 'es' }, { channels: ['email', 'copy', 'text'] })
    await cron(clock.now)
    await cron(reminderTimes(date, site.hours.reminderHour ?? 17, site.timeZone).from)
    clock.now = morning
    await tellDelay(services, sam, { date, minutes: 60, asOf: morning, isTicked: () => true })
    await recordStep(services, sam, { date, reference, said: { step: 'on-the-way' } })
    await idle()
    const receipt = { cents: 24_500, method: 'card', went: ['donated', 'landfill'] } as const
    await recordStep(services, sam, { date, reference, said: { step: 'done', receipt } })
    await idle()
    const change = { step: 'receipt', receipt: { ...receipt, cents: 31_000 }, seen: 99 } as const
    await recordStep(services, sam, { date, reference, said: change })
    await idle()
    const mails = delivered.filter(({ channel }) => channel === 'copy').map(({ text }) => text)
    expect(mails).toHaveLength(4)
    expect(await unknownSpanish(mails.map(said).join('\n'))).toEqual([])
    expect([...mails, ...texts().map(({ body }) => body)].join('\n')).not.toMatch(/\.\.|(?:^|\. )[a-z]{3} \d/m)
    // Texts have no accents on vowels.
    expect(texts().filter(({ body }) => !/ su retiro/i.test(body))).toEqual([])
    const [own = ''] = delivered.filter(({ channel }) => channel === 'email').map(({ text }) => text)
    expect(own).toContain('They wrote in Spanish, and we answer them in it.')
  },
)
