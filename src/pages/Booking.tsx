import { site } from '#site/site.ts'
import type { Page } from '../document/page.ts'
import type { BookingShown } from '../domain/calendar/booking.ts'
import { BookingReceipt, ReceiptPage } from '../ui/booking/BookingReceipt.tsx'

export const bookingHead = {
  title: `Your pickup | ${site.name}`,
  description: 'See, move or cancel your pickup. Only people with the link can open this page.',
  noindex: true,
} as const

/** The page of a booking's signed link. `addPhotos`: the address at which photos are added to it. */
export const bookingPage = (shown: BookingShown, addPhotos?: string): Page => ({
  kind: 'booking',
  head: bookingHead,
  hasSignedUrl: true,
  perRequest: true,
  body: ({ query, siteUrl, now }) => (
    <ReceiptPage siteUrl={siteUrl} now={now}>
      <BookingReceipt shown={shown} query={query} addPhotos={addPhotos} now={now} />
    </ReceiptPage>
  ),
})
