import { site } from '#site/site.ts'
import { siteWords } from '../business/siteWords.ts'
import type { Page, PageRequest, SentRequest } from '../document/page.ts'
import { isSlotId, type OpenSlots } from '../domain/calendar/slots.ts'
import { isTextable } from '../domain/contact/areaCodes.ts'
import { bookingForm } from '../forms/booking.ts'
import { contactForm } from '../forms/contact.ts'
import { ticked } from '../forms/fields.ts'
import type { AnyForm, Values } from '../forms/form.ts'
import { formNamed } from '../forms/forms.ts'
import { addPhotosDays, quoteForm } from '../forms/quote.ts'
import { referralForm } from '../forms/referral.ts'
import { paths } from '../routes.ts'
import { Booked, BookingReceipt, ReceiptPage } from '../ui/booking/BookingReceipt.tsx'
import { Answers } from '../ui/booking/BookingTicket.tsx'
import { ReplyDetails } from '../ui/form/ReplyDetails.tsx'
import type { Own } from '../ui/request/OwnRequest.tsx'
import { FriendLink, NextWindows, ReplyTime, RequestTicket } from '../ui/request/RequestTicket.tsx'
import { CallLink, TextLink } from '../ui/shared/ContactLinks.tsx'
import { CopyButton } from '../ui/shared/CopyButton.tsx'
import { Island } from '../ui/shared/Island.tsx'
import { TapLink } from '../ui/shared/Link.tsx'
import { PaperHead } from '../ui/shared/PaperHead.tsx'
import { Section } from '../ui/shared/Section.tsx'
import { Stamp } from '../ui/shared/Ticket.tsx'
import { noticeWords } from '../words/notice.ts'
import { pickupWords } from '../words/pickup.ts'
import { receivedWords } from '../words/received.ts'
import { ownLinkOf } from './Booking.tsx'

/** What is said of a place where we don't surely come. A Map has no inherited keys: an address may contain `__proto__`. */
export function areaNotes(): ReadonlyMap<string, string> {
  const { probably, far, call } = receivedWords().area
  return new Map([
    ['probably', probably],
    ['too-far', far(siteWords().area.region)],
    ['near-miss', call],
    ['call', call],
  ])
}

/** Forms whose sender hears from us; a referral is answered by its link. */
const repliesTo: ReadonlySet<string> = new Set([quoteForm.name, contactForm.name, bookingForm.name])

/** A small whole number from the address, or 0: anyone can write an address. */
const count = (value: string | null) => (/^\d{1,3}$/.test(value ?? '') ? Number(value) : 0)

const photoNote = (stored: number, missing: number) =>
  [stored > 0 && receivedWords().hasPhotos(stored), missing > 0 && receivedWords().missingPhotos(missing)]
    .filter(Boolean)
    .join(' ')

/** The token for adding to the request, where it's signed for this one. */
async function addTokenIn({ query, signedId }: PageRequest, reference: string): Promise<string | undefined> {
  const token = query.get('add') ?? ''
  return (await signedId('add-photos', token)) === reference ? token : undefined
}

/** The referral code, where it's signed for this request. */
async function codeIn({ query, signedId }: PageRequest, reference: string): Promise<string | undefined> {
  const [owner, code] = (await signedId('referral', query.get('code') ?? ''))?.split('-') ?? []
  return owner === reference ? code : undefined
}

/** What is said of a pickup whose window nothing proves; none is taken where it's too far. */
export const unprovenBooking = (area = ''): ReturnType<AnyForm['received']> => ({
  heading: receivedWords().heading,
  next: (area === 'too-far' && areaNotes().get(area)) || receivedWords().unconfirmed,
})

/** The same of a request whose window or code nothing proves, by form. */
const unproven: ReadonlyMap<string, AnyForm['received']> = new Map([
  [bookingForm.name, () => unprovenBooking()],
  [
    referralForm.name,
    () => ({
      heading: receivedWords().heading,
      next: 'Send the form again to see your link. It’s always the same one.',
    }),
  ],
])

