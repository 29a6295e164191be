import { inDollars } from '../../../domain/prices/price.ts'
import { paths } from '../../../routes.ts'
import { cutoffOf, discountOffer } from '../../schema/phrases.ts'
import type { HowItWorksTexts } from '../../schema/texts.ts'
import { site } from '../site.ts'

export const howItWorks = (): HowItWorksTexts => ({
  stops: [
    {
      title: 'Usted llama o reserva',
      us: `Le preguntamos qué hay que llevarse, dónde está y cuántas escaleras hay, y le damos un rango de precio. Reserve por teléfono y reciba ${discountOffer(site.price)}. También puede reservar en línea.`,
      you: 'Díganos qué hay que llevarse y, si puede, mande una o dos fotos.',
      picture: { drawing: 'owner', alt: 'Un escritorio con un teléfono, una orden de trabajo y una taza' },
    },
    {
      title: 'Usted elige el día',
      us: `Llame antes de las ${cutoffOf(site)} y normalmente podemos llegar el mismo día. Si no, llegamos al día siguiente que trabajemos. Los horarios de llegada son de dos horas.`,
      you: 'Elija un horario. Díganos si tiene que salir a cierta hora.',
    },
    {
      title: 'Llega el camión',
      us: 'Somos dos y lo revisamos todo con usted: qué se va, qué se queda, las escaleras, el portón.',
      you: 'Enséñenos qué se va y qué se queda.',
      picture: { drawing: 'crew', alt: 'Dos personas del equipo en la entrada del garaje, con nuestro camión atrás' },
    },
    {
      title: 'Le damos su precio',
      us: `El espacio en el camión cuesta desde ${inDollars(site.price.from)} por una carga chica hasta ${inDollars(site.price.to)} por un camión lleno. Le damos un solo precio, con los cargos adicionales incluidos. Si después agrega algo, paramos y le damos un precio nuevo primero.`,
      you: 'Diga sí o no. Si es no, no le cobramos nada.',
    },
    {
      title: 'Cargamos',
      us: 'Lo sacamos todo de donde esté. Si hace falta, desarmamos las piezas grandes. Acomodamos bien la carga, porque usted paga por el espacio.',
      you: 'Nada. Tómese un café.',
      picture: { drawing: 'home-loading', alt: 'Dos personas del equipo suben un sofá al camión' },
    },
    {
      title: 'Barremos',
      us: 'Barremos el lugar y damos una última vuelta con usted.',
      you: 'Eche un vistazo. ¿Se nos pasó algo?',
    },
    {
      title: 'Usted paga',
      us: 'Puede pagar en efectivo, con tarjeta de crédito o con cheque. Es el precio que usted aceptó.',
      you: 'Pida su recibo y guárdelo.',
    },
    {
      title: 'Lo separamos',
      us: 'De vuelta en el patio separamos todo: primero lo que se dona, luego lo que se recicla y al final lo que se desecha. Illinois tiene reglas propias para televisores, llantas y refrigeradores, y las seguimos.',
      you: 'Vuelva a estacionarse en su garaje. Ya no tiene nada que hacer.',
      picture: {
        drawing: 'home-sorting',
        alt: 'Tres espacios en nuestro patio: muebles para donar, metal para reciclar y un montoncito de bolsas',
      },
    },
  ],
  shots: [
    {
      title: 'El montón completo',
      text: 'Párese en la entrada y que salga todo, del piso hasta arriba. Dos fotos desde dos esquinas son lo que más nos ayuda.',
    },
    {
      title: 'La pieza más grande',
      text: 'Tómela junto a una puerta o una silla, para que veamos su tamaño. De cerca, un sofá y un seccional se ven iguales.',
    },
    {
      title: 'La salida',
      text: 'Las escaleras, el descanso, el portón. Si solo cupo antes de que pusieran el barandal, queremos saberlo.',
    },
  ],
  nightBefore: [
    [
      'Vacíe el refrigerador. Revise los cajones y los bolsillos por si quedó algo suyo. Ponga cinta en lo que se va. Lo que no tenga cinta se queda.',
    ],
    [
      'Un ',
      { href: paths.service('hot-tub-removal'), label: 'jacuzzi' },
      ' tiene que estar vacío y desconectado de la luz por un electricista. Un ',
      { href: paths.service('shed-removal'), label: 'cobertizo' },
      ' tiene que estar vacío. Para los dos, y para una terraza, primero ',
      { href: `${paths.faq}#permit`, label: 'pregunte por el permiso' },
      '.',
    ],
    [
      'Hay cosas que no podemos llevarnos, como pintura líquida y gasolina. Vea ',
      { href: `${paths.faq}#take`, label: 'qué nos llevamos y qué no' },
      '.',
    ],
  ],
  promises: [
    'Vamos el mismo día, o al día siguiente que trabajemos',
    `El mismo día si llama antes de las ${cutoffOf(site)}`,
    'Un precio que usted acepta antes de que carguemos',
    'Sin cargo por la visita y sin compromiso',
    'Barremos antes de irnos',
    'Con licencia, fianza y seguro',
  ],
})
