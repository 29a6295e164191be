import { invitation, reward, terms, theyCall } from '#site/referral.ts'
import { site } from '#site/site.ts'
import type { Page, PageRequest } from '../document/page.ts'
import { referralForm } from '../forms/referral.ts'
import { paths } from '../routes.ts'
import { LeadForm } from '../ui/form/LeadForm.tsx'
import { ClosingCall } from '../ui/shared/ClosingCall.tsx'
import { Island } from '../ui/shared/Island.tsx'
import { PageHead } from '../ui/shared/PageHead.tsx'
import { Fold } from '../ui/shared/StyleLinks.tsx'
import { Ticket } from '../ui/shared/Ticket.tsx'

/** Opens the visitor's messages app without a number, so that they choose the recipient. */
const smsToFriend = `sms:?&body=${encodeURIComponent(invitation)}`

const rewardTerm = {
  question: 'What do I get?',
  answer: reward
    ? `${reward}, once we’ve done their job. It’s the same whatever they have hauled.`
    : 'We don’t have a set reward right now. You get our thanks, and a neighbor with an empty garage.',
}

const Terms = () => (
  <dl>
    {[rewardTerm, ...terms].map(({ question, answer }) => (
      <div
        key={question}
        className="grid gap-1 md:grid-cols-[min(12rem,46%)_1fr] md:gap-6 py-4 border-t border-solid border-ink last:border-b"
      >
        <dt className="font-bold leading-snug">{question}</dt>
        <dd className="max-w-[34rem]">{answer}</dd>
      </div>
    ))}
  </dl>
)

const OwnLink = ({ form }: Pick<PageRequest, 'form'>) => (
  <section aria-labelledby="own-link" className="wrap py-14 md:py-20 referral">
    <div>
      <h2 id="own-link" className="h2">
        Get a link of your own
      </h2>
      <p className="mt-4 max-w-[36rem]">
        It takes your phone number, and you have it right away. Text it to a friend, or put it in your block’s group
        chat. We never need anybody else’s number.
      </p>
    </div>
    <div className="referral-ticket">
      <Ticket number="Referral · one field" title="Your own link" level={3} titleId="referral-title">
        <Island
          name="LeadForm"
          component={LeadForm}
          props={{ form: 'referral', action: paths.referralProgram, button: 'Get my link', state: form }}
        />
      </Ticket>
    </div>
    <Terms />
  </section>
)

const TheyCallUs = () => (
  <section aria-labelledby="they-call-title" className="bg-sky py-14 md:py-20">
    <div className="wrap">
      <h2 id="they-call-title" className="h2">
        Or just pass our number along
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
      <p className="mt-10 max-w-[36rem]">
        Your friend might want to see{' '}
        <a href={paths.howItWorks} className="link">
          how a pickup works
        </a>
        {site.features.calculator && (
          <>
            ,{' '}
            <a href={paths.calculator} className="link">
              what it might cost
            </a>
          </>
        )}{' '}
        and{' '}
        <a href={paths.serviceAreas} className="link">
          the towns we serve
        </a>
        .
      </p>
    </div>
  </section>
)

const ReferralBody = ({ form }: Pick<PageRequest, 'form'>) => (
  <>
    <PageHead
      here="Referral program"
      heading="Send us a neighbor"
      lead={
        reward
          ? `${reward} for every job you send us. All you need is a link of your own.`
          : 'All you need is a link of your own. Your friend doesn’t have to sign up for anything.'
      }
      truck="truck-quarter"
    >
      <p className="mt-6 flex flex-wrap gap-2.5">
        <a href="#referral-title" className="btn-main">
          Get my link
        </a>
        <a href={smsToFriend} className="btn-line">
          Text a friend our number
        </a>
      </p>
    </PageHead>
    <div className="fence" aria-hidden="true" />
    <Fold />
    <OwnLink form={form} />
    <TheyCallUs />
    <ClosingCall />
  </>
)

export const referralProgram: Page = {
  kind: 'referral-program',
  head: {
    title: 'Referral program: send us a neighbor',
    crumb: 'Referral program',
    description:
      'Know a neighbor, a landlord or a friend with junk to haul? Get a link of your own and send them our way. We never ask for their number.',
  },
  form: referralForm,
  body: () => <ReferralBody />,
  variant: { body: ({ form }) => <ReferralBody form={form} /> },
}
