import { inDollars } from '../../../../domain/prices/price.ts'
import type { GuideTexts } from '../../../schema/translation.ts'
import { guidePrice } from '../../guidePrices.ts'
import { bedroom, estateCleanout as en, one, three, two } from '../../guides/estateCleanout.ts'
import { site } from '../../site.ts'
import { sourceOf } from '../sources.ts'

export const estateCleanout = (): GuideTexts => ({
  name: 'Vaciar una casa heredada',
  searches: ['herencia', 'sucesión', 'albacea', 'falleció', 'casa completa', 'casa de mis padres'],
  title: 'Vaciar una casa heredada: precio por recámaras y lista',
  description: `Cuánto cuesta vaciar una casa heredada según las recámaras, desde ${guidePrice(one)} por los muebles de una, y una lista que se imprime en una hoja.`,
  heading: '¿Cuánto cuesta vaciar una casa heredada, y por dónde se empieza?',
  answer: `Los muebles de una casa de una recámara normalmente cuestan ${guidePrice(one)}, y los de una de dos, ${guidePrice(two)}. Una casa completa con su sótano lleva más de un camión, así que primero la vemos y luego le damos el precio de todo por escrito.`,
  lead: 'No tiene que vaciarla en un fin de semana, aunque sea el único en que todos están en la ciudad. Primero busque los papeles importantes, luego deje que la familia escoja, y después llámenos.',
  figures: [
    { label: 'Los muebles de una recámara', amount: guidePrice(bedroom) },
    { label: 'Un camión lleno', amount: `Hasta ${inDollars(site.price.to)}` },
    { label: 'El recorrido', amount: 'Gratis' },
  ],
  picture: {
    drawing: 'property-cleanout',
    alt: 'Una casa vista por dentro: la mitad de los cuartos está llena, y la otra mitad, vacía y barrida',
  },
  parts: [
    {
      kind: 'prices',
      id: 'bedrooms',
      heading: 'Cuánto cuesta según las recámaras',
      text: [
        'Cada renglón es solo por los muebles: camas, cómodas, la sala y el comedor. Los clósets, la cocina, el sótano y el garaje van aparte, y en una casa donde se vivió por décadas, muchas veces son otro tanto.',
      ],
      loads: [
        { items: bedroom, label: 'Un cuarto', note: 'Cama, cómoda y burós' },
        { items: one, label: 'Una recámara', note: 'Con sala y comedor' },
        { items: two, label: 'Dos recámaras', note: 'Con sala y comedor' },
        { items: three, label: 'Tres recámaras', note: 'Dos de ellas con cama individual' },
        { items: 'box-medium.20_bag-33.20', label: 'Clósets y estantes', note: '20 cajas y 20 bolsas' },
        { items: 'refrigerator_stove_dishwasher_microwave', label: 'Los aparatos de la cocina' },
        { items: 'garage-1car', label: 'Un garaje repleto', note: 'Llena un camión él solo' },
      ],
    },
    {
      kind: 'prose',
      id: 'whole-house',
      heading: '¿Y la casa completa?',
      text: [
        'Una casa llena con sótano y garaje es más de un camión, y entonces no adivinamos un número. La recorremos con usted, o con quien tenga la llave mientras usted está en el teléfono, y el precio que le damos por escrito es por toda la casa. No sube si nos tardamos más.',
        'La hora más barata es la de antes de que lleguemos, porque lo que se lleve la familia, un vecino o una organización ya no va en el camión.',
      ],
    },
    {
      kind: 'list',
      id: 'order',
      heading: 'Qué va primero y qué va después',
      inOrder: true,
      entries: [
        {
          title: 'Averigüe quién decide',
          text: 'Es el albacea, o la persona que nombre un juez o una declaración jurada. Nada debe salir de la casa antes de que eso esté claro, así que pregunte a un abogado si tiene dudas.',
        },
        {
          title: 'Cierre la casa y detenga el correo',
          text: 'Cambie las chapas, mande el correo a otra dirección y avise a la compañía de seguros que ya no vive nadie en la casa.',
        },
        {
          title: 'Busque los papeles',
          text: 'Junte la escritura, el testamento, las pólizas de seguro, los impuestos, los papeles militares y los títulos de los carros. Revise libros, bolsillos de abrigos, el congelador y los cajones de abajo, porque ahí es donde la gente guarda las cosas.',
        },
        {
          title: 'Que alguien vea lo valioso',
          text: 'Llame a un valuador o a una casa de subastas antes que a nosotros. Nosotros cargamos las cosas, pero no sabemos si las monedas del abuelo valen algo.',
        },
        {
          title: 'Primero escoge la familia',
          text: 'Dé a todos una tarde y una fecha, y ponga lo que escojan en un solo cuarto, para que nada de eso se cargue por error.',
        },
        {
          title: 'Venda o regale',
          text: 'Empiece con una venta en la casa o con los vecinos, ofrezca lo que quede a las organizaciones de caridad, y ponga una fecha para sacar lo demás. Si contrata a alguien para la venta, pregunte qué parte cobra y quién saca lo que no se vendió.',
        },
        {
          title: 'Saque lo demás',
          text: 'Ponga cinta en lo que se va. Lo que no tenga cinta se queda. Vamos cuarto por cuarto, y al final barremos antes de entregar la llave.',
        },
        {
          title: 'Entregue la casa',
          text: 'Tome fotos de los cuartos vacíos, lea los medidores y guarde nuestro recibo con los demás papeles de la herencia.',
        },
      ],
    },
    {
      kind: 'checklist',
      id: 'checklist',
      heading: 'Lista para vaciar una casa heredada',
      text: ['Si imprime esta página, solo sale la lista, y cabe en una hoja.'],
      groups: [
        {
          title: 'Antes de sacar algo',
          items: [
            'Albacea nombrado por escrito',
            'Chapas cambiadas, llaves contadas',
            'Correo a otra dirección',
            'Seguro avisado',
            'Fotos de cada cuarto',
          ],
        },
        {
          title: 'Papeles y valores',
          items: [
            'Testamento y fideicomiso',
            'Escritura, títulos de carros',
            'Tres años de impuestos',
            'Banco, pensión, pólizas',
            'Actas y papeles militares',
            'Joyas, monedas, efectivo',
            'Fotos y cartas',
            'Caja fuerte abierta',
          ],
        },
        {
          title: 'Escondites',
          items: [
            'Libros y biblias',
            'Bolsillos de abrigos y batas',
            'Congelador y botes de harina',
            'Debajo de los cajones',
            'Detrás de los cuadros',
            'Vigas del sótano',
          ],
        },
        {
          title: 'No va en nuestro camión',
          items: [
            'Medicinas: pregunte en la farmacia',
            'Armas: llame a la policía, a la línea que no es de emergencia',
            'Pintura: a una tienda de pintura',
            'Químicos y gasolina: a un centro de residuos peligrosos',
            'Tanques de propano',
          ],
        },
        {
          title: 'La semana anterior',
          items: [
            'La familia ya escogió',
            'Ya vino el valuador',
            'Ya se preguntó en la organización',
            'Cinta en lo que se va',
            'Refrigerador vacío y desconectado',
            'Todavía hay luz y agua',
          ],
        },
        {
          title: 'Ese día',
          items: [
            'Alguien que pueda decidir',
            'Entrada libre para el camión',
            'Precio aceptado antes de cargar',
            'Última vuelta a los clósets',
            'Recibo para la herencia',
          ],
        },
      ],
    },
    {
      kind: 'list',
      id: 'questions',
      heading: 'Lo que preguntan las familias',
      entries: [
        {
          title: '¿Cuánto se tardan?',
          text: 'Un apartamento muchas veces es una visita y una casa son varias. Antes de empezar le decimos cuántas calculamos.',
        },
        {
          title: '¿Tengo que estar ahí?',
          text: 'No. Puede mandarnos fotos, pedir a alguien que abra la puerta y aceptar el precio por teléfono, hasta desde otro estado.',
        },
        {
          title: '¿Puede pagar la herencia?',
          text: 'Sí, y el recibo puede ir a nombre de la herencia. Pregunte al abogado desde cuándo se puede usar ese dinero.',
        },
        {
          title: '¿Y si encuentran dinero o papeles?',
          text: 'Van en una caja en cuanto los vemos, y al final de la visita la caja es para usted.',
        },
        {
          title: '¿Ustedes compran cosas?',
          text: 'No, así que venda lo que tenga valor antes de que vayamos. Así nunca hay duda de lo que vimos ahí.',
        },
        {
          title: '¿Dan recibo de donación para los impuestos?',
          text: 'Puede haber uno, pero lo da la organización que recibió los muebles, no nosotros.',
        },
        {
          title: '¿Puedo hacer un cuarto ahora y lo demás después?',
          text: 'Sí, y cada visita tiene su precio. Tome en cuenta que un camión lleno cuesta menos por yarda que varias cargas chicas.',
        },
        {
          title: '¿También limpian?',
          text: 'Barremos cada cuarto que vaciamos, pero las alfombras, las ventanas y el horno son trabajo de una compañía de limpieza.',
        },
        {
          title: '¿Qué pasa con los muebles buenos?',
          text: 'Separamos todo en nuestro patio y ofrecemos en donación las piezas que siguen en buen estado. Que una organización reciba cierta pieza es decisión suya, así que búsquele casa antes a lo que más le importa.',
        },
        {
          title: '¿Qué tan pronto pueden venir antes de un cierre?',
          text: 'Si es una sola carga, normalmente podemos ir ese mismo día, o si no, al día siguiente que trabajemos. Una casa completa hay que verla primero y muchas veces son varias visitas, así que llame en cuanto sepa la fecha del cierre.',
        },
        {
          title: '¿Podemos empezar antes de que termine el juez?',
          text: 'Esa pregunta es para un abogado, porque depende del testamento y del tamaño de la herencia. Mientras espera, puede buscar papeles, tomar fotos y hacer una lista, siempre que no salga nada de la casa.',
        },
      ],
    },
  ],
  sources: en.sources.map(sourceOf),
  closing: {
    title: '¿Cuándo debe quedar vacía la casa?',
    text: 'Díganos la fecha, la ciudad y cuántas recámaras son. Vamos a verla gratis, o trabajamos con sus fotos si usted vive lejos.',
  },
})
