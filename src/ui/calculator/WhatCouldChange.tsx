import { memo } from 'react'
import { rangeWords } from '../../business/quote.ts'
import type { PossibleExtra } from '../../domain/prices/price.ts'
import { Link } from '../shared/Link.tsx'

/** The common extras, since the estimate is made unseen, and a link to the ones of single items further down. */
export const WhatCouldChange = memo(({ possible }: { readonly possible: readonly PossibleExtra[] }) => (
  <>
    <details className="calc-change">
      <summary>What could change this price</summary>
      <p>Items that aren’t on your list, and any of these extras:</p>
      <ul>
        {possible.map(({ id, label, unit, ...range }) => (
          <li key={id}>
            {`${label}: about `}
            <b>{rangeWords(range)}</b> {unit}
          </li>
        ))}
      </ul>
    </details>
    <p className="calc-note">
      Some items have their own extra charge. <Link href="#item-extras">See them all</Link>
    </p>
  </>
))
