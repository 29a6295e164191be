import type { FAQPage } from 'schema-dts'
import { paths } from '../../routes.ts'
import type { FaqText } from '../../sites/schema/texts.ts'

/** The FAQ's questions and answers for search engines and assistants. */
export const faqData = ({ questionGroups }: FaqText, siteUrl: string): FAQPage => ({
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
