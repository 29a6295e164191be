import { motionSheet } from '../../assets.ts'

/** Goes at the end of a page that has scroll-driven motion. */
export const MotionSheet = () => (
  <link rel="stylesheet" href={motionSheet} media="(prefers-reduced-motion: no-preference)" />
)
