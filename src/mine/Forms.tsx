// What a customer sends from their page. Each form goes to the page's own address, and says there what it does.

import type { ReactNode } from 'react'
import { sentences } from '#sentences'
import { say } from '#words'
import type { OpenSlots } from '../domain/calendar/slots.ts'
import { formatUsPhone } from '../domain/contact/contact.ts'
import { isTextable } from '../domain/contact/textMessage.ts'
import { dollars } from '../domain/prices/price.ts'
import type { ProposedPrice, QuotedPrice } from '../domain/prices/quoted.ts'
import { rightEmail } from '../request/addDetails.ts'
import type { DeskRequest } from '../request/request.ts'
import { type CustomerAct, paths } from '../routes.ts'
import { SlotChoice, slotWeek } from '../shared/calendar/SlotChoice.tsx'
import { ErrorBox, ErrorSummary } from '../shared/form/ErrorSummary.tsx'
import { PhotoFiles } from '../shared/form/PhotoPick.tsx'
import { TextInput, TickInput } from '../shared/form/TextInput.tsx'
import { phone, requiredLine, ticked } from '../shared/forms/fields.ts'
import type { Update, Values } from '../shared/forms/form.ts'
import { bookingForm, photoLimits } from '../shared/forms/forms.ts'
import { Island } from '../shared/parts/Island.tsx'
import { TextLink } from '../shared/parts/Link.tsx'
import { Submit } from '../shared/parts/Submit.tsx'
import type { Trouble } from './outcome.ts'
import { ReplyDetails } from './ReplyDetails.tsx'
import type { Mine } from './readMine.ts'

const by = (name: string) => name

/** What an act was refused for, where it's this one's form. */
const stateOf = (trouble: Trouble | undefined, act: CustomerAct) => (trouble?.act === act ? trouble.state : undefined)

/** Something that can be added or corrected, closed until it's wanted. */
const Fold = ({
  id,
  label,
  isOpen,
  children,
}: {
  id: string
  label: ReactNode
  isOpen: boolean
  children: ReactNode
}) => (
  <details id={id} open={isOpen} className="mine-fold">
    <summary>{label}</summary>
    <div className="pb-4">{children}</div>
  </details>
)

type AcceptProps = {
  readonly mine: Mine
  readonly cents: number
  readonly trouble: Trouble | undefined
  readonly open: OpenSlots
  readonly from: string | null
  /** How customers can hear of their request. */
  readonly updates: readonly Update[]
}

/** Takes the price that the owner named, with a window. The street is filled in only by the link that proves it. */
export const Accept = ({ mine: { token, link, request }, cents, trouble, open, from, updates }: AcceptProps) => {
  const state = stateOf(trouble, 'accept')
  const { name, address = '', email: mail, 'reply-name': replyName = '', phone: number = '' } = request?.answers ?? {}
  const known: Values = { name: name || replyName, address: link.may === 'own' ? address : '', ...state?.values }
  const { address: street, name: who, email, texts } = bookingForm.fields
  // What we can reach them by already isn't asked again.
  const more = {
    ...(mail ? {} : { email }),
    ...(updates.includes('texts') && isTextable(number) && request?.answers.texts !== ticked ? { texts } : {}),
  }
  return (
    <form method="post" action={paths.ownRequest({ token, act: 'accept' })} className="mt-5">
      {state && !state.failure && !trouble?.isOutdated && <ErrorSummary state={state} fieldId={by} request="" />}
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
          presets: false,
          ...slotWeek(open, from, state?.values.slot),
          weekHref: `${paths.ownRequest({ token })}&`,
        }}
      />
      {Object.entries({ address: street, name: who, ...more }).map(([field, own]) => {
        const Input = own.control === 'checkbox' ? TickInput : TextInput
        return (
          <Input key={field} id={field} name={field} field={own} value={known[field]} error={state?.errors[field]} />
        )
      })}
      <Submit>{sentences.mine.book(dollars(cents))}</Submit>
    </form>
  )
}

type WithdrawProps = { readonly token: string; readonly events: DeskRequest['events']; readonly hasPrice: boolean }

export const Withdraw = ({ token, events, hasPrice }: WithdrawProps) => (
  <form method="post" action={paths.ownRequest({ token, act: 'withdraw' })} className="mt-3 print:hidden">
    <input type="hidden" name="seen" value={events.at(-1)?.number ?? 0} />
    <button type="submit" className="link tap font-bold">
      {hasPrice ? sentences.mine.noThanks : sentences.mine.notNeeded}
    </button>
  </form>
)

