import type { ReactNode } from 'react'

type Props = {
  /** Of what's folded, so that a link to it opens it; the heading's is that and `-title`. */
  readonly id: string
  readonly heading: string
  readonly level?: 2 | 3
  readonly children: ReactNode
}

/** A part that's folded on phones, where the page is long. On wider screens and on paper it's open. */
export const Fold = ({ id, heading, level = 2, children }: Props) => {
  const Heading = `h${level}` as const
  return (
    <details className="fold">
      <summary>
        <Heading id={`${id}-title`} className={`h${level}`}>
          {heading}
        </Heading>
      </summary>
      <div id={id}>{children}</div>
    </details>
  )
}
