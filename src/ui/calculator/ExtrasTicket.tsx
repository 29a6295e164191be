import { extras } from '#site/prices.ts'
import { dollars, extraAmount } from '../../business/money.ts'
import { callDiscountTerms, itemExtras } from '../../business/pricing.ts'
import type { Catalog } from '../../sites/schema/item.ts'
import { Ticket } from '../shared/Ticket.tsx'

/** Everything that can be charged in addition to the space: the common extras, then those of single items. */
export const ExtrasTicket = ({ catalog }: { readonly catalog: Catalog }) => (
  <Ticket number="Extras" title="What can raise the price">
    <p className="mb-2">Each extra gets its own line in your price, and you see it before you agree to anything.</p>
    <dl>
      {extras.map((extra) => (
        <div key={extra.id} className="py-2.5 border-b border-solid border-line">
          <dt className="font-bold">
            {extra.label}: <span className="inline-block">about {extraAmount(extra)}</span> {extra.unit}
          </dt>
          <dd className="text-[1rem] leading-snug">{extra.reason}</dd>
        </div>
      ))}
    </dl>
    <details id="item-extras" className="mt-4">
      <summary className="py-2.5 font-bold cursor-pointer">Every item that costs extra</summary>
      <dl>
        {itemExtras(catalog).map(({ labels, cents, reason, from }) => (
          <div key={labels[0]} className="py-2.5 border-b border-solid border-line">
            <dt>{labels.join('; ')}</dt>
            <dd className="text-[1rem] leading-snug">
              <b>{`${from ? 'from ' : ''}${dollars(cents)}`}</b> {reason}
            </dd>
          </div>
        ))}
      </dl>
    </details>
    <p className="mt-4 font-bold">{callDiscountTerms}</p>
  </Ticket>
)