/** Sends what couldn't be kept once more, as it was typed. */
export const Again = ({ token, trouble: { act, state } }: { readonly token: string; readonly trouble: Trouble }) =>
  state && (
    <form method="post" action={paths.ownRequest({ token, act })} className="mt-5">
      {Object.entries(state.values).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Submit>{sentences.mine.tryAgain}</Submit>
    </form>
  )

type AddProps = { readonly token: string; readonly trouble: Trouble | undefined }

/** Asks how to reach them. */
export const Reach = ({ token, answers, trouble, isOpen }: AddProps & { answers: Values; isOpen: boolean }) => {
  const state = stateOf(trouble, 'details')
  return (
    <Fold id="reach" label={sentences.mine.reach} isOpen={isOpen || state !== undefined}>
      {state && !state.failure && <ErrorSummary state={state} fieldId={by} request="" />}
      <Island
        name="ReplyDetails"
        component={ReplyDetails}
        props={{ token }}
        own={{ values: { ...answers, ...state?.values }, errors: state?.errors ?? {} }}
        when="visible"
      />
    </Fold>
  )
}

const fixes = {
  number: { name: 'phone', field: phone, known: ({ phone: number = '' }: Values) => formatUsPhone(number) },
  email: { name: 'email', field: rightEmail, known: ({ email }: Values) => email },
} as const

type FixProps = AddProps & {
  readonly act: keyof typeof fixes
  readonly answers: Values
  /** What was sent to it. */
  readonly said?: string
}

/** Corrects how we reach them. */
export const Fix = ({ act, token, answers, trouble, said }: FixProps) => {
  const state = stateOf(trouble, act)
  const { name, field, known } = fixes[act]
  const { wrong, save } = sentences.mine.fix[act]
  return (
    <Fold
      id={`fix-${act}`}
      label={
        <span>
          {said && <span className="font-normal break-anywhere">{said} </span>}
          {wrong}
        </span>
      }
      isOpen={state !== undefined}
    >
      <form method="post" action={paths.ownRequest({ token, act })}>
        {state && !state.failure && <ErrorSummary state={state} fieldId={by} request="" />}
        <TextInput
          id={name}
          name={name}
          field={field}
          value={state?.values[name] ?? known(answers)}
          error={state?.errors[name]}
        />
        {act === 'number' && answers.texts === ticked && <p className="mb-3.5">{sentences.mine.firstOnly}</p>}
        <Submit className="btn-line">{save}</Submit>
      </form>
    </Fold>
  )
}

type AgreeProps = AddProps & { readonly price: QuotedPrice | ProposedPrice }

/** Accepts the price of a pickup by name. */
export const Agree = ({ token, price, trouble }: AgreeProps) => {
  const state = stateOf(trouble, 'agree')
  const words = sentences.mine.agree
  const isNew = 'reason' in price
  return (
    <Fold
      id="agree"
      label={isNew ? say.message.newPrice(dollars(price.cents)) : words.label}
      isOpen={state !== undefined || isNew}
    >
      <p className="mb-3">
        {isNew && `${say.message.newPriceNext(price.reason)} `}
        {words.text(dollars(price.cents))}
      </p>
      <form method="post" action={paths.ownRequest({ token, act: 'agree' })}>
        {state && !state.failure && <ErrorSummary state={state} fieldId={by} request="" />}
        <input type="hidden" name="cents" value={price.cents} />
        <TextInput
          id="name"
          name="name"
          field={{ ...bookingForm.fields.name, schema: requiredLine(() => words.missing, 120) }}
          value={state?.values.name}
          error={state?.errors.name}
        />
        <Submit className={isNew ? undefined : 'btn-line'}>{words.button}</Submit>
      </form>
    </Fold>
  )
}

const Refused = ({ added, problems }: NonNullable<Trouble['photos']>) => (
  <ErrorBox title={sentences.mine.refusedPhotos(problems.length)}>
    {added > 0 && <p className="mt-1">{sentences.mine.added(added)}</p>}
    <ul className="mt-1">
      {[...new Set(problems)].map((problem) => (
        <li key={problem}>{sentences.form.refusals[problem]}</li>
      ))}
    </ul>
  </ErrorBox>
)

type PhotosProps = AddProps & {
  readonly reference: string
  /** How many of those that they sent didn't arrive. */
  readonly missing: number
}

/** Adds photos. */
export const MorePhotos = ({ token, reference, trouble, missing }: PhotosProps) => (
  <Fold id="photos" label={sentences.mine.addPhotos} isOpen={missing > 0 || trouble?.act === 'photos'}>
    {missing > 0 && (
      <p className="mb-2 font-bold">
        {sentences.mine.missingPhotos(missing)} {sentences.mine.addHere}
      </p>
    )}
    {trouble?.photos && <Refused {...trouble.photos} />}
    <form method="post" action={paths.ownRequest({ token, act: 'photos' })} encType="multipart/form-data">
      <label htmlFor="photo-files" className="font-bold">
        {sentences.mine.photos}
      </label>
      <p id="photos-hint" className="text-[0.9375rem] leading-snug text-soft">
        {sentences.mine.photosHint(photoLimits.count, photoLimits.megabytes)}
      </p>
      <Island
        name="PhotoFiles"
        component={PhotoFiles}
        props={{
          id: 'photo-files',
          name: 'photos',
          describedBy: 'photos-hint',
          required: true,
          maxBytes: photoLimits.megabytes * 1024 * 1024,
        }}
      />
      <Submit className={missing > 0 ? 'btn-main mt-3' : 'btn-line mt-3'}>{sentences.mine.addThem}</Submit>
    </form>
    <p className="mt-2">
      {sentences.mine.orText((words) => (
        <TextLink className="link font-bold" message={sentences.mine.photosFor(reference)}>
          {words}
        </TextLink>
      ))}
    </p>
  </Fold>
)
