import { spokenTime } from '../../../domain/calendar/localTime.ts'
import { inDollars } from '../../../domain/prices/price.ts'
import type { SiteWords } from '../../schema/translation.ts'
import { site } from '../site.ts'
import { towns } from '../towns.ts'

const { area, address, price, hours, timeZone } = site

/** How people pay, by the words of `payment` in `answers/site.json`; any other way is said as it's written there. */
const ways: Readonly<Record<string, string>> = {
  cash: 'en efectivo',
  'credit card': 'con tarjeta de crédito',
  'debit card': 'con tarjeta de débito',
  check: 'con cheque',
}

/** "hora del Este". */
const zoneName = new Intl.DateTimeFormat('es-US', { timeZone, timeZoneName: 'longGeneric' })
  .formatToParts(0)
  .find(({ type }) => type === 'timeZoneName')
  ?.value.replace('hora estándar', 'hora')
  .replace('oriental', 'del Este')
  .replace('central', 'del Centro')
  .replace('de las Montañas Rocosas', 'de la Montaña')

const region = `la zona de ${area.landmark.name}`

export const siteWords = (): SiteWords => {
  const { phones } = hours
  const names = towns.map(({ name }) => name)
  return {
    tagline: `Retiro de muebles y vaciado de casas en ${region}`,
    description: `Retiramos muebles y vaciamos casas en ${region}. El espacio en el camión cuesta de ${inDollars(price.from)} a ${inDollars(price.to)}. Usted acepta el precio antes de que carguemos.`,
    payment: site.payment.map((way) => ways[way.toLowerCase()] ?? `con ${way}`),
    area: {
      region,
      direction: `alrededor de ${area.landmark.name}`,
      reach: `de ${names[0] ?? address.locality} a ${names.at(-1) ?? address.locality}`,
      zoneName: zoneName ?? area.zoneName,
    },
    phoneHours: phones
      ? `Abierto de ${spokenTime(phones.opens)} a ${spokenTime(phones.closes)}`
      : 'Abierto las 24 horas',
  }
}
