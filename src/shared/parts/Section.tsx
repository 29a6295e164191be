import type { ReactNode } from 'react'

type BandProps = {
  /** Id of the heading, which names the section. */
  readonly id: string
  readonly heading: ReactNode
  /** The heading's classes; without them it looks like its level. */
  readonly look?: string
  readonly className?: string | undefined
  readonly children: ReactNode
}

type Props = BandProps & {
  readonly as?: 'section' | 'nav'
  readonly level?: 2 | 3
}

/** A part of a page, under a heading. */
export const Section = ({ as: Part = 'section', id, heading, level = 2, look, className, children }: Props) => {
  const Heading = `h${level}` as const
  return (
    <Part aria-labelledby={id} className={className}>
      <Heading id={id} className={look ?? Heading}>
        {heading}
      </Heading>
      {children}
    </Part>
  )
}

/** A section whose color goes from edge to edge of the window. */
export const Band = ({
  id,
  heading,
  look = 'h2',
  className,
  inside = '',
  children,
}: BandProps & { inside?: string }) => (
  <section aria-labelledby={id} className={className}>
    <div className={`wrap ${inside}`.trim()}>
      <h2 id={id} className={look}>
        {heading}
      </h2>
      {children}
    </div>
  </section>
)
