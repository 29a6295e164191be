import type { SiteLanguages } from './languages.ts'
import type { Site } from './site.ts'
import type { HowItWorksTexts } from './texts.ts'

// What a business says in another language. Facts and numbers are those of the English files; each text here has the name of
// the one that it stands for.

/** What `site.ts` says in words. */
export type SiteWords = Pick<Site, 'tagline' | 'description' | 'payment' | 'license'> & {
  readonly area: Pick<Site['area'], 'region' | 'direction' | 'reach' | 'zoneName'>
  /** The phones' hours, as the footer shows them. */
  readonly phoneHours: string
  /** Proof of insurance. */
  readonly insurance?: string
}

/** All of it. Texts are made when they're first needed, so that what they compute is said in their language. */
export type Translation = {
  readonly site: () => SiteWords
  readonly howItWorks: () => HowItWorksTexts
}

export type Translations = { readonly [Key in keyof SiteLanguages]?: Translation }
