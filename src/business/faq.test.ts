import { expect, it } from 'vitest'
import { questionGroups } from '#site/faq.ts'
import { faqData } from '../document/structuredData/faq.ts'

const questions = questionGroups.flatMap((group) => group.questions)

it('gives every question and group an address of its own', () => {
  const ids = [...questionGroups, ...questions].map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  for (const id of ids) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/)
})

it('has the same questions in the structured data as on the page', () => {
  const { mainEntity } = faqData(questionGroups, 'https://example.com')
  expect(mainEntity).toHaveLength(questions.length)
  expect(JSON.stringify(mainEntity)).toContain(JSON.stringify(questions.at(-1)?.answer))
})
