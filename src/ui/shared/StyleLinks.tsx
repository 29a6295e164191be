import { motionSheet, siteSheet } from '../../assets.ts'

/**
 * Goes below the first screen of a long page. What's above has its critical CSS inline and paints at once; what's below
 * uses the site's sheet, which later pages have cached. The first lines of the next section that a phone shows go above
 * it too, since a large text that comes later would be the largest contentful paint.
 */
export const Fold = () => <link rel="stylesheet" href={siteSheet} />

/** Goes at the end of a page that has scroll-driven motion. */
export const MotionSheet = () => (
  <link rel="stylesheet" href={motionSheet} media="(prefers-reduced-motion: no-preference)" />
)
