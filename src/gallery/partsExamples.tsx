import { paths } from '../routes.ts'
import { Breadcrumbs } from '../shared/parts/Breadcrumbs.tsx'
import { ClosingCall, ContactActions } from '../shared/parts/CallsToAction.tsx'
import { Stars } from '../shared/parts/icons.tsx'
import { Link } from '../shared/parts/Link.tsx'
import { Logo } from '../shared/parts/Logo.tsx'
import { Byline, Credentials } from '../shared/parts/Proof.tsx'
import { SameDay } from '../shared/parts/SameDay.tsx'
import { Stamp, Ticket } from '../shared/parts/Ticket.tsx'
import type { Examples } from './groups.tsx'

const review = {
  quote: 'They swept up after themselves.',
  author: 'Ann B.',
  place: 'Riverton',
  rating: 5,
  job: 'Shed removal',
  date: '2026-10-03',
  source: { label: 'Where it was published', href: 'https://reviews.example/1' },
} as const

export const examples: Examples = {
  'Same-day clock, time left': () => (
    <SameDay
      state={{ kind: 'today', until: '2 PM', minutesLeft: 72 }}
      truck={{ id: '2026-11-23T14', isToday: true, when: 'today, 2 to 4 PM' }}
    />
  ),
  'Same-day clock, over for today': () => (
    <SameDay state={{ kind: 'next', day: 'tomorrow', opens: '8 AM' }} truck={undefined} />
  ),
  'Byline of a review, with all that can be known': () => <Byline of={review} />,
  Credentials: () => <Credentials />,
  'Headings and links': () => (
    <>
      <p className="h1">Junk gone today</p>
      <p className="h2 mt-3">If two people can carry it</p>
      <p className="h3 mt-3">Saturday 8 AM to 4 PM</p>
      <p className="mt-3">
        Running text with <Link href={paths.faq}>a link in it</Link>.
      </p>
    </>
  ),
  Buttons: () => (
    <p className="flex flex-wrap gap-3">
      {['btn-main', 'btn-dark', 'btn-line'].map((look) => (
        <a key={look} href={paths.schedule()} className={look}>
          {look}
        </a>
      ))}
    </p>
  ),
  'Contact actions': () => <ContactActions />,
  Stars: () => <Stars />,
  Logo: () => <Logo size={64} />,
  Breadcrumbs: () => <Breadcrumbs crumbs={[{ path: paths.services, label: 'Services' }]} here="Shed removal" />,
  'Closing call': () => <ClosingCall />,
  'Ticket, stamped': () => (
    <Ticket number="Reference 7K2M9QX4RD" title="We have your request" level={3}>
      <Stamp>Received</Stamp>
      <p className="mt-4">Keep the reference. With it we find your request on the phone.</p>
    </Ticket>
  ),
  'Ticket, long words': () => (
    <Ticket
      number="Reference 7K2M9QX4RD"
      title="Everything from a three-generation farmhouse basement in an unincorporated township"
      level={3}
    >
      <p>Donaudampfschifffahrtsgesellschaftskapitänskajütenschlüsselbrett</p>
    </Ticket>
  ),
}
