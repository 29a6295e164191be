import { pageWords } from '#site/pages.ts'
import { site } from '#site/site.ts'
import { cutoff } from '../content/area.ts'
import { answered, phoneHours } from '../content/hours.ts'
import type { Page } from '../document/page.ts'
import { contactForm } from '../forms/contact.ts'
import type { FaqText } from '../sites/texts.ts'
import { ClosingCall } from '../ui/ClosingCall.tsx'
import { LeadForm } from '../ui/form/LeadForm.tsx'
import { Island } from '../ui/Island.tsx'
import { PageHead } from '../ui/PageHead.tsx'
import { Fold } from '../ui/StyleLinks.tsx'
import { Ticket } from '../ui/Ticket.tsx'
import { Channels } from '../ui/text/Channels.tsx'
import { Hours } from '../ui/text/Hours.tsx'

const PhoneAndPickupHours = () => (
  <section aria-labelledby="hours-title" className="max-w-[40rem]">
    <h2 id="hours-title" className="h2">
      Two sets of hours, both true
    </h2>
    <p className="mt-4">
      {`At the foot of each page it says that we are ${phoneHours}. That is the phone. The trucks sleep at night, and so do your neighbors, so pickups keep these hours:`}
    </p>
    <Hours />
    <p className="mt-6">
      For a pickup today, call before {cutoff}. After that, we come the next day. Or{' '}
      <a href="/schedule" className="link font-bold">
        pick a time online
      </a>
      .
    </p>
  </section>
)

const WhatHelps = ({ questions }: { readonly questions: number }) => (
  <section aria-labelledby="tell-title" className="bg-sky py-14 md:py-20">
    <div className="wrap grid gap-x-16 gap-y-5 lg:grid-cols-[1fr_2fr]">
      <h2 id="tell-title" className="h2">
        What helps us answer
      </h2>
      <div className="grid gap-x-12 gap-y-4 md:grid-cols-2">
        <p>
          Three things: what has to go, the ZIP or town, and how we get to it. “{pageWords.exampleRequest}” is enough
          for a range. You can also{' '}
          {site.parts.calculator && (
            <>
              <a href="/pricing-calculator" className="link">
                work out a range yourself
              </a>{' '}
              first, or{' '}
            </>
          )}
          look whether{' '}
          <a href="/service-areas" className="link">
            your town is one of ours
          </a>
          .
        </p>
        <p>
          If it is about a job we did, add the date or your reference. Good or bad, it is read by a person. Your number
          is for this answer only: no marketing, no list. And if your question is a common one, the answer may be there
          already, among{' '}
          <a href="/faq" className="link">
            {questions} questions people ask
          </a>
          .
        </p>
      </div>
    </div>
  </section>
)

export const contact: Page = {
  kind: 'contact',
  head: {
    title: 'Contact us: call, text or e-mail',
    crumb: 'Contact',
    pageType: 'ContactPage',
    description: `Call or text ${site.phone.label} ${answered}, or write to us. When the phones are answered and when the trucks drive.`,
  },
  form: contactForm,
  body: async ({ form, read }) => {
    const { questionGroups } = await read<FaqText>('/faq')
    return (
      <>
        <PageHead
          here="Contact"
          heading="Call, text or write"
          lead="A person answers. Tell us what and where, and we tell you what it costs."
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
            <Ticket number="Message · read by a person" title="Write to us" titleId="message-title">
              <Island
                name="LeadForm"
                component={LeadForm}
                props={{ form: 'contact', action: '/contact', button: 'Send my message', state: form }}
              />
            </Ticket>
          </section>
          <PhoneAndPickupHours />
        </div>
        <WhatHelps questions={questionGroups.flatMap((group) => group.questions).length} />
        <ClosingCall />
      </>
    )
  },
}
