import { memo } from 'react'
import { rangeWords } from '../../business/quote.ts'
import type { PricedItem } from '../../domain/prices/price.ts'
import { paths } from '../../routes.ts'
import { Stepper } from './Stepper.tsx'

type Props = {
  readonly id: string
  readonly item: PricedItem
  readonly count: number
  readonly anchor: string
  /** What's about this big. */
  readonly size?: string
}

const note = (item: PricedItem): string | undefined => {
  if (!item.accepted) return `We can’t take this. ${item.reason}`
  return item.extra && `+ ${rangeWords(item.extra)} ${item.extra.reason.toLowerCase()}`
}

/** An item to pick. One that we don't take says so, with a link to more. */
export const PickRow = memo(({ id, item, count, anchor, size }: Props) => (
  <li className="calc-row">
    <span>
      {item.label}
      {(size ?? note(item)) && <small>{size ?? note(item)}</small>}
    </span>
    {item.accepted ? (
      <Stepper id={id} label={item.label} count={count} anchor={anchor} />
    ) : (
      <a href={paths.item(id, 'not-accepted')} className="calc-where">
        See who takes it
      </a>
    )}
  </li>
))
