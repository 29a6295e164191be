import type { SiteLanguages } from '../schema/languages.ts'

export const languages: SiteLanguages = {
  es: {
    reviewedBy: '',
    phones: '',
    slugs: {
      service: {},
      town: {},
      itemPage: {},
    },
  },
}
