import type { ItemPageTexts } from '../../../schema/translation.ts'
import { extraPrice, guidePrice } from '../../guidePrices.ts'
import { washerAndDryer as en } from '../../itemPages/washerAndDryer.ts'

export const washerAndDryer = (): ItemPageTexts => ({
  name: 'Retiro de lavadoras y secadoras',
  thing: 'una lavadora y una secadora',
  title: `Retiro de lavadora y secadora: ${guidePrice('washer_dryer')}`,
  description: `Nos llevamos lavadora y secadora por ${guidePrice('washer_dryer')}, o una sola por ${guidePrice('washer')}. Qué desconectar antes, y quién más se las puede llevar.`,
  lead: `Una sola normalmente cuesta ${guidePrice('washer')}. Si la otra también está vieja, que se vaya de una vez: sale más barato que llamarnos dos veces.`,
  usual: { ...en.usual, label: 'las dos' },
  sizes: [
    { items: 'dryer', label: 'Secadora', note: 'De gas o eléctrica' },
    { items: 'washer', label: 'Lavadora', note: 'De carga superior o frontal' },
    { items: 'washer_dryer', label: 'Lavadora y secadora' },
    { items: 'washer-dryer-stack', label: 'Torre de lavado', note: 'De una sola pieza' },
    { items: 'washer_dryer_water-heater', label: 'Con un bóiler' },
    { items: 'washer.2_dryer.2', label: 'Dos de cada una', note: 'De una casa para dos familias' },
  ],
  moves: [
    {
      what: 'Peso',
      text: 'Una lavadora pesa 180 libras, y muchas traen un bloque de concreto para que no caminen. Una secadora pesa 125.',
    },
    {
      what: 'Sótanos y condominios',
      text: `Las escaleras del sótano son un tramo, y es gratis. Un segundo tramo cuesta ${extraPrice('stairs')}, por la lavadora.`,
    },
  ],
  out: 'Primero sale la secadora, que pesa poco y deja espacio. La lavadora la separamos de la pared meciéndola, la inclinamos y metemos el diablito. Una de carga frontal pesa más del lado de la puerta, así que ese lado va contra el diablito. La tina cuelga de resortes y se mueve en cada escalón, y siempre queda un poco de agua en la bomba. Por eso va parada, y uno de nosotros lleva toalla.',
  first: [
    'Haga un ciclo de exprimido sin agua.',
    'Cierre las dos llaves y quite las mangueras sobre una cubeta.',
    'Desconecte las máquinas y quite el ducto de la secadora.',
    'Si la secadora es de gas, que un plomero tape la línea.',
  ],
  free: [
    {
      way: 'Con la entrega nueva',
      text: 'Al comprar el juego nuevo, pregunte si se llevan el viejo, cuánto cuesta y si también lo desconectan.',
    },
    {
      way: 'Como chatarra',
      text: 'Publique una foto de ellas en la entrada. Son casi puro acero, y un vecino que junta metal puede llegar el mismo día.',
    },
    {
      way: 'A quien las necesite',
      text: 'Si las dos sirven, un dueño de casas de renta o un ReStore de Habitat puede quererlas. Diga cuántos años tienen.',
    },
  ],
  goes: 'Díganos si todavía sirven, porque una organización de caridad puede quererlas. Si no, se reciclan el acero y los motores, y el concreto y el hule se desechan.',
})
