import { inDollars } from '../../../../domain/prices/price.ts'
import type { GuideTexts } from '../../../schema/translation.ts'
import { guidePrice } from '../../guidePrices.ts'
import { bedroom, estateCleanout as en, one, three, two } from '../../guides/estateCleanout.ts'
import { site } from '../../site.ts'
import { sourcesOf } from '../sources.ts'

export const estateCleanout = (): GuideTexts => ({
  name: 'Vaciar una casa heredada',
  searches: ['herencia', 'sucesión', 'albacea', 'falleció', 'casa completa', 'casa de mis padres'],
  title: 'Vaciar una casa heredada: precio por recámaras y lista',
  description: `Cuánto cuesta vaciar una casa heredada según las recámaras, desde ${guidePrice(one)} por los muebles de una, y una lista que se imprime en una hoja.`,
  heading: '¿Cuánto cuesta vaciar una casa heredada, y por dónde se empieza?',
  answer: `Los muebles de una casa de una recámara normalmente cuestan ${guidePrice(one)}, y los de una de dos, ${guidePrice(two)}. Una casa completa con su sótano lleva más de un camión y un solo precio por escrito.`,
  lead: 'No tiene que hacerlo en un fin de semana. Primero busque los papeles, luego deje que la familia escoja, y después llámenos.',
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
        'Cada renglón es solo por los muebles: camas, cómodas, la sala y el comedor. Los clósets, la cocina, el sótano y el garaje van aparte. En una casa donde se vivió por décadas, muchas veces son otro tanto.',
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
        'Cuente camiones. Una casa llena con sótano y garaje es más de uno, y ahí no adivinamos. La recorremos con usted, o con quien tenga la llave mientras usted está en el teléfono, y le damos por escrito un solo precio por todo. No sube si nos tardamos más.',
        'La hora más barata es la de antes de que lleguemos: lo que se lleve la familia, un vecino o una organización ya no va en el camión.',
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
          text: 'Es el albacea, o la persona que diga un juez o una declaración jurada. Antes de eso no sale nada. Si no está seguro, pregunte a un abogado.',
        },
        {
          title: 'Cierre la casa y detenga el correo',
          text: 'Cambie las chapas, mande el correo a otra dirección y avise al seguro que la casa está vacía.',
        },
        {
          title: 'Busque los papeles',
          text: 'Testamento, escritura, títulos, impuestos, pólizas, papeles militares. Revise libros, bolsillos de abrigos, el congelador y los cajones de abajo.',
        },
        {
          title: 'Que alguien vea lo valioso',
          text: 'Un valuador o una casa de subastas viene antes que nosotros. Nuestro trabajo es cargar, y no sabemos cuánto vale una colección de monedas.',
        },
        {
          title: 'Deje que la familia escoja',
          text: 'Ponga una tarde y una fecha. Lo que escojan va en un solo cuarto.',
        },
        {
          title: 'Venda o regale',
          text: 'Una venta en la casa, los vecinos y luego las organizaciones de caridad. Calcule de dos a cuatro semanas.',
        },
        {
          title: 'Saque lo demás',
          text: 'Ponga cinta en lo que se va. Lo que no tenga cinta se queda. Vamos cuarto por cuarto y al final barremos.',
        },
        {
          title: 'Entregue la casa',
          text: 'Tome fotos de los cuartos vacíos, lea los medidores y guarde nuestro recibo con los papeles de la herencia.',
        },
      ],
    },
    {
      kind: 'checklist',
      id: 'checklist',
      heading: 'Lista para vaciar una casa heredada',
      text: ['Imprima esta página y sale solo la lista, en una hoja.'],
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
            'Químicos y gasolina: a un centro del condado',
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
          text: 'Un apartamento muchas veces es una visita. Una casa son varias, y le decimos cuántas antes de empezar.',
        },
        {
          title: '¿Tengo que estar ahí?',
          text: 'No. Mande fotos, pida a alguien que abra la puerta y acepte el precio por teléfono.',
        },
        {
          title: '¿Puede pagar la herencia?',
          text: 'Sí. El recibo puede ir a nombre de la herencia. Pregunte al abogado cuándo se puede pagar.',
        },
        { title: '¿Y si encuentran dinero o papeles?', text: 'Van en una caja, y la caja es para usted.' },
        {
          title: '¿Ustedes compran cosas?',
          text: 'No. Véndalas antes, para que nunca haya duda de lo que vimos en ellas.',
        },
        { title: '¿Dan recibo de donación para los impuestos?', text: 'Ese lo da la organización, no nosotros.' },
        {
          title: '¿Puedo hacer un cuarto ahora y lo demás después?',
          text: 'Sí. Cada visita tiene su precio. Un camión lleno cuesta menos por yarda que varios viajes chicos.',
        },
        {
          title: '¿También limpian?',
          text: 'Barremos. Las alfombras, las ventanas y el horno son para una compañía de limpieza.',
        },
      ],
    },
  ],
  sources: sourcesOf(en),
  closing: {
    title: '¿Para cuándo tiene que estar vacía la casa?',
    text: 'Díganos la fecha, la ciudad y cuántas recámaras son. Vamos a verla gratis, o trabajamos con sus fotos.',
  },
})
