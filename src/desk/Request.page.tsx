import { inLanguage } from '#language'
import { site } from '#site/site.ts'
import { say } from '#words'
import { formatUsPhone } from '../domain/contact/phone.ts'
import { dollars } from '../domain/prices/words.ts'
import { isByAssistant, sourceWords } from '../domain/source.ts'
import { isSuspicious, signalNote } from '../domain/spamSignals.ts'
import { cut, own } from '../domain/text.ts'
import { actionNamed, eventWords, undoableEvent } from '../request/actions.ts'
import { byUs, isByDesk, type RequestEvent } from '../request/event.ts'
import { isOpen, undoneNumbers } from '../request/evolve.ts'
import { type DeskRequest, whoOf } from '../request/request.ts'
import { paths } from '../routes.ts'
import type { Page } from '../shared/document/page.ts'
import { formNamed, leadFields } from '../shared/forms/forms.ts'
import { CopyButton } from '../shared/parts/CopyButton.tsx'
import { Island } from '../shared/parts/Island.tsx'
import { Section } from '../shared/parts/Section.tsx'
import { Submit } from '../shared/parts/Submit.tsx'
import { DeskFrame, DeskNotice, WayOn } from './DeskFrame.tsx'
import { deskPage } from './deskPage.ts'
import { ActionButton, ActionForm, RequestActions, type TypedChange } from './RequestActions.tsx'
import {
  Age,
  FarChip,
  LanguageChip,
  momentOf,
  Reach,
  RequestRow,
  statusNames,
  whatOf,
  windowOf,
} from './RequestRow.tsx'

type Props = {
  readonly request: DeskRequest
  /** Address of whoever looks at it. */
  readonly viewer: string
  /** Addresses of its photos. */
  readonly pictures: readonly string[]
  /** Messages about it that couldn't be sent: "the email to them". */
  readonly undelivered: readonly { readonly what: string; readonly isOver: boolean }[]
  /** UTC ms. */
  readonly now: number
  /** Where its customer sees the price and takes it; undefined without one. */
  readonly priceUrl?: string | undefined
  /** What was just done; empty for nothing. */
  readonly done?: string
  /** Why what was asked for wasn't done, and what was typed for it. */
  readonly trouble?: string
  readonly typed?: TypedChange
}

/** Labels for an owner, who doesn't need the form's questions. */
const labels: Readonly<Record<string, string>> = {
  phone: 'Phone',
  location: 'Where',
  address: 'Address',
  'junk-type': 'What',
  list: 'List',
  estimate: 'Price they saw',
  notes: 'Notes',
  message: 'Message',
  name: 'Name',
  email: 'Email',
  'reply-name': 'Name',
  'reply-by': 'Wants',
  'reply-when': 'When',
}

/** Where their visit began: "Google ad, first page /services"; nothing where nobody knows. */
const cameFrom = ({ page, ...source }: DeskRequest['source']) =>
  isByAssistant(source)
    ? [['Sent by', sourceWords(source)] as const]
    : page
      ? [['Came from', `${sourceWords({ page, ...source })}, first page ${page}`] as const]
      : []

function Facts({ request: { form: name, answers, reference, source } }: Pick<Props, 'request'>) {
  const form = formNamed(name)
  const facts = (form ? leadFields(form, answers) : []).flatMap(([field, { say, control }]) => {
    const answer = answers[field] ?? ''
    const label = labels[field]
    if (!label || !answer) return []
    return [[label, control === 'tel' ? formatUsPhone(answer) : (say?.(answer) ?? answer)] as const]
  })
  return (
    <dl className="desk-facts mt-5">
      {[...facts, ...cameFrom(source), ['Reference', reference] as const].map(([label, answer]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{answer}</dd>
        </div>
      ))}
    </dl>
  )
}

type HistoryProps = Pick<Props, 'request' | 'viewer' | 'now'> & { readonly canUndo: boolean }

/** Who did something, as whoever looks at it says it. */
const doer = (person: string, viewer: string) =>
  person === viewer ? 'you' : person === byUs ? 'the website' : person || 'the customer'

