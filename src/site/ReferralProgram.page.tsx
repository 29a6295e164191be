import { invitation, reward, terms, theyCall } from '#site/referral.ts'
import { site } from '#site/site.ts'
import { inDollars } from '../domain/prices/price.ts'
import { paths } from '../routes.ts'
import type { Page, PageRequest } from '../shared/document/page.ts'
import { LeadForm } from '../shared/form/LeadForm.tsx'
import { referralForm } from '../shared/forms/forms.ts'
import { ClosingCall } from '../shared/parts/CallsToAction.tsx'
import { Island } from '../shared/parts/Island.tsx'
import { Link } from '../shared/parts/Link.tsx'
import { PageHead } from '../shared/parts/PageHead.tsx'
import { Band } from '../shared/parts/Section.tsx'
import { Ticket } from '../shared/parts/Ticket.tsx'

/** What the page is called: without a reward there's no program. */
const name = reward ? 'Referral program' : 'Pass our number along'

/** Opens the visitor's messages app without a number, so that they choose the recipient. */
const smsToFriend = `sms:?&body=${encodeURIComponent(invitation)}`

const rewardTerm = {
  question: 'What do I get?',
  answer: `${inDollars(reward ?? 0)} off your next pickup, once we’ve done their job. It’s the same whatever they have hauled.`,
}

const Terms = () => (
  <dl>
    {[rewardTerm, ...terms].map(({ question, answer }) => (
      <div
        key={question}
        className="grid gap-1 md:grid-cols-[min(12rem,46%)_1fr] md:gap-6 py-4 border-t border-ink last:border-b"
      >
        <dt className="font-bold leading-snug">{question}</dt>
        <dd className="max-w-[34rem]">{answer}</dd>
      </div>
    ))}
  </dl>
)

const OwnLink = ({ form }: Pick<PageRequest, 'form'>) => (
  <section
    aria-labelledby="own-link"
    className="wrap grid gap-12 py-14 md:py-20 lg:[grid-template:auto_1fr/minmax(0,1fr)_min(28rem,47%)] lg:gap-x-[min(5rem,7.9vw)]"
  >
    <div>
      <h2 id="own-link" className="h2">
        Get a link of your own
      </h2>
      <p className="mt-4 max-w-[36rem]">
        It takes your phone number, and you have it right away. Text it to a friend, or put it in your block’s group
        chat. We never need anybody else’s number.
      </p>
    </div>
    <div className="lg:[grid-area:1/2/3/3]">
      <Ticket number="Referral program" title="Your own link" level={3} titleId="referral-title">
        <Island
          name="LeadForm"
          component={LeadForm}
          props={{
            form: 'referral',
            action: paths.referralProgram,
            button: 'Get my link',
            state: form,
          }}
        />
      </Ticket>
    </div>
    <Terms />
  </section>
)

/** Handed on from one to the next, each a little lower. */
const lower = ['', 'lg:mt-9', 'lg:mt-18'] as const

const TheyCallUs = () => (
  <Band
    id="they-call-title"
    heading={reward ? 'Or just pass our number along' : 'How it works'}
    className="bg-sky py-14 md:py-20"
  >
    <ol className="grid gap-7 mt-8 lg:grid-cols-[repeat(3,1fr)] lg:gap-12">
      {theyCall.map(({ title, text }, index) => (
        <li key={title} className={`relative pl-14 ${lower[index]}`}>
          <span
            className="absolute left-0 -top-1.5 font-head font-bold text-[3.25rem] leading-[0.9] text-brick"
            aria-hidden="true"
          >
            {index + 1}
          </span>
          <h3 className="h3">{title}</h3>
          <p className="mt-1">{text}</p>
        </li>
      ))}
    </ol>
    <p className="mt-10 max-w-[36rem]">
      Your friend might want to see <Link href={paths.howItWorks}>how a pickup works</Link>
      {site.features.calculator && (
        <>
          , <Link href={paths.calculator}>what it might cost</Link>
        </>
      )}{' '}
      and <Link href={paths.serviceAreas}>the towns we serve</Link>.
    </p>
  </Band>
)

const ReferralBody = ({ form }: Pick<PageRequest, 'form'>) => (
  <>
    <PageHead
      here={name}
      heading={reward ? `Send us a neighbor, and you both get ${inDollars(reward)} off` : name}
      lead={
        reward
          ? `${inDollars(reward)} off their first pickup, and ${inDollars(reward)} off your next one. All you need is a link of your own.`
          : 'Know somebody with junk to haul? Send them our way. They get the same price as anybody else.'
      }
      truck="truck-quarter"
    >
      <p className="mt-6 flex flex-wrap gap-2.5">
        {reward && (
          <a href="#referral-title" className="btn-main">
            Get my link
          </a>
        )}
        <a href={smsToFriend} className={reward ? 'btn-line' : 'btn-main'}>
          Text a friend our number
        </a>
      </p>
    </PageHead>
    <div className="fence" aria-hidden="true" />
    {reward && <OwnLink form={form} />}
    <TheyCallUs />
    <ClosingCall />
  </>
)

export const referralProgram: Page = {
  kind: 'referral-program',
  head: {
    title: reward ? 'Referral program: send us a neighbor' : `${name} to somebody with junk to haul`,
    crumb: name,
    description: `Know a neighbor, a landlord or a friend with junk to haul? ${reward ? `Send them our way, and you both get ${inDollars(reward)} off.` : 'Send them our way.'} We never ask for their number.`,
  },
  form: referralForm,
  body: () => <ReferralBody />,
  variant: { body: ({ form }) => <ReferralBody form={form} /> },
}
