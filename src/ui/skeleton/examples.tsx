import type { Examples } from '../gallery/groups.tsx'
import { skeleton } from './skeleton.ts'

export const examples: Examples = {
  'Skeleton of a page': () => <div dangerouslySetInnerHTML={{ __html: skeleton }} />,
}
