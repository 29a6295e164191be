import { sentences } from '#sentences'
import type { BookingShown } from '../domain/calendar/booking.ts'
import { isTextable } from '../domain/contact/textMessage.ts'
import { paths } from '../routes.ts'
import type { PageRequest } from '../shared/document/page.ts'
import { CopyButton } from '../shared/parts/CopyButton.tsx'
import { Island } from '../shared/parts/Island.tsx'
import { boldTo } from '../shared/parts/Link.tsx'
import { QrCode } from '../shared/parts/QrCode.tsx'

/** The link to a pickup, to keep. */
type Props = {
  readonly token: string
  readonly url: string
  /** We text it, or their own messages app does at an address; neither to a number that takes no texts. */
  readonly texted: 'by us' | `sms:${string}` | undefined
}

/** Where a pickup's link is, and how it gets to its own phone. */
export const keepLinkOf = (
  { siteUrl, updates }: Pick<PageRequest, 'siteUrl' | 'updates'>,
  token: string,
  { answers: { phone = '' }, isNewNumber }: Pick<BookingShown, 'answers' | 'isNewNumber'>,
): Props => {
  const url = siteUrl + paths.ownRequest({ token })
  const byUs =
    updates.includes('texts') && !isNewNumber ? 'by us' : (`sms:${phone}?&body=${encodeURIComponent(url)}` as const)
  return { token, url, texted: isTextable(phone) ? byUs : undefined }
}

export const KeepLink = ({ token, url, texted }: Props) => (
  <div className="mt-5 print:hidden">
    <p>{sentences.pickup.privateLink(boldTo(paths.ownRequest({ token })))}</p>
    <div className="flex flex-wrap gap-x-2.5 items-end">
      {texted === 'by us' && (
        <form method="post" action={paths.ownRequest({ token, act: 'text' })}>
          <button type="submit" className="btn-line mt-3">
            {sentences.pickup.textLink}
          </button>
        </form>
      )}
      {texted && texted !== 'by us' && (
        <a href={texted} className="btn-line mt-3">
          {sentences.pickup.textLink}
        </a>
      )}
      <Island
        name="CopyButton"
        component={CopyButton}
        props={{ text: url, what: sentences.pickup.theLink }}
        when="visible"
      />
    </div>
  </div>
)

/** The link for a phone's camera, on paper. */
export const PaperLink = ({ url }: Pick<Props, 'url'>) => (
  <div className="hidden print:flex items-center gap-4 mt-4" data-paper-link="">
    <QrCode text={url} className="flex-none w-28" />
    <p>{sentences.pickup.scan}</p>
  </div>
)
