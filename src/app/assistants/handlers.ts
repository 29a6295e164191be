// Handlers of what programs ask by HTTP.
import type { ErrorAnswer } from '../../forms/answers.ts'
import { questions } from '../../forms/questions.ts'
import { jsonResponse } from '../../server/http/respond.ts'
import type { AppContext } from '../context.ts'
import { areaOf, estimateOf, itemsNamed, windowsOf } from './answers.ts'
import { readQuestion } from './questions.ts'

const nothingToTake: ErrorAnswer = { ok: false, errors: { items: 'Say what needs to go' }, codes: { items: 'missing' } }

/** The answers to what only asks: a value, or what is wrong with the question. */
export const reading = {
  estimate: (values: Readonly<Record<string, string>>, { env }: AppContext) =>
    estimateOf(values, env.SITE_URL) ?? nothingToTake,
  check_area: ({ zip = '' }: Readonly<Record<string, string>>, { env }: AppContext) => areaOf(zip, env.SITE_URL),
  open_windows: (values: Readonly<Record<string, string>>, c: AppContext) => windowsOf(c.var.services, values),
  item: ({ name = '' }: Readonly<Record<string, string>>, { env }: AppContext) => ({
    items: itemsNamed(name, env.SITE_URL),
  }),
} as const

/** A query's fields. What is asked twice is joined as a list of items is: the calculator adds them up, and nothing else takes two. */
export const asked = ({ req }: AppContext): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(req.queries()).map(([name, values]) => [name, values.join('_')]))

/** Answers a question that is asked in a query. */
export const answerQuery = (name: 'estimate' | 'open_windows') => async (c: AppContext) => {
  const read = readQuestion(questions[name], asked(c))
  const answer = read.ok ? await reading[name](read.values, c) : read.error
  return jsonResponse(answer, 'ok' in answer ? 422 : 200)
}
