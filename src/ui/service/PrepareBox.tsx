import type { Service } from '../../sites/service.ts'
import { Box } from './Box.tsx'
import { MarginNote } from './MarginNote.tsx'

/** What the visitor does before we come, in order, with a note clipped to the margin. */
export const PrepareBox = ({ prepare: { heading, steps }, margin }: Pick<Service, 'prepare' | 'margin'>) => (
  <Box number={3} id="prepare" heading={heading}>
    <div className="order-margin">
      <ol className="order-steps">
        {steps.map(({ do: task, how }) => (
          <li key={task} className="order-step">
            <h3 className="h3">{task}</h3>
            <p className="mt-0.5">{how}</p>
          </li>
        ))}
      </ol>
      <MarginNote {...margin} />
    </div>
  </Box>
)
