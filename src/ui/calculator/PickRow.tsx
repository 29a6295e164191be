import { memo } from 'react'
import { rangeWords } from '../../business/quote.ts'
import type { Thing } from '../../domain/prices/price.ts'
import { paths } from '../../routes.ts'
import { Stepper } from './Stepper.tsx'

type Props = {
  readonly id: string
  readonly thing: Thing
  readonly count: number
  readonly anchor: string
  /** What's about this big. */
  readonly size?: string
}

const note = (thing: Thing): string | undefined => {
  if (!thing.taken) return `We can’t take this. ${thing.reason}`
  return thing.extra && `+ ${rangeWords(thing.extra)} ${thing.extra.reason.toLowerCase()}`
}

/** An item to pick. One that we don't take says so, with a link to more. */
export const PickRow = memo(({ id, thing, count, anchor, size }: Props) => (
  <li className="calc-row">
    <span>
      {thing.label}
      {(size ?? note(thing)) && <small>{size ?? note(thing)}</small>}
    </span>
    {thing.taken ? (
      <Stepper id={id} label={thing.label} count={count} anchor={anchor} />
    ) : (
      <a href={paths.item(id, 'not-accepted')} className="calc-where">
        See who takes it
      </a>
    )}
  </li>
))
