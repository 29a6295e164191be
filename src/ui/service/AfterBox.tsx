import type { Service } from '../../sites/service.ts'
import { Box } from './Box.tsx'

/** Where it goes, in the order in which we try. */
export const AfterBox = ({ afterwards: { heading, ways } }: Pick<Service, 'afterwards'>) => (
  <Box number={4} id="afterwards" heading={heading}>
    <ol className="order-ways">
      {ways.map(({ way, what }) => (
        <li key={way} className="order-way">
          <h3>{way}</h3>
          <p>{what}</p>
        </li>
      ))}
    </ol>
  </Box>
)
