import { formatUsPhone } from '../../src/domain/contact/phone.ts'
import { signalNote } from '../../src/domain/spamSignals.ts'
import { type AnyForm, allTextFields, labelBefore, type Values } from '../../src/forms/form.ts'
import { formNamed } from '../../src/forms/forms.ts'
import { seePhotosDays, seePhotosToken } from '../../src/messages/links.ts'
import { eventWords } from '../../src/request/actions.ts'
import { undoneNumbers } from '../../src/request/evolve.ts'
import { areaNotes, type DeskRequest, whoOf } from '../../src/request/request.ts'
import { paths } from '../../src/routes.ts'
import { findDeskRequest } from '../../src/server/store/desk.ts'
import { leadHistorySql } from '../../src/server/store/ownerSql.ts'
import { momentOf, statusNames, windowOf } from '../../src/ui/desk/requestWords.ts'
import { query } from '../lib/remoteStore.ts'
import { type Command, noSuchRequest } from './answer.ts'
import { type Fact, factLines } from './layout.ts'
import { noSecret } from './open.ts'
import type { OwnerSite } from './ownerSite.ts'

type OutboxRow = {
  revision: number
  channel: string
  state: string
  attempts: number
  due_at: number
  last_error: string
}
type History = readonly [OutboxRow[], OutboxRow[], unknown[]]

/** The answers that were given, with their labels, in the order in which the form asks. */
const labelled = (form: AnyForm, answers: Values): string[] =>
  allTextFields(form).flatMap(([name, field]) => {
    const answer = answers[name] ?? ''
    const shown = field.control === 'tel' ? formatUsPhone(answer) : (field.say?.(answer) ?? answer)
    return shown ? [`${labelBefore(field)} ${shown}`] : []
  })

const message =
  (what: string, now: number) =>
  ({ channel, state, attempts, due_at, last_error }: OutboxRow) =>
    [
      `${what}, ${channel}: ${state}`,
      attempts > 1 && `attempts: ${attempts}`,
      state === 'pending' && `next ${momentOf(due_at, now)}`,
      last_error,
    ]
      .filter(Boolean)
      .join(', ')

/** How many photos there are, and the page that shows them, or why there's no link to it. */
async function photoLines(site: OwnerSite, { reference, photos }: DeskRequest): Promise<string[]> {
  if (photos === 0) return []
  const { LEAD_SECRET, SITE_URL } = site.env
  if (!LEAD_SECRET) return [`${photos}, without a link: ${noSecret(site)}`]
  const token = await seePhotosToken(site, reference)
  return [`${photos}, for ${seePhotosDays} days at`, SITE_URL + paths.leadPhotos({ token })]
}

function head(request: DeskRequest, now: number): Fact[] {
  const { reference, form, status, receivedAt, slot, booking, area, spamSignals, others } = request
  return [
    ['Reference', `${reference}, ${form}`],
    ['Who', whoOf(request)],
    ['Status', statusNames[status]],
    ['Received', momentOf(receivedAt, now)],
    ['Pickup', ...(slot ? [`${windowOf(slot, now)}${booking === 'held' ? ', held' : ''}`] : booking ? [booking] : [])],
    ['Area', ...[areaNotes.get(area) ?? []].flat()],
    ['Unusual', ...spamSignals.map((signal) => signalNote[signal])],
    ['Others', ...others.map((other) => `${other.reference}, ${statusNames[other.status]}, of the same number`)],
  ]
}

/** Everything about one request. */
export const show: Command = async (site, { reference, json }, { width }) => {
  const { env, now } = site
  const [request, history] = await Promise.all([
    findDeskRequest(env.DB, reference),
    query<History>(env.DB, leadHistorySql(reference)),
  ])
  if (!request) return noSuchRequest(reference)
  const [messages, batches, photos] = history
  if (json) return { data: [JSON.stringify({ ...request, messages, batches, photos }, null, 2)] }
  const form = formNamed(request.form)
  const at = now()
  const undone = undoneNumbers(request.events)
  const facts: Fact[] = [
    ...head(request, at),
    ['Answers', ...(form ? labelled(form, request.answers) : [JSON.stringify(request.answers)])],
    [
      'Messages',
      ...messages.map((row) => message(`event ${row.revision}`, at)(row)),
      ...batches.map(message('in a batch', at)),
    ],
    [
      'History',
      ...request.events.map(
        (event) =>
          `${momentOf(event.at, at)}, ${event.person || 'the customer'}: ${eventWords(event)}${undone.has(event.number) ? ' (undone)' : ''}`,
      ),
    ],
    ['Photos', ...(await photoLines(site, request))],
  ]
  return { data: factLines(facts, width) }
}
