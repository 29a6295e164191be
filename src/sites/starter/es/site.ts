import type { OwnSiteWords } from '../../schema/translation.ts'
import { site } from '../site.ts'
import { towns } from '../towns.ts'

const { area, address } = site

/** How people pay, by the words of `payment` in `answers/site.json`; any other way is said as it's written there. */
const ways: Readonly<Record<string, string>> = {
  cash: 'en efectivo',
  'credit card': 'con tarjeta de crédito',
  'debit card': 'con tarjeta de débito',
  check: 'con cheque',
}

const region = `la zona de ${area.landmark.name}`
const names = towns.map(({ name }) => name)

export const siteWords = (): OwnSiteWords => ({
  tagline: `Retiro de muebles y vaciado de casas en ${region}`,
  payment: site.payment.map((way) => ways[way.toLowerCase()] ?? `con ${way}`),
  area: {
    region,
    direction: `alrededor de ${area.landmark.name}`,
    reach: `de ${names[0] ?? address.locality} a ${names.at(-1) ?? address.locality}`,
  },
})
