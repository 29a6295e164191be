import { site } from '#site/site.ts'
import type { Page } from '../document/page.ts'
import { CallLink, TextLink } from '../ui/ContactLinks.tsx'
import { Ticket } from '../ui/Ticket.tsx'

/** Why a photo was refused, in words for its sender. */
const reasons: Readonly<Record<string, string>> = {
  'too-many': 'You’ve already added as many as we can take.',
  'too-large': 'One is bigger than 8 MB.',
  heic: 'One is a HEIC picture, and we can’t open those. A screenshot of it works.',
  'not-a-photo': 'One isn’t a kind of picture we can open. JPEG, PNG and WebP work.',
  'not-stored': 'We couldn’t save one. Try it again in a minute.',
  'cut-off': 'They didn’t all get here. Try again with fewer at once.',
}
const otherwise = 'We couldn’t read one. A screenshot of it works.'

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
        : `${problems.length === 1 ? 'One photo' : `${problems.length} photos`} didn’t go through`}
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
    description: 'Add photos to a request you’ve already sent us.',
    noindex: true,
  },
  perRequest: true,
  secret: true,
  body: () => (
    <div className="bg-sky">
      <div className="wrap pt-10 pb-20">
        <div className="max-w-[38rem] mx-auto">
          <Ticket number={`Reference ${props.reference}`} title="Add photos" level={1}>
            {(props.none || (props.problems ?? []).length > 0) && <Problems {...props} />}
            <form method="post" action={`/add-photos?t=${props.token}`} encType="multipart/form-data">
              <label htmlFor="photos" className="font-bold">
                Photos of what needs to go
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
    description: 'The link’s expired, or part of it is missing. Call or text us, and we’ll help you right away.',
    noindex: true,
  },
  body: () => (
    <div className="bg-sky">
      <div className="wrap pt-12 pb-16">
        <h1 className="h1 max-w-[18ch]">This link no longer works</h1>
        <p className="mt-4 max-w-[36rem] text-[1.1875rem]">
          It’s expired, or part of it got lost along the way. Nothing has changed. Call or text us with your reference,
          and we’ll do it for you.
        </p>
        <p className="flex flex-wrap gap-3 mt-6">
          <CallLink className="btn-main">Call {site.phone.label}</CallLink>
          <TextLink className="btn-line" />
        </p>
      </div>
    </div>
  ),
}
