import type { ReactNode } from 'react'
import { sentences } from '#sentences'
import { site } from '#site/site.ts'
import { say } from '#words'
import { answered, closedDays } from '../business/calendar.ts'
import { whatsappHref } from '../business/contact.ts'
import { areaWords, cutoff } from '../business/places.ts'
import { callDiscountOffer } from '../business/pricing.ts'
import { pageTexts, siteWords } from '../business/siteTexts.ts'
import { daysLabel, type Hours, hoursLabel, listedHours, minutesOpen } from '../domain/calendar/hours.ts'
import { capital } from '../domain/text.ts'
import { paths } from '../routes.ts'
import type { Page, PageRequest } from '../shared/document/page.ts'
import { FormIsland } from '../shared/form/FormIsland.tsx'
import { contactForm } from '../shared/forms/forms.ts'
import { boldTo, CallLink, linkTo, MailLink, TextLink } from '../shared/parts/Link.tsx'
import { PageHead } from '../shared/parts/PageHead.tsx'
import { Band, Section } from '../shared/parts/Section.tsx'
import { Ticket } from '../shared/parts/Ticket.tsx'
import { textLabel } from '../sites/schema/texting.ts'

const Channel = ({ link, children }: { readonly link: ReactNode; readonly children: ReactNode }) => (
  <li className="py-4 border-b border-line first:pt-0">
    {link}
    <p className="mt-1.5">{children}</p>
  </li>
)

/** The ways to reach us, the quickest first. While they are in view the call bar is hidden. */
export function Channels() {
  const offer = callDiscountOffer()
  return (
    <ul data-contact-actions="">
      <Channel link={<CallLink className="channel-link" />}>
        {sentences.contact.fastest(answered())}
        {offer && ` ${sentences.contact.discount(offer)}`}
      </Channel>
      {textLabel && (
        <Channel link={<TextLink className="channel-link">{say.frame.textTo(textLabel)}</TextLink>}>
          {sentences.contact.text}
        </Channel>
      )}
      {whatsappHref && (
        <Channel
          link={
            <a href={whatsappHref} className="channel-link">
              WhatsApp
            </a>
          }
        >
          {sentences.contact.text}
        </Channel>
      )}
      <Channel link={<MailLink className="channel-link text-[clamp(1.375rem,1rem+1.9vw,2rem)]" />}>
        {sentences.contact.mail}
      </Channel>
    </ul>
  )
}

/** A day from midnight to midnight with its open hours; the words next to it say the same. */
function DayBar({ fill, ...hours }: Pick<Hours, 'opens' | 'closes'> & { readonly fill: string }) {
  const { from, until } = minutesOpen(hours)
  const part = (begin: number, end: number) => `M${begin / 6} 0H${end / 6}v14H${begin / 6}z`
  return (
    <svg viewBox="0 0 240 14" preserveAspectRatio="none" aria-hidden="true" className="w-full h-3.5 mt-1.5">
      <path fill="var(--line)" d="M0 0h240v14H0z" />
      <path fill={fill} d={part(from, Math.min(until, 1440)) + (until > 1440 ? part(0, until - 1440) : '')} />
      <path stroke="var(--card)" d="M60 0v14M120 0v14M180 0v14" />
    </svg>
  )
}

const { phones = { opens: '00:00', closes: '00:00' } } = site.hours

/** Both readings of our hours: when the phones are answered, and when the trucks drive. */
export const HoursTable = () => (
  <table className="hours w-full table-fixed mt-6">
    <thead>
      <tr>
        <th scope="col">{sentences.contact.columns}</th>
        <th scope="col">{capital(areaWords().zoneName)}</th>
      </tr>
    </thead>
    <tbody>
      <tr>
        <th scope="row">{sentences.contact.calls}</th>
        <td>
          {siteWords().phoneHours}
          <DayBar {...phones} fill="var(--marigold)" />
        </td>
      </tr>
      {listedHours(site.hours.pickup).map((hours) => (
        <tr key={daysLabel(hours) + hoursLabel(hours)}>
          <th scope="row">{sentences.contact.pickups(daysLabel(hours))}</th>
          <td>
            {hoursLabel(hours)}
            <DayBar {...hours} fill="var(--link)" />
          </td>
        </tr>
      ))}
    </tbody>
  </table>
)

const { street, locality, region, postalCode } = site.address

function PhoneAndPickupHours() {
  const closed = closedDays()
  return (
    <Section id="hours-title" heading={sentences.contact.hoursHeading} className="max-w-[40rem]">
      <p className="mt-4">{sentences.contact.hours(answered())}</p>
      <HoursTable />
      {closed && <p className="mt-6">{sentences.contact.closed(closed)}</p>}
      <p className="mt-4">{sentences.contact.sameDay(cutoff(), boldTo(paths.schedule()))}</p>
      <address className="mt-4 not-italic">
        {site.name}, {street}, {locality}, {region} {postalCode}
      </address>
    </Section>
  )
}

const WhatHelps = () => (
  <Band
    id="tell-title"
    heading={sentences.contact.tell}
    className="bg-sky py-14 md:py-20"
    inside="grid gap-x-16 gap-y-5 lg:grid-cols-[1fr_2fr]"
  >
    <div className="grid gap-x-12 gap-y-4 md:grid-cols-2">
      <p>
        {sentences.contact.three(pageTexts().exampleRequest)}{' '}
        {site.features.calculator
          ? sentences.contact.alsoPrice(linkTo(paths.calculator), linkTo(paths.serviceAreas))
          : sentences.contact.also(linkTo(paths.serviceAreas))}
      </p>
      <p>{sentences.contact.aboutJob(linkTo(paths.faq))}</p>
    </div>
  </Band>
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
          <FormIsland form="contact" action={paths.contact} button={sentences.contact.button} state={form} />
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
