import { mark } from '#site/mark.ts'
import { palette } from './drawings/palette.ts'

export const horizon = 'M0 28H32V32H0Z'

interface MarkProps {
  size: number
  /** One color for both parts, for example `currentColor` on a dark band. */
  color?: string
}

/** The business's mark over a horizon. */
export const Mark = ({ size, color }: MarkProps) => (
  <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width={size} height={size} aria-hidden={true}>
    <path d={mark} fill={color ?? palette.pine} />
    <path d={horizon} fill={color ?? palette.marigold} />
  </svg>
)
