import { paths } from '../../routes.ts'
import { skeleton } from '../skeleton/skeleton.ts'
import type { ExampleGroup } from './example.ts'

/** An address of each kind of page. */
const kinds: readonly (readonly [name: string, path: string])[] = [
  ['Home', paths.home],
  ['a service', paths.service('shed-removal')],
  ['a town', paths.town('a-town')],
  ['a post', paths.post('a-post')],
  ['prices', paths.calculator],
  ['a form', paths.contact],
  ['a list', paths.faq],
  ['tiles', paths.services],
  ['running text', paths.about],
]

export const skeletons: ExampleGroup = {
  title: 'Placeholders',
  examples: kinds.map(([name, path]) => ({
    name: `Placeholder of ${name}`,
    wide: true,
    render: () => <div dangerouslySetInnerHTML={{ __html: skeleton(path) }} />,
  })),
}
