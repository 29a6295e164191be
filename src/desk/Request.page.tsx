import { inLanguage } from '#language'
import { reward } from '#site/referral.ts'
import { site } from '#site/site.ts'
import { say } from '#words'
import { codeAtDesk } from '../business/adjustments.ts'
import { officeWords, paidWords } from '../domain/calendar/booking.ts'
import { slotDate } from '../domain/calendar/slots.ts'
import { formatUsPhone } from '../domain/contact/contact.ts'
import { dollars, inDollars } from '../domain/prices/price.ts'
import { isAgain, isByAssistant, isSuspicious, signalWords, sourceWords } from '../domain/source.ts'
import { cut, own } from '../domain/text.ts'
import { listed } from '../language/texts.ts'
import { actionNamed, eventWords, lossWords, may, statusName, undoableEvent } from '../request/actions.ts'
import type { RequestEvent } from '../request/event.ts'
import { isOpen, undoneNumbers } from '../request/evolve.ts'
import { type DeskRequest, whoOf } from '../request/request.ts'
import { deskPaths } from '../routes.ts'
import type { Page } from '../shared/document/page.ts'
import type { FormState } from '../shared/forms/form.ts'
import { formNamed, leadFields } from '../shared/forms/forms.ts'
import { CopyButton } from '../shared/parts/CopyButton.tsx'
import { Island } from '../shared/parts/Island.tsx'
import { Section } from '../shared/parts/Section.tsx'
import { Submit } from '../shared/parts/Submit.tsx'
import type { AttachedPhotos } from '../store/photos.ts'
import { Again } from './Again.tsx'
import { DeskFrame, DeskNotice, WayOn } from './DeskFrame.tsx'
import { DetailsForm } from './DetailsForm.tsx'
import { deskPage } from './deskPage.ts'
import { detailFields, detailsOf } from './details.ts'
import { townLine } from './place.ts'
import { ActionButton, ActionForm, RequestActions, type TypedChange } from './RequestActions.tsx'
import {
  AgainChip,
  Age,
  byWhom,
  CallAgainChip,
  FarChip,
  LanguageChip,
  Pictures,
  Reach,
  textHref,
  whatOf,
  windowOf,
} from './RequestRow.tsx'
import { SameNumber } from './SameNumber.tsx'
import { ChangeForm, CostsForm, ShowForm } from './StopAfter.tsx'
import { stopPriceWords } from './StopPrice.tsx'

type Props = {
  readonly request: DeskRequest
  /** Address of whoever looks at it. */
  readonly viewer: string
  /** Addresses of its photos. */
  readonly pictures: AttachedPhotos
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
  /** Details that were typed and couldn't be taken. */
  readonly details?: FormState
}

/** Where their visit began: "Google ad, first page /services"; nothing where nobody knows. */
const cameFrom = ({ page, paid, ...source }: DeskRequest['source']) =>
  isAgain(source)
    ? paid
      ? [[say.request.lastTime, dollars(Number(paid))] as const]
      : []
    : isByAssistant(source)
      ? [[say.request.sentBy, sourceWords(source)] as const]
      : page
        ? [[say.request.cameFrom, say.request.firstPage(sourceWords({ page, ...source }), page)] as const]
        : []

function Facts({ request: { form: name, answers, reference, source, referredBy } }: Pick<Props, 'request'>) {
  const form = formNamed(name)
  const asked = form ? leadFields(form, answers).filter(([field]) => !(answers.name && field === 'reply-name')) : []
  // What was written down at the desk may be none of its form's.
  const more = detailFields.filter(([field]) => !asked.some(([one]) => one === field))
  const facts = [...asked, ...more].flatMap(([field, { say: spell, control }]) => {
    const answer = answers[field] ?? ''
    const label = own<string>(say.request.labels, field)
    if (!label || !answer) return []
    return [[label, control === 'tel' ? formatUsPhone(answer) : (spell?.(answer) ?? answer)] as const]
  })
  const off = reward ? say.request.offForBoth(inDollars(reward)) : ''
  const coupon = answers.code ? [[say.fields.code.label, codeAtDesk(answers.code)] as const] : []
  const friend = referredBy ? [[say.request.friendsCode, referredBy + off] as const] : []
  return (
    <dl className="desk-facts mt-5">
      {[...facts, ...coupon, ...friend, ...cameFrom(source), [say.request.reference, reference] as const].map(
        ([label, answer]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{answer}</dd>
          </div>
        ),
      )}
    </dl>
  )
}