const History = ({ request: { events, ...request }, viewer, now, canUndo }: HistoryProps) => {
  const undone = undoneNumbers(events)
  // Photos come one by one: the last of them says it.
  const isShown = ({ kind }: RequestEvent, index: number) =>
    kind !== 'undone' && !(kind === 'photos' && events[index + 1]?.kind === 'photos')
  return (
    <section className="mt-6" aria-labelledby="history">
      <h2 id="history" className="h3">
        What happened
      </h2>
      <ol className="mt-2 grid gap-2">
        {events.filter(isShown).map((event) => (
          <li key={event.number} className="break-anywhere">
            {undone.has(event.number) ? <s>{eventWords(event)}</s> : eventWords(event)}
            <span className="block text-[0.9375rem] text-soft">
              {momentOf(event.at, now)}, {doer(event.person, viewer)}
              {undone.has(event.number) && ', undone'}
            </span>
            {canUndo && undoableEvent(events)?.number === event.number && (
              <ActionButton request={{ ...request, events }} action="undone" className="link tap font-bold" />
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}

/** What was undone; whoever had a window until they were marked as spam has none where others took it meanwhile. */
function undoneWords({ status, booking, events }: DeskRequest, undone: number): string {
  const wasSpam = events.some(({ number, kind }) => kind === 'spam' && number === undone)
  return wasSpam && isOpen(status) && booking === 'canceled'
    ? 'Undone. They have no window anymore, and don’t know that: book them another one'
    : 'Undone'
}

/** What was just done, with a way back. */
const Done = ({ request }: { readonly request: DeskRequest }) => {
  const last = request.events.findLast(({ kind }) => !actionNamed(kind).isQuiet)
  if (!last) return null
  const canUndo = undoableEvent(request.events)?.number === last.number
  return (
    <DeskNotice>
      <p>{last.kind === 'undone' ? undoneWords(request, last.data.number) : eventWords(last)}</p>
      {canUndo && <ActionButton request={request} action="undone" className="link tap font-bold" />}
    </DeskNotice>
  )
}

/** Messages that couldn't be sent, with a way to send again those that aren't tried anymore. */
function Undelivered({ request, undelivered }: Pick<Props, 'request' | 'undelivered'>) {
  if (undelivered.length === 0) return null
  const [over, tried] = [undelivered.filter(({ isOver }) => isOver), undelivered.filter(({ isOver }) => !isOver)]
  const named = (messages: Props['undelivered']) =>
    new Intl.ListFormat('en-US').format(messages.map(({ what }) => what))
  return (
    <DeskNotice isTrouble>
      {tried.length > 0 && <p>Not delivered yet: {named(tried)}. We keep trying.</p>}
      {over.length > 0 && (
        <>
          <p>Not delivered: {named(over)}.</p>
          <ActionForm request={request} action="resend">
            <Submit className="link tap font-bold">Send it again</Submit>
          </ActionForm>
        </>
      )}
    </DeskNotice>
  )
}

/** What a text to them says, in their language. */
const theirWords = ({ language }: DeskRequest) => inLanguage(language, () => say.message).atDesk

/** The price that they were given, and how it gets to the customer: by the owner's own phone, since most gave only a number. */
const Price = ({ request, url }: { readonly request: DeskRequest; readonly url: string }) => {
  const { answers } = request
  const price = dollars(request.price?.cents ?? 0)
  const [number = ''] = (answers.phone ?? '').split(';')
  const { pathname, search } = new URL(url)
  const message = theirWords(request).price(site.shortName, price, url)
  return (
    <Section id="their-price" heading={`You gave them ${price}`} look="h3" className="desk-card mt-4">
      <p className="mt-1">They can see it, pick a time, and book it themselves.</p>
      {number && number === answers.phone && (
        <WayOn href={`sms:${number}?&body=${encodeURIComponent(message)}`} isMain>
          Text it to them
        </WayOn>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-2">
        <Island name="CopyButton" component={CopyButton} props={{ text: url, what: 'the link' }} when="visible" />
        <a href={pathname + search} className="link tap mt-3 font-bold">
          See their page
        </a>
      </div>
    </Section>
  )
}

const Photos = ({ pictures }: Pick<Props, 'pictures'>) => (
  // Large enough to price from; the next one shows at the edge. One that's still on its way can be tapped too.
  <ul className="flex gap-2 mt-4 overflow-x-auto">
    {pictures.map((url, index) => (
      <li key={url}>
        <a href={url} className="block min-w-[7.5rem]">
          <img
            src={url}
            alt={`${index + 1} of ${pictures.length}`}
            className="w-auto h-[12.5rem] max-w-[85vw] rounded object-cover"
          />
        </a>
      </li>
    ))}
  </ul>
)

/** Everything about a request, and what can be done with it. */
export const requestPage = ({
  request,
  viewer,
  pictures,
  undelivered,
  now,
  priceUrl,
  done,
  trouble,
  typed,
}: Props): Page => {
  const { status, slot, booking, answers, others, spamSignals } = request
  return {
    kind: 'desk',
    ...deskPage(
      whoOf(request),
      <DeskFrame
        viewer="owner"
        tab="Requests"
        title={whoOf(request)}
        aside={
          <span className="flex flex-wrap items-center gap-x-2 gap-y-1.5">
            <span className={status === 'new' ? 'desk-chip desk-new' : 'desk-chip'}>{own(statusNames, status)}</span>
            <LanguageChip language={request.language} />
            <FarChip area={request.area} />
            <Age row={request} now={now} />
          </span>
        }
      >
        {trouble && <DeskNotice isTrouble>{trouble}</DeskNotice>}
        {done === 'resent' && <DeskNotice>We’re sending it again.</DeskNotice>}
        {done && done !== 'resent' && !trouble && <Done request={request} />}
        <Undelivered request={request} undelivered={undelivered} />
        {slot && (
          <p className="mt-2 font-head font-bold text-[1.5rem] leading-tight">
            {windowOf(slot, now)}
            {booking === 'held' && ' (held, not theirs yet)'}
          </p>
        )}
        {status !== 'spam' && isSuspicious(spamSignals) && (
          <p className="mt-2 font-bold text-brick">
            Looks unusual: {spamSignals.map((signal) => signalNote[signal]).join('; ')}.
          </p>
        )}
        <p className="mt-2 text-[1.1875rem] leading-snug break-anywhere">{cut(whatOf(request), 160)}</p>
        {answers.location && (
          <p className="text-soft break-anywhere">{[answers.address, answers.location].filter(Boolean).join(', ')}</p>
        )}
        <Reach
          answers={answers}
          message={theirWords(request).request(site.shortName)}
          isSecond={status !== 'new' && status !== 'booked'}
        />
        {pictures.length > 0 && <Photos pictures={pictures} />}
        {priceUrl && <Price request={request} url={priceUrl} />}
        <RequestActions request={request} typed={typed} />
        <Facts request={request} />
        <History request={request} viewer={viewer} now={now} canUndo={!done} />
        {others.length > 0 && (
          <section className="mt-6" aria-labelledby="others">
            <h2 id="others" className="h3">
              From the same number
            </h2>
            <ul className="grid gap-3 mt-3">
              {others.map((row) => (
                <RequestRow key={row.reference} row={row} now={now} />
              ))}
            </ul>
          </section>
        )}
      </DeskFrame>,
    ),
  }
}

const listed = (count: number, one: string, many: string) =>
  count === 0 ? [] : [count === 1 ? one : `${count} ${many}`]

/** Says what else goes when a request is deleted, and asks. A coming pickup is canceled first. */
export const forgetPage = (request: DeskRequest, isPickupComing: boolean): Page => {
  const { reference, photos, events, booking, visit } = request
  const also = [
    'what they said',
    ...listed(photos, 'the photo', 'photos'),
    ...listed(
      events.filter(({ person }) => isByDesk(person)).length,
      'what was done with it',
      'things that were done with it',
    ),
    ...(booking ? ['its pickup'] : []),
    'the messages about it',
  ]
  return {
    kind: 'desk',
    ...deskPage(
      'Delete for good',
      <DeskFrame viewer="owner" tab="Requests" title={`Delete ${whoOf(request)} for good?`}>
        {isPickupComing ? (
          <>
            <p className="mt-3 text-[1.1875rem]">
              They have a pickup coming, and they’d wait for you. Cancel it first, so they hear about it. Then delete
              this.
            </p>
            <p className="mt-4">
              <a href={paths.deskCalendar({ for: reference })} className="btn-main w-full">
                Move or cancel the pickup
              </a>
            </p>
          </>
        ) : (
          <>
            <p className="mt-3 text-[1.1875rem]">
              That deletes {also.slice(0, -1).join(', ')} and {also.at(-1)}. It can’t be undone. Emails and texts that
              went out have to be deleted where they are.
            </p>
            {visit.done !== undefined && (
              <p className="mt-3 text-[1.1875rem]">
                What the job brought stays in your numbers and the spreadsheet: the day, the town, the kind of job, and
                the amounts, without anything that says whose it was.
              </p>
            )}
            <ActionForm request={request} action="forget" className="mt-4">
              <Submit>Delete it all</Submit>
            </ActionForm>
          </>
        )}
        <WayOn href={paths.deskRequest(reference)}>Keep it</WayOn>
      </DeskFrame>,
    ),
  }
}
