import type { ServiceTexts } from '../../../schema/translation.ts'
import { addedPrice, guidePrice, spacePrice } from '../../guidePrices.ts'
import { deck, large, tub } from '../../services/hotTubRemoval.ts'

export const hotTubRemoval = (): ServiceTexts => ({
  name: 'Retiro de jacuzzis',
  title: `Retiro de jacuzzis cerca de Chicago: ${guidePrice(tub)}`,
  description: `Cortamos y nos llevamos su jacuzzi al oeste y sur de Chicago. Normalmente ${guidePrice(tub)} por uno de 4 a 6 asientos, ya vacío y desconectado.`,
  soonest: 'En cuanto esté vacío y sin luz',
  summary: 'Que esté vacío y desconectado. Nosotros lo cortamos y lo sacamos.',
  heading: 'Retiro de jacuzzis al oeste y al sur de Chicago',
  lead: 'Cortamos su jacuzzi ahí donde está, sacamos los pedazos y barremos.',
  picture: 'Uno del equipo corta con sierra un jacuzzi en un patio; se ven el casco y la espuma',
  buys: 'por uno de 4 a 6 asientos, con el corte incluido',
  message: 'Hola, quiero un precio para quitar un jacuzzi. Cuántos asientos, qué tan ancho es el portón, y una foto:',
  load: {
    heading: 'Qué incluye el retiro de un jacuzzi',
    take: [
      'El casco, en los pedazos que hagan falta',
      'La espuma, el marco, los paneles y la base',
      'La bomba, el calentador, el soplador y los tubos',
      'La tapa, su brazo y los escalones',
      'Un gazebo o una mampara, si quiere que se vayan',
      'Albercas de nado (swim spas), después de ver fotos',
    ],
    leave: [
      { thing: 'El agua', instead: 'Sáquela el día anterior' },
      { thing: 'El cable de luz', instead: 'Pida a un electricista con licencia que lo desconecte y lo tape' },
      {
        thing: 'Un calentador de gas todavía conectado',
        instead: 'Pida a un plomero que cierre y tape el gas',
      },
      {
        thing: 'Cloro, bromo y polvo para el pH',
        instead: 'Pregunte en el centro de residuos peligrosos de Naperville',
      },
      { thing: 'La losa de concreto', instead: 'Puede quedarse. Romperla se cobra aparte' },
    ],
  },
  price: {
    heading: '¿Cuánto cuesta quitar un jacuzzi?',
    intro: `Uno de 4 a 6 asientos normalmente cuesta ${guidePrice(tub)}. Son ${spacePrice(tub)} por el espacio que ocupa en el camión y ${addedPrice(tub)} por cortarlo. Uno más grande o un swim spa normalmente cuesta ${guidePrice(large)}.`,
    rungs: [
      { rung: 'minimum', holds: 'Solo la tapa vieja y los escalones' },
      { rung: 'three-eighths', holds: 'Un jacuzzi de 4 a 6 asientos, cortado, y un juego de patio' },
      { rung: 'half', holds: 'Uno más grande o un swim spa, y un juego de patio' },
      { rung: 'five-eighths', holds: 'Un jacuzzi grande y los 100 pies cuadrados de terraza que lo rodean' },
    ],
    extras: [
      {
        label: 'Cortarlo',
        amount: addedPrice(tub),
        unit: `de 4 a 6 asientos; ${addedPrice(large)} si tiene más`,
        reason: 'Se necesitan dos personas y una sierra. Esta parte la confirmamos al verlo.',
      },
      { id: 'long-carry', reason: 'Cuando está al fondo del patio y no podemos estacionarnos cerca.' },
      {
        id: 'stairs',
        label: 'Escaleras',
        reason: 'Por uno en una terraza alta, en un techo o abajo en un sótano con salida.',
      },
      {
        label: 'Tablas de terraza que estorban',
        amount: addedPrice(deck),
        unit: 'por cada 100 pies cuadrados',
        reason: 'Si está hundido en la terraza, hay que levantar las tablas de alrededor antes de cortar.',
      },
    ],
  },
  prepare: {
    heading: 'Cómo preparar su jacuzzi',
    steps: [
      {
        do: 'Pida que corten la luz',
        how: 'No basta con apagarlo. Un electricista con licencia tiene que quitar el cable en el panel y taparlo. Sin eso no podemos cortar.',
      },
      {
        do: 'Vacíelo',
        how: 'Abra la llave de desagüe o rente una bomba chica. Pregunte en su ciudad adónde puede ir el agua.',
      },
      {
        do: 'Mida el portón',
        how: 'Busque la parte más angosta entre el jacuzzi y la calle, y díganos cuántas pulgadas mide. Así sabemos qué tan chico cortar.',
      },
      {
        do: 'Deje libres los cuatro lados',
        how: 'Necesitamos como dos pies para trabajar. Mueva sillas, macetas y luces.',
      },
      { do: 'Fíjese si hay avispas', how: 'Les gusta lo calientito detrás de los paneles. Si ve alguna, avísenos.' },
    ],
  },
  margin: {
    heading: '¿Necesita permiso para un jacuzzi?',
    permit: true,
    text: [
      'En algunas ciudades, sí. Wheaton y Oak Brook tienen los jacuzzis en su lista de trabajos que necesitan permiso. En cualquier otra ciudad, llame y pregunte.',
    ],
    links: [
      {
        label: 'Qué trabajos necesitan permiso en Wheaton (en inglés)',
        href: 'https://wheaton.il.us/Faq.aspx?TID=15',
      },
    ],
  },
  afterwards: {
    heading: 'Adónde va su jacuzzi',
    ways: [
      {
        way: 'Se dona',
        what: 'Con los jacuzzis es raro, así que si el suyo todavía calienta, trate de venderlo antes de llamarnos.',
      },
      {
        way: 'Se recicla',
        what: 'Los motores de la bomba, el calentador, el cobre, las conexiones de latón y el marco, si es de acero.',
      },
      {
        way: 'Se desecha',
        what: 'El casco, la espuma y la madera podrida. Las capas van pegadas, y por eso no se reciclan.',
      },
    ],
  },
  closing: '¿Listo para deshacerse de su jacuzzi?',
  questions: [
    {
      question: '¿Pueden sacarlo entero?',
      answer:
        'Normalmente no. Si tiene un paso ancho, plano y libre hasta la calle, mida el jacuzzi y el paso, y pregúntenos. Los cortamos porque los pedazos caben por un portón y maltratan menos el pasto.',
    },
    {
      question: '¿Van a dañar mi patio?',
      answer:
        'Cortamos el jacuzzi, no el piso de abajo, y barremos la espuma. Si el camino a la calle es blando o nuevo, avísenos para planearlo. El piso de abajo puede verse más claro, porque no le ha dado el sol.',
    },
    {
      question: 'El agua está verde desde el verano pasado. ¿Importa?',
      answer:
        'No, pero de todos modos tiene que vaciarlo. Si la llave está atorada o la bomba no sirve, puede sacar casi toda el agua por sifón con una manguera. Si no logra vaciarlo, llámenos antes del día.',
    },
  ],
  related: [
    { slug: 'light-demolition', why: 'La terraza de alrededor también se va.' },
    { slug: 'shed-removal', why: 'Hay un cobertizo viejo en el mismo patio.' },
    { slug: 'residential-junk-removal', why: 'Tiene sillas de patio, un asador viejo o juguetes de alberca.' },
  ],
  towns: [
    {
      slug: 'wheaton',
      note: 'Los jacuzzis están en la lista de permisos de la ciudad, así que pregunte antes de reservar.',
    },
    {
      slug: 'batavia',
      note: 'Pregunte a su servicio de basura cuánto cobra por recoger un jacuzzi, y compare.',
    },
    {
      slug: 'tinley-park',
      note: 'Pregunte a su servicio de basura si cobra más por un jacuzzi en la banqueta.',
    },
    { slug: 'darien', note: 'Tenga a la mano una foto y las medidas cuando llame a la ciudad por el permiso.' },
    { slug: 'lombard', note: 'Pregunte por el permiso en Community Development y lleve un dibujo.' },
  ],
})
