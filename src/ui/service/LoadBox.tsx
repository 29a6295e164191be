import type { Service } from '../../sites/schema/service.ts'
import { Box } from './Box.tsx'

/** What comes along and what stays, on ruled lines; for what stays, who takes it. */
export const LoadBox = ({ load: { heading, take, leave } }: Pick<Service, 'load'>) => (
  <Box number={1} id="load" heading={heading}>
    <div className="order-halves">
      <section aria-labelledby="take">
        <h3 id="take" className="order-half order-half-take">
          We take
        </h3>
        <ul>
          {take.map((thing) => (
            <li key={thing} className="order-row tick">
              {thing}
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="leave">
        <h3 id="leave" className="order-half order-half-leave">
          We leave
        </h3>
        <dl>
          {leave.map(({ thing, instead }) => (
            <div key={thing} className="order-row order-cross">
              <dt className="font-bold">{thing}</dt>
              <dd>{instead}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  </Box>
)
