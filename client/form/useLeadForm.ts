import type { FormEvent, RefObject } from 'react'
import { useEffect, useRef, useState } from 'react'
import { site } from '#site/site.ts'
import type { AnyForm, FormState, Values } from '../../src/forms/form.ts'
import { constraints, fieldError, isTextField, parseForm, photosField, readValues } from '../../src/forms/form.ts'
import type { Submitter } from './send.ts'
import { dataOf } from './send.ts'
import { usePhotos } from './usePhotos.ts'
import { useSending } from './useSending.ts'

const typed = (form: AnyForm, element: HTMLFormElement, button?: Submitter): Values => {
  const data = dataOf(element, button)
  return readValues(form, (name) => String(data.get(name) ?? ''))
}

/**
 * The form's idempotency key, kept in the history entry and created if missing: sending again after going back is the
 * same request. Browsers restore typed text by themselves, but no hidden values.
 */
function keptKey(name: string): string {
  const state = Object(history.state)
  const keys = Object(state.keys)
  const key = typeof keys[name] === 'string' ? keys[name] : crypto.randomUUID()
  history.replaceState({ ...state, keys: { ...keys, [name]: key } }, '')
  return key
}

/** The button that sent a form. */
const buttonOf = ({ nativeEvent }: FormEvent): Submitter => {
  const { submitter } = nativeEvent as SubmitEvent
  return submitter instanceof HTMLButtonElement ? submitter : undefined
}

/** Whether the script validates the form, which it does once hydrated. Also loads Turnstile, if configured. */
function useScriptChecks(root: RefObject<HTMLFormElement | null>): boolean {
  const [checks, setChecks] = useState(false)
  useEffect(() => {
    setChecks(true)
    const { challengeKey } = site
    const form = root.current
    if (challengeKey && form) void import('./challenge.ts').then(({ challenge }) => challenge(form, challengeKey))
  }, [root])
  return checks
}

/**
 * Validates a form before it is sent, with the same schema as the server. The idempotency key is created when the first
 * photo or the form itself is sent, and stays until an answer replaces the page: a double tap is one request.
 */
export function useLeadForm(form: AnyForm, action: string, sent: FormState) {
  const root = useRef<HTMLFormElement>(null)
  const [state, setState] = useState(sent)
  const checks = useScriptChecks(root)

  const key = () => {
    const input = root.current?.elements.namedItem('key')
    if (!(input instanceof HTMLInputElement)) throw new Error('The form has no place for its key')
    input.value ||= keptKey(form.name)
    return input.value
  }

  const refused = useRef<FormState>(undefined)
  const pressed = useRef<Submitter>(undefined)
  const show = (next: FormState) => {
    refused.current = next
    setState(next)
  }
  // Focuses the error summary once it's rendered.
  useEffect(() => {
    if (state === refused.current) root.current?.querySelector<HTMLElement>('[data-error-summary]')?.focus()
  }, [state])

  const photos = usePhotos(form.name, photosField(form)?.[1], key)
  const { sending, accepted, before, send } = useSending({
    name: form.name,
    root,
    action,
    photos,
    refused: ({ ok: _, ...said }) =>
      root.current && show({ values: typed(form, root.current, pressed.current), ...said }),
    again: (button) => root.current?.requestSubmit(button),
  })

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (sending) return
    const button = buttonOf(event)
    pressed.current = button
    const values = typed(form, event.currentTarget, button)
    const parsed = parseForm(form, values)
    if (!parsed.ok) return show({ values, errors: parsed.errors })
    key()
    void send(event.currentTarget, button)
  }

  const [long, setLong] = useState<Values>({})
  /** Says of a text that was typed, once its field is left, how much too long it is. */
  const blur = ({ target }: FormEvent<HTMLFormElement>) => {
    if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return
    const { name, value } = target
    const field = form.fields[name]
    if (!field || !isTextField(field)) return
    const isLong = value.length > (constraints(field).maxLength ?? value.length)
    if (isLong || long[name]) setLong({ ...long, [name]: (isLong && fieldError(field, value)) || '' })
  }

  /** Removes a field's error once its value is valid; typing never adds one. */
  const input = ({ target }: FormEvent<HTMLFormElement>) => {
    if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return
    const field = form.fields[target.name]
    // An unchecked box has a value too, which isn't sent.
    const unticked = target instanceof HTMLInputElement && target.type === 'checkbox' && !target.checked
    const value = unticked ? '' : target.value
    if (!field || !isTextField(field) || !state.errors[target.name] || fieldError(field, value)) return
    const { [target.name]: _, ...errors } = state.errors
    setState({ ...state, errors })
  }

  return { root, state, checks, sending, accepted, before, photos, submit, input, blur, long }
}
