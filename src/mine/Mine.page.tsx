import type { ReactNode } from 'react'
import { sentences } from '#sentences'
import { windowHours } from '#site/calendar.ts'
import { site } from '#site/site.ts'
import { say } from '#words'
import { lookUpPlace, placeIn } from '../business/lookUpPlace.ts'
import { holdMinutes } from '../domain/calendar/booking.ts'
import { type OpenSlots, slotLabel } from '../domain/calendar/slots.ts'
import { isTextable } from '../domain/contact/textMessage.ts'
import { dollars } from '../domain/prices/price.ts'
import { areaNote } from '../handlers/forms.ts'
import { sentDays } from '../messages/links.ts'
import { isCanceledByUs, sameReason } from '../request/event.ts'
import { missingIn, paths } from '../routes.ts'
import type { Page, PageRequest } from '../shared/document/page.ts'
import { ErrorSummary } from '../shared/form/ErrorSummary.tsx'
import { ticked } from '../shared/forms/fields.ts'
import { photosField, type Values } from '../shared/forms/form.ts'
import { bookedNext, bookingForm, formNamed, quoteForm } from '../shared/forms/forms.ts'
import { CopyButton } from '../shared/parts/CopyButton.tsx'
import { Island } from '../shared/parts/Island.tsx'
import { boldTo, CallLink, TapLink, TextLink } from '../shared/parts/Link.tsx'
import { PaperHead } from '../shared/parts/PaperHead.tsx'
import { Stamp, Ticket } from '../shared/parts/Ticket.tsx'
import { Facts } from './Facts.tsx'
import { Accept, Again, Agree, Fix, MorePhotos, Reach, Withdraw } from './Forms.tsx'
import { keepLinkOf } from './KeepLink.tsx'
import type { Trouble } from './outcome.ts'
import { Pickup, pickupHeading, Window } from './Pickup.tsx'
import { type Mine, mayCorrectReach, type View, viewOf } from './readMine.ts'
import { FriendLink, NextWindows, ReplyTime } from './Sent.tsx'

type Props = { readonly mine: Mine; readonly trouble?: Trouble | undefined }

export type PartProps = Props & {
  readonly view: View
  readonly request: PageRequest
  readonly open: OpenSlots | undefined
}

/** It asked for what another one of theirs asks for. */
const isSame = (request: Mine['request']) => request?.reason === sameReason

/** What the page says at its top, in large letters: how far the request is. */
function headingOf(view: View, { mine: { link, request, pickup, cents }, request: { query } }: PartProps): string {
  const words = sentences.mine
  const form = formNamed(request?.form ?? link.form ?? '')
  switch (view) {
    case 'pickup':
      return pickup ? pickupHeading(pickup, query.get('do')) : words.heading
    case 'priced':
      return words.priced.title(dollars(cents ?? 0))
    case 'lost':
      return isSame(request) ? words.lost.same.heading : words.lost.heading
    case 'done':
      return words.over.heading
    case 'booked':
      return sentences.pickup.headings.open
    case 'canceled':
      return sentences.pickup.headings.canceled
    case 'asked':
      return words.heading
    default:
      // A booking's form says that it's booked, which only its own link proves.
      return form && (form.name !== bookingForm.name || link.may === 'own') ? form.received().heading : words.heading
  }
}

/** What's next, in a sentence or two. */
function Text({ view, mine: { link, request, pickup, canConfirm }, open, request: { now } }: PartProps): ReactNode {
  const words = sentences.mine
  const form = formNamed(request?.form ?? link.form ?? '')
  const slot = request?.slot ?? request?.answers.slot ?? link.about
  switch (view) {
    case 'pickup':
      return null
    case 'priced':
      return [words.priced.text, !open?.none && words.priced.pick].filter(Boolean).join(' ')
    case 'lost':
      return isSame(request) ? words.lost.same.text : words.lost.text
    case 'done':
      return words.over.text
    case 'canceled':
      return request && isCanceledByUs(request) ? say.message.weCanceled : sentences.pickup.notices.canceled
    case 'booked':
      return words.booked(boldTo(paths.findPickup))
    default:
  }
  if (form?.name !== bookingForm.name || pickup) return form?.received().next ?? words.unconfirmed
  if (view === 'unread' && link.may === 'own')
    return (
      <>
        <span className="block mb-2">{bookedNext()}</span>
        {words.asBooked}
      </>
    )
  const isHeld = request?.booking === 'held' && canConfirm
  return (
    <>
      {slot && <span className="block mb-2">{sentences.pickup.asked(slotLabel(slot, windowHours))}</span>}
      {sentences.pickup.notConfirmed((said) => (
        <strong>{said}</strong>
      ))}{' '}
      {isHeld ? sentences.pickup.tapToConfirm(holdMinutes) : sentences.pickup.weCall}
      {!isHeld && <ReplyTime now={now} />}
    </>
  )
}

