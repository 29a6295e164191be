import type { ServiceListTexts } from '../../schema/service.ts'
import { serviceGroups as groups } from '../serviceGroups.ts'

const { oneThing, wholeRoom } = groups

export const serviceGroups = (): ServiceListTexts => ({
  groups: {
    ...groups,
    ...(oneThing && {
      oneThing: {
        ...oneThing,
        name: 'Unas cuantas cosas grandes',
        text: 'Un sofá, un refrigerador, la caminadora que nadie usa. Déjelo donde está hasta que lleguemos.',
      },
    }),
    ...(wholeRoom && {
      wholeRoom: {
        ...wholeRoom,
        name: 'Un cuarto o una casa entera',
        text: 'Un garaje donde ya no cabe el carro, un apartamento entre inquilinos o una casa que se va a vender. Ponga cinta en lo que se va. Nos lo llevamos y barremos.',
      },
    }),
  },
  beforeTeardown: {},
  alsoHauled: [
    {
      name: 'Aparatos de ejercicio',
      text: 'Caminadoras, bicicletas y gimnasios de casa. Si no caben por la puerta, los desarmamos.',
    },
  ],
})
