import { sentences } from '#sentences'
import { homeTexts } from '../../business/siteTexts.ts'
import { paths } from '../../routes.ts'
import { Band } from '../shared/Section.tsx'

/** The four questions that come first; like on their own page, a question is opened by a tap or by searching. */
export const Questions = () => (
  <Band
    id="questions-title"
    heading={sentences.home.questions}
    className="[--height:22rem] md:[--height:20rem] py-6 md:py-24"
  >
    <ul className="grid gap-2 md:gap-5 md:grid-cols-2 items-start mt-4 md:mt-8">
      {homeTexts().questions.map(({ question, answer }) => (
        <li key={question} className="bg-card border border-line rounded">
          <details>
            <summary className="question">
              <h3 className="h3">{question}</h3>
            </summary>
            <p className="px-4 pb-4 md:px-7 md:pb-7">{answer}</p>
          </details>
        </li>
      ))}
    </ul>
    <p className="mt-4 md:mt-8">
      <a href={paths.faq} className="btn-line">
        {sentences.home.allQuestions}
      </a>
    </p>
  </Band>
)
