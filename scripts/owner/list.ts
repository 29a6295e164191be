import { site } from '#site/site.ts'
import { localDate } from '../../src/domain/calendar/localTime.ts'
import { formatUsPhone } from '../../src/domain/contact/phone.ts'
import { isSuspicious } from '../../src/domain/spamSignals.ts'
import { ageWords, type DeskRow, whoOf } from '../../src/request/request.ts'
import { deskList, deskListSize } from '../../src/server/store/desk.ts'
import { statusNames, whatOf } from '../../src/ui/desk/requestWords.ts'
import { type Command, counted } from './answer.ts'
import { table } from './layout.ts'

const heads = ['Reference', 'Age', 'Stage', 'Phone', 'Who', 'What']

const cells = (row: DeskRow, now: number) => {
  const { reference, receivedAt, status, answers, spamSignals } = row
  const phone = formatUsPhone(answers.phone ?? '')
  const who = whoOf(row)
  return [
    reference,
    ageWords(Math.floor((now - receivedAt) / 60_000)),
    statusNames[status],
    phone,
    who === phone ? '' : who,
    [isSuspicious(spamSignals) && status !== 'spam' && 'Looks unusual', whatOf(row), answers.location]
      .filter(Boolean)
      .join(' · '),
  ]
}

/** The requests that wait for somebody, the oldest first, or all of them, the newest first: as the desk lists them. */
export const list: Command = async ({ env, now }, { all, json }, { width }) => {
  const filter = all ? 'all' : 'open'
  const rows = await deskList(env.DB, { filter, search: '', today: localDate(now(), site.timeZone) })
  const count = counted(rows.length, all ? 'request' : 'open request')
  const notes = [
    rows.length < deskListSize
      ? rows.length === 0
        ? `No ${all ? '' : 'open '}requests.`
        : `${count}.`
      : `The newest ${deskListSize}. npm run owner export has all of them.`,
  ]
  if (json) return { data: [JSON.stringify(rows, null, 2)], notes }
  const lines = table(
    heads,
    rows.map((row) => cells(row, now())),
    4,
    width,
  )
  return { data: rows.length > 0 ? lines : [], notes }
}
