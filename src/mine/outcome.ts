// What a customer asks for by their request's link, and what comes of it.
import type { CustomerLink } from '../messages/links.ts'
import type { CustomerAct } from '../routes.ts'
import type { PhotoRefusal } from '../shared/form/uploadState.ts'
import type { FormState, Values } from '../shared/forms/form.ts'
import type { Services } from '../shared/http/services.ts'
import type { Mine } from './readMine.ts'

export type Asked = {
  readonly services: Services
  readonly token: string
  readonly link: CustomerLink
  readonly act: Exclude<CustomerAct, 'photos'>
  /** All that was typed. */
  readonly values: Values
  /** Network address. */
  readonly address: string
}

/** Why an act wasn't carried out, as the page says it. */
export type Trouble = {
  readonly act: CustomerAct
  /** What was typed, with what's wrong with it. */
  readonly state?: FormState
  /** The page that they saw showed something else. */
  readonly isOutdated?: boolean
  readonly texted?: 'too-many' | 'not-sent'
  readonly photos?: { readonly added: number; readonly problems: readonly PhotoRefusal[] }
}

export type Outcome =
  /** `token`: the link from now on, where it's another. */
  | { readonly kind: 'done'; readonly token?: string }
  | {
      readonly kind: 'refused'
      readonly status: 403 | 409 | 422 | 429 | 503
      readonly trouble: Trouble
      /** The pickup as it is now, with why it wasn't changed. */
      readonly pickup?: Mine['pickup']
      /** In whole seconds. */
      readonly retryAfter?: number
    }

export const done: Outcome = { kind: 'done' }

/** The answer to what isn't so anymore, or isn't for that link. */
export const outdated = (act: CustomerAct, status: 403 | 409 = 409): Outcome => ({
  kind: 'refused',
  status,
  trouble: { act, isOutdated: true },
})

/** An hour, in seconds: the window of the budget of changes. */
const hour = 3600

/** The answer to more than the budgets allow. */
export const tooMany = (act: CustomerAct, values: Values, retryAfter = hour): Outcome => ({
  kind: 'refused',
  status: 429,
  trouble: { act, state: { values, errors: {}, failure: 'too-many-changes' } },
  retryAfter,
})
