import type { ReactNode } from 'react'

type Props = {
  /** Id of the heading, which names the section. */
  readonly id: string
  readonly heading: ReactNode
  /** Level of the heading in the page's outline. */
  readonly level?: 2 | 3
  readonly className?: string
  readonly children: ReactNode
}

/** A part of a page, under a heading. */
export const Section = ({ id, heading, level = 2, className, children }: Props) => {
  const Heading = `h${level}` as const
  return (
    <section aria-labelledby={id} className={className}>
      <Heading id={id} className={Heading}>
        {heading}
      </Heading>
      {children}
    </section>
  )
}

/** A section whose color goes from edge to edge of the window. */
export const Band = ({ id, heading, className, children }: Props) => (
  <section aria-labelledby={id} className={className}>
    <div className="wrap">
      <h2 id={id} className="h2">
        {heading}
      </h2>
      {children}
    </div>
  </section>
)