/** What was done just now, or why nothing was. */
function Note({ view, mine: { pickup, cents }, trouble, request: { query } }: PartProps) {
  const words = sentences.mine
  if (trouble?.state?.failure) {
    return <ErrorSummary state={trouble.state} fieldId={(name) => name} request="" />
  }
  if (trouble?.isOutdated || pickup?.outdated) {
    const said = pickup?.outdated ? sentences.pickup.outdated : cents === undefined ? words.notDone : words.outdated
    return (
      <p className="mb-3 text-[1.1875rem] font-bold" role="alert">
        {said}
      </p>
    )
  }
  const said = trouble?.texted
    ? sentences.pickup.texted[trouble.texted]
    : noteOf(query.get('done') ?? '', view === 'pickup' ? pickup?.stage : undefined)
  return (
    said && (
      <p className="mb-3 font-bold" role="status">
        {said}
      </p>
    )
  )
}

/** What's said of an act that was carried out, while it's still so. */
function noteOf(done: string, stage: string | undefined): string | undefined {
  if (['move', 'confirm', 'accept'].includes(done) && stage !== 'open') return undefined
  return new Map(Object.entries(sentences.mine.done)).get(done)
}

/** What's asked of them, or said to them, once it's been sent: where it is, and what's missing. */
function Notes({ mine: { request } }: PartProps) {
  const { location, texts, phone = '' } = request?.answers ?? {}
  const notes = [
    areaNote(location === undefined ? undefined : lookUpPlace(location).kind),
    texts === ticked && !isTextable(phone) && sentences.mine.notTextable,
  ].filter(Boolean)
  return notes.map((note) => (
    <p key={String(note)} className="mt-3 font-bold">
      {note}
    </p>
  ))
}

/** The window of a pickup that's theirs, as far as the link says so. */
function windowOf(view: View, { link, request }: Mine): string | undefined {
  if (view === 'booked') return request?.slot ?? undefined
  return view === 'unread' && link.may === 'own' ? link.about : undefined
}

function stampOf(view: View, may: Mine['link']['may']): string | undefined {
  if (view === 'lost') return sentences.mine.stamps.closed
  if (view === 'booked' || (view === 'unread' && may === 'own')) return sentences.pickup.stamps.booked
  return view === 'asked' || view === 'open' || view === 'unread' ? sentences.mine.stamps.received : undefined
}

const hasFollowUp = (answers: Values) => Object.keys(quoteForm.followUp).some((name) => answers[name])

/** All that can be added or corrected. */
function Adds(props: PartProps) {
  const { view, mine, trouble, request: page } = props
  const { token, request, pickup } = mine
  const answers = request?.answers ?? pickup?.answers ?? {}
  const form = formNamed(request?.form ?? mine.link.form ?? '') ?? quoteForm
  const missing = missingIn(page.query)
  const { fix } = sentences.mine
  const photos = photosField(form) && (
    <MorePhotos token={token} reference={mine.link.reference} trouble={trouble} missing={missing} />
  )
  return (
    <div className="mt-5 print:hidden">
      {missing > 0 && photos}
      {form === quoteForm && (
        <Reach token={token} answers={answers} trouble={trouble} isOpen={view === 'open' && !hasFollowUp(answers)} />
      )}
      {missing === 0 && photos}
      {mayCorrectReach(mine.link, request) && (
        <>
          {answers.phone && <Fix act="number" token={token} answers={answers} trouble={trouble} />}
          {mine.isMailed !== undefined && (
            <Fix
              act="email"
              token={token}
              answers={answers}
              trouble={trouble}
              said={fix.email[mine.isMailed ? 'to' : 'notTo'](answers.email ?? '')}
            />
          )}
        </>
      )}
    </div>
  )
}

