import { inDollars } from '../../../domain/prices/price.ts'
import type { OwnSiteWords } from '../../schema/translation.ts'
import { site } from '../site.ts'

export const siteWords = (): OwnSiteWords => ({
  tagline: 'Retiro de basura y muebles en los suburbios del oeste y del sur de Chicago',
  description: `Retiro de basura, vaciado de casas y demolición ligera en 19 suburbios del oeste y del sur de Chicago. Desde ${inDollars(site.price.from)}, el mismo día o al día siguiente que trabajemos.`,
  payment: ['en efectivo', 'con tarjeta de crédito', 'con cheque'],
  license: 'Con licencia, fianza y seguro',
  area: {
    region: 'los suburbios del oeste y del sur de Chicago',
    direction: 'al oeste y al suroeste de Chicago',
    reach: 'de Elmhurst a Joliet y de Batavia a Tinley Park',
  },
  insurance: 'Certificado de seguro si lo pide',
})
