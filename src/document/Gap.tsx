import type { ReactNode } from 'react'
import { createElement } from 'react'

/** An element of no browser: what a visitor typed is escaped, so it can never look like this one. */
const element = 'live-gap'

type Props = {
  /** Who fills it: a name in `src/live.tsx`. */
  readonly name: string
  /**
   * Stands there when nobody fills it in time, and in the Markdown. Its classes bring their styles into the page, so it
   * wears those that the filling may wear.
   */
  readonly children?: ReactNode
}

/** A place in a kept page whose content is made for each request. Not for islands: the browser would not know it. */
export const Gap = ({ name, children }: Props) => createElement(element, { name }, children)

/** HTML around gaps: one piece more than there are gaps. */
export type Cut = {
  readonly pieces: readonly string[]
  readonly gaps: readonly { readonly name: string; readonly fallback: string }[]
}

const gapMarkup = new RegExp(`<${element} name="([\\w-]+)">([\\s\\S]*?)</${element}>`, 'g')

/** Cuts a rendered page at its gaps. */
export function cutAtGaps(html: string): Cut {
  const pieces: string[] = []
  const gaps: { name: string; fallback: string }[] = []
  let from = 0
  for (const match of html.matchAll(gapMarkup)) {
    const [whole, name = '', fallback = ''] = match
    pieces.push(html.slice(from, match.index))
    gaps.push({ name, fallback })
    from = match.index + whole.length
  }
  return { pieces: [...pieces, html.slice(from)], gaps }
}
