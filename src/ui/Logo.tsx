import { palette } from './drawings/palette.ts'

/** The three blades of the mark, on a 32 x 32 field; they stand on y = 26. */
export const blades =
  'M12 26C11 15 15 6 26 1C19.5 8 17.5 16 18 26ZM20 26C19.5 18.5 23 13 32 10C27.5 14.5 26 20 26 26ZM4 26C2.5 17 5 11 13 6C10 12 9.5 19 10 26Z'
export const horizon = 'M0 28H32V32H0Z'

interface MarkProps {
  size: number
  /** One color for both parts, for example `currentColor` on a dark band. */
  color?: string
}

/** Three blades of tall grass leaning into the wind over a horizon. */
export const Mark = ({ size, color }: MarkProps) => (
  <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width={size} height={size} aria-hidden={true}>
    <path d={blades} fill={color ?? palette.pine} />
    <path d={horizon} fill={color ?? palette.marigold} />
  </svg>
)
