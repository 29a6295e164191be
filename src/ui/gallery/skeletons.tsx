import { skeleton } from '../skeleton/skeleton.ts'
import type { ExampleGroup } from './example.ts'

/** An address of each kind of page. */
const kinds: readonly (readonly [name: string, path: string])[] = [
  ['Home', '/'],
  ['a service', '/services/shed-removal'],
  ['a town', '/service-areas/lisle'],
  ['a post', '/blog/a-post'],
  ['prices', '/pricing-calculator'],
  ['a form', '/contact'],
  ['a list', '/faq'],
  ['tiles', '/services'],
  ['running text', '/about'],
]

export const skeletons: ExampleGroup = {
  title: 'Placeholders',
  examples: kinds.map(([name, path]) => ({
    name: `Placeholder of ${name}`,
    wide: true,
    render: () => <div dangerouslySetInnerHTML={{ __html: skeleton(path) }} />,
  })),
}
