import { expect, it } from 'vitest'
import { questionGroups } from './faq.ts'

const questions = questionGroups.flatMap((group) => group.questions)
const words = (text: string) => text.split(/\s+/).length

it('answers 25 questions in 30 to 90 words each', () => {
  expect(questions).toHaveLength(25)
  const lengths = questions.map(({ id, answer }) => [id, words(answer)] as const)
  expect(lengths.filter(([, length]) => length < 30 || length > 90)).toEqual([])
})
