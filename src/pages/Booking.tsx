import { site } from '#site/site.ts'
import type { Page, PageRequest } from '../document/page.ts'
import type { BookingShown } from '../domain/calendar/booking.ts'
import { isTextable } from '../domain/contact/areaCodes.ts'
import { paths } from '../routes.ts'
import type { OwnLink } from '../ui/booking/AfterBooking.tsx'
import { BookingReceipt, ReceiptPage } from '../ui/booking/BookingReceipt.tsx'
import { pickupWords } from '../words/pickup.ts'

export const bookingHead = () =>
  ({ title: pickupWords().title(site.name), description: pickupWords().description, noindex: true }) as const

/** Where a booking's link is, and how it gets to its own phone. */
export const ownLinkOf = (
  { siteUrl, updates }: Pick<PageRequest, 'siteUrl' | 'updates'>,
  token: string,
  { answers: { phone = '' }, isNewNumber }: Pick<BookingShown, 'answers' | 'isNewNumber'>,
): OwnLink => {
  const url = siteUrl + paths.booking({ token })
  const byUs =
    updates.includes('texts') && !isNewNumber ? 'by us' : (`sms:${phone}?&body=${encodeURIComponent(url)}` as const)
  return { url, texted: isTextable(phone) ? byUs : undefined }
}

/** What became of a text that was asked for, by the outcome. */
export type Texted = 'texted' | 'too-many' | 'not-sent'

type BookingPageProps = {
  readonly shown: BookingShown
  /** The token for adding to it. */
  readonly token: string
  readonly pictures: Readonly<Record<'own' | 'before' | 'after', readonly string[]>>
  readonly texted?: Texted | undefined
}

/** The page of a booking's signed link. */
export const bookingPage = ({ shown, token, pictures, texted }: BookingPageProps): Page => ({
  kind: 'booking',
  head: bookingHead(),
  hasSignedUrl: true,
  perRequest: true,
  body: ({ query, siteUrl, now, updates }) => {
    const done = query.get('done')
    const note = texted ?? (done === 'texted' ? done : undefined)
    return (
      <ReceiptPage siteUrl={siteUrl} now={now}>
        <BookingReceipt
          shown={shown}
          query={query}
          addPhotos={paths.addPhotos({ token })}
          own={{
            fixNumber: paths.fixNumber({ token, back: shown.token }),
            isFixed: done === 'fixed',
            pictures: pictures.own,
            before: pictures.before,
            after: pictures.after,
          }}
          ownLink={{
            ...ownLinkOf({ siteUrl, updates }, shown.token, shown),
            note: note && pickupWords().texted[note],
          }}
          now={now}
        />
      </ReceiptPage>
    )
  },
})
