import type { FormState } from '../../forms/form.ts'
import { site } from '../../site.ts'
import { CallLink, TextLink } from '../ContactLinks.tsx'

type Props = { readonly state: FormState; readonly fieldId: (name: string) => string; readonly request: string }

const box = 'slip-back mb-5'

/** Nothing is wrong with what was typed, and all of it is still there. */
const failures: Readonly<Record<NonNullable<FormState['failure']>, { heading: string; text: string }>> = {
  'not-stored': {
    heading: 'We could not save your request',
    text: 'Nothing you typed is lost. Try again in a minute, or reach us right now: the text message already has it all.',
  },
  'too-many': {
    heading: 'Too many requests right now',
    text: 'More came in this hour than people can send, so forms rest for a while. Nothing you typed is lost: text or call us, and you are first in line.',
  },
  offline: {
    heading: 'No connection',
    text: 'Nothing you typed is lost. Try again when you have reception, or text it to us: the message already has it all.',
  },
}

/** What is wrong with a sent form, at its top, with a link to each field. It takes the focus when it appears. */
export function ErrorSummary({ state, fieldId, request }: Props) {
  const errors = Object.entries(state.errors)
  if (state.failure) {
    const { heading, text } = failures[state.failure]
    return (
      // biome-ignore lint/a11y/noAutofocus: after a refused form the message is where the visitor has to be
      <div className={box} role="alert" tabIndex={-1} autoFocus data-error-summary="">
        <p className="font-bold text-brick text-[1.25rem]">{heading}</p>
        <p className="mt-1">{text}</p>
        <p className="flex flex-wrap gap-2 mt-3">
          <TextLink message={request} className="btn-main">
            Text it to us
          </TextLink>
          <CallLink className="btn-line">Call {site.phone.label}</CallLink>
        </p>
      </div>
    )
  }
  if (errors.length === 0) return null
  return (
    // biome-ignore lint/a11y/noAutofocus: after a refused form the summary is where the visitor has to be
    <div className={box} role="alert" tabIndex={-1} autoFocus data-error-summary="">
      <p className="font-bold text-brick text-[1.25rem]">There is a problem</p>
      <ul className="mt-1">
        {errors.map(([name, message]) => (
          <li key={name}>
            <a href={`#${fieldId(name)}`} className="inline-flex items-center min-h-9 font-bold text-brick underline">
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
