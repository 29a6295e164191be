import { pageWords } from '#site/pages.ts'
import { site } from '#site/site.ts'
import { answered, closedDays } from '../business/hours.ts'
import { cutoff } from '../business/places.ts'
import type { Page, PageRequest } from '../document/page.ts'
import { contactForm } from '../forms/contact.ts'
import { paths } from '../routes.ts'
import { Channels, Hours } from '../ui/contact/Contact.tsx'
import { LeadForm } from '../ui/form/LeadForm.tsx'
import { Island } from '../ui/shared/Island.tsx'
import { BoldLink, Link } from '../ui/shared/Link.tsx'
import { PageHead } from '../ui/shared/PageHead.tsx'
import { Section } from '../ui/shared/Section.tsx'
import { Fold } from '../ui/shared/StyleLinks.tsx'
import { Ticket } from '../ui/shared/Ticket.tsx'

const { street, locality, region, postalCode } = site.address

const PhoneAndPickupHours = () => (
  <Section id="hours-title" heading="Phone hours and pickup hours" className="max-w-[40rem]">
    <p className="mt-4">You can call or text us {answered()}. We do pickups during these hours:</p>
    <Hours />
    {closedDays() && <p className="mt-6">We don’t do pickups on {closedDays()}.</p>}
    <p className="mt-4">
      For a same-day pickup, call before {cutoff()}. After that, we’ll come the next day we’re open. Or{' '}
      <BoldLink href={paths.schedule()}>book a pickup online</BoldLink>.
    </p>
    <address className="mt-4 not-italic">
      {site.name}, {street}, {locality}, {region} {postalCode}
    </address>
  </Section>
)

const WhatHelps = () => (
  <section aria-labelledby="tell-title" className="bg-sky py-14 md:py-20">
    <div className="wrap grid gap-x-16 gap-y-5 lg:grid-cols-[1fr_2fr]">
      <h2 id="tell-title" className="h2">
        What to tell us
      </h2>
      <div className="grid gap-x-12 gap-y-4 md:grid-cols-2">
        <p>
          Three things: what needs to go, your ZIP or town, and how we get to it. “{pageWords.exampleRequest}” is enough
          for us to give you a range. You can also{' '}
          {site.features.calculator && (
            <>
              <Link href={paths.calculator}>see a price</Link> first, or{' '}
            </>
          )}
          check whether <Link href={paths.serviceAreas}>we serve your town</Link>.
        </p>
        <p>
          If it’s about a job we did for you, include the date or your reference. We read every message, good or bad.
          We’ll only use your number to answer you. You might also find your answer in our{' '}
          <Link href={paths.faq}>frequently asked questions</Link>.
        </p>
      </div>
    </div>
  </section>
)

const ContactBody = ({ form }: Pick<PageRequest, 'form'>) => (
  <>
    <PageHead
      here="Contact"
      heading="Call, text or email"
      lead="A real person answers. Tell us what you’ve got and where, and we’ll tell you what it costs."
      truck="none"
    />
    <div className="wrap contact">
      <section aria-labelledby="channels-title">
        <h2 id="channels-title" className="sr-only">
          Three ways to reach us
        </h2>
        <Channels />
      </section>
      <Fold />
      <section aria-labelledby="message-title" className="contact-ticket">
        <Ticket number="We read every message" title="Send us a message" titleId="message-title">
          <Island
            name="LeadForm"
            component={LeadForm}
            props={{
              form: 'contact',
              action: paths.contact,
              button: 'Send my message',
              state: form,
            }}
          />
        </Ticket>
      </section>
      <PhoneAndPickupHours />
    </div>
    <WhatHelps />
  </>
)

export const contact: Page = {
  kind: 'contact',
  head: {
    title: 'Contact us: call, text or email',
    crumb: 'Contact',
    pageType: 'ContactPage',
    description: `Call or text ${site.phone.label} ${answered()}, or send us a message. See our phone hours and our pickup hours.`,
  },
  form: contactForm,
  body: () => <ContactBody />,
  variant: { body: ({ form }) => <ContactBody form={form} /> },
}
