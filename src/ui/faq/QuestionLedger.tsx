import type { Question, QuestionGroup } from '../../sites/schema/texts.ts'
import { TapLink } from '../shared/Link.tsx'

/** One line of the ledger. The address of a question is its answer's, since a browser opens what hides a fragment. */
const LedgerEntry = ({ id, question, answer, links = [] }: Question) => (
  <details className="ledger-entry">
    <summary className="question ledger-question">
      <h3>{question}</h3>
    </summary>
    <div id={id} className="ledger-answer">
      <p>{answer}</p>
      {links.length > 0 && (
        <ul>
          {links.map(({ href, label }) => (
            <li key={href}>
              <TapLink href={href}>{label}</TapLink>
            </li>
          ))}
        </ul>
      )}
    </div>
  </details>
)

/** All questions, folded: searching in the page and a link to one open it, with or without a script. */
export const QuestionLedger = ({ groups }: { readonly groups: readonly QuestionGroup[] }) => (
  <div className="ledger">
    {groups.map(({ id, name, questions }) => (
      <section key={id} aria-labelledby={id}>
        <h2 id={id} className="ledger-group">
          {name}
        </h2>
        {questions.map((question) => (
          <LedgerEntry key={question.id} {...question} />
        ))}
      </section>
    ))}
  </div>
)
