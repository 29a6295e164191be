import { sentences } from '#sentences'
import { site } from '#site/site.ts'
import { answered, closedDays } from '../business/calendar.ts'
import { cutoff } from '../business/places.ts'
import { pageTexts } from '../business/siteTexts.ts'
import { paths } from '../routes.ts'
import type { Page, PageRequest } from '../shared/document/page.ts'
import { LeadForm } from '../shared/form/LeadForm.tsx'
import { contactForm } from '../shared/forms/forms.ts'
import { Island } from '../shared/parts/Island.tsx'
import { boldTo, Link } from '../shared/parts/Link.tsx'
import { PageHead } from '../shared/parts/PageHead.tsx'
import { Section } from '../shared/parts/Section.tsx'
import { Ticket } from '../shared/parts/Ticket.tsx'
import type { LinkWords } from '../words/link.ts'
import { Channels, Hours } from './Contact.tsx'

const { street, locality, region, postalCode } = site.address

function PhoneAndPickupHours() {
  const closed = closedDays()
  return (
    <Section id="hours-title" heading={sentences.contact.hoursHeading} className="max-w-[40rem]">
      <p className="mt-4">{sentences.contact.hours(answered())}</p>
      <Hours />
      {closed && <p className="mt-6">{sentences.contact.closed(closed)}</p>}
      <p className="mt-4">{sentences.contact.sameDay(cutoff(), boldTo(paths.schedule()))}</p>
      <address className="mt-4 not-italic">
        {site.name}, {street}, {locality}, {region} {postalCode}
      </address>
    </Section>
  )
}

const linkTo =
  (href: string): LinkWords =>
  (words) => <Link href={href}>{words}</Link>

const WhatHelps = () => (
  <section aria-labelledby="tell-title" className="bg-sky py-14 md:py-20">
    <div className="wrap grid gap-x-16 gap-y-5 lg:grid-cols-[1fr_2fr]">
      <h2 id="tell-title" className="h2">
        {sentences.contact.tell}
      </h2>
      <div className="grid gap-x-12 gap-y-4 md:grid-cols-2">
        <p>
          {sentences.contact.three(pageTexts().exampleRequest)}{' '}
          {site.features.calculator
            ? sentences.contact.alsoPrice(linkTo(paths.calculator), linkTo(paths.serviceAreas))
            : sentences.contact.also(linkTo(paths.serviceAreas))}
        </p>
        <p>{sentences.contact.aboutJob(linkTo(paths.faq))}</p>
      </div>
    </div>
  </section>
)

const ContactBody = ({ form }: Pick<PageRequest, 'form'>) => (
  <>
    <PageHead
      here={sentences.contact.crumb}
      heading={sentences.contact.heading}
      lead={sentences.contact.lead}
      truck="none"
    />
    <div className="wrap grid gap-12 pt-8 pb-16 lg:[grid-template:auto_1fr/minmax(0,1fr)_min(26rem,43.5%)] lg:items-start lg:gap-x-[min(5rem,7.9vw)] lg:gap-y-16 lg:pt-14 lg:pb-24">
      <Section id="channels-title" heading={sentences.contact.ways} look="sr-only">
        <Channels />
      </Section>
      <section aria-labelledby="message-title" className="contact-ticket">
        <Ticket number={sentences.contact.weRead} title={sentences.contact.message} titleId="message-title">
          <Island
            name="LeadForm"
            component={LeadForm}
            props={{
              form: 'contact',
              action: paths.contact,
              button: sentences.contact.button,
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

export function contact(): Page {
  const { title, crumb, description } = sentences.contact
  return {
    kind: 'contact',
    head: { title, crumb, pageType: 'ContactPage', description: description(site.phone.label, answered()) },
    form: contactForm,
    body: () => <ContactBody />,
    variant: { body: ({ form }) => <ContactBody form={form} /> },
  }
}
