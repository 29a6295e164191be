import type { Site } from './site.ts'

// What a business says in another language has the types of the English texts that it stands for. Facts and numbers are those
// of the English files.

/** What `site.ts` says in words. */
export type SiteWords = Pick<Site, 'tagline' | 'description' | 'payment' | 'license'> & {
  readonly area: Pick<Site['area'], 'region' | 'direction' | 'reach' | 'zoneName'>
  /** The phones' hours, as the footer shows them. */
  readonly phoneHours: string
  /** Proof of insurance. */
  readonly insurance?: string
}
