import type { SpamSignal } from '../../../src/domain/spamSignals.ts'
import { signalNote } from '../../../src/domain/spamSignals.ts'
import type { AnyForm, Values } from '../../../src/forms/form.ts'
import { formNamed } from '../../../src/forms/forms.ts'
import { differences, labelled } from '../../../src/server/delivery/leadMessage.ts'
import { leadHistorySql, leadSql } from '../../../src/server/store/ownerSql.ts'
import type { Target } from '../lib/wrangler.ts'
import { query } from '../lib/wrangler.ts'
import type { LeadRow } from './find.ts'
import { noSuchLead } from './find.ts'
import type { PhotoRow } from './photoText.ts'
import { photoText } from './photoText.ts'
import { shortTime } from './times.ts'

type RevisionRow = { revision: number; at: number; change: string; answers: string }
type OutboxRow = {
  revision: number
  channel: string
  state: string
  attempts: number
  due_at: number
  last_error: string
}

const answersOf = (json: string) => JSON.parse(json) as Values
const block = (title: string, lines: readonly string[]) =>
  lines.length > 0 ? ['', title, ...lines.map((line) => `  ${line.replaceAll('\n', '\n    ')}`)] : []

const inWords = (sign: string) => signalNote[sign as SpamSignal] ?? sign

const head = ({ reference, form, revision, state, area, signs, received_at }: LeadRow) => [
  `${reference}  ${form}, revision ${revision}`,
  `Received ${shortTime(received_at)} Central`,
  `State    ${state}`,
  ...(area ? [`Area     ${area}`] : []),
  ...(signs ? [`Unusual  ${signs.split(' ').map(inWords).join('; ')}`] : []),
]

const history = (form: AnyForm, rows: readonly RevisionRow[]) =>
  rows.flatMap(({ revision, at, change, answers }, index) => {
    const before = rows[index - 1]
    const changed = before ? differences(form, answersOf(before.answers), answersOf(answers)) : []
    return [`${revision}  ${shortTime(at)}  ${change}`, ...changed.map((line) => `   ${line}`)]
  })

const message =
  (what: string) =>
  ({ channel, state, attempts, due_at, last_error }: OutboxRow) =>
    [
      `${what}, ${channel}: ${state}`,
      `attempts: ${attempts}`,
      state === 'pending' ? `next ${shortTime(due_at)}` : '',
      last_error,
    ]
      .filter(Boolean)
      .join(', ')

/** Prints everything about one request. */
export async function show(target: Target, reference: string): Promise<void> {
  const [[lead], revisions, outbox, batches, photos] = await query<
    [LeadRow[], RevisionRow[], OutboxRow[], OutboxRow[], PhotoRow[]]
  >(target, [leadSql(reference), ...leadHistorySql(reference)])
  if (!lead) return noSuchLead(reference)
  const answers = answersOf(lead.answers)
  const form = formNamed(lead.form)
  const given = form ? labelled(form, answers) : Object.entries(answers).map(([name, answer]) => `${name}: ${answer}`)
  const lines = [
    ...head(lead),
    ...block('Answers', given),
    ...block('What happened', form ? history(form, revisions) : []),
    ...block('Who was notified', [
      ...outbox.map((row) => message(`revision ${row.revision}`)(row)),
      ...batches.map(message('in a batch')),
    ]),
    ...block('Photos', await photoText(target, reference, photos)),
  ]
  console.log(lines.join('\n'))
}
