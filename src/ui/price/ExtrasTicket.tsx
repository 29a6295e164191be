import { extras } from '#site/prices.ts'
import { site } from '#site/site.ts'
import { extraAmount } from '../../content/money.ts'
import { Ticket } from '../Ticket.tsx'

/** Everything that can be charged in addition to the space. */
export const ExtrasTicket = () => (
  <Ticket number="Extras" title="What can raise the price">
    <p className="mb-2">Only these. Each is a line of its own, and you see it before you say yes.</p>
    <dl>
      {extras.map((extra) => (
        <div key={extra.id} className="py-2.5 border-b border-solid border-line">
          <dt className="font-bold">
            {extra.label}: <span className="inline-block">about {extraAmount(extra)}</span>
          </dt>
          <dd className="text-[1rem] leading-snug">{extra.reason}</dd>
        </div>
      ))}
    </dl>
    <p className="mt-4 font-bold">Call us instead of writing, and we take ${site.price.callDiscount} off.</p>
  </Ticket>
)