/** Said to those who asked for texts to a number that we send none to. */
const textNote = ({ texts, phone = '' }: Values = {}) =>
  texts === ticked && !isTextable(phone) ? receivedWords().notTextable : undefined

/** The town that the request is for, to take it along; what is no slug is left out. */
const townIn = (query: URLSearchParams) => (/^[a-z-]{2,40}$/.exec(query.get('town') ?? '') ?? [''])[0]

const addedNote = (added: number) => (added > 0 ? receivedWords().addedPhotos(added) : '')

/** What the confirmation's address says, as far as it's believed: anybody can write one. */
async function readSaid(request: PageRequest) {
  const { query, params } = request
  const { reference = '' } = params
  const { name: form, received } = formNamed(query.get('form') ?? '') ?? quoteForm
  const [token, code] = await Promise.all([addTokenIn(request, reference), codeIn(request, reference)])
  const missing = count(query.get('missing'))
  // That we have photos is claimed only with proof. That some are lost is said without a token, too.
  const [added, stored] = token ? [count(query.get('added')), count(query.get('photos'))] : [0, 0]
  // Photos that were added later say nothing of the request that they belong to.
  const isNew = !query.has('added')
  return {
    reference,
    form,
    received: ((code ? undefined : unproven.get(form)) ?? received)(),
    area: areaNotes().get(query.get('area') ?? ''),
    photos: addedNote(added) || photoNote(stored, missing),
    missing,
    token,
    addPhotos: token && isNew ? paths.addPhotos({ token }) : undefined,
    isNew,
    code,
  }
}

type Said = Awaited<ReturnType<typeof readSaid>>

/** The number, and what else was sent, with where the number is corrected. `back`: token of its booking. */
function ownOf(
  { token = '' }: Said,
  sent: SentRequest | undefined,
  query: URLSearchParams,
  back = '',
): Own | undefined {
  const isFixed = query.has('saved')
  return sent && { fixNumber: paths.fixNumber({ token, back }), isFixed, pictures: sent.pictures }
}

/** What the token for adding to a request shows where none proves its booking: the town, as of a quote, not the street. */
const withoutStreet = ({
  answers: { phone = '', location = '', 'junk-type': what = '', list = '' },
}: SentRequest): Values => ({ phone, location, 'junk-type': what, list })

/** The receipt of a window, as its booking is now. Without a token that proves it, the window was only asked for. */
async function receipt(said: Said, slot: string, request: PageRequest) {
  const { reference, area, photos, addPhotos } = said
  const { query, siteUrl, now, booking } = request
  const token = query.get('t') ?? ''
  const [proven, sent] = await Promise.all([booking(token, { reference, slot }), request.sent(said.token ?? '')])
  const shown = proven === 'unread' ? undefined : proven
  const isChanged = shown && (shown.stage !== 'open' || shown.booking.slot !== slot)
  const answers = shown?.answers ?? (sent && withoutStreet(sent))
  const own = ownOf(said, sent, query, shown && token)
  const isTheirs = proven === 'unread' || proven?.booking.state === 'live'
  return (
    <ReceiptPage siteUrl={siteUrl} now={now}>
      {isChanged ? (
        <BookingReceipt shown={shown} query={new URLSearchParams()} addPhotos={addPhotos} own={own} now={now} />
      ) : (
        <Booked
          reference={reference}
          slot={slot}
          token={isTheirs ? token : null}
          answers={answers}
          hasLink={query.get('unconfirmed') === 'link'}
          isTooFar={query.get('area') === 'too-far'}
          notes={[area, photos, textNote(shown?.answers)]}
          addPhotos={addPhotos}
          own={own}
          ownRequest={said.token && paths.ownRequest({ token: said.token })}
          ownLink={shown && ownLinkOf(request, token, shown)}
          now={now}
        />
      )}
    </ReceiptPage>
  )
}

