import type { ReactNode } from 'react'

type Props = {
  /** Its number on the sheet. */
  readonly number: number
  readonly id: string
  readonly heading: string
  readonly className?: string
  readonly children: ReactNode
}

/** A numbered box of the work order. */
export const Box = ({ number, id, heading, className = '', children }: Props) => (
  <section aria-labelledby={id} className={`order-box ${className}`}>
    <span className="order-number" aria-hidden="true">
      {number}
    </span>
    <h2 id={id} className="h2">
      {heading}
    </h2>
    {children}
  </section>
)
