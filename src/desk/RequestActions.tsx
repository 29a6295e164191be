import type { ReactNode } from 'react'
import { windowHours } from '#site/calendar.ts'
import { site } from '#site/site.ts'
import { say } from '#words'
import { addDays, localDate } from '../domain/calendar/localTime.ts'
import { isSlotId, slotLabel } from '../domain/calendar/slots.ts'
import { actionNamed, actions, buttonWords, lossWords, may, ownersReasons, undoableEvent } from '../request/actions.ts'
import type { EventKind } from '../request/event.ts'
import type { DeskRequest } from '../request/request.ts'
import { deskPaths } from '../routes.ts'
import { fieldBox } from '../shared/form/TextInput.tsx'
import { textFields } from '../shared/forms/form.ts'
import { bookingForm } from '../shared/forms/forms.ts'
import { Submit } from '../shared/parts/Submit.tsx'
import { marks, type Refusal, Why } from './Field.tsx'
import { PriceFields, PriceList } from './PriceFields.tsx'

type FormProps = {
  readonly request: Pick<DeskRequest, 'reference' | 'revision'>
  readonly action: string
  readonly children: ReactNode
  readonly className?: string
}

/** A form that does one thing with a request, as it was when the page was made. */
export const ActionForm = ({ request: { reference, revision }, action, children, className }: FormProps) => (
  <form method="post" action={deskPaths.request(reference)} className={className}>
    <input type="hidden" name="act" value={action} />
    <input type="hidden" name="seen" value={revision} />
    {children}
  </form>
)

/** What was typed and couldn't be taken, and why. */
export type TypedChange = Refusal & { readonly action: string; readonly detail: string }

type Props = { readonly request: DeskRequest; readonly typed?: TypedChange | undefined }

type PriceProps = {
  readonly request: Pick<DeskRequest, 'reference' | 'revision' | 'status' | 'referredBy' | 'answers'> &
    Partial<Pick<DeskRequest, 'price'>>
  readonly typed?: TypedChange | undefined
}

type ButtonProps = {
  readonly request: DeskRequest
  readonly action: EventKind
  readonly label?: string | undefined
  readonly className?: string
}

export const ActionButton = ({
  request,
  action,
  label = buttonWords(action),
  className = 'btn-line w-full',
}: ButtonProps) => (
  <ActionForm request={request} action={action}>
    <Submit className={className}>{label}</Submit>
  </ActionForm>
)

export const PriceForm = ({ request, typed }: PriceProps) => (
  <ActionForm request={request} action="priced">
    <Why typed={typed}>
      <PriceFields
        id={`price-${request.reference}`}
        typed={typed?.detail}
        price={request.price}
        referredBy={request.referredBy}
        answers={request.answers}
      />
    </Why>
    <Submit className={request.status === 'called' ? 'btn-main mt-1.5 w-full' : 'btn-line mt-1.5 w-full'}>
      {request.status === 'booked' ? say.request.saveAndTell : say.happened.buttons.priced}
    </Submit>
  </ActionForm>
)

const Lost = ({ request }: Props) => (
  <details className="desk-more">
    <summary>{say.request.lostIt}</summary>
    <ActionForm request={request} action="lost" className="grid gap-2 pb-3">
      {ownersReasons.map((reason) => (
        <button key={reason} type="submit" name="detail" value={reason} className="btn-line">
          {lossWords(reason)}
        </button>
      ))}
    </ActionForm>
  </details>
)

/** Days on which the owner calls again, or any other. `now` in UTC ms. */
const CallAgain = ({ request, typed, now }: Props & { readonly now: number }) => {
  const today = localDate(now, site.timeZone)
  return (
    <details className="desk-more" open={typed !== undefined}>
      <summary>{say.request.callOnDay}</summary>
      <Why typed={typed} />
      <ActionForm request={request} action="call-again" className="pairs gap-2">
        {[1, 3].map((days) => (
          <button key={days} type="submit" name="detail" value={addDays(today, days)} className="btn-line">
            {days === 1 ? say.request.tomorrow : say.request.inDays(days)}
          </button>
        ))}
      </ActionForm>
      <ActionForm request={request} action="call-again" className="flex gap-2 pb-3">
        <input
          type="date"
          name="detail"
          aria-label={say.day.another}
          required
          min={addDays(today, 1)}
          {...(typed && marks(typed.field !== undefined))}
          defaultValue={typed?.detail}
          className={`${fieldBox} border-soft grow min-w-0`}
        />
        <Submit className="btn-line mt-1.5">{say.request.callThen}</Submit>
      </ActionForm>
    </details>
  )
}