type NextStepsProps = Pick<Said, 'token'> & { readonly open: OpenSlots; readonly query: URLSearchParams }

/** After a quote request: a time to pick, and how to reach its sender. */
const NextSteps = ({ token, open, query }: NextStepsProps) => (
  <>
    <NextWindows open={open} known={{ town: townIn(query) }} />
    {token && (
      <Section id="reach-you" heading={receivedWords().reachYou} look="h3" className="mt-6 print:hidden">
        {query.has('saved') && <p className="mt-1 font-bold">{noticeWords().saved}</p>}
        <Island name="ReplyDetails" component={ReplyDetails} props={{ token }} when="visible" />
      </Section>
    )}
  </>
)

/**
 * The confirmation of a sent form. Everything it says travels in its address; nothing of the person does. What it says of a
 * booking, photos and a code is signed.
 */
export const requestReceived = (): Page => ({
  kind: 'confirmation',
  head: { title: receivedWords().title(site.name), description: receivedWords().description, noindex: true },
  perRequest: true,
  title: (query) => (query.get('form') === bookingForm.name ? pickupWords().title(site.name) : undefined),
  hasSignedUrl: true,
  body: async (request) => {
    const { path, query, siteUrl, now, openSlots } = request
    const said = await readSaid(request)
    const { reference, form, received, area, photos, missing, addPhotos, isNew, code } = said
    const slot = query.get('slot') ?? ''
    if (form === bookingForm.name && isSlotId(slot)) return receipt(said, slot, request)
    const sent = await request.sent(said.token ?? '')
    const own = ownOf(said, sent, query)
    return (
      <RequestTicket
        reference={reference}
        title={received.heading}
        head={<PaperHead siteUrl={siteUrl} path={path} query={query} now={now} />}
      >
        {!code && <Stamp isNew>{receivedWords().stamp}</Stamp>}
        <p className="mt-5 text-[1.1875rem]">{received.next}</p>
        {code && <FriendLink code={code} siteUrl={siteUrl} />}
        {isNew && repliesTo.has(form) && <ReplyTime now={now} />}
        {area && <p className="mt-3 font-bold">{area}</p>}
        {photos && <p className={missing > 0 ? 'mt-3 font-bold' : 'mt-3'}>{photos}</p>}
        {sent && <Answers answers={sent.answers} own={own} />}
        {addPhotos && (
          <p className="mt-3">
            <a href={addPhotos} className={missing > 0 ? 'btn-main' : 'link font-bold'}>
              {missing > 0 ? receivedWords().addMissing : receivedWords().addPhotos}
            </a>{' '}
            {missing === 0 && receivedWords().linkDays(addPhotosDays)}
          </p>
        )}
        {!code && (
          <>
            <p className="mt-3">
              {receivedWords().giveReference(reference, (words) => (
                <strong>{words}</strong>
              ))}
            </p>
            <Island name="CopyButton" component={CopyButton} props={{ text: reference }} when="visible" />
          </>
        )}
        {isNew && form === quoteForm.name && <NextSteps token={said.token} open={await openSlots()} query={query} />}
        <p className="flex flex-wrap gap-3 mt-6">
          <CallLink className="btn-main" />
          <TextLink
            className="btn-line"
            message={code ? `About my referral link ${reference}: ` : receivedWords().about(reference)}
          />
        </p>
        {said.token && !code && (
          <p className="mt-3 print:hidden">
            <TapLink href={paths.ownRequest({ token: said.token })}>{receivedWords().seeAgain}</TapLink>
          </p>
        )}
        <p className="mt-5">
          {code ? (
            <TapLink href={paths.referralProgram}>How referrals work</TapLink>
          ) : (
            <TapLink href={paths.howItWorks}>{receivedWords().pickupDay}</TapLink>
          )}
        </p>
      </RequestTicket>
    )
  },
})
