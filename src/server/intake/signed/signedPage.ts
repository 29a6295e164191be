import type { Page } from '../../../document/page.ts'
import type { ProblemStatus } from '../../../pages/Problem.tsx'
import type { Services } from '../../services.ts'
import type { RequestBody } from '../requestBody.ts'

/** A page, a redirect after something was done, a file, or a body that is not taken. */
export type SignedAnswer =
  /** `retryAfter` in whole seconds, with a 429. */
  | { readonly page: Page; readonly status: number; readonly retryAfter?: number }
  | { readonly location: string }
  | { readonly file: Response }
  | { readonly problem: ProblemStatus }

export type SignedRequest = {
  readonly request: Request
  /** Read only once the token is known to hold. */
  readonly body: RequestBody
  /** The query parameter `t`: the link's token. */
  readonly token: string
  readonly query: URLSearchParams
  readonly services: Services
}

/** An address that only the bearer of a signed link may see. Looking changes nothing; only POST acts. */
export type SignedPage = {
  readonly path: string
  readonly get: (request: SignedRequest) => Promise<SignedAnswer>
  readonly post?: (request: SignedRequest) => Promise<SignedAnswer>
}
