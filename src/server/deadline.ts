/** What work gave that took too long: nobody waits for it, and what it may still do is not known. */
export class TooLate extends Error {}

/** The result of some work, or `TooLate` after so many ms. Errors pass through. */
export function within<Result>(ms: number, work: Promise<Result>): Promise<Result> {
  let timer: ReturnType<typeof setTimeout>
  const bell = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TooLate(`no answer within ${ms} ms`)), ms)
  })
  return Promise.race([work, bell]).finally(() => clearTimeout(timer))
}
