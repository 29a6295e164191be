import type { ReactNode } from 'react'
import { site } from '#site/site.ts'
import type { Head, Page } from '../document/page.ts'
import { formatUsPhone } from '../domain/contact/phone.ts'
import { phone, ticked } from '../forms/fields.ts'
import type { FormState, Values } from '../forms/form.ts'
import { photoLimits } from '../forms/quote.ts'
import { paths } from '../routes.ts'
import { ErrorBox, ErrorSummary } from '../ui/form/ErrorSummary.tsx'
import { ReplyDetails, type ReplyDetailsProps } from '../ui/form/ReplyDetails.tsx'
import { TextInput } from '../ui/form/TextInput.tsx'
import type { PhotoRefusal } from '../ui/form/uploadState.ts'
import { RequestTicket } from '../ui/request/RequestTicket.tsx'
import { TextLink } from '../ui/shared/ContactLinks.tsx'
import { Submit } from '../ui/shared/Submit.tsx'
import { formWords } from '../words/form.ts'
import { ownRequestWords } from '../words/ownRequest.ts'

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
      title: ownRequestWords().reachTitle(site.name),
      description: ownRequestWords().reachDescription,
    },
    reference,
    ownRequestWords().reach,
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
      title: ownRequestWords().fixTitle(site.name),
      description: ownRequestWords().fixDescription,
    },
    reference,
    ownRequestWords().fix,
    <form method="post" action={paths.fixNumber({ token, back })}>
      {state && <ErrorSummary state={state} fieldId={(name) => name} request={ownRequestWords().about(reference)} />}
      <TextInput
        id="phone"
        name="phone"
        field={phone}
        value={state?.values.phone ?? formatUsPhone(answers.phone ?? '')}
        error={state?.errors.phone}
      />
      {answers.texts === ticked && <p className="mb-3.5">{ownRequestWords().firstOnly}</p>}
      <Submit>{ownRequestWords().saveNumber}</Submit>
    </form>,
  )

type PhotosProps = {
  readonly reference: string
  readonly token: string
  readonly added?: number
  readonly problems?: readonly PhotoRefusal[]
  /** The form was sent without a file. */
  readonly none?: boolean
}

const Problems = ({ added = 0, problems = [], none }: PhotosProps) => (
  <ErrorBox title={none ? ownRequestWords().chooseFirst : ownRequestWords().refused(problems.length)}>
    {added > 0 && <p className="mt-1">{ownRequestWords().added(added)}</p>}
    <ul className="mt-1">
      {[...new Set(problems)].map((problem) => (
        <li key={problem}>{formWords().refusals[problem]}</li>
      ))}
    </ul>
  </ErrorBox>
)

/** Where photos are added. */
export const addPhotosPage = (props: PhotosProps): Page =>
  requestPage(
    {
      title: ownRequestWords().photosTitle(site.name),
      description: ownRequestWords().photosDescription,
    },
    props.reference,
    ownRequestWords().addPhotos,
    <>
      {(props.none || (props.problems ?? []).length > 0) && <Problems {...props} />}
      <form method="post" action={paths.addPhotos({ token: props.token })} encType="multipart/form-data">
        <label htmlFor="photos" className="font-bold">
          {ownRequestWords().photos}
        </label>
        <p id="photos-hint" className="text-[0.9375rem] leading-snug text-soft">
          {ownRequestWords().photosHint(photoLimits.count, photoLimits.megabytes)}
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
        <Submit className="btn-main w-full mt-4">{ownRequestWords().addThem}</Submit>
      </form>
      <p className="mt-5">
        {ownRequestWords().orText((words) => (
          <TextLink className="link font-bold" message={ownRequestWords().photosFor(props.reference)}>
            {words}
          </TextLink>
        ))}
      </p>
    </>,
  )
