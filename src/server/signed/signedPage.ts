import type { Page } from '../../document/page.ts'
import type { Wires } from '../wires.ts'

/** A page, a redirect after something was done, or a file. */
export type SignedAnswer =
  | { readonly page: Page; readonly status: number }
  | { readonly location: string }
  | { readonly file: Response }

export type SignedRequest = {
  readonly request: Request
  /** What stands in the address as `t`: the link's proof. */
  readonly token: string
  readonly query: URLSearchParams
  readonly wires: Wires
}

/** An address that only the bearer of a signed link may see. Looking changes nothing; only POST acts. */
export type SignedPage = {
  readonly path: string
  readonly get: (request: SignedRequest) => Promise<SignedAnswer>
  readonly post?: (request: SignedRequest) => Promise<SignedAnswer>
}
