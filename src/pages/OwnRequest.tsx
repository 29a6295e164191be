import { site } from '#site/site.ts'
import type { Page } from '../document/page.ts'
import type { OpenSlots } from '../domain/calendar/slots.ts'
import { dollars } from '../domain/prices/words.ts'
import { bookingForm } from '../forms/booking.ts'
import { asTheyRead } from '../forms/fields.ts'
import type { FormState, Values } from '../forms/form.ts'
import type { DeskRequest } from '../request/request.ts'
import { paths } from '../routes.ts'
import { Answers } from '../ui/booking/BookingTicket.tsx'
import { SlotChoice } from '../ui/booking/SlotChoice.tsx'
import { slotWeek } from '../ui/booking/slotDays.ts'
import { ErrorSummary } from '../ui/form/ErrorSummary.tsx'
import { TextInput } from '../ui/form/TextInput.tsx'
import { CallLink, TextLink } from '../ui/shared/ContactLinks.tsx'
import { Island } from '../ui/shared/Island.tsx'
import { Submit } from '../ui/shared/Submit.tsx'
import { Stamp, Ticket } from '../ui/shared/Ticket.tsx'
import { ownRequestWords } from '../words/ownRequest.ts'

type Props = {
  readonly request: DeskRequest
  /** The price that can be accepted, in cents; undefined without one. */
  readonly cents: number | undefined
  readonly token: string
  /** Addresses of its photos. */
  readonly pictures: readonly string[]
  /** What was sent and couldn't be taken. */
  readonly state?: FormState
  /** The price has changed since the page was made. */
  readonly isOutdated?: boolean
}

const head = () =>
  ({ title: ownRequestWords().title(site.name), description: ownRequestWords().description, noindex: true }) as const

/** What is asked for besides the window, where the request doesn't say it. */
export const acceptFields = { address: bookingForm.fields.address, name: bookingForm.fields.name } as const

type AcceptProps = Props & { readonly cents: number; readonly open: OpenSlots; readonly from: string | null }

const Accept = ({ request, cents, token, state, open, from }: AcceptProps) => {
  const known: Values = {
    ...request.answers,
    name: request.answers.name || request.answers['reply-name'] || '',
    ...state?.values,
  }
  return (
    <form method="post" action={paths.ownRequest({ token })} className="mt-6">
      {state && <ErrorSummary state={state} fieldId={(name) => name} request="" />}
      <input type="hidden" name="act" value="accept" />
      <input type="hidden" name="cents" value={cents} />
      <Island
        name="SlotChoice"
        component={SlotChoice}
        props={{}}
        own={{
          id: 'slot',
          name: 'slot',
          legend: bookingForm.fields.slot.label(),
          value: state?.values.slot,
          error: state?.errors.slot,
          ...slotWeek(open, from, state?.values.slot),
          weekHref: `${paths.ownRequest({ token })}&`,
        }}
      />
      {Object.entries(acceptFields).map(([name, field]) => (
        <TextInput key={name} id={name} name={name} field={field} value={known[name]} error={state?.errors[name]} />
      ))}
      <Submit>{ownRequestWords().book(dollars(cents))}</Submit>
    </form>
  )
}

const Withdraw = ({ token, seen, hasPrice }: { token: string; seen: number; hasPrice: boolean }) => (
  <form method="post" action={paths.ownRequest({ token })} className="mt-3">
    <input type="hidden" name="act" value="withdraw" />
    <input type="hidden" name="seen" value={seen} />
    <button type="submit" className="link tap font-bold">
      {hasPrice ? ownRequestWords().noThanks : ownRequestWords().notNeeded}
    </button>
  </form>
)

/** What the page says above everything else, by how far the request is. */
function leadOf({ request: { status }, cents }: Pick<Props, 'request' | 'cents'>): { title: string; text: string } {
  const { lost, done, priced, open } = ownRequestWords()
  if (status === 'lost') return lost
  if (status === 'done') return done
  return cents === undefined ? open : { title: priced.title(dollars(cents)), text: priced.text }
}

const Body = (props: Props & { readonly open: OpenSlots; readonly from: string | null }) => {
  const { request, cents, token, pictures, isOutdated, open, from } = props
  const { status, reference, answers, revision } = request
  const { title, text } = leadOf(props)
  const words = ownRequestWords()
  const isOver = status === 'lost' || status === 'done'
  return (
    <div className="bg-sky">
      <div className="wrap pt-10 pb-20">
        <div className="max-w-[40rem] mx-auto">
          <Ticket number={words.reference(reference)} title={title} level={1}>
            {status === 'lost' && <Stamp>{words.closed}</Stamp>}
            {isOutdated && (
              <p className="font-bold" role="alert">
                {words.outdated}
              </p>
            )}
            <p className="mt-3 text-[1.1875rem]">{text}</p>
            <Answers
              answers={{ ...asTheyRead(answers), estimate: '' }}
              own={{ fixNumber: isOver ? undefined : paths.fixNumber({ token }), pictures }}
            />
            {!isOver && cents !== undefined && <Accept {...props} cents={cents} open={open} from={from} />}
            {!isOver && cents === undefined && (
              <p className="mt-4">
                <a href={paths.addPhotos({ token })} className="btn-line">
                  {words.addPhotos}
                </a>
              </p>
            )}
            <p className="flex flex-wrap gap-3 mt-6">
              <CallLink className="btn-line" />
              <TextLink className="btn-line" message={words.about(reference)} />
            </p>
            {!isOver && <Withdraw token={token} seen={revision} hasPrice={cents !== undefined} />}
          </Ticket>
        </div>
      </div>
    </div>
  )
}

/** A request as its sender sees it: with the owner's price, a time to pick, and a way out. */
export const ownRequestPage = (props: Props): Page => ({
  kind: 'own-request',
  head: head(),
  hasSignedUrl: true,
  perRequest: true,
  body: async ({ openSlots, query }) => <Body {...props} open={await openSlots()} from={query.get('from')} />,
})
