import type { Link } from './town.ts'

/** What is said wherever something is torn down. A state's own rules are in its pack. */
export type PermitRules = {
  /** Who decides; it comes first. */
  readonly decides: string
  /** A county that asks for a permit of its own, on top of what the town says. */
  readonly county?: { readonly rule: string; readonly office: Link }
  /** Before posts or footings are dug out. */
  readonly dig: string
}
