import { chapters } from '#site/about.ts'
import { owner } from '#site/home.ts'
import { drawing } from '../../assets.ts'
import type { Examples } from '../gallery/groups.tsx'
import { Essay } from './Essay.tsx'
import { Owner } from './Owner.tsx'

/** In place of a photo: another drawing, which is cropped like one. */
const standIn = () => {
  const { url, width, height } = drawing('crew')
  const variants = [{ url, width }]
  return { alt: 'The owner on a driveway', fallback: url, width, height, avif: variants, webp: variants }
}

export const examples: Examples = {
  Essay: () => <Essay chapters={chapters} />,
  Owner: () => <Owner owner={owner} />,
  'Owner, with a name and a portrait': () => <Owner owner={{ ...owner, name: 'Robin Ames' }} portrait={standIn()} />,
}
