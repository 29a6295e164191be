import { invitation, terms, theyCall } from '#site/referral.ts'
import { site } from '#site/site.ts'
import type { Page, PageRequest } from '../document/page.ts'
import { referralForm } from '../forms/referral.ts'
import { ClosingCall } from '../ui/ClosingCall.tsx'
import { LeadForm } from '../ui/form/LeadForm.tsx'
import { Island } from '../ui/Island.tsx'
import { PageHead } from '../ui/PageHead.tsx'
import { Fold } from '../ui/StyleLinks.tsx'
import { Ticket } from '../ui/Ticket.tsx'

/** Opens the visitor's messages app without a number, so that they choose the recipient. */
const smsToFriend = `sms:?&body=${encodeURIComponent(invitation)}`

const TheyCallUs = () => (
  <section aria-labelledby="they-call-title" className="wrap py-14 md:py-20">
    <h2 id="they-call-title" className="h2">
      They call us, and there’s nothing to fill in
    </h2>
    <ol className="passing">
      {theyCall.map(({ title, text }, index) => (
        <li key={title} className="passing-step">
          <span className="passing-number" aria-hidden="true">
            {index + 1}
          </span>
          <h3 className="h3">{title}</h3>
          <p className="mt-1">{text}</p>
        </li>
      ))}
    </ol>
  </section>
)

const Terms = () => (
  <div>
    <h3 className="h3">Before you refer somebody</h3>
    <dl className="mt-3">
      {terms.map(({ question, answer }) => (
        <div
          key={question}
          className="grid gap-1 md:grid-cols-[min(12rem,46%)_1fr] md:gap-6 py-4 border-t border-solid border-ink last:border-b"
        >
          <dt className="font-bold leading-snug">{question}</dt>
          <dd className="max-w-[34rem]">{answer}</dd>
        </div>
      ))}
    </dl>
  </div>
)

const WeCallThem = ({ form }: Pick<PageRequest, 'form'>) => (
  <section aria-labelledby="we-call-title" className="bg-sky py-14 md:py-20">
    <div className="wrap referral">
      <div>
        <h2 id="we-call-title" className="h2">
          We call them, with their okay
        </h2>
        <p className="mt-4 max-w-[36rem]">
          Ask your friend first: “Can I give your number to the people who cleared out my garage?” If they say yes, fill
          this in. We’ll call them once, tell them who sent us, and take it from there.
        </p>
      </div>
      <div className="referral-ticket">
        <Ticket number="Referral · we only call once" title="Who should we call?" level={3} titleId="referral-title">
          <Island
            name="LeadForm"
            component={LeadForm}
            props={{ form: 'referral', action: '/referral-program', button: 'Send my referral', state: form }}
          />
        </Ticket>
      </div>
      <Terms />
      <p className="max-w-[36rem]">
        Your friend might want to see{' '}
        <a href="/how-it-works" className="link">
          how a pickup works
        </a>
        {site.parts.calculator && (
          <>
            ,{' '}
            <a href="/pricing-calculator" className="link">
              what it might cost
            </a>
          </>
        )}{' '}
        and{' '}
        <a href="/service-areas" className="link">
          the towns we serve
        </a>
        .
      </p>
    </div>
  </section>
)

export const referralProgram: Page = {
  kind: 'referral-program',
  head: {
    title: 'Referral program: send us a neighbor',
    crumb: 'Referral program',
    description:
      'Know a neighbor, a landlord or a friend with junk to haul? Here’s how our referral program works and how to send them our way.',
  },
  form: referralForm,
  body: ({ form }) => (
    <>
      <PageHead
        here="Referral program"
        heading="Send us a neighbor"
        lead="Give a friend our number, or give us theirs if they’re okay with it. We’ll only call them once."
        truck="truck-quarter"
      >
        <p className="mt-6 flex flex-wrap gap-2.5">
          <a href={smsToFriend} className="btn-main">
            Text a friend our number
          </a>
          <a href="#referral-title" className="btn-line">
            Tell us who to call
          </a>
        </p>
      </PageHead>
      <div className="fence" aria-hidden="true" />
      <Fold />
      <TheyCallUs />
      <WeCallThem form={form} />
      <ClosingCall />
    </>
  ),
}
