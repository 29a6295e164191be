import { expect, it } from 'vitest'
import { questionGroups } from '#site/faq.ts'
import { faqData } from './faqData.ts'

const questions = questionGroups.flatMap((group) => group.questions)
const words = (text: string) => text.split(/\s+/).length

it('gives every question and group an address of its own', () => {
  const ids = [...questionGroups, ...questions].map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  for (const id of ids) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/)
})

it('answers 25 questions in 30 to 90 words each', () => {
  expect(questions).toHaveLength(25)
  const lengths = questions.map(({ id, answer }) => [id, words(answer)] as const)
  expect(lengths.filter(([, length]) => length < 30 || length > 90)).toEqual([])
})

it('has the same questions in the structured data as on the page', () => {
  const { mainEntity } = faqData({ questionGroups }, 'https://example.com')
  expect(mainEntity).toHaveLength(questions.length)
  expect(JSON.stringify(mainEntity)).toContain(JSON.stringify(questions[24]?.answer))
})
