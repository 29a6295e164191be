import type { PageWords } from '../../schema/texts.ts'
import { site } from '../site.ts'
import { towns } from '../towns.ts'

export const pageWords = (): PageWords => ({
  homeTitle: `Retiro de basura y muebles cerca de Chicago | ${site.shortName}`,
  aboutDescription:
    'Retiramos basura y muebles en los suburbios del oeste y del sur de Chicago: quiénes somos, cómo calculamos el precio y adónde van sus cosas.',
  aboutHeading: 'Un buen vecino con camión',
  aboutLead: `Nos llevamos lo que el camión de la basura no recoge, en ${towns.length} suburbios al oeste y al sur de Chicago. Tenemos licencia, fianza y seguro, y primero le damos el precio.`,
  blogDescription:
    'Consejos para vaciar una casa, una oficina o un patio en los suburbios del oeste y del sur de Chicago, del equipo que se lo lleva todo.',
  servicesTitle: 'Servicios de retiro de basura y muebles',
  servicesDescription: `Ocho servicios de retiro para casas y negocios en ${towns.length} suburbios de Chicago: un sofá, una casa entera, un cobertizo, un jacuzzi o una oficina.`,
  areasTitle: `Zonas de servicio: ${towns.length} suburbios de Chicago`,
  areasDescription: `Retiramos basura y muebles en ${towns.length} suburbios al oeste y al sur de Chicago, de Elmhurst a Joliet y de Batavia a Tinley Park. Busque su ciudad.`,
  areasLead: `Trabajamos en ${towns.length} ciudades al oeste y al sur de Chicago. Sea un sofá o una casa entera, pasamos a recogerlo.`,
  areasTeaser:
    'De Elmhurst a Joliet y de Batavia a Tinley Park. ¿No sabe si llegamos a su calle? Llámenos y le decimos.',
  curbRule:
    'Unas ciudades recogen una cosa grande por semana. Otras usan calcomanías o piden que llame primero. En ninguna parte de Illinois se puede tirar un televisor a la basura. La página de su ciudad le dice a quién preguntar.',
  permitRule:
    'Si va a quitar un cobertizo, una terraza o un jacuzzi, primero pregunte en el departamento de construcción de su ciudad. En las partes de Lemont, Tinley Park y Hinsdale que están en el condado de Cook, pregunte también en el condado.',
  footer: `Un buen vecino con camión. Retiramos basura y muebles, vaciamos casas y quitamos cobertizos en ${towns.length} suburbios del oeste y del sur de Chicago.`,
  exampleRequest: 'Un sofá, Naperville, segundo piso, escalera angosta',
  truckPicture: 'Nuestro camión en un camino de la pradera, con Chicago a lo lejos',
})
