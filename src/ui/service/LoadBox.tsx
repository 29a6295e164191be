import type { Service } from '../../sites/schema/service.ts'
import { Box } from './Box.tsx'

const half = 'pb-1.5 border-b-4 border-solid border-current font-head font-bold text-[1.5rem] leading-[1.15]'

/** What comes along and what stays, on ruled lines; for what stays, who takes it. */
export const LoadBox = ({ load: { heading, take, leave } }: Pick<Service, 'load'>) => (
  <Box number={1} id="load" heading={heading}>
    <div className="order-halves">
      <section aria-labelledby="take">
        <h3 id="take" className={`${half} text-link`}>
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
        <h3 id="leave" className={`${half} text-brick`}>
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
