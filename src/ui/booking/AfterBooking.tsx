import { encode } from 'uqr'
import { windowHours } from '#site/calendar.ts'
import { site } from '#site/site.ts'
import { holdMinutes } from '../../domain/calendar/booking.ts'
import { slotLabel } from '../../domain/calendar/slots.ts'
import { bookedNext } from '../../forms/booking.ts'
import { paths } from '../../routes.ts'
import { pickupWords } from '../../words/pickup.ts'
import { replyWords } from '../request/RequestTicket.tsx'
import { CallLink, TextLink } from '../shared/ContactLinks.tsx'
import { CopyButton } from '../shared/CopyButton.tsx'
import { Island } from '../shared/Island.tsx'
import { boldTo, TapLink } from '../shared/Link.tsx'
import { ReceiptTools } from './ReceiptTools.tsx'

/** The link to a booking, to keep. */
export type OwnLink = {
  readonly url: string
  /** We text it, or their own messages app does at an address; neither to a number that takes no texts. */
  readonly texted: 'by us' | `sms:${string}` | undefined
  /** What became of the text that they asked for. */
  readonly note?: string | undefined
}

const KeepLink = ({ token, url, texted, note }: OwnLink & Pick<Props, 'token'>) => (
  <>
    {note && (
      <p className="mt-2 font-bold" role="status">
        {note}
      </p>
    )}
    <div className="flex flex-wrap gap-x-2.5 items-end">
      {texted === 'by us' && (
        <form method="post" action={paths.booking({ token })}>
          <button type="submit" name="act" value="text" className="btn-line mt-3">
            {pickupWords().textLink}
          </button>
        </form>
      )}
      {texted && texted !== 'by us' && (
        <a href={texted} className="btn-line mt-3">
          {pickupWords().textLink}
        </a>
      )}
      <Island
        name="CopyButton"
        component={CopyButton}
        props={{ text: url, what: pickupWords().theLink }}
        when="visible"
      />
    </div>
  </>
)

/** The link for a phone's camera, on paper. */
function PaperLink({ url }: Pick<OwnLink, 'url'>) {
  const { data, size } = encode(url, { border: 0 })
  const runs = data.flatMap((row, y) =>
    [
      ...row
        .map((dark) => (dark ? '1' : '0'))
        .join('')
        .matchAll(/1+/g),
    ].map(({ 0: run, index }) => `M${index} ${y}h${run.length}v1h-${run.length}z`),
  )
  return (
    <div className="hidden print:flex items-center gap-4 mt-4" data-paper-link="">
      <svg viewBox={`0 0 ${size} ${size}`} className="flex-none w-28" shapeRendering="crispEdges" aria-hidden="true">
        <path d={runs.join('')} />
      </svg>
      <p>{pickupWords().scan}</p>
    </div>
  )
}

type Props = {
  readonly token: string
  readonly slot: string
  /** Address at which photos are added. */
  readonly addPhotos: string | undefined
  readonly ownLink: OwnLink | undefined
}

/** What can be done with a booking. Its token is the customer's own, so that what is shared has no link. */
export const ReceiptActions = ({ token, slot, addPhotos, ownLink }: Props) => (
  <>
    <div className="mt-5 print:hidden">
      <a href={paths.bookingCalendar({ token })} className="btn-main w-full">
        {pickupWords().addToCalendar}
      </a>
      <p className="flex flex-wrap gap-2.5 mt-2.5">
        <a href={paths.booking({ token, do: 'move' })} className="btn-line grow">
          {pickupWords().move}
        </a>
        <a href={paths.booking({ token, do: 'cancel' })} className="btn-line grow">
          {pickupWords().cancel}
        </a>
        {addPhotos && (
          <a href={addPhotos} className="btn-line grow">
            {pickupWords().addPhotos}
          </a>
        )}
      </p>
      <Island
        name="ReceiptTools"
        component={ReceiptTools}
        props={{ text: pickupWords().shared(site.name, slotLabel(slot, windowHours)) }}
        when="visible"
      />
      <p className="mt-2">{pickupWords().privateLink(boldTo(paths.booking({ token })))}</p>
      {ownLink && <KeepLink token={token} {...ownLink} />}
    </div>
    {ownLink && <PaperLink url={ownLink.url} />}
  </>
)

type AfterBookingProps = {
  readonly reference: string
  /** Whether the window is theirs. */
  readonly confirmed: boolean
  /** The price that it was booked at, in cents. */
  readonly agreed?: number | undefined
  /** They got a message with which they can confirm it. */
  readonly hasLink?: boolean
  /** The notes say what's next: somebody calls to say whether we can come. */
  readonly isTooFar?: boolean
  readonly notes?: readonly (string | undefined)[]
  /** Where it's withdrawn, while it isn't theirs; undefined where no link proves who reads this. */
  readonly ownRequest?: string | undefined
  /** UTC ms. */
  readonly now: number
}

/** What happens next, who to call, and how soon we write where somebody has to. */
export const AfterBooking = ({
  reference,
  confirmed,
  agreed,
  hasLink = false,
  isTooFar = false,
  notes = [],
  ownRequest,
  now,
}: AfterBookingProps) => (
  <>
    <h2 className="h3 mt-5">{pickupWords().next}</h2>
    <p className="mt-1">
      {confirmed ? (
        bookedNext(agreed)
      ) : isTooFar ? null : (
        <>
          {pickupWords().notConfirmed((words) => (
            <strong>{words}</strong>
          ))}{' '}
          {hasLink ? pickupWords().tapToConfirm(holdMinutes) : pickupWords().weCall}
        </>
      )}
    </p>
    {notes.filter(Boolean).map((note) => (
      <p key={note} className="mt-2 font-bold">
        {note}
      </p>
    ))}
    <p className="mt-2">
      {pickupWords().comesUp(
        <CallLink className="link font-bold">{site.phone.label}</CallLink>,
        (words) => (
          <TextLink className="link font-bold" message={pickupWords().about(reference)}>
            {words}
          </TextLink>
        ),
        <strong className="inline-block break-anywhere">{reference}</strong>,
      )}
    </p>
    {!confirmed && !hasLink && <p className="mt-2">{replyWords(now)}</p>}
    {!confirmed && (
      <p className="mt-2 print:hidden">
        {ownRequest
          ? pickupWords().withdraw(boldTo(ownRequest))
          : pickupWords().drop((words) => (
              <TextLink className="link font-bold" message={pickupWords().dropMessage(reference)}>
                {words}
              </TextLink>
            ))}
      </p>
    )}
    <p className="mt-2 print:hidden">
      <TapLink href={paths.howItWorks}>{pickupWords().howItWorks}</TapLink>
    </p>
  </>
)
