import { logo } from '#site/logo.ts'

const horizon = 'M0 28H32V32H0Z'

interface Props {
  size: number
  /** One color for both parts, where no style sheet is known. */
  color?: string
  className?: string
}

/** The business's logo over a horizon. `className`: its color where the ground is dark in any scheme. */
export const Logo = ({ size, color, className = 'fill-link' }: Props) => (
  <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width={size} height={size} aria-hidden={true}>
    <path d={logo} fill={color} className={color ? undefined : className} />
    <path d={horizon} fill={color} className={color ? undefined : 'fill-marigold'} />
  </svg>
)
