import { sentences } from '#sentences'
import type { Service } from '../../sites/schema/service.ts'
import { TextLink } from '../shared/ContactLinks.tsx'
import { TextIcon } from '../shared/icons.tsx'

/** Questions and our answers, as a thread of messages: theirs on the right, ours on the left. */
export const Thread = ({ service: { questions, message } }: { readonly service: Service }) => (
  <section
    aria-labelledby="asked"
    className="wrap pt-16 pb-14 md:pt-24 md:pb-20 grid gap-8 lg:grid-cols-[1fr_1.9fr] lg:gap-16"
  >
    <div>
      <h2 id="asked" className="h2">
        {sentences.service.asked}
      </h2>
      <p className="mt-3">
        {sentences.service.notYours}{' '}
        <TextLink message={message} className="link font-bold inline-flex items-center gap-2 min-h-11">
          <TextIcon className="w-5 h-5 shrink-0" />
          {sentences.service.textQuestion}
        </TextLink>
      </p>
    </div>
    <div className="grid gap-8">
      {questions.map(({ question, answer }) => (
        <div key={question} className="grid gap-2.5">
          <h3 className="thread-asked">{question}</h3>
          <p className="thread-answer">{answer}</p>
        </div>
      ))}
    </div>
  </section>
)
