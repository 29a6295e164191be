import { PriceTicket } from '../shared/PriceTicket.tsx'
import { Stamp, Ticket } from '../shared/Ticket.tsx'
import type { ExampleGroup } from './example.ts'

export const tickets: ExampleGroup = {
  title: 'Tickets',
  examples: [
    {
      name: 'Ticket',
      render: () => (
        <Ticket number="Reference 7K2M9QX4RD" title="One couch, one fridge" level={3}>
          <p>Whatever the job needs is written here.</p>
        </Ticket>
      ),
    },
    {
      name: 'Ticket, stamped',
      render: () => (
        <Ticket number="Reference 7K2M9QX4RD" title="We have your request" level={3}>
          <Stamp>Received</Stamp>
          <p className="mt-4">Keep the reference. With it we find your request on the phone.</p>
        </Ticket>
      ),
    },
    {
      name: 'Ticket, long words',
      render: () => (
        <Ticket
          number="Reference 7K2M9QX4RD"
          title="Everything from a three-generation farmhouse basement in an unincorporated township"
          level={3}
        >
          <p>Donaudampfschifffahrtsgesellschaftskapitänskajütenschlüsselbrett</p>
        </Ticket>
      ),
    },
    {
      name: 'Price ticket',
      render: () => (
        <PriceTicket
          number="Estimate"
          title="One couch and a fridge"
          level={3}
          lines={[
            { label: 'Space in the truck', note: '65 of 405 cubic feet', amount: '$199' },
            { label: 'Refrigerant recovery', note: 'A licensed processor takes it out', amount: '$35' },
          ]}
          total={{ label: 'About', amount: '$234' }}
        />
      ),
    },
    {
      name: 'Review slip',
      render: () => (
        <figure className="slip">
          <blockquote>
            <p>They named a price, I said yes, and I could park in my garage again.</p>
          </blockquote>
          <figcaption className="mt-2 font-bold">A customer</figcaption>
        </figure>
      ),
    },
  ],
}
