import type { ReactNode } from 'react'
import { site } from '#site/site.ts'
import type { Head, Page } from '../document/page.ts'
import { formatUsPhone } from '../domain/contact/phone.ts'
import { phone, ticked } from '../forms/fields.ts'
import type { FormState, Values } from '../forms/form.ts'
import { photoLimits } from '../forms/quote.ts'
import { paths } from '../routes.ts'
import { ErrorBox, ErrorSummary } from '../ui/form/ErrorSummary.tsx'
import type { ReplyDetailsProps } from '../ui/form/ReplyDetails.tsx'
import { ReplyDetails } from '../ui/form/ReplyDetails.tsx'
import { TextInput } from '../ui/form/TextInput.tsx'
import { RequestTicket } from '../ui/request/RequestTicket.tsx'
import { TextLink } from '../ui/shared/ContactLinks.tsx'

/** A page behind the signed link of a request that was sent already. */
const requestPage = (head: Head, reference: string, title: string, children: ReactNode): Page => ({
  kind: 'add-photos',
  head: { ...head, noindex: true },
  hasSignedUrl: true,
  body: () => (
    <RequestTicket reference={reference} title={title}>
      {children}
    </RequestTicket>
  ),
})

/** Where somebody says how to reach them. */
export const addDetailsPage = ({ reference, token, state }: ReplyDetailsProps & { readonly reference: string }): Page =>
  requestPage(
    {
      title: `How we can reach you | ${site.name}`,
      description: 'Tell us how to reach you about a request you’ve already sent us.',
    },
    reference,
    'How can we reach you?',
    <>
      {state && <ErrorSummary state={state} fieldId={(name) => name} request="" />}
      <ReplyDetails token={token} state={state} />
    </>,
  )

type NumberProps = {
  readonly reference: string
  readonly token: string
  /** Token of the booking that they came from; empty without. */
  readonly back: string
  readonly answers: Values
  readonly state?: FormState
}

/** Where somebody corrects their phone number. */
export const fixNumberPage = ({ reference, token, back, answers, state }: NumberProps): Page =>
  requestPage(
    {
      title: `Fix your phone number | ${site.name}`,
      description: 'Correct the phone number of a request you’ve already sent us.',
    },
    reference,
    'Fix your phone number',
    <form method="post" action={paths.fixNumber({ token, back })}>
      {state && <ErrorSummary state={state} fieldId={(name) => name} request={`About my request ${reference}: `} />}
      <TextInput
        id="phone"
        name="phone"
        field={phone}
        value={state?.values.phone ?? formatUsPhone(answers.phone ?? '')}
        error={state?.errors.phone}
      />
      {answers.texts === ticked && (
        <p className="mb-3.5">We only text the first number you gave us. We’ll call you at a new one.</p>
      )}
      <button type="submit" className="btn-main w-full">
        Save this number
      </button>
    </form>,
  )

/** Why a photo was refused, in words for its sender. */
const reasons: Readonly<Record<string, string>> = {
  'too-many': 'You’ve already added as many as we can take.',
  'too-large': `One is bigger than ${photoLimits.megabytes} MB.`,
  heic: 'One is a HEIC picture, and we can’t open those. A screenshot of it works.',
  'not-a-photo': 'One isn’t a kind of picture we can open. JPEG, PNG and WebP work.',
  'not-stored': 'We couldn’t save one. Try it again in a minute.',
  'cut-off': 'They didn’t all get here. Try again with fewer at once.',
}
const otherwise = 'We couldn’t read one. A screenshot of it works.'

type PhotosProps = {
  readonly reference: string
  readonly token: string
  readonly added?: number
  readonly problems?: readonly string[]
  /** The form was sent without a file. */
  readonly none?: boolean
}

const titleOf = (count: number) => `${count === 1 ? 'One photo' : `${count} photos`} didn’t go through`

const Problems = ({ added = 0, problems = [], none }: PhotosProps) => (
  <ErrorBox title={none ? 'Choose a photo first' : titleOf(problems.length)}>
    {added > 0 && <p className="mt-1">{added === 1 ? 'The other one is' : 'The others are'} with your request now.</p>}
    <ul className="mt-1">
      {[...new Set(problems.map((problem) => reasons[problem] ?? otherwise))].map((reason) => (
        <li key={reason}>{reason}</li>
      ))}
    </ul>
  </ErrorBox>
)

/** Where photos are added. */
export const addPhotosPage = (props: PhotosProps): Page =>
  requestPage(
    {
      title: `Add photos to your request | ${site.name}`,
      description: 'Add photos to a request you’ve already sent us.',
    },
    props.reference,
    'Add photos',
    <>
      {(props.none || (props.problems ?? []).length > 0) && <Problems {...props} />}
      <form method="post" action={paths.addPhotos({ token: props.token })} encType="multipart/form-data">
        <label htmlFor="photos" className="font-bold">
          Photos of what needs to go
        </label>
        <p id="photos-hint" className="text-[0.9375rem] leading-snug text-soft">
          Up to {photoLimits.count} at once, {photoLimits.megabytes} MB each
        </p>
        <input
          id="photos"
          name="photos"
          type="file"
          accept="image/*"
          multiple
          required
          aria-describedby="photos-hint"
          className="photo-input block w-full mt-1.5 min-h-12 p-2 pl-4 rounded bg-field border-2 border-dashed border-soft text-[1rem]"
        />
        <button type="submit" className="btn-main w-full mt-4">
          Add them to my request
        </button>
      </form>
      <p className="mt-5">
        Or{' '}
        <TextLink className="link font-bold" message={`Photos for my request ${props.reference}: `}>
          text them to us
        </TextLink>
        .
      </p>
    </>,
  )
