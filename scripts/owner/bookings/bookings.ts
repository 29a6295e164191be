// `npm run bookings`: lists pickups and changes the owner's calendar. `--remote` works on the deployed database.
import { crews, holidays, windowHours } from '#site/calendar.ts'
import { site } from '#site/site.ts'
import { holidayOn } from '../../../src/domain/calendar/holidays.ts'
import { addDays, localDate } from '../../../src/domain/calendar/localTime.ts'
import { dateLabel, isSlotId, slotDate, timeLabel } from '../../../src/domain/calendar/slots.ts'
import { formatUsPhone } from '../../../src/domain/contact/phone.ts'
import { ownerCalendarUrl, todayUrl } from '../../../src/server/delivery/links.ts'
import { calendarNumberSql } from '../../../src/server/store/bookings.ts'
import {
  calendarSql,
  closeDateSql,
  crewsSql,
  openDateSql,
  revokeCalendarSql,
} from '../../../src/server/store/ownerSql.ts'
import { fail, siteName } from '../../lib/run.ts'
import { readOptions } from '../../lib/terminal.ts'
import { knownSecrets, remoteSecrets, siteUrl } from '../../lib/wranglerConfig.ts'
import { query } from '../lib/wrangler.ts'

const usage = `
  npm run bookings                        the pickups of the coming seven days
  npm run bookings day 2026-11-23         of one day
  npm run bookings week 2026-11-23        of seven days from that one on
  npm run bookings close 2026-11-27       takes no more bookings on a date and keeps those it has
  npm run bookings open 2026-11-27        takes bookings on it again
  npm run bookings capacity Sat 1         crews for a weekday, a date, or a window like 2026-11-23T10
  npm run bookings capacity Sat usual     the usual number again (${crews})
  npm run bookings today                  address of today's page for the crew: on the way, arrived, done
  npm run bookings calendar               address of a private calendar to subscribe to
  npm run bookings -- calendar --new      another address for it; all earlier ones stop working
  -- --remote                             the deployed database
`

type Row = {
  reference: string
  slot: string
  seat: number
  revision: number
  held_until: number | null
  answers: string | null
}

const { values: flags, positionals } = readOptions(
  usage,
  { remote: { type: 'boolean' }, new: { type: 'boolean' } },
  true,
)
const [command = 'week', ...rest] = positionals
const target = { remote: flags.remote === true }
const today = localDate(Date.now(), site.timeZone)

type Booking = Omit<Row, 'answers'> & { readonly answers: Readonly<Record<string, string>> }

function tableRow({ reference, slot, revision, held_until, answers }: Booking) {
  const { phone = '', address, location, name = '', 'junk-type': what = '' } = answers
  return {
    day: dateLabel(slotDate(slot)),
    time: timeLabel(slot, windowHours),
    reference: held_until ? `${reference} (held)` : revision > 1 ? `${reference} (moved)` : reference,
    name,
    phone: formatUsPhone(phone),
    where: [address, location].filter(Boolean).join(', '),
    what: what.slice(0, 40),
  }
}

async function list(from: string, days: number): Promise<void> {
  if (!isSlotId(`${from}T00`)) fail(`${from} is not a date like 2026-11-23`)
  const until = addDays(from, days)
  const [rows, closed] = await query<[Row[], { date: string }[]]>(target, calendarSql({ from, until, now: Date.now() }))
  const bookings = rows.map(({ answers, ...row }) => ({
    ...row,
    answers: JSON.parse(answers ?? '{}') as Record<string, string>,
  }))
  if (bookings.length === 0) console.log(`No pickups from ${dateLabel(from)} to ${dateLabel(addDays(until, -1))}.`)
  else console.table(bookings.map(tableRow))
  for (const { date } of closed) console.log(`Closed: ${dateLabel(date)}`)
}

async function change(sql: () => string, message: string): Promise<void> {
  let statement: string
  try {
    statement = sql()
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error))
  }
  await query(target, [statement])
  console.log(message)
}

/** The secret that links are signed with. */
function secret(): string {
  const { LEAD_SECRET } = { ...knownSecrets(target), ...process.env }
  if (LEAD_SECRET) return LEAD_SECRET
  return fail(
    target.remote
      ? `The deployed secret cannot be read, and ${remoteSecrets} is not here. Set it: LEAD_SECRET=… npm run bookings ${command} -- --remote`
      : 'There is no local secret yet: run npm start once.',
  )
}

/** Prints the address of the crew's page, which works until midnight. */
const crewPage = async () =>
  console.log(await todayUrl({ LEAD_SECRET: secret(), SITE_URL: await siteUrl(target) }, today))

/** Prints the address of the calendar for ten years. Anyone who has it sees every pickup. A new one revokes those before. */
async function calendar(): Promise<void> {
  const env = { LEAD_SECRET: secret(), SITE_URL: await siteUrl(target) }
  const sql = flags.new ? revokeCalendarSql : calendarNumberSql
  const [[row]] = await query<[{ value: number }[]]>(target, [sql])
  console.log(await ownerCalendarUrl(env, row?.value ?? 0, Date.now()))
}

const [first = today, second = ''] = rest
if (command === 'help') console.log(usage)
else if (command === 'week') await list(first, 7)
else if (command === 'day') await list(first, 1)
else if (command === 'close') {
  await change(() => closeDateSql(rest[0] ?? ''), `No more bookings on ${first}.`)
  await list(first, 1)
} else if (command === 'open') {
  const holiday = holidayOn(first, holidays)
  if (holiday) fail(`${holiday.name} is a holiday in src/sites/${siteName}/calendar.ts.`)
  await change(() => openDateSql(rest[0] ?? ''), `Bookings are taken on ${first}.`)
} else if (command === 'capacity')
  await change(
    () => crewsSql(rest[0] ?? '', second === 'usual' ? undefined : second === '' ? Number.NaN : Number(second)),
    `${first}: ${second === 'usual' ? crews : second} crews in each window.`,
  )
else if (command === 'today') await crewPage()
else if (command === 'calendar') await calendar()
else fail(`There is no command ${command}.\n${usage}`)