type HistoryProps = Pick<Props, 'request' | 'viewer' | 'now'> & { readonly canUndo: boolean }

const History = ({ request: { events, ...request }, viewer, now, canUndo }: HistoryProps) => {
  const undone = undoneNumbers(events)
  // Photos come one by one: the last of them says it.
  const isShown = ({ kind }: RequestEvent, index: number) =>
    kind !== 'undone' && !(kind === 'photos' && events[index + 1]?.kind === 'photos')
  return (
    <section className="mt-6" aria-labelledby="history">
      <h2 id="history" className="h3">
        {say.request.history}
      </h2>
      <ol className="mt-2 grid gap-2">
        {events.filter(isShown).map((event) => (
          <li key={event.number} className="break-anywhere">
            {undone.has(event.number) ? <s>{eventWords(event)}</s> : eventWords(event)}
            <span className="block text-[0.9375rem] text-soft">
              {byWhom(event, viewer, now)}
              {undone.has(event.number) && say.request.undone}
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

const doneWords = (done: string) =>
  own<string>({ resent: say.requests.resent, added: say.request.added, details: say.request.detailsSaved }, done)

/** What was undone; whoever had a window until they were marked as spam has none where others took it meanwhile. */
function undoneWords({ status, booking, events }: DeskRequest, undone: number): string {
  const wasSpam = events.some(({ number, kind }) => kind === 'spam' && number === undone)
  return wasSpam && isOpen(status) && booking === 'canceled' ? say.request.undoneWithoutWindow : say.request.undoneNow
}

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

function Undelivered({ request, undelivered }: Pick<Props, 'request' | 'undelivered'>) {
  if (undelivered.length === 0) return null
  const [over, tried] = [undelivered.filter(({ isOver }) => isOver), undelivered.filter(({ isOver }) => !isOver)]
  const named = (messages: Props['undelivered']) => listed(messages.map(({ what }) => what))
  return (
    <DeskNotice isTrouble>
      {tried.length > 0 && <p>{say.request.notDeliveredYet(named(tried))}</p>}
      {over.length > 0 && (
        <>
          <p>{say.request.notDelivered(named(over))}</p>
          <ActionForm request={request} action="resend">
            <Submit className="link tap font-bold">{say.requests.sendAgain}</Submit>
          </ActionForm>
        </>
      )}
    </DeskNotice>
  )
}

/** A price that nobody has answered for so long is asked about once more. */
const patience = 2 * 24 * 60 * 60_000

const TextAgain = ({ request, url, now }: { readonly request: DeskRequest; readonly url: string; now: number }) => {
  const { answers, price, pricedAt = now } = request
  const words = theirWords(request).priceAgain(site.shortName, dollars(price?.cents ?? 0), url)
  const href = now - pricedAt < patience ? undefined : textHref(answers, words)
  return href && <WayOn href={href}>{say.request.textAgain}</WayOn>
}

const theirWords = ({ language }: DeskRequest) => inLanguage(language, () => say.message).atDesk

/** The price that they were given, and how it gets to the customer: by the owner's own phone, since most gave only a number. */
const Price = ({ request, url }: { readonly request: DeskRequest; readonly url: string }) => {
  const price = dollars(request.price?.cents ?? 0)
  const { pathname, search } = new URL(url)
  const text = textHref(request.answers, theirWords(request).price(site.shortName, price, url))
  return (
    <Section id="their-price" heading={say.request.youGave(price)} look="h3" className="desk-card mt-4">
      <p className="mt-1">{say.request.theyCan}</p>
      {text && (
        <WayOn href={text} isMain>
          {say.request.textIt}
        </WayOn>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-2">
        <a href={pathname + search} className="link tap mt-3 font-bold">
          {say.request.seePage}
        </a>
        <Island
          name="CopyButton"
          component={CopyButton}
          props={{ text: url, what: say.request.theLink }}
          when="visible"
        />
      </div>
    </Section>
  )
}

/** What a job costs as it's agreed, what was paid, or why it was lost. */
function outcomeWords({ status, reason, receipt = { went: [] }, ...request }: DeskRequest): string | undefined {
  if (status === 'lost')
    return [lossWords(reason), receipt.cents !== undefined && say.stop.feeWas(paidWords(receipt))]
      .filter(Boolean)
      .join('. ')
  if (status === 'booked') return stopPriceWords(request)
  if (status !== 'done') return undefined
  const paid = paidWords(receipt)
  return [paid && say.request.paid(paid), officeWords(receipt)].filter(Boolean).join('. ')
}

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
  details,
}: Props): Page => {
  const { status, slot, booking, answers, spamSignals } = request
  const outcome = outcomeWords(request)
  const price = priceUrl && <Price request={request} url={priceUrl} />
  // What comes next is on the first screen.
  const isPricedNow = done === 'priced' && !trouble
  return deskPage(
    <DeskFrame
      tab="requests"
      title={whoOf(request)}
      aside={
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1.5">
          <span className={status === 'new' ? 'desk-chip desk-new' : 'desk-chip'}>{statusName(status)}</span>
          <CallAgainChip row={request} now={now} />
          <LanguageChip language={request.language} />
          <AgainChip source={request.source} />
          <FarChip area={request.area} />
          <Age row={request} now={now} />
        </span>
      }
    >
      {trouble && <DeskNotice isTrouble>{trouble}</DeskNotice>}
      {done && !trouble && (doneWords(done) ? <DeskNotice>{doneWords(done)}</DeskNotice> : <Done request={request} />)}
      {isPricedNow && price}
      <Undelivered request={request} undelivered={undelivered} />
      {slot && (
        <p className="mt-2 font-head font-bold text-[1.5rem] leading-tight">
          {windowOf(slot, now)}
          {booking === 'held' && say.request.onlyHeld}
        </p>
      )}
      {outcome && <p className="mt-1 font-bold break-anywhere">{outcome}</p>}
      {status !== 'spam' && isSuspicious(spamSignals) && (
        <p className="mt-2 font-bold text-brick">{say.request.unusual(signalWords(spamSignals))}</p>
      )}
      <p className="mt-2 text-[1.1875rem] leading-snug break-anywhere">{cut(whatOf(request), 160)}</p>
      {answers.location && (
        <p className="text-soft break-anywhere">
          {[answers.address, townLine(answers.location)].filter(Boolean).join(', ')}
        </p>
      )}
      <Reach
        answers={answers}
        message={theirWords(request).request(site.shortName)}
        isSecond={status !== 'new' && status !== 'booked'}
      />
      {/* Large enough to price from; the next one shows at the edge. */}
      <Pictures urls={Object.values(pictures).flat()} size="w-auto h-[12.5rem] max-w-[85vw]" />
      {!isPricedNow && price}
      {priceUrl && status === 'priced' && <TextAgain request={request} url={priceUrl} now={now} />}
      <RequestActions request={request} typed={typed} now={now} />
      {request.seat && may('owner', 'costs', request) && (
        <div className="stop-more mt-4">
          <ChangeForm date={slotDate(request.seat.slot)} stop={request} pictures={pictures} now={now} isOnRequest />
          <CostsForm date={slotDate(request.seat.slot)} stop={request} pictures={pictures} isOnRequest />
          <ShowForm date={slotDate(request.seat.slot)} stop={request} pictures={pictures} isOnRequest />
        </div>
      )}
      {may('owner', 'again', request) && <Again request={request} now={now} />}
      <Facts request={request} />
      {status !== 'spam' && (
        <DetailsForm
          summary={say.request.changeDetails}
          action={deskPaths.request(request.reference)}
          state={details}
          known={detailsOf(request)}
          isPhoneNeeded={Boolean(answers.phone)}
          hidden={{ act: 'details', seen: request.revision }}
          button={say.request.saveDetails}
        />
      )}
      <History request={request} viewer={viewer} now={now} canUndo={!done} />
      <SameNumber request={request} now={now} />
    </DeskFrame>,
  )
}
