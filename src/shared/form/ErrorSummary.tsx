import type { ReactNode } from 'react'
import { sentences } from '#sentences'
import { windowHours } from '#site/calendar.ts'
import { slotLabel } from '../../domain/calendar/slots.ts'
import type { FormState } from '../forms/form.ts'
import { CallLink, TextLink } from '../parts/Link.tsx'

type Props = { readonly state: FormState; readonly fieldId: (name: string) => string; readonly request: string }

/** Says what's wrong with a form that was sent. It's focused when it appears. */
export const ErrorBox = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  // biome-ignore lint/a11y/noAutofocus: after a refused form the message is where the visitor has to be
  <div className="slip-back mb-5" role="alert" tabIndex={-1} autoFocus data-error-summary="">
    <p className="font-bold text-brick text-[1.25rem]">{title}</p>
    {children}
  </div>
)

/** Error summary at the top of a refused form, with a link to each field. */
export function ErrorSummary({ state, fieldId, request }: Props) {
  const errors = Object.entries(state.errors)
  const failure = state.failure && sentences.form.failures[state.failure]
  if (failure)
    return (
      <ErrorBox title={failure.title}>
        <p className="mt-1">{failure.text}</p>
        <p className="flex flex-wrap gap-2 mt-3">
          <TextLink message={request} className="btn-main">
            {sentences.form.textIt}
          </TextLink>
          <CallLink className="btn-line" />
        </p>
      </ErrorBox>
    )
  if (errors.length === 0) return null
  return (
    <ErrorBox title={state.offers ? sentences.form.windowGone : sentences.form.problem}>
      <ul className="mt-1">
        {errors.map(([name, message]) => (
          <li key={name}>
            <a href={`#${fieldId(name)}`} className="inline-flex items-center min-h-11 font-bold text-brick underline">
              {message}
            </a>
          </li>
        ))}
      </ul>
      {errors.some(([name]) => name === 'location') && state.meant && (
        <Meant meant={state.meant} typed={state.values.location} />
      )}
      {state.offers && <Offers offers={state.offers} verb={sentences.form.book} />}
    </ErrorBox>
  )
}

/** Takes the place that was probably meant, and sends the form; as it is, it's taken the second time. */
const Meant = ({ meant, typed }: { readonly meant: string; readonly typed: string | undefined }) => (
  <p className="flex flex-wrap gap-2 mt-2 mb-3">
    <input type="hidden" name="place-asked" value={typed} />
    <button type="submit" tabIndex={-1} aria-hidden="true" className="off-screen" />
    <button
      type="submit"
      name="meant"
      value={meant}
      className="btn-main"
      onClick={({ currentTarget: { form } }) => {
        const input = form?.elements.namedItem('location')
        if (input instanceof HTMLInputElement) input.value = meant
      }}
    >
      {sentences.form.yesIn(meant)}
    </button>
  </p>
)

type OffersProps = {
  /** Ids of windows. */
  readonly offers: readonly string[]
  /** What a tap on one does: "Book", "Move to". */
  readonly verb: string
}

/** Windows in place of one that was lost, each a button of its form. Enter in a field presses the hidden one, which books none. */
export const Offers = ({ offers, verb }: OffersProps) => (
  <p className="flex flex-wrap gap-2 mt-2 mb-3">
    <button type="submit" tabIndex={-1} aria-hidden="true" className="off-screen">
      {verb}
    </button>
    {offers.map((slot) => (
      <button key={slot} type="submit" name="offer" value={slot} className="btn-main">
        {verb} {slotLabel(slot, windowHours)}
      </button>
    ))}
  </p>
)
