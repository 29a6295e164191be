import { type FormEventHandler, Fragment, type ReactNode, type RefObject } from 'react'
import { sentences } from '#sentences'
import {
  type AnyForm,
  type FormState,
  honeypotName,
  isTextField,
  labelBefore,
  type PhotosField,
  type TextField,
  textFields,
  type Update,
  type Values,
} from '../forms/form.ts'
import { formNamed } from '../forms/forms.ts'
import { ErrorSummary } from './ErrorSummary.tsx'
import { PhotoPick } from './PhotoPick.tsx'
import { type FieldProps, fieldBox, TextInput, TickInput } from './TextInput.tsx'
import type { Refused } from './uploadState.ts'

export type LeadFormProps = {
  readonly form: string
  readonly action: string
  readonly button: string
  readonly state?: FormState
  /** Fields that were answered before: hidden, unless they have errors. */
  readonly answered?: readonly string[]
  /** How customers can hear from us. */
  readonly updates?: readonly Update[]
  /** Renders a field in a way of the page's own; nothing keeps the usual one. `lost`: the chosen option that was taken meanwhile. */
  readonly special?: (props: FieldProps, lost: string | undefined) => ReactNode
}

/** The request as one text message, for when it can't be stored. */
const asMessage = (form: AnyForm, { values }: FormState) =>
  textFields(form)
    .flatMap(([name, field]) =>
      values[name] ? [`${labelBefore(field)} ${field.say?.(values[name]) ?? values[name]}`] : [],
    )
    .join('\n')

const noFields: readonly string[] = []
const noUpdates: readonly Update[] = []

/** A field as it's asked where customers can hear from us in these ways. */
const asked = (field: TextField, updates: readonly Update[]): TextField =>
  field.hintWith && updates.includes(field.hintWith.update) ? { ...field, hint: field.hintWith.hint } : field

export const untouched: FormState = { values: {}, errors: {} }

/** Props that hydration adds to a photo field. */
export type HydratedPhotoProps = {
  readonly input: RefObject<HTMLInputElement | null>
  readonly add: () => void
  readonly list: ReactNode
  /** Progress of all photos, announced when it changes. */
  readonly progress: string
  /** Chosen files that aren't in the list. */
  readonly refused: readonly Refused[]
}

type PhotoInputProps = {
  readonly id: string
  readonly name: string
  readonly field: PhotosField
  readonly hydrated?: HydratedPhotoProps
}

/**
 * The photo field. Once hydrated it lists the chosen photos with their progress, adds to them instead of replacing them, and
 * lets single ones be removed.
 */
export const PhotoInput = ({ id, name, field, hydrated }: PhotoInputProps) => (
  <div className="mb-4">
    <label htmlFor={id} className="font-bold">
      {field.label()}
      <span className="font-normal">{` ${sentences.form.optional}`}</span>
    </label>
    <p id={`${id}-hint`} className="text-[0.9375rem] leading-snug text-soft">
      {field.hint?.()}
    </p>
    <PhotoPick id={id} name={name} describedBy={`${id}-hint`} input={hydrated?.input} onChange={hydrated?.add}>
      {hydrated?.list}
    </PhotoPick>
    {/* Only what's new is read out. */}
    <div role="status" aria-atomic={false} className="text-[0.9375rem] leading-snug">
      {hydrated?.refused.map(({ names, why }) => (
        <p key={why} className="my-2 p-2 rounded bg-field border-2 border-brick">
          <b className="block break-words">{names}</b>
          <span>{why}</span>
        </p>
      ))}
      <p className="mt-2">{hydrated?.progress}</p>
    </div>
  </div>
)

/** Props that hydration adds to a form. The island makes them, so the Worker carries none of that code. */
export type HydratedFormProps = {
  readonly root: RefObject<HTMLFormElement | null>
  readonly state: FormState
  /** Whether the script validates the form, rather than the browser. */
  readonly checks: boolean
  readonly sending: boolean
  /** The list of uploads is shown in its place. */
  readonly hidden: boolean
  readonly photos: HydratedPhotoProps
  readonly submit: FormEventHandler<HTMLFormElement>
  readonly input: FormEventHandler<HTMLFormElement>
  readonly blur: FormEventHandler<HTMLFormElement>
  /** What's too long in a field that was left, by its name. */
  readonly long: Values
  /** What was sent before, for somebody who comes back: it's at the button. */
  readonly before: ReactNode
}

type Props = LeadFormProps & { readonly hydrated?: HydratedFormProps }

/** A field that only robots fill in: off screen, not in the tab order, and hidden from screen readers. */
const Honeypot = ({ form }: { readonly form: string }) => (
  <div className="off-screen" aria-hidden="true">
    <label htmlFor={`${form}-${honeypotName}`}>{sentences.form.leaveEmpty}</label>
    <input
      id={`${form}-${honeypotName}`}
      name={honeypotName}
      tabIndex={-1}
      autoComplete="off"
      className={`${fieldBox} border-soft min-w-[10rem]`}
    />
  </div>
)

/** Renders a form from its definition. It works as plain HTML; an island adds `hydrated`. */
export function LeadForm({
  form: name,
  action,
  button,
  state: sent = untouched,
  answered = noFields,
  updates = noUpdates,
  special,
  hydrated,
}: Props) {
  const form = formNamed(name)
  if (!form) throw new Error(`No form named ${name}`)
  const state = hydrated?.state ?? sent
  const sending = hydrated?.sending === true
  const fieldId = (field: string) => `${name}-${field}`
  return (
    <form
      ref={hydrated?.root}
      id={name}
      method="post"
      action={action}
      encType="multipart/form-data"
      className={`form-${name}`}
      noValidate={hydrated?.checks}
      hidden={hydrated?.hidden}
      onSubmit={hydrated?.submit}
      onInput={hydrated?.input}
      onBlur={hydrated?.blur}
    >
      <ErrorSummary state={state} fieldId={fieldId} request={asMessage(form, state)} />
      {/* Uncontrolled without a default: React would overwrite the key on rerender. */}
      <input type="hidden" name="key" />
      <Honeypot form={name} />
      {Object.entries(form.fields).map(([key, field]) => {
        const id = fieldId(key)
        if (!isTextField(field))
          return <PhotoInput key={key} id={id} name={key} field={field} hydrated={hydrated?.photos} />
        if (field.isApart || (field.needs && !updates.includes(field.needs))) return null
        const [value, error] = [sent.values[key], state.errors[key] || hydrated?.long[key] || undefined]
        if (field.control === 'hidden' || (answered.includes(key) && !state.errors[key]))
          return value === undefined || value === '' ? null : (
            <input key={key} type="hidden" name={key} defaultValue={value} />
          )
        const Input = field.control === 'checkbox' ? TickInput : TextInput
        const props = { id, name: key, field: asked(field, updates), value, error }
        return (
          <Fragment key={key}>{special?.(props, state.offers && state.values[key]) || <Input {...props} />}</Fragment>
        )
      })}
      {hydrated?.before}
      <button type="submit" className="btn-main w-full" aria-disabled={sending || undefined}>
        {sending ? sentences.form.sending : button}
      </button>
    </form>
  )
}
