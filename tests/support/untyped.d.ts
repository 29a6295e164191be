/** What the tests use of Mozilla's Observatory, which comes without types. */
declare module '@mdn/mdn-http-observatory/src/types.js' {
  type Answer = { status: number; headers: Record<string, string>; data: string; request: object; verified: boolean }
  export class Requests {
    constructor(hostname: string)
    responses: {
      auto: Answer | null
      http: Answer | null
      https: Answer | null
      cors: Answer | null
      httpRedirects: { url: URL; status: number }[]
    }
    session: { url: URL; jar: { serializeSync(): { cookies: unknown[] } } }
    resources: { path: string }
  }
}
declare module '@mdn/mdn-http-observatory/src/constants.js' {
  import type { Requests } from '@mdn/mdn-http-observatory/src/types.js'

  export const ALL_TESTS: ((requests: Requests) => { result: string; pass: boolean })[]
}
declare module '@mdn/mdn-http-observatory/src/grader/grader.js' {
  export function getScoreModifier(result: string): number
  export function getGradeForScore(score: number): { score: number; grade: string }
}
