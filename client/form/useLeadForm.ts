import type { FormEvent } from 'react'
import { useEffect, useRef, useState } from 'react'
import type { AnyForm, FormState, Values } from '../../forms/form.ts'
import { fieldError, isTextField, parseForm, textFields } from '../../forms/form.ts'

const typed = (form: AnyForm, element: HTMLFormElement): Values => {
  const data = new FormData(element)
  return Object.fromEntries(textFields(form).map(([name]) => [name, String(data.get(name) ?? '')]))
}

/**
 * Checks a form before it is sent, with the same schema as the server, and lets the browser send it. The idempotency key
 * is minted at the first sending and stays until an answer replaces the page, so that a second tap is the same request.
 */
export function useLeadForm(form: AnyForm, sent: FormState) {
  const root = useRef<HTMLFormElement>(null)
  const [state, setState] = useState(sent)
  const [enhanced, setEnhanced] = useState(false)
  const [sending, setSending] = useState(false)

  useEffect(() => {
    setEnhanced(true)
    // A page brought back from the browser's history was answered: the next sending is a new attempt.
    const again = ({ persisted }: PageTransitionEvent) => persisted && setSending(false)
    addEventListener('pageshow', again)
    return () => removeEventListener('pageshow', again)
  }, [])

  const showErrors = (errors: Values) => {
    setState({ ...state, errors, failure: undefined })
    requestAnimationFrame(() => root.current?.querySelector<HTMLElement>('[data-error-summary]')?.focus())
  }

  const submit = (event: FormEvent<HTMLFormElement>) => {
    const parsed = parseForm(form, typed(form, event.currentTarget))
    if (sending || !parsed.ok) event.preventDefault()
    if (sending) return
    if (!parsed.ok) return showErrors(parsed.errors)
    const key = event.currentTarget.elements.namedItem('key')
    if (key instanceof HTMLInputElement && !key.value) key.value = crypto.randomUUID()
    setSending(true)
  }

  /** A message goes as soon as its field is right; none appears while typing. */
  const input = ({ target }: FormEvent<HTMLFormElement>) => {
    if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return
    const field = form.fields[target.name]
    // An unticked box has a value too, which is not sent.
    const unticked = target instanceof HTMLInputElement && target.type === 'checkbox' && !target.checked
    const value = unticked ? '' : target.value
    if (!field || !isTextField(field) || !state.errors[target.name] || fieldError(field, value)) return
    const { [target.name]: _, ...errors } = state.errors
    setState({ ...state, errors })
  }

  return { root, state, enhanced, sending, submit, input }
}
