import { createElement, type ReactNode } from 'react'

/** Not an HTML element, and visitors' input is escaped, so nothing else in a page can look like it. */
export const fragmentElement = 'dynamic-fragment'

type Props = {
  /** Its source: a name in `src/handlers/pages.tsx`. */
  readonly name: string
  /** Shown when the source doesn't answer in time, and in Markdown: true at any hour. */
  readonly children?: ReactNode
}

/** A part of a cached page that's rendered per request. Not for use inside islands, which would fail to hydrate. */
export const DynamicFragment = ({ name, children }: Props) => createElement(fragmentElement, { name }, children)
