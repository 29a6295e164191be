import type { Language } from '../../language/language.ts'
import type { Collection } from '../../routes.ts'

/** A language besides English that a business has its pages in. */
export type SiteLanguage = {
  /**
   * Who has read all of it and stands behind it, by name. While this or `phones` is empty, the deployed site doesn't have the
   * pages; they're there on this machine and at a version's own address.
   */
  readonly reviewedBy: string
  /** Who answers calls in it: "Luz, every day until 6". Only then do pages say that it's spoken. */
  readonly phones: string
  /** The slugs of services, towns and items whose pages it has, by their English ones. */
  readonly slugs: Readonly<Partial<Record<Collection, Readonly<Record<string, string>>>>>
}

export type SiteLanguages = Readonly<Partial<Record<Exclude<Language, 'en'>, SiteLanguage>>>
