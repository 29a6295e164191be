import type { Examples } from '../gallery/groups.tsx'
import { skeleton } from './skeleton.ts'

/** An address of each kind of page. */
const paths = [
  '/',
  '/services/shed-removal',
  '/service-areas/lisle',
  '/blog/a-post',
  '/pricing-calculator',
  '/contact',
  '/faq',
  '/services',
  '/about',
]

export const examples: Examples = Object.fromEntries(
  paths.map((path) => [`Skeleton of ${path}`, () => <div dangerouslySetInnerHTML={{ __html: skeleton(path) }} />]),
)
