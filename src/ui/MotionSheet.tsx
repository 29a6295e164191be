import { motionSheet } from '../assets.ts'

/** Stands at the end of a page on which something moves with the scroll position. */
export const MotionSheet = () => (
  <link rel="stylesheet" href={motionSheet} media="(prefers-reduced-motion: no-preference)" />
)
