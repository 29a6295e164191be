import { paths } from '../../routes.ts'
import type { QuestionGroup } from '../../sites/schema/texts.ts'
import type { JsonLd } from './business.ts'

/** The FAQ's questions and answers for search engines and assistants. */
export const faqData = (questionGroups: readonly QuestionGroup[], siteUrl: string): JsonLd => ({
  '@type': 'FAQPage',
  '@id': `${siteUrl}${paths.faq}#page`,
  mainEntity: questionGroups
    .flatMap(({ questions }) => questions)
    .map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
})
