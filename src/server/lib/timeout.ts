/** Some work took too long. We've stopped waiting for it, and it may still end in any way. */
export class TimeoutError extends Error {}

/** The result of some work, or a `TimeoutError` after so many ms. Errors pass through. */
export function withTimeout<Result>(ms: number, work: Promise<Result>): Promise<Result> {
  let timer: ReturnType<typeof setTimeout>
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TimeoutError(`no answer within ${ms} ms`)), ms)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}
