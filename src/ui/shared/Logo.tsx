import { mark } from '#site/mark.ts'

export const horizon = 'M0 28H32V32H0Z'

interface MarkProps {
  size: number
  /** One color for both parts, where no style sheet is known. */
  color?: string
  className?: string
}

/** The business's mark over a horizon. `className`: the mark's color where the ground is dark in any scheme. */
export const Mark = ({ size, color, className = 'fill-link' }: MarkProps) => (
  <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width={size} height={size} aria-hidden={true}>
    <path d={mark} fill={color} className={color ? undefined : className} />
    <path d={horizon} fill={color} className={color ? undefined : 'fill-marigold'} />
  </svg>
)