const Note = ({ request, typed }: Props) => (
  <details className="desk-more" open={typed !== undefined}>
    <summary>{say.request.addNote}</summary>
    <ActionForm request={request} action="note" className="grid gap-2 pb-3">
      <Why typed={typed} />
      <textarea
        name="detail"
        rows={3}
        required
        data-begin=""
        {...(typed && marks(typed.field !== undefined))}
        defaultValue={typed?.detail}
        aria-label={say.request.noteForYou}
        className={`${fieldBox} border-soft`}
      />
      <Submit className="btn-line">{say.happened.buttons.note}</Submit>
    </ActionForm>
  </details>
)

const BookAsked = ({ request: { reference, answers, revision } }: Props) => (
  <form method="post" action={deskPaths.calendar()}>
    <input type="hidden" name="act" value="book" />
    <input type="hidden" name="for" value={reference} />
    <input type="hidden" name="seen" value={revision} />
    {textFields(bookingForm).map(([name]) => (
      <input key={name} type="hidden" name={name} value={answers[name] ?? ''} />
    ))}
    <Submit>{say.request.bookIt(slotLabel(answers.slot ?? '', windowHours))}</Submit>
  </form>
)

type RequestActionsProps = Pick<Props, 'request'> & { readonly typed: TypedChange | undefined; readonly now: number }

/** Those that have a place of their own. */
const placed: ReadonlySet<EventKind> = new Set(['released', 'spam', 'undone'])

/** What one tap does. */
const plain = (Object.keys(actions) as EventKind[]).filter(
  (name) => buttonWords(name) && !actionNamed(name).input && !placed.has(name),
)

/** What can be done with a request now: the likeliest first. */
export function RequestActions({ request, typed, now }: RequestActionsProps) {
  const typedFor = (action: string) => (typed?.action === action ? typed : undefined)
  const typedPrice = typedFor('priced')
  const { status, booking, reference, events, area, answers } = request
  const canDo = (action: EventKind) => may('owner', action, request)
  const button = (action: EventKind) => canDo(action) && <ActionButton request={request} action={action} />
  return (
    <section aria-label={say.request.whatToDo} className="mt-5">
      {button('released')}
      {status === 'spam' && undoableEvent(events)?.kind === 'spam' && (
        <ActionButton request={request} action="undone" label={say.request.notSpam} />
      )}
      {area === 'too-far' && canDo('booked') && isSlotId(answers.slot ?? '') && !booking && (
        <BookAsked request={request} />
      )}
      <div className="stop-more mt-2">
        {plain.filter(canDo).map((action) => (
          <ActionButton key={action} request={request} action={action} />
        ))}
        {canDo('booked') && (
          <a href={deskPaths.calendar({ for: reference })} className="btn-line">
            {say.request.bookThem}
          </a>
        )}
        {canDo('moved') && (
          <a href={deskPaths.calendar({ for: reference })} className="btn-line">
            {say.request.moveOrCancel}
          </a>
        )}
      </div>
      {canDo('priced') && <PriceList />}
      {canDo('priced') &&
        (status === 'priced' || status === 'booked' || status === 'lost' ? (
          <details className="desk-more" open={typedPrice !== undefined}>
            <summary>{request.price ? say.request.changePrice : say.stop.givePrice}</summary>
            <div className="pb-3">
              <PriceForm request={request} typed={typedPrice} />
            </div>
          </details>
        ) : (
          <div className="mt-4">
            <PriceForm request={request} typed={typedPrice} />
          </div>
        ))}
      {canDo('call-again') && <CallAgain request={request} typed={typedFor('call-again')} now={now} />}
      {canDo('lost') && <Lost request={request} />}
      <Note request={request} typed={typedFor('note')} />
      <details className="desk-more">
        <summary>{canDo('spam') ? say.request.spamOrDelete : say.request.deleteIt}</summary>
        <div className="pairs gap-2 pb-3">
          {button('spam')}
          <a href={deskPaths.request(reference, { do: 'forget' })} className="btn-line">
            {say.request.deleteForGood}
          </a>
        </div>
      </details>
    </section>
  )
}
