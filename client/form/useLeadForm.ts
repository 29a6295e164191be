import type { FormEvent, RefObject } from 'react'
import { useEffect, useRef, useState } from 'react'
import type { AnyForm, FormState, Values } from '../../src/forms/form.ts'
import { fieldError, isTextField, parseForm, photosField, textFields } from '../../src/forms/form.ts'
import { site } from '../../src/site.ts'
import { usePhotos } from './usePhotos.ts'
import { useSending } from './useSending.ts'

const typed = (form: AnyForm, element: HTMLFormElement): Values => {
  const data = new FormData(element)
  return Object.fromEntries(textFields(form).map(([name]) => [name, String(data.get(name) ?? '')]))
}

/**
 * The form's key on this page of the browser's history, minted when there is none: who goes back and sends the same again
 * sends the same request. Browsers bring typed text back by themselves, but no hidden values.
 */
function keptKey(name: string): string {
  const state = Object(history.state)
  const keys = Object(state.keys)
  const key = typeof keys[name] === 'string' ? keys[name] : crypto.randomUUID()
  history.replaceState({ ...state, keys: { ...keys, [name]: key } }, '')
  return key
}

/** Whether the script checks the input, which is so from hydration on; loads the challenge too, where it is configured. */
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
 * Checks a form before it is sent, with the same schema as the server. The idempotency key is minted when the first photo
 * or the form itself is sent, and stays until an answer replaces the page: a second tap is the same request.
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
  const show = (next: FormState) => {
    refused.current = next
    setState(next)
  }
  // When it has been drawn, the summary is where the visitor has to be.
  useEffect(() => {
    if (state === refused.current) root.current?.querySelector<HTMLElement>('[data-error-summary]')?.focus()
  }, [state])

  const photos = usePhotos(form.name, photosField(form)?.[1], key)
  const { sending, accepted, send } = useSending({
    root,
    action,
    photos,
    refused: ({ ok: _, ...said }) => root.current && show({ values: typed(form, root.current), ...said }),
    again: () => root.current?.requestSubmit(),
  })

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (sending) return
    const values = typed(form, event.currentTarget)
    const parsed = parseForm(form, values)
    if (!parsed.ok) return show({ values, errors: parsed.errors })
    key()
    void send(event.currentTarget)
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

  return { root, state, checks, sending, accepted, photos, submit, input }
}
