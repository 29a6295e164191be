import { illinoisBans } from '../../../packs/illinois.ts'
import type { ItemPageTexts } from '../../../schema/translation.ts'
import { extraPrice, guidePrice } from '../../guidePrices.ts'
import { oneCarGarage as en } from '../../itemPages/oneCarGarage.ts'
import { sourceOf } from '../sources.ts'

export const oneCarGarage = (): ItemPageTexts => ({
  name: 'Limpieza de garajes',
  thing: 'lo que llena un garaje',
  title: `Limpieza de garajes cerca de Chicago: ${guidePrice('garage-1car')}`,
  description: `Un garaje para un carro, repleto, normalmente cuesta ${guidePrice('garage-1car')}; tres pickups llenas, ${guidePrice('pickup-load.3')}. Cuánto ahorra si separa antes.`,
  lead: 'Es un camión lleno. Si todavía puede caminar adentro, mejor cuente por pickups.',
  picture: {
    ...en.picture,
    alt: 'Un garaje abierto, lleno hasta el techo: un sofá, un ropero, un colchón, cajas, bolsas y una bicicleta enfrente',
  },
  usual: { ...en.usual, label: 'un garaje para un carro, repleto' },
  sizes: [
    { items: 'pickup-load', label: 'Una pickup', note: 'Al ras de los lados' },
    { items: 'pickup-load.2', label: 'Dos pickups' },
    { items: 'pickup-load.3', label: 'Tres pickups' },
    { items: 'pickup-load.4', label: 'Cuatro pickups' },
    { items: 'pickup-load.5', label: 'Cinco pickups' },
    { items: 'garage-1car', label: 'Todo el garaje' },
  ],
  moves: [
    { what: 'Qué tan lleno está', text: 'Usted paga por el espacio. Las cajas dobladas casi no ocupan nada.' },
    {
      what: 'Lo que tiene cargo adicional',
      text: `Un segundo refrigerador agrega ${extraPrice('refrigerant')}, un colchón ${extraPrice('mattress')} y cada llanta sin rin ${extraPrice('tire')}.`,
    },
    {
      what: 'Rincones pesados',
      text: 'Un viaje lleva 4,500 libras cuando mucho. Con adoquines, libros y costales de mezcla se llega ahí antes de llenar el camión.',
    },
  ],
  out: 'Solo se entra por enfrente, así que empezamos en la puerta y vamos hacia el fondo. Primero sale lo grande, para hacer espacio. Luego los estantes, y al final lo que cuelga del techo. Traiga una silla y señale. Lo que no sepa si se va lo ponemos en una lona afuera, hasta que lo vea. Al final barremos.',
  first: [
    'Pase a la casa o al patio lo que va a guardar.',
    'Aparte pintura, gasolina, propano y baterías de carro, porque no podemos llevárnoslos.',
    'Abra las cajas sin etiqueta. Ahí están las fotos.',
    'Ese día estaciónese en la calle, para que usemos la entrada.',
  ],
  free: [
    {
      way: 'Haga una venta de garaje',
      text: 'Con un sábado de junio se van las bicicletas, la herramienta y lo de deportes.',
    },
    {
      way: 'Done lo que sirve',
      text: 'La herramienta de mano, los estantes y los muebles se donan fácil. Los asientos de carro para niños y los cascos viejos, no.',
    },
    {
      way: 'Llene el bote cada semana',
      text: 'Un par de bolsas por semana caben en el bote que ya paga. Por lo grande, pregunte a su servicio de basura.',
    },
  ],
  law: {
    ...en.law,
    text: `Los rellenos sanitarios de Illinois no reciben baterías de carro desde ${illinoisBans.batteries.since}, aceite de motor usado desde ${illinoisBans.oil.since} ni televisores desde ${illinoisBans.electronics.since}. Tampoco llantas enteras.`,
    source: sourceOf(en.law.source),
  },
  goes: 'Separamos la carga. Lo que alguien puede usar se ofrece en donación, el metal y el cartón se reciclan, y lo demás se desecha.',
})
