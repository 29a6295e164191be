import { type FormEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { site } from '#site/site.ts'
import { type HydratedFormProps, untouched } from '../../src/shared/form/LeadForm.tsx'
import { Accepted, SentBefore, UploadList } from '../../src/shared/form/UploadList.tsx'
import { hasPlace, progressText, refusedOf } from '../../src/shared/form/uploadState.ts'
import {
  type AnyForm,
  constraints,
  type FormState,
  fieldError,
  isTextField,
  parseForm,
  photosField,
  readValues,
  type Values,
} from '../../src/shared/forms/form.ts'
import { formNamed } from '../../src/shared/forms/forms.ts'
import { byScript } from '../../src/shared/parts/Submit.tsx'
import { isAnother, keptKey, newId } from './requestKey.ts'
import { dataOf, type Submitter } from './send.ts'
import { type Photos, usePhotos } from './usePhotos.ts'
import { confirmationOf, useSending } from './useSending.ts'

const typed = (form: AnyForm, element: HTMLFormElement, button?: Submitter): Values => {
  const data = dataOf(element, button)
  return readValues(form, (name) => String(data.get(name) ?? ''))
}

/** Uploads photos once more. */
async function sendAgain(photos: Photos): Promise<void> {
  const queue = await photos.queue()
  // One that's left for the form has been sent under no key.
  const uploads = photos.current().filter(({ state }) => state.kind !== 'later')
  for (const { id } of uploads) queue?.remove(id)
  queue?.add(uploads.map(({ file }) => file))
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
 * photo or the form itself is sent, and is the same for all tries of one request: a double tap is one.
 */
export function useLeadForm(form: AnyForm, action: string, sent: FormState) {
  const root = useRef<HTMLFormElement>(null)
  const [state, setState] = useState(sent)
  const checks = useScriptChecks(root)

  const key = (fresh?: string) => {
    const input = root.current?.elements.namedItem('key')
    if (!(input instanceof HTMLInputElement)) throw new Error('The form has no place for its key')
    if (fresh || !input.value) input.value = keptKey(form.name, fresh)
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
      // Another firm price is the page's to show: it's around the form.
      root.current &&
      (said.errors.firm
        ? root.current.submit()
        : show({ values: typed(form, root.current, pressed.current), ...said })),
    // The window's button may be gone by then.
    again: (button) => root.current?.requestSubmit(button?.isConnected ? button : null),
  })

  const submit = byScript(async (element, button) => {
    if (sending) return
    pressed.current = button
    const values = typed(form, element, button)
    const parsed = parseForm(form, values)
    if (!parsed.ok) return show({ values, errors: parsed.errors })
    const another = isAnother(form.name, parsed.answers)
    key(another ? newId() : undefined)
    // Photos belong to the key that they were sent under.
    if (another) await sendAgain(photos)
    await send(element, button)
  })

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

type Props = {
  /** Name of the form's definition. */
  readonly form: string
  readonly action: string
  readonly state: FormState | undefined
  /** Renders the form with the props of hydration. */
  readonly children: (hydrated: HydratedFormProps) => ReactNode
}

/** Hydrates a form: checks it, uploads its photos first and sends it in the background. */
export function HydratedForm({ form: name, action, state, children }: Props) {
  const form = formNamed(name)
  if (!form) throw new Error(`No form named ${name}`)
  const { accepted, before, photos, ...hydrated } = useLeadForm(form, action, state ?? untouched)
  const { input, add, remove, uploads, isOnline } = photos
  const list = <UploadList uploads={uploads.filter(hasPlace)} remove={remove} />
  const texts = { progress: progressText(uploads, isOnline), refused: refusedOf(uploads) }
  const isUploading = accepted?.isUploading === true
  return (
    <>
      {isUploading && <Accepted href={confirmationOf(accepted, uploads)} uploads={uploads} isOnline={isOnline} />}
      {children({
        ...hydrated,
        before: before && <SentBefore href={before} action={action} />,
        hidden: isUploading,
        photos: { input, add, list, ...texts },
      })}
    </>
  )
}
