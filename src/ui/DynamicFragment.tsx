import type { ReactNode } from 'react'
import { createElement } from 'react'

/** No browser has this element, and what a visitor typed is escaped, so nothing else in a page can look like it. */
export const fragmentElement = 'dynamic-fragment'

type Props = {
  /** Which source fills it: a name in `src/fragments.tsx`. */
  readonly name: string
  /** Shown when the source doesn't answer in time, and in Markdown: true at any hour. */
  readonly children?: ReactNode
}

/** A part of a cached page that's rendered per request. Not for islands: hydration wouldn't know it. */
export const DynamicFragment = ({ name, children }: Props) => createElement(fragmentElement, { name }, children)
