import { questions } from '#site/home.ts'

/** The four questions that come first. */
export const Questions = () => (
  <section aria-labelledby="questions-title" className="py-16 md:py-24">
    <div className="wrap">
      <h2 id="questions-title" className="h2">
        Questions we get every day
      </h2>
      <ul className="grid gap-5 md:grid-cols-2 mt-8">
        {questions.map(({ question, answer }) => (
          <li key={question} className="p-5 md:p-7 bg-card border border-solid border-line rounded">
            <h3 className="h3">{question}</h3>
            <p className="mt-2">{answer}</p>
          </li>
        ))}
      </ul>
      <p className="mt-8">
        <a href="/faq" className="btn-line">
          See all the questions
        </a>
      </p>
    </div>
  </section>
)