/** A request that isn't a pickup yet, or that nothing proves to be theirs. */
function Request(props: PartProps) {
  const { view, mine, trouble, open, request: page } = props
  const { link, token, request, cents, pictures } = mine
  const { reference } = link
  const stamp = stampOf(view, link.may)
  const slot = windowOf(view, mine)
  const isOver = view === 'lost' || view === 'done' || view === 'canceled'
  const withdraw = request && !isOver && view !== 'booked' && (
    <Withdraw token={token} events={request.events} hasPrice={cents !== undefined} />
  )
  const isSent = link.may === 'sent' && !page.query.has('done') && !trouble
  return (
    <>
      {slot && <Window slot={slot} stamp={stamp} isNew={isSent} />}
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className={slot ? 'mt-3 text-[1.1875rem]' : 'flex-[1_1_14rem] text-[1.1875rem]'}>
          <Text {...props} />
        </div>
        {stamp && !slot && <Stamp isNew={isSent}>{stamp}</Stamp>}
      </div>
      {((view === 'open' && request?.answeredAt === null) || (view === 'unread' && !link.about)) && (
        <ReplyTime now={page.now} />
      )}
      {!isOver && <Notes {...props} />}
      {view === 'unread' && trouble && <Again token={token} trouble={trouble} />}
      {view === 'priced' && cents !== undefined && open && (
        <>
          {open.none && !trouble ? (
            <p className="mt-3 font-bold">{say.booking.noWindows}</p>
          ) : (
            <Accept
              mine={mine}
              cents={cents}
              trouble={trouble}
              open={open}
              from={page.query.get('from')}
              updates={page.updates}
            />
          )}
          {withdraw}
        </>
      )}
      {view === 'open' && request?.form === quoteForm.name && open && (
        <NextWindows open={open} known={{ town: townOf(request.answers) }} />
      )}
      {request && (
        <Facts
          answers={request.answers}
          pictures={pictures}
          hasStreet={link.may === 'own'}
          price={cents === undefined ? undefined : request.price}
        />
      )}
      {request && !isOver && <Adds {...props} />}
      {!request && !link.about && <p className="mt-3">{sentences.mine.notRead}</p>}
      <p className="flex flex-wrap gap-3 mt-6">
        <CallLink className={isOver ? 'btn-main grow' : 'btn-line grow'} />
        <TextLink className="btn-line grow" message={sentences.mine.about(reference)} />
      </p>
      <p className="mt-4">
        {sentences.mine.giveReference(reference, (words) => (
          <strong>{words}</strong>
        ))}{' '}
        {isSent && request && sentences.mine.linkDays(sentDays)}
      </p>
      <Island name="CopyButton" component={CopyButton} props={{ text: reference }} when="visible" />
      {view !== 'priced' && withdraw}
    </>
  )
}

const townOf = ({ location }: Values) => location && placeIn(lookUpPlace(location))?.slug

const Friend = ({ mine: { link }, request: { siteUrl } }: PartProps) => (
  <>
    <p className="text-[1.1875rem]">{formNamed(link.form ?? '')?.received().next}</p>
    <FriendLink code={link.about ?? ''} siteUrl={siteUrl} />
    <p className="mt-5">
      <TapLink href={paths.referralProgram}>{sentences.referral.howItWorks}</TapLink>
    </p>
  </>
)

function Body(props: PartProps) {
  const { view, mine, request } = props
  const { link, token, pickup, pictures } = mine
  const asked = request.query.get('do')
  const agree = pickup?.price && !pickup.receipt && (pickup.proposed || pickup.price.acceptedBy === undefined) && (
    <Agree token={token} price={pickup.proposed ?? pickup.price} trouble={props.trouble} />
  )
  // The crew waits for that.
  const isFirst = pickup?.proposed && !asked
  return (
    <div className="mine bg-sky" data-received="">
      <div className="wrap pt-5 pb-12 md:pt-10 md:pb-20">
        <div className="max-w-[40rem] mx-auto">
          {/* Paper doesn't show its address, since anyone who reads it could act on it. */}
          <PaperHead siteUrl={request.siteUrl} path="" query={noQuery} now={request.now} />
          <Ticket number={sentences.mine.reference(link.reference)} title={headingOf(view, props)} level={1}>
            <Note {...props} />
            {view === 'friend' && <Friend {...props} />}
            {view === 'pickup' && isFirst && <div className="mb-5">{agree}</div>}
            {view === 'pickup' && pickup ? (
              <Pickup
                shown={pickup}
                pictures={pictures}
                wants={asked}
                from={request.query.get('from')}
                done={request.query.get('done')}
                keep={keepLinkOf(request, token, pickup)}
                updates={request.updates}
              >
                <Notes {...props} />
                {!isFirst && agree}
                {pickup.stage === 'open' && <Adds {...props} />}
              </Pickup>
            ) : (
              view !== 'friend' && <Request {...props} />
            )}
          </Ticket>
        </div>
      </div>
    </div>
  )
}

const noQuery = new URLSearchParams()

/** The customer's one page: what their request is now, and all that they can do with it. */
export const minePage = ({ mine, trouble }: Props): Page => ({
  kind: 'mine',
  head: { title: sentences.mine.title(site.name), description: sentences.mine.description, noindex: true },
  hasSignedUrl: true,
  perRequest: true,
  body: async (request) => {
    const view = viewOf(mine)
    const open = view === 'priced' || view === 'open' ? await request.openSlots() : undefined
    return <Body mine={mine} trouble={trouble} view={view} request={request} open={open} />
  },
})
