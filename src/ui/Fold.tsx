import { siteSheet } from '../assets.ts'

/**
 * Stands below what a first screen shows, on pages with more: what is above carries its styles with it and is painted at
 * once, what is below gets them from the site's one sheet, which the browser keeps for every later page. The first lines
 * that a phone shows of the next part stand above it too: a large text that comes later is the page's largest paint.
 */
export const Fold = () => <link rel="stylesheet" href={siteSheet} />
