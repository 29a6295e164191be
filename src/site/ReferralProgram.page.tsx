import { sentences } from '#sentences'
import { reward } from '#site/referral.ts'
import { site } from '#site/site.ts'
import { referralTexts } from '../business/siteTexts.ts'
import { inDollars } from '../domain/prices/price.ts'
import { paths } from '../routes.ts'
import type { Page, PageRequest } from '../shared/document/page.ts'
import { FormIsland } from '../shared/form/FormIsland.tsx'
import { referralForm } from '../shared/forms/forms.ts'
import { ClosingCall } from '../shared/parts/CallsToAction.tsx'
import { linkTo } from '../shared/parts/Link.tsx'
import { PageHead } from '../shared/parts/PageHead.tsx'
import { Band } from '../shared/parts/Section.tsx'
import { Ticket } from '../shared/parts/Ticket.tsx'

/** "$25" for each of both; undefined where there's no program. */
const off = reward ? inDollars(reward) : undefined

type Reward = { readonly off: string }

/** Opens the visitor's messages app without a number, so that they choose the recipient. */
const smsToFriend = () => `sms:?&body=${encodeURIComponent(referralTexts().invitation)}`

const Terms = ({ off }: Reward) => (
  <dl>
    {[sentences.referral.reward(off), ...referralTexts().terms].map(({ question, answer }) => (
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

const OwnLink = ({ form, off }: Pick<PageRequest, 'form'> & Reward) => (
  <section
    aria-labelledby="own-link"
    className="wrap grid gap-12 py-14 md:py-20 lg:[grid-template:auto_1fr/minmax(0,1fr)_min(28rem,47%)] lg:gap-x-[min(5rem,7.9vw)]"
  >
    <div>
      <h2 id="own-link" className="h2">
        {sentences.referral.ownLink}
      </h2>
      <p className="mt-4 max-w-[36rem]">{sentences.referral.ownLinkText}</p>
    </div>
    <div className="lg:[grid-area:1/2/3/3]">
      <Ticket
        number={sentences.referral.name(off)}
        title={sentences.referral.yourLink}
        level={3}
        titleId="referral-title"
      >
        <FormIsland form="referral" action={paths.referralProgram} button={sentences.referral.getLink} state={form} />
      </Ticket>
    </div>
    <Terms off={off} />
  </section>
)

/** Handed on from one to the next, each a little lower. */
const lower = ['', 'lg:mt-9', 'lg:mt-18'] as const

const TheyCallUs = () => (
  <Band id="they-call-title" heading={sentences.referral.theyCall(off)} className="bg-sky py-14 md:py-20">
    <ol className="grid gap-7 mt-8 lg:grid-cols-[repeat(3,1fr)] lg:gap-12">
      {referralTexts().theyCall.map(({ title, text }, index) => (
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
      {sentences.referral.friendSees(
        linkTo(paths.howItWorks),
        site.features.calculator ? linkTo(paths.calculator) : undefined,
        linkTo(paths.serviceAreas),
      )}
    </p>
  </Band>
)

const ReferralBody = ({ form }: Pick<PageRequest, 'form'>) => (
  <>
    <PageHead
      here={sentences.referral.name(off)}
      heading={sentences.referral.heading(off)}
      lead={sentences.referral.lead(off)}
      truck="truck-quarter"
    >
      <p className="mt-6 flex flex-wrap gap-2.5">
        {reward && (
          <a href="#referral-title" className="btn-main">
            {sentences.referral.getLink}
          </a>
        )}
        <a href={smsToFriend()} className={reward ? 'btn-line' : 'btn-main'}>
          {sentences.referral.textFriend}
        </a>
      </p>
    </PageHead>
    <div className="fence" aria-hidden="true" />
    {off && <OwnLink form={form} off={off} />}
    <TheyCallUs />
    <ClosingCall />
  </>
)

export const referralProgram = (): Page => ({
  kind: 'referral-program',
  head: {
    title: sentences.referral.title(off),
    crumb: sentences.referral.name(off),
    description: sentences.referral.description(off),
  },
  form: referralForm,
  body: () => <ReferralBody />,
  variant: { body: ({ form }) => <ReferralBody form={form} /> },
})
