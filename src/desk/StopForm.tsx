// What the crew's forms of a stop are made of.
import type { ReactNode } from 'react'
import { say } from '#words'
import { destinations, payMethods } from '../domain/calendar/booking.ts'
import type { CustomerRequest } from '../request/evolve.ts'
import { deskPaths } from '../routes.ts'
import { PhotoFiles } from '../shared/form/PhotoPick.tsx'
import { quoteForm } from '../shared/forms/forms.ts'
import { Island } from '../shared/parts/Island.tsx'
import { Submit } from '../shared/parts/Submit.tsx'
import type { AttachedPhotos } from '../store/photos.ts'
import { Field, type Refusal, useMarks, Why } from './Field.tsx'
import type { TypedAtStop } from './saidAtStop.ts'

export type StopFormProps = {
  /** The pickup's local date. */
  readonly date: string
  readonly stop: CustomerRequest
  /** What was typed for it just now and couldn't be saved. */
  readonly typed?: (TypedAtStop & Refusal) | undefined
  /** Addresses of its photos. */
  readonly pictures?: AttachedPhotos
  /** It's on the request's page, and leads back there. */
  readonly isOnRequest?: boolean
}

export const typedIn = ({ typed }: Pick<StopFormProps, 'typed'>, step: string) =>
  typed?.step === step ? typed.values : undefined

const photosField = quoteForm.fields['junk-photos']

type PhotoFormProps = StopFormProps &
  Readonly<Record<'step' | 'label' | 'save', string>> & {
    /** The event that it shows, which it changes. */
    readonly seen?: number
    readonly children: ReactNode
  }

/** A step with photos: nothing that's sent after them is read, so they're last. */
export const PhotoForm = ({ date, stop, typed, step, seen, isOnRequest, label, save, children }: PhotoFormProps) => (
  <form method="post" action={deskPaths.day(date)} encType="multipart/form-data" className="grid gap-4 mt-3">
    <input type="hidden" name="reference" value={stop.reference} />
    <input type="hidden" name="step" value={step} />
    {seen !== undefined && <input type="hidden" name="seen" value={seen} />}
    {isOnRequest && <input type="hidden" name="back" value="request" />}
    <Why typed={typed?.step === step && typed}>{children}</Why>
    <div>
      <label htmlFor={`photos-${step}-${stop.reference}`} className="font-bold">
        {label}
      </label>
      <Island
        name="PhotoFiles"
        component={PhotoFiles}
        props={{ id: `photos-${step}-${stop.reference}`, name: 'photos', maxBytes: photosField.maxBytes }}
      />
    </div>
    <Submit>{save}</Submit>
  </form>
)

type LineProps = Readonly<Record<'name' | 'label', string>> & {
  readonly value: string | undefined
  readonly placeholder?: string
  readonly of?: 'words' | 'number'
  /** Its form is opened to type it. */
  readonly isAsked?: boolean
}

/** One line that may be left empty: an amount, another number, or words. */
export function Line({ name, label, value = '', placeholder, of = 'words', isAsked }: LineProps) {
  const inputMode = of === 'words' ? undefined : 'decimal'
  return (
    <Field {...{ name, label, inputMode, placeholder }} data-begin={isAsked ? '' : undefined} defaultValue={value} />
  )
}

export const Ticks = ({ legend, children }: { readonly legend: string; readonly children: ReactNode }) => (
  <fieldset>
    <legend className="font-bold">{legend}</legend>
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,7rem),1fr))] gap-2 mt-1.5">{children}</div>
  </fieldset>
)

type TickProps = Readonly<Record<'type' | 'name' | 'value', string>> & {
  readonly label: ReactNode
  readonly defaultChecked: boolean
  readonly required?: boolean
}

/** As wide as a thumb. */
export const Tick = ({ label, ...input }: TickProps) => {
  const marks = useMarks(input.name)
  return (
    <label className="flex items-center gap-2 min-h-11 px-2.5 py-1 border-2 border-soft rounded bg-field cursor-pointer">
      <input {...input} {...marks} className="w-5 h-5 accent-pine" />
      {label}
    </label>
  )
}

/** How it was paid. */
export const Methods = ({ method }: { readonly method: string | undefined }) => (
  <Ticks legend={say.stop.how}>
    {payMethods.map((one) => (
      <Tick
        key={one}
        type="radio"
        name="method"
        value={one}
        label={say.desk.methods[one]}
        defaultChecked={method === one}
      />
    ))}
  </Ticks>
)

type ReceiptProps = Pick<TypedAtStop, 'values'> & { readonly isAsked: boolean }

/** What a pickup came to. `isAsked`: its amount is what's typed. */
export const ReceiptFields = ({ values, isAsked }: ReceiptProps) => (
  <>
    <Line name="paid" label={say.stop.paid} value={values.paid} placeholder="245" of="number" isAsked={isAsked} />
    <Line name="reason" label={say.stop.whyNothing} value={values.reason} placeholder={say.stop.free} />
    <Methods method={values.method} />
    <Ticks legend={say.stop.where}>
      {destinations.map((one) => (
        <Tick
          key={one}
          type="checkbox"
          name={one}
          value="yes"
          label={say.desk.destinations[one]}
          defaultChecked={Boolean(values[one])}
        />
      ))}
    </Ticks>
    <details className="desk-more" open={Boolean(values.po || values.due)}>
      <summary>{say.stop.office}</summary>
      <div className="grid gap-4 pb-3">
        <p className="text-soft">{say.stop.officeNote}</p>
        <Line name="po" label={say.stop.po} value={values.po} />
        <Field type="date" name="due" label={say.stop.due} defaultValue={values.due} />
      </div>
    </details>
  </>
)
