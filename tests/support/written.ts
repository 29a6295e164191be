// What the project says anywhere but on its pages: calendar files, mails, texts, commands and docs.
import { execFile } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { slots } from '../../src/domain/calendar/slots.ts'
import type { SpamSignal } from '../../src/domain/spamSignals.ts'
import { bookingForm } from '../../src/forms/booking.ts'
import { forms } from '../../src/forms/forms.ts'
import { bookingFile, ownerCalendar } from '../../src/server/booking/bookingCalendar.ts'
import { confirmationOf, subjectOf } from '../../src/server/delivery/confirmation.ts'
import { confirmationText } from '../../src/server/delivery/confirmationText.ts'
import { confirmationMessage } from '../../src/server/delivery/customerText.ts'
import { leadMessage, shortMessage } from '../../src/server/delivery/leadMessage.ts'
import { signToken } from '../../src/server/lib/token.ts'
import { readAvailability } from '../../src/server/store/availability.ts'
import { findBooking } from '../../src/server/store/bookings.ts'
import { countReport } from '../../src/server/store/cspReports.ts'
import type { Change, StoredLead } from '../../src/server/store/lead.ts'
import { leadStatements } from '../../src/server/store/leads.ts'
import { intake, keyOf } from './intake.ts'
import { markdownBlocks } from './markdownText.ts'
import { book } from './seats.ts'
import { lead } from './services.ts'

/** A text by its name, in blocks: paragraphs, lines, entries. */
export type Written = { readonly name: string; readonly blocks: readonly string[] }

const reference = '7K2M9QX4RD'

/** Lines without what's a program's or a test's: references, commands, codes, dates, addresses. */
const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) =>
      line
        .replace(/npm run \S+(?: -- \w+)?(?: REFERENCE| --?\w+)*/g, '')
        .replace(/(?:tel|sms|mailto|https?):\S+|\b[0-9A-Z]{10}\b/g, '')
        .replace(/^ {2}(?:quote|booking|contact|referral): .*|(?<=^ +\(\w+\): ).*/, '')
        .replace(/(?<=^Blocked in .*: |^Needs a look: ).*/, '')
        .trim(),
    )
    .filter(Boolean)

const inFolder = (folder: string): string[] => readdirSync(folder).map((name) => `${folder}/${name}`)

/** README, CONTRIBUTING and everything in `docs`. */
export const docs: readonly Written[] = [
  'README.md',
  'CONTRIBUTING.md',
  ...inFolder('docs'),
  ...inFolder('docs/decisions'),
]
  .filter((name) => name.endsWith('.md'))
  .map((name) => ({ name, blocks: markdownBlocks(readFileSync(name, 'utf8')) }))

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
const run = promisify(execFile)

/** What every command of the owner's and of a release says when it's asked for help. */
export const helps = (): Promise<Written[]> =>
  Promise.all(
    Object.entries(scripts).flatMap(([name, script]) => {
      const [, file] = /^node (scripts\/(?:owner|release)\/\S+)$/.exec(script) ?? []
      if (!file) return []
      return run(process.execPath, [file, '--help']).then(({ stdout }) => ({
        name: `npm run ${name} -- --help`,
        blocks: linesOf(stdout.replace(/ +/g, ' ')),
      }))
    }),
  )

const changes: readonly Change[] = ['sent', 'corrected', 'photos', 'moved', 'canceled']
const signs: readonly SpamSignal[] = ['links', 'too-fast', 'many-from-one-place', 'honeypot-filled', 'challenge-failed']
const seats: readonly StoredLead['booking'][] = [undefined, 'live', 'held', 'let-go', 'canceled']

