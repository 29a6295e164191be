import { site } from '#site/site.ts'
import type { Page } from '../document/page.ts'
import type { BookingShown } from '../domain/calendar/booking.ts'
import { BookingReceipt } from '../ui/booking/BookingReceipt.tsx'
import { ReceiptPage } from '../ui/booking/ReceiptPage.tsx'
import { ContactActions } from '../ui/ContactActions.tsx'

const head = {
  title: `Your pickup | ${site.name}`,
  description: 'See, move or cancel your pickup. Only people with the link can open this page.',
  noindex: true,
} as const

/** The page of a booking's signed link. `addPhotos`: the address at which photos are added to it. */
export const bookingPage = (shown: BookingShown, addPhotos?: string): Page => ({
  kind: 'booking',
  head,
  perRequest: true,
  secret: true,
  body: ({ query, siteUrl, now }) => (
    <ReceiptPage siteUrl={siteUrl} now={now}>
      <BookingReceipt shown={shown} query={query} addPhotos={addPhotos} now={now} />
    </ReceiptPage>
  ),
})

const problems = {
  expired: {
    heading: 'This link’s expired',
    text: 'It was for a pickup that’s over. Call or text us if there’s anything else you need.',
  },
  malformed: { heading: 'Part of this link is missing', text: '' },
  tampered: { heading: 'Part of this link is missing', text: '' },
  'unknown-key': {
    heading: 'This link’s expired',
    text: 'Call or text us with your reference, and we’ll find your pickup.',
  },
  'wrong-purpose': { heading: 'This link is for something else', text: '' },
  unknown: {
    heading: 'We can’t find a pickup for this link',
    text: 'Call or text us with your reference, and we’ll look for it.',
  },
  'no-answer': {
    heading: 'We can’t check our calendar right now',
    text: 'Nothing about your pickup has changed. Try again in a minute, or call or text us.',
  },
} as const satisfies Readonly<Record<string, { readonly heading: string; readonly text: string }>>

const mended = 'Open it again from the message or page you got it from, or call or text us with your reference.'

/** The page of an invalid link, in plain words and with other ways to reach us. */
export const bookingProblemPage = (reason: keyof typeof problems): Page => ({
  kind: 'problem',
  head,
  perRequest: true,
  secret: true,
  body: () => (
    <div className="bg-sky">
      <div className="wrap pt-12 pb-16">
        <h1 className="h1 max-w-[20ch]">{problems[reason].heading}</h1>
        <p className="mt-4 max-w-[36rem] text-[1.1875rem]">{problems[reason].text || mended}</p>
        <ContactActions className="mt-6" />
      </div>
    </div>
  ),
})
