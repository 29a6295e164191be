import { isCancel } from '@clack/prompts'

/** A question, and how it's put to people; `earlier` is what they answered before they went back. */
export type Question = {
  readonly message: string
  readonly prompt: (earlier: unknown) => Promise<unknown>
}

/** Questions one after the other, each of which may depend on the answers before it. */
export type Talk<Result> = Generator<Question, Result, unknown>

/** Answers in their order, each with its question. */
export type Given = readonly (readonly [message: string, answer: unknown])[]

/** Puts a question, and says which key ended it. Both Esc and Ctrl+C cancel a prompt, and only the key tells which it was. */
async function put({ prompt }: Question, earlier: unknown): Promise<{ answer: unknown; key: string | undefined }> {
  let key: string | undefined
  const listen = (_: string, pressed?: { readonly name?: string }) => {
    key = pressed?.name
  }
  process.stdin.prependListener('keypress', listen)
  const answer = await prompt(earlier)
  process.stdin.off('keypress', listen)
  return { answer, key }
}

/**
 * Asks what a talk asks. Esc goes back by one question: the talk begins again, and whatever it asks in the same words has its
 * answer already. `keep` gets all answers after each one, and `before` has those of an earlier time. Undefined after Ctrl+C.
 */
export async function converse<Result>(
  begin: () => Talk<Result>,
  before: Given,
  keep: (given: Given) => void,
): Promise<Result | undefined> {
  let given = before
  let earlier: unknown
  for (;;) {
    const talk = begin()
    let next = talk.next()
    for (let at = 0; !next.done; at++) {
      if (given[at]?.[0] !== next.value.message) {
        const { answer, key } = await put(next.value, earlier)
        const isBack = isCancel(answer) && key === 'escape'
        if (isCancel(answer) && !isBack) return undefined
        earlier = isBack ? given[at - 1]?.[1] : undefined
        given = isBack ? given.slice(0, Math.max(0, at - 1)) : [...given.slice(0, at), [next.value.message, answer]]
        keep(given)
        if (isBack) break
      }
      next = talk.next(given[at]?.[1])
    }
    if (next.done) return next.value
  }
}