/** What a form's sender and the owner get by mail or text, for each change and each state of the booking. */
export const messages: readonly Written[] = forms.flatMap((form) =>
  changes.flatMap((change) =>
    seats.flatMap((booking) => {
      const sent: StoredLead = {
        reference,
        form: form.name,
        revision: 1,
        receivedAt: Date.UTC(2026, 10, 21, 16, 5),
        area: change === 'photos' ? 'probably' : 'call',
        photos: 2,
        spamSignals: signs,
        state: 'new',
        copyTo: undefined,
        code: '',
        referredBy: change === 'sent' ? 'AB2' : '',
        friend: undefined,
        booking,
        unconfirmed: change === 'sent',
        answers: {
          phone: '+12025550123',
          email: 'ann@example.com',
          slot: '2026-11-23T10',
          list: 'Couch',
          estimate: '$1',
        },
      }
      const revision = { change, at: sent.receivedAt, before: { location: '1' } }
      const mail = leadMessage(form, sent, revision, 'https://')
      const links = { page: 'https://', calendar: 'https://' }
      const copy = confirmationOf(form, sent, change, sent.receivedAt, links)
      const name = `${form.name}, ${change}, ${booking}`
      return [
        { name: `to the owner: ${name}`, blocks: linesOf(`${mail.subject}\n${mail.text}`) },
        { name: `to the customer: ${name}`, blocks: linesOf(`${subjectOf(copy)}\n${confirmationText(copy)}`) },
        { name: `text to the customer: ${name}`, blocks: linesOf(confirmationMessage(copy).replaceAll("'", '’')) },
        { name: `text message: ${name}`, blocks: linesOf(shortMessage(form, sent, revision)) },
      ]
    }),
  ),
)

/** The owner's notice of a flood, a batch of requests, and the digests of a quiet day and of a bad one. */
export async function notices(): Promise<Written[]> {
  const site = intake()
  await site.cron()
  for (let index = 0; index < 30; index++)
    await site.send({
      key: keyOf(index),
      address: `10.0.0.${index}`,
      changes: index % 2 ? { honeypot: 'x', elapsedMs: 1 } : {},
    })
  await countReport(site.services.env.DB, 'img-src', site.clock.now)
  await site.cron(60_000)
  await site.cron(24 * 60 * 60_000)
  const mails = site.delivered.filter(({ channel }) => channel === 'email').map(({ text }) => text)
  const kinds = { flood: 'coming in at once', batch: ' in one mail, ', digest: ' in a day, ' }
  return Object.entries(kinds).flatMap(([name, sign]) =>
    mails
      .filter((text) => text.split('\n', 1)[0]?.includes(sign))
      .map((text, index) => ({ name: `${name} ${index + 1}`, blocks: linesOf(text) })),
  )
}

/** The words in a calendar file: its names, titles and descriptions. */
const calendarBlocks = (file: string): string[] =>
  Array.from(file.replace(/\r\n /g, '').matchAll(/^(?:SUMMARY|DESCRIPTION|X-WR-CALNAME):(.*)$/gm), ([, value = '']) =>
    value.trim().replace(/\\n/g, '\n').replace(/\\(.)/g, '$1'),
  ).flatMap(linesOf)

/** A customer's calendar file, before and after canceling, and the owner's. */
export async function calendars(): Promise<Written[]> {
  const { services, clock } = intake()
  const { env } = services
  const { rules, taken } = await readAvailability(env.DB, clock.now)
  const [{ id: slot } = { id: '' }] = slots(clock.now, rules, taken)
  const answers = { phone: '+12025550123', name: 'Ann', slot, 'junk-type': 'One couch' }
  await env.DB.batch(leadStatements(env.DB, lead(reference, { form: bookingForm.name, answers }), [], clock.now))
  await book(env.DB, reference, slot, 1, clock.now)
  const booking = await findBooking(env.DB, reference)
  if (!booking) throw new Error('Nothing was booked')
  const file = (status: 'live' | 'canceled') =>
    bookingFile(
      { token: 't', booking: { ...booking, status }, answers, state: 'open', open: { days: [] } as never },
      env.SITE_URL,
    )
  const claims = { purpose: 'calendar', id: 'owner', expires: clock.now + 1000 } as const
  const own = await ownerCalendar(env, await signToken(env, claims), clock.now)
  return [
    { name: 'booking.ics', blocks: calendarBlocks(file('live')) },
    { name: 'booking.ics, canceled', blocks: calendarBlocks(file('canceled')) },
    { name: 'calendar.ics', blocks: calendarBlocks(own ?? '') },
  ]
}
