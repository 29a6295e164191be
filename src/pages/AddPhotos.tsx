import type { Page } from '../document/page.ts'
import { site } from '../site.ts'
import { CallLink, TextLink } from '../ui/ContactLinks.tsx'
import { Ticket } from '../ui/Ticket.tsx'

/** Why a photo was refused, in words for its sender. */
const reasons: Readonly<Record<string, string>> = {
  'too-many': 'There are too many already.',
  'too-large': 'One is larger than 8 MB.',
  heic: 'One is a HEIC picture, which we cannot open. A screenshot of it works.',
  'not-a-photo': 'One is no picture that we know: JPEG, PNG and WebP work.',
  'not-stored': 'One could not be saved. Try it again in a minute.',
  'cut-off': 'They did not all get here. Try again with fewer at once.',
}
const otherwise = 'One could not be read. A screenshot of it works.'

type Props = {
  readonly reference: string
  readonly token: string
  readonly added?: number
  readonly problems?: readonly string[]
  /** The form was sent without a file. */
  readonly none?: boolean
}

const Problems = ({ added = 0, problems = [], none }: Props) => (
  // biome-ignore lint/a11y/noAutofocus: after a refused form the message is where the visitor has to be
  <div className="slip-back mb-5" role="alert" tabIndex={-1} autoFocus data-error-summary="">
    <p className="font-bold text-brick text-[1.25rem]">
      {none
        ? 'Choose a photo first'
        : `${problems.length === 1 ? 'One photo' : `${problems.length} photos`} could not be added`}
    </p>
    {added > 0 && <p className="mt-1">{added === 1 ? 'The other one is' : 'The others are'} with your request now.</p>}
    <ul className="mt-1">
      {[...new Set(problems.map((problem) => reasons[problem] ?? otherwise))].map((reason) => (
        <li key={reason}>{reason}</li>
      ))}
    </ul>
  </div>
)

/** Where photos are added to a request that was sent already. */
export const addPhotosPage = (props: Props): Page => ({
  kind: 'add-photos',
  head: {
    title: `Add photos to your request | ${site.name}`,
    description: 'Add photos to a request that you have sent. We see them with it.',
    noindex: true,
  },
  perRequest: true,
  secret: true,
  body: () => (
    <div className="bg-sky">
      <div className="wrap pt-10 pb-20">
        <div className="max-w-[38rem] mx-auto">
          <Ticket number={`Ticket ${props.reference}`} title="Add photos" level={1}>
            {(props.none || (props.problems ?? []).length > 0) && <Problems {...props} />}
            <form method="post" action={`/add-photos?t=${props.token}`} encType="multipart/form-data">
              <label htmlFor="photos" className="font-bold">
                Photos of what has to go
              </label>
              <p id="photos-hint" className="text-[0.9375rem] leading-snug text-soft">
                Up to 6 at once, 8 MB each
              </p>
              <input
                id="photos"
                name="photos"
                type="file"
                accept="image/*"
                multiple
                required
                aria-describedby="photos-hint"
                className="photo-input block w-full mt-1.5 min-h-12 p-2 pl-4 rounded bg-white border-2 border-dashed border-soft text-[1rem]"
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
          </Ticket>
        </div>
      </div>
    </div>
  ),
})

/** What a link shows that has expired, or never was one. */
export const spentLink: Page = {
  kind: 'problem',
  secret: true,
  head: {
    title: `This link no longer works | ${site.shortName}`,
    description: 'The link has expired or was cut short. Call or text us, and we help you at once.',
    noindex: true,
  },
  body: () => (
    <div className="bg-sky">
      <div className="wrap pt-12 pb-16">
        <h1 className="h1 max-w-[18ch]">This link no longer works</h1>
        <p className="mt-4 max-w-[36rem] text-[1.1875rem]">
          It has expired, or a part of it got lost on the way. Nothing has been changed. Call or text us with your
          reference, and we do it for you.
        </p>
        <p className="flex flex-wrap gap-3 mt-6">
          <CallLink className="btn-main">Call {site.phone.label}</CallLink>
          <TextLink className="btn-line" />
        </p>
      </div>
    </div>
  ),
}
