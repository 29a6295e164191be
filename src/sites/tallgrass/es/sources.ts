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
  'state law since 1990': 'ley del estado desde 1990',
  'state law since 2012': 'ley del estado desde 2012',
  '2025, for 2026': '2025, para 2026',
  'no date on the page': 'la página no tiene fecha',
  'no date on the page, the same steps in julio de 2022':
    'la página no tiene fecha; los pasos eran los mismos en julio de 2022',
  'named in the Daily Herald, febrero de 2026': 'según el Daily Herald, febrero de 2026',
  'julio de 2023 or later, contract through junio de 2028': 'julio de 2023 o después, contrato hasta junio de 2028',
  'program since diciembre de 2025': 'programa desde diciembre de 2025',
  'since diciembre de 2025': 'desde diciembre de 2025',
  'about diciembre de 2023': 'como en diciembre de 2023',
}

/** By their English names. */
const names: Readonly<Record<string, string>> = {
  'Lemont’s contract with WM': 'Contrato de Lemont con WM',
  'Batavia on bulk items': 'Batavia: cosas grandes',
  'Illinois EPA on electronics': 'La EPA de Illinois sobre electrónicos',
  'DuPage County Board on electronics recycling': 'Condado de DuPage: reciclaje de electrónicos',
  'Illinois EPA on used tires': 'La EPA de Illinois sobre llantas usadas',
  'Illinois law on yard waste': 'Ley de Illinois sobre desechos de jardín',
  'City of Evanston, roll-off dumpsters': 'Ciudad de Evanston: contenedores',
  'City of Highland Park, commercial containers': 'Ciudad de Highland Park: contenedores',
  'The Salvation Army’s pickup page': 'The Salvation Army: recolección en casa',
  'Chicago Furniture Bank, questions': 'Chicago Furniture Bank: preguntas',
  'Daily Herald on donation centers': 'Daily Herald: centros de donación',
  'PaintCare in Illinois': 'PaintCare en Illinois',
  'Illinois law on bedding labels': 'Ley de Illinois sobre etiquetas de colchones',
  'Illinois EPA on illegal dumping': 'La EPA de Illinois sobre basureros ilegales',
  'Illinois EPA on electronics in landfills': 'La EPA de Illinois sobre electrónicos en los rellenos sanitarios',
  'Illinois EPA: ask your hauler for a receipt': 'La EPA de Illinois: pida recibo',
  'Illinois’s small-estate affidavit, changed in 2025':
    'La declaración para herencias pequeñas en Illinois, que cambió en 2025',
  'Naperville’s household hazardous waste site': 'Centro de residuos peligrosos de Naperville',
  'Naperville’s household hazardous waste facility': 'Centro de residuos peligrosos de Naperville',
  'Illinois’s battery law of 2024': 'La ley de Illinois de 2024 sobre pilas y baterías',
  'Illinois law on car batteries': 'Ley de Illinois sobre baterías de carro',
  'Illinois law on old car batteries': 'Ley de Illinois sobre baterías de carro usadas',
  'PaintCare’s drop-off stores': 'Tiendas de PaintCare',
  'Illinois Legal Aid on evictions': 'Illinois Legal Aid sobre desalojos',
}

/** Where a guide's facts are from, as Spanish pages name it. */
export const sourcesOf = ({ sources }: Pick<Guide, 'sources'>): Guide['sources'] =>
  sources.map(({ label, href, asOf }) => ({
    label: `${names[label] ?? label} (en inglés)`,
    href,
    asOf: dates[inMonths(asOf)] ?? inMonths(asOf),
  }))
