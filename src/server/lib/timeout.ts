/** Some work took too long. We've stopped waiting for it, and it may still end in any way. */
export class TimeoutError extends Error {}

/** How long the database or the bucket may take, in ms, where a file sets no other time. */
export const storeTimeoutMs = 4000

/** The result of some work, or a `TimeoutError` after so many ms. Errors pass through. */
export function withTimeout<Result>(ms: number, work: Promise<Result>): Promise<Result> {
  let timer: ReturnType<typeof setTimeout>
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TimeoutError(`no answer within ${ms} ms`)), ms)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}
