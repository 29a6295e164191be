import type { Question, QuestionGroup } from '../../sites/texts.ts'

/** One line of the ledger. The question links to itself, so that its address can be copied and sent. */
const Entry = ({ id, question, answer, links = [] }: Question) => (
  <div id={id} className="ledger-entry">
    <h3>
      <a href={`#${id}`} className="ledger-question">
        {question}
      </a>
    </h3>
    <div className="ledger-answer">
      <p>{answer}</p>
      {links.length > 0 && (
        <ul>
          {links.map(({ href, label }) => (
            <li key={href}>
              <a href={href} className="link tap font-bold">
                {label}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  </div>
)

/** All questions with their answers open: they can be searched, printed and pointed at, with or without a script. */
export const QuestionLedger = ({ groups }: { readonly groups: readonly QuestionGroup[] }) => (
  <div className="ledger">
    {groups.map(({ id, name, questions }) => (
      <section key={id} aria-labelledby={id}>
        <h2 id={id} className="ledger-group">
          {name}
        </h2>
        {questions.map((question) => (
          <Entry key={question.id} {...question} />
        ))}
      </section>
    ))}
  </div>
)
