import { time } from '../../../words/es/basics.ts'
import type { Guide } from '../../schema/guide.ts'

const months = 'January February March April May June July August September October November December'.split(' ')

/** A text's months and years: "abril de 2025" for "April 2025". */
export const inMonths = (text: string): string =>
  text.replace(/([A-Z]\w+) (\d{4})/g, (whole, name: string, year: string) =>
    months.includes(name) ? time.monthOf(months.indexOf(name) + 1, year) : whole,
  )

/** What a source says it's from, once its months are Spanish. */
const dates: Readonly<Record<string, string>> = {
  'state law': 'ley del estado',
  'county rule': 'regla del condado',
  'federal law since 1992': 'ley federal desde 1992',
  '2025, for 2026': '2025, para 2026',
  'program since diciembre de 2025': 'programa desde diciembre de 2025',
  'its release of abril de 2025': 'su comunicado de abril de 2025',
}

/** By their English names. */
const names: Readonly<Record<string, string>> = {
  'Illinois EPA on disposal methods': 'La EPA de Illinois sobre cómo desechar',
  'Illinois EPA on appliances': 'La EPA de Illinois sobre aparatos',
  'Cook County demolition permits': 'Permisos del condado de Cook',
  'Illinois EPA on electronics': 'La EPA de Illinois sobre electrónicos',
  'DuPage County Board on electronics recycling': 'Condado de DuPage: reciclaje de electrónicos',
  'Illinois EPA on used tires': 'La EPA de Illinois sobre llantas usadas',
  'Illinois law on yard waste': 'Ley de Illinois sobre desechos de jardín',
  'City of Evanston, roll-off dumpsters': 'Ciudad de Evanston: contenedores',
  'City of Highland Park, commercial containers': 'Ciudad de Highland Park: contenedores',
  'Daily Herald on donation centers': 'Daily Herald: centros de donación',
  'PaintCare in Illinois': 'PaintCare en Illinois',
  'Illinois law on bedding labels': 'Ley de Illinois sobre etiquetas de colchones',
  'Illinois EPA on used oil': 'La EPA de Illinois sobre aceite usado',
  'Illinois EPA on one-day collections of chemicals': 'La EPA de Illinois: jornadas de un día para químicos',
  'U.S. EPA on refrigerant in old appliances': 'La EPA federal sobre el gas de los aparatos viejos',
  'Illinois law on appliances in landfills': 'Ley de Illinois sobre aparatos en rellenos sanitarios',
  'Illinois’s small-estate affidavit, changed in 2025':
    'La declaración para herencias pequeñas en Illinois, que cambió en 2025',
  'Illinois’s battery law of 2024': 'La ley de Illinois de 2024 sobre pilas y baterías',
  'Illinois law on car batteries': 'Ley de Illinois sobre baterías de carro',
  'Illinois Legal Aid on evictions': 'Illinois Legal Aid sobre desalojos',
}

/** Where a fact is from, as Spanish pages name it. */
export const sourceOf = ({ label, href, asOf }: Guide['sources'][number]): Guide['sources'][number] => ({
  label: `${names[label] ?? label} (en inglés)`,
  href,
  asOf: dates[inMonths(asOf)] ?? inMonths(asOf).replace('state law since', 'ley del estado desde'),
})
