import { memo } from 'react'
import { rangeWords } from '../../content/quote.ts'
import type { PossibleExtra } from '../../domain/prices/price.ts'

/** Every possible extra, since the estimate is made unseen. */
export const WhatCouldChange = memo(({ possible }: { readonly possible: readonly PossibleExtra[] }) => (
  <details className="calc-change">
    <summary>What would change this price</summary>
    <p>More or bigger things than on your list, and these. Nothing else.</p>
    <ul>
      {possible.map(({ id, label, unit, ...range }) => (
        <li key={id}>
          {`${label}: about `}
          <b>{rangeWords(range)}</b> {unit}
        </li>
      ))}
    </ul>
  </details>
))
