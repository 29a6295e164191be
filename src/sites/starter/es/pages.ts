import type { PageWords } from '../../schema/texts.ts'
// Not towns.ts, whose texts are long: these words are part of every page.
import towns from '../answers/towns.json' with { type: 'json' }
import { site } from '../site.ts'

/** The first text that search results show whole; the first one if none is. Names and places are of any length. */
const title = (...texts: readonly [string, ...string[]]): string => texts.find(({ length }) => length <= 60) ?? texts[0]

const { area, name } = site
const place = area.landmark.name
const [firstTown] = towns
const served =
  towns.length === 1 ? `${firstTown?.name} y sus alrededores` : `${towns.length} ciudades cerca de ${place}`

/** What's behind the truck in its picture. */
const behind = {
  prairie: 'la ciudad',
  desert: 'mesas rojas',
  coast: 'el mar',
  mountains: 'picos nevados',
  woods: 'lomas con árboles',
  city: 'el centro',
} as const

export const pageWords = (): PageWords => ({
  homeTitle: title(`Retiro de basura y muebles en ${place} | ${name}`, `Retiro de basura y muebles | ${name}`),
  aboutDescription: `Quién se lleva sus muebles y cosas viejas en la zona de ${place}: cómo trabajamos, cómo se calcula el precio y adónde va todo.`,
  aboutHeading: 'Quiénes somos',
  aboutLead: `Nos llevamos cosas viejas y vaciamos casas en la zona de ${place}. Usted sabe el precio antes de que carguemos nada.`,
  blogDescription: `Consejos para deshacerse de cosas viejas y vaciar una casa en la zona de ${place}, del equipo que se lo lleva.`,
  servicesTitle: title(`Retiro de basura y muebles en ${place}: servicios`, 'Servicios de retiro de basura y muebles'),
  servicesDescription: `Qué nos llevamos en la zona de ${place}, desde un sillón hasta una casa entera, y cuánto cuesta cada carga.`,
  areasTitle: title(`Zonas de servicio cerca de ${place}`, 'Nuestras zonas de servicio'),
  areasDescription: `Nos llevamos muebles y cosas viejas en ${served}. Busque su ciudad o su código postal y vea si llegamos.`,
  areasLead: `Trabajamos en ${served}. Sea un mueble o una casa entera, pasamos a recogerlo.`,
  areasTeaser: `Trabajamos en ${served}. ¿No sabe si llegamos a su calle? Llámenos y le decimos.`,
  permitRule:
    'Si hay que tirar algo, primero pregunte en el departamento de construcción. Cada ciudad tiene sus propias reglas.',
  curbRule:
    'Lo que el servicio de basura recoge en la banqueta cambia de una ciudad a otra. La página de su ciudad dice qué preguntar.',
  footer: `Retiro de muebles y vaciado de casas en la zona de ${place}.`,
  exampleRequest: `Un sofá, ${area.example.town}, segundo piso, escalera angosta`,
  truckPicture: `Nuestro camión en la carretera, con ${behind[site.landscape]} a lo lejos`,
})
