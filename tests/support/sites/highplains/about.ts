import type { Chapter, Yard } from '../../../../src/sites/schema/texts.ts'

export const chapters: readonly Chapter[] = [
  { id: 'who-we-are', heading: 'The crew', paragraphs: ['Two people and a truck.'], links: [] },
]
export const yard: Yard = {
  heading: 'Where it goes',
  paragraphs: ['Donated first.'],
  picture: 'Three bays at the yard',
}
export const receipt: Chapter | undefined = undefined
