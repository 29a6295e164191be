import { site } from '#site/site.ts'
import type { Page } from '../document/page.ts'
import { paths } from '../routes.ts'
import { CallLink, TextLink } from '../ui/shared/ContactLinks.tsx'

const head = {
  title: `Emails from us | ${site.shortName}`,
  description: 'Say whether you want emails from us.',
  noindex: true,
}

const page = (heading: string, text: string, token?: string): Page => ({
  kind: 'problem',
  head,
  perRequest: true,
  hasSignedUrl: true,
  body: () => (
    <div className="bg-sky">
      <div className="wrap pt-12 pb-16">
        <h1 className="h1 max-w-[18ch]">{heading}</h1>
        <p className="mt-4 max-w-[36rem] text-[1.1875rem]">{text}</p>
        {token ? (
          <form method="post" action={paths.stopMails({ token })} className="mt-6">
            <button type="submit" className="btn-main">
              Stop these emails
            </button>
          </form>
        ) : (
          <p className="flex flex-wrap gap-3 mt-6">
            <CallLink className="btn-main">Call {site.phone.label}</CallLink>
            <TextLink className="btn-line" />
          </p>
        )}
      </div>
    </div>
  ),
})

/** Asks people who got a mail from us whether they want no more. */
export const stopMailsPage = (token: string): Page =>
  page(
    'No more emails?',
    'We won’t send this address anything about requests or pickups anymore, not even reminders.',
    token,
  )

export const mailsStoppedPage: Page = page(
  'You won’t get any more emails',
  'If you’ve booked a pickup, it’s still booked. Call or text us to change it.',
)
