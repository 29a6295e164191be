import { logo } from '#site/logo.ts'

type IconProps = { readonly className?: string }

/** Drawn here, in one weight: a filled shape that stays legible at 20 px. */
const icon =
  (d: string) =>
  ({ className }: IconProps) => (
    <svg viewBox="0 0 24 24" width={24} height={24} aria-hidden={true} className={className}>
      <path fill="currentColor" d={d} />
    </svg>
  )

export const PhoneIcon = icon(
  'M6.6 2.6 3.9 3.9C2.8 4.5 2.3 5.7 2.6 6.9 4.3 13.9 10.1 19.7 17.1 21.4c1.2.3 2.4-.2 3-1.3l1.3-2.7c.4-.8.1-1.7-.6-2.2l-3.9-2.5c-.7-.4-1.5-.3-2.1.2l-1.5 1.5c-2-1.1-3.6-2.7-4.7-4.7l1.5-1.5c.5-.6.6-1.4.2-2.1L8.8 3.2c-.5-.7-1.4-1-2.2-.6z',
)

export const TextIcon = icon(
  'M4 3h16a2 2 0 0 1 2 2v11a2 2 0 0 1-2 2h-8l-6 4v-4H4a2 2 0 0 1-2-2V5c0-1.1.9-2 2-2zm2 5v2h12V8zm0 4v2h8v-2z',
)

export const CameraIcon = icon(
  'M9 4h6l1.6 2.5H20a2 2 0 0 1 2 2V18a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V8.5c0-1.1.9-2 2-2h3.4zm3 4.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9zm0 2.2a2.3 2.3 0 1 1 0 4.6 2.3 2.3 0 0 1 0-4.6z',
)

export const MenuIcon = icon('M2 4h20v3H2zm0 6.5h20v3H2zM2 17h20v3H2z')

export const CloseIcon = icon(
  'm5.3 3.2 6.7 6.7 6.7-6.7 2.1 2.1-6.7 6.7 6.7 6.7-2.1 2.1-6.7-6.7-6.7 6.7-2.1-2.1 6.7-6.7-6.7-6.7z',
)

/** Five filled stars. Decoration: the rating is always next to them as text. */
export const Stars = ({ className = '' }: IconProps) => <span className={`stars ${className}`.trim()} />

const horizon = 'M0 28H32V32H0Z'

type LogoProps = IconProps & {
  readonly size: number
  /** One color for both parts, where no style sheet is known. */
  readonly color?: string
}

/** The business's logo over a horizon. `className`: its color where the ground is dark in any scheme. */
export const Logo = ({ size, color, className = 'fill-link' }: LogoProps) => (
  <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width={size} height={size} aria-hidden={true}>
    <path d={logo} fill={color} className={color ? undefined : className} />
    <path d={horizon} fill={color} className={color ? undefined : 'fill-marigold'} />
  </svg>
)
