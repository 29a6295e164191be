import type { SiteLanguage } from '../../schema/translation.ts'
import towns from '../answers/towns.json' with { type: 'json' }

export const es: SiteLanguage = {
  reviewedBy: '',
  phones: '',
  slugs: {
    service: { cleanouts: 'vaciado-de-casas', 'furniture-and-appliances': 'muebles-y-aparatos' },
    town: Object.fromEntries(towns.map(({ slug }) => [slug, slug])),
  },
}
