import type { QuestionGroup } from '../../../../src/sites/schema/texts.ts'

export const questionGroups: readonly QuestionGroup[] = [
  {
    id: 'all',
    name: 'Everything',
    questions: [
      {
        id: 'how-much',
        question: 'How much is it?',
        answer: 'You pay for the space it takes up in the truck, and you agree to the price before we load.',
      },
    ],
  },
]
