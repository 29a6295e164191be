import { formatUsPhone } from '../../src/domain/contact/phone.ts'
import type { DeskRow } from '../../src/domain/desk.ts'
import { ageWords } from '../../src/domain/desk.ts'
import { isSuspicious } from '../../src/domain/spamSignals.ts'
import { deskList, deskListSize, stageCounts } from '../../src/server/store/desk.ts'
import { stageNames, whatOf, whoOf } from '../../src/ui/desk/requestWords.ts'
import type { Command } from './answer.ts'
import { counted } from './answer.ts'
import { table } from './layout.ts'

const heads = ['Reference', 'Age', 'Stage', 'Phone', 'Who', 'What']

const cells = (row: DeskRow, now: number) => {
  const { reference, receivedAt, stage, answers, spamSignals } = row
  const phone = formatUsPhone(answers.phone ?? '')
  const who = whoOf(row)
  return [
    reference,
    ageWords(Math.floor((now - receivedAt) / 60_000)),
    stageNames[stage],
    phone,
    who === phone ? '' : who,
    [isSuspicious(spamSignals) && stage !== 'spam' && 'Looks unusual', whatOf(row), answers.location]
      .filter(Boolean)
      .join(' · '),
  ]
}

/** The requests that wait for somebody, the oldest first, or all of them, the newest first: as the desk lists them. */
export const list: Command = async ({ env, now }, { all, json }, { width }) => {
  const [rows, counts] = await Promise.all([deskList(env.DB, { filter: all ? 'all' : 'open' }), stageCounts(env.DB)])
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0)
  const open = (counts.new ?? 0) + (counts.called ?? 0) + (counts.quoted ?? 0)
  const listed = all ? total : open
  const notes = [
    ...(listed > deskListSize
      ? [`The ${all ? 'newest' : 'oldest'} ${deskListSize} of ${listed}. npm run owner export has all of them.`]
      : []),
    total === 0 ? 'No requests yet.' : `${open} open of ${counted(total, 'request')}.`,
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
