import { cutoff } from '../../content/area.ts'
import type { Service } from '../../sites/service.ts'
import { AfterBox } from './AfterBox.tsx'
import { LoadBox } from './LoadBox.tsx'
import { PrepareBox } from './PrepareBox.tsx'
import { PriceBox } from './PriceBox.tsx'

const fields = ({ name }: Service) => [
  { label: 'Job', value: name },
  { label: 'Crew', value: 'Two people and a truck' },
  { label: 'Soonest', value: `Today, if you call by ${cutoff}` },
  { label: 'Estimate', value: 'Free' },
]

/** The sheet that the crew works from, as the visitor may read it: four numbered boxes and a line to sign. */
export const WorkOrder = ({ service }: { readonly service: Service }) => (
  <div className="order-desk">
    <div className="order">
      <div className="order-top">
        <p className="order-title">Work order</p>
        <dl className="order-fields">
          {fields(service).map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <LoadBox load={service.load} />
      <PriceBox price={service.price} />
      <PrepareBox prepare={service.prepare} margin={service.margin} />
      <AfterBox afterwards={service.afterwards} />
      <div className="order-sign">
        <p>
          <strong>You agree to the price before we lift.</strong> If it’s not for you, there’s no charge.
        </p>
        <p className="order-line" aria-hidden="true">
          You
        </p>
      </div>
    </div>
  </div>
)
