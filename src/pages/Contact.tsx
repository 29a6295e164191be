import type { Page } from '../document/page.ts'
import { site } from '../site.ts'
import { ClosingCall } from '../ui/ClosingCall.tsx'
import { ContactActions } from '../ui/ContactActions.tsx'
import { CallLink, MailLink, TextLink } from '../ui/ContactLinks.tsx'
import { PageHead } from '../ui/PageHead.tsx'

export const contact: Page = {
  kind: 'text',
  head: {
    title: 'Contact us: call, text or e-mail',
    description:
      'Call or text (630) 555-0147 at any hour, or write to us. When the phones are answered and when the trucks drive.',
  },
  body: () => (
    <>
      <PageHead
        here="Contact"
        heading="Call, text or write"
        lead="A person answers. Tell us what and where, and we tell you what it costs."
      >
        <ContactActions className="mt-6" />
      </PageHead>
      <div className="wrap py-12 md:py-16">
        <div className="grid gap-10 md:grid-cols-2">
          <section aria-labelledby="channels">
            <h2 id="channels" className="h2">
              Three ways
            </h2>
            <ul className="mt-4 grid gap-2 text-[1.1875rem]">
              <li>
                <CallLink className="link inline-flex items-center min-h-11 font-bold" />
              </li>
              <li>
                <TextLink className="link inline-flex items-center min-h-11 font-bold">
                  Text {site.phone.label}
                </TextLink>
              </li>
              <li>
                <MailLink className="link inline-flex items-center min-h-11 font-bold" />
              </li>
            </ul>
          </section>
          <section aria-labelledby="hours">
            <h2 id="hours" className="h2">
              When
            </h2>
            <p className="mt-4">The phones: open 24 hours.</p>
            <p className="mt-2">
              The trucks: Monday to Friday 8 AM to 6 PM, Saturday 8 AM to 4 PM, Sunday 10 AM to 4 PM.
            </p>
          </section>
        </div>
      </div>
      <ClosingCall />
    </>
  ),
}
