import type { ServiceListTexts } from '../../schema/service.ts'
import { extraPrice } from '../guidePrices.ts'
import { alsoHauled, serviceGroups as groups } from '../serviceGroups.ts'

const [mattresses, electronics] = alsoHauled

export const serviceGroups = (): ServiceListTexts => ({
  groups: {
    oneThing: {
      ...groups.oneThing,
      name: 'Una sola cosa grande',
      text: 'Si no cabe en su carro o pesa demasiado, déjelo donde está: arriba, en el sótano o detrás del congelador. Entramos y lo sacamos. Un sofá o un refrigerador es un trabajo normal para nosotros.',
    },
    wholeRoom: {
      ...groups.wholeRoom,
      name: 'Un cuarto, una casa o una oficina',
      text: 'El garaje ya no da más, está vaciando la casa de un familiar o se le acaba el contrato de la oficina. Ponga cinta en lo que se va. Lo que no tenga cinta se queda. Nos lo llevamos y barremos.',
    },
    somethingBuilt: {
      ...groups.somethingBuilt,
      name: 'Terrazas, cobertizos y jacuzzis',
      text: 'Lo desarmamos, lo cargamos y rastrillamos el suelo. No tiramos nada que sostenga la casa.',
    },
  },
  beforeTeardown: {
    'light-demolition': 'Antes de que lleguemos: pregunte por el permiso en el departamento de construcción.',
    'hot-tub-removal':
      'Antes de que lleguemos: vacíelo y pida a un electricista con licencia que lo desconecte de la luz.',
    'shed-removal': 'Antes de que lleguemos: vacíelo y pregunte por el permiso. La losa se cobra aparte.',
  },
  alsoHauled: [
    {
      ...mattresses,
      name: 'Retiro de colchones y box springs',
      text: `Nos llevamos cualquier tamaño, y cada pieza agrega ${extraPrice('mattress')} por el manejo.`,
    },
    {
      ...electronics,
      name: 'Retiro de aparatos electrónicos',
      text: 'Nos llevamos televisores, monitores, computadoras e impresoras. En Illinois no pueden ir al relleno sanitario, así que se reciclan.',
    },
  ],
})
