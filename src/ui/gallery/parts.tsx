import { paths } from '../../routes.ts'
import { Breadcrumbs } from '../shared/Breadcrumbs.tsx'
import { Byline } from '../shared/Byline.tsx'
import { ClosingCall } from '../shared/ClosingCall.tsx'
import { ContactActions } from '../shared/ContactActions.tsx'
import { Papers } from '../shared/Credentials.tsx'
import { Stars } from '../shared/icons.tsx'
import { Mark } from '../shared/Logo.tsx'
import { SameDay } from '../shared/SameDay.tsx'
import { TickList } from '../shared/TickList.tsx'
import type { ExampleGroup } from './example.ts'

export const parts: ExampleGroup = {
  title: 'Small parts',
  examples: [
    {
      name: 'Same-day clock, time left',
      render: () => (
        <SameDay
          state={{ kind: 'today', until: '2 PM', minutesLeft: 72 }}
          truck={{ id: '2026-11-23T14', isToday: true, when: 'today, 2 to 4 PM' }}
        />
      ),
    },
    {
      name: 'Same-day clock, over for today',
      render: () => <SameDay state={{ kind: 'next', day: 'tomorrow', opens: '8 AM' }} truck={undefined} />,
    },
    {
      name: 'Byline of a review, with all that can be known',
      render: () => (
        <Byline
          of={{
            quote: 'They swept up after themselves.',
            author: 'Ann B.',
            place: 'Riverton',
            rating: 5,
            job: 'Shed removal',
            date: '2026-10-03',
            source: { label: 'Where it was published', href: 'https://reviews.example/1' },
          }}
        />
      ),
    },
    { name: 'Papers', render: () => <Papers /> },
    {
      name: 'Headings and links',
      render: () => (
        <>
          <p className="h1">Junk gone today</p>
          <p className="h2 mt-3">If two people can carry it</p>
          <p className="h3 mt-3">Saturday 8 AM to 4 PM</p>
          <p className="mt-3">
            Running text with{' '}
            <a href={paths.faq} className="link">
              a link in it
            </a>
            .
          </p>
        </>
      ),
    },
    {
      name: 'Buttons',
      render: () => (
        <p className="flex flex-wrap gap-3">
          <a href={paths.schedule()} className="btn-main">
            Main
          </a>
          <a href={paths.schedule()} className="btn-dark">
            Dark
          </a>
          <a href={paths.schedule()} className="btn-line">
            Line
          </a>
        </p>
      ),
    },
    { name: 'Contact actions', render: () => <ContactActions /> },
    { name: 'Tick list', render: () => <TickList items={['Price agreed before we lift', 'No charge to say no']} /> },
    { name: 'Stars', render: () => <Stars /> },
    { name: 'Mark', render: () => <Mark size={64} /> },
    {
      name: 'Breadcrumbs',
      render: () => <Breadcrumbs crumbs={[{ path: paths.services, label: 'Services' }]} here="Shed removal" />,
    },
    { name: 'Closing call', wide: true, render: () => <ClosingCall /> },
  ],
}
