import { dollars } from '../../../../domain/prices/price.ts'
import type { ServiceTexts } from '../../../schema/translation.ts'
import { addedPrice, guidePrice, guideRange } from '../../guidePrices.ts'
import { metal, plastic, wood } from '../../services/shedRemoval.ts'

export const shedRemoval = (): ServiceTexts => ({
  name: 'Retiro de cobertizos',
  title: `Retiro de cobertizos cerca de Chicago, desde ${dollars(guideRange(plastic).low)}`,
  description: `Desarmamos cobertizos cerca de Chicago y nos los llevamos. Normalmente ${guidePrice(plastic)} por uno chico de plástico, ${guidePrice(wood)} por uno de madera de 8 por 10.`,
  soonest: 'En cuanto le contesten sobre el permiso',
  summary: 'Lo desarmamos, nos lo llevamos y rastrillamos el suelo.',
  heading: 'Retiro de cobertizos al oeste y al sur de Chicago',
  lead: 'No lo sacamos entero. Lo desarmamos, nos llevamos todas las piezas y rastrillamos el suelo.',
  picture:
    'Un cobertizo rojo sin techo y con una pared menos: dos del equipo cargan la pared junto a un montón de tablas',
  buys: `por un cobertizo chico de plástico; normalmente ${guidePrice(wood)} por uno de madera de 8 por 10`,
  message: 'Hola, quiero un precio para quitar un cobertizo. Si es de madera, metal o plástico, su tamaño, y una foto:',
  load: {
    heading: 'Qué incluye el retiro de un cobertizo',
    take: [
      'Cobertizos y cajones de plástico',
      'Cobertizos de metal, aunque estén oxidados',
      'Cobertizos de madera de hasta unos 10 por 12 pies',
      'Casitas de juego, gallineros y perreras',
      'Repisas, rampas y jardineras',
      'El piso, los polines y los bloques sueltos',
      'Lo que hay adentro, si quiere que se vaya',
    ],
    leave: [
      {
        thing: 'Gasolina de podadora, aceite y herbicida',
        instead: 'Pregunte en el centro de residuos peligrosos de Naperville',
      },
      { thing: 'Pintura y barniz que sobraron', instead: 'Llévelos gratis a un centro de PaintCare' },
      { thing: 'Tanques de propano', instead: 'El centro de Naperville recibe los de asador' },
      { thing: 'Cables con corriente', instead: 'Pida a un electricista que los desconecte y los tape' },
      { thing: 'La losa y los cimientos', instead: 'Pueden quedarse. Sacarlos se cobra aparte' },
      { thing: 'Garajes', instead: 'Son muy grandes para nosotros. Llame a una empresa de demolición' },
    ],
  },
  price: {
    heading: '¿Cuánto cuesta quitar un cobertizo?',
    intro: `Normalmente ${guidePrice(plastic)} por uno chico de plástico, ${guidePrice(metal)} por uno de metal de 8 por 10 y ${guidePrice(wood)} por uno de madera de 8 por 10. Es por el espacio que ocupa en el camión y por desarmarlo. Confirmamos las dos cosas cuando vemos el cobertizo.`,
    rungs: [
      { rung: 'eighth', holds: 'Un cobertizo de plástico de hasta 7 por 7 pies' },
      { rung: 'quarter', holds: 'Uno de metal de 8 por 10 pies, una podadora y un quitanieves' },
      { rung: 'half', holds: 'Uno de madera de 8 por 10 pies, un juego de patio y una podadora' },
      { rung: 'five-eighths', holds: 'Uno de madera de 10 por 12 pies, con sus tejas' },
    ],
    extras: [
      {
        label: 'Desarmar plástico',
        amount: addedPrice(plastic),
        unit: 'hasta 7 por 7 pies',
        reason: 'Casi todo son broches y tornillos, así que es rápido.',
      },
      {
        label: 'Desarmar metal',
        amount: addedPrice(metal),
        unit: '8 por 10 pies',
        reason: 'Cortamos tornillos oxidados y las orillas tienen filo, así que tarda más.',
      },
      {
        label: 'Desarmar madera',
        amount: addedPrice(wood),
        unit: '8 por 10 pies',
        reason: 'Primero sale el techo, luego las paredes y al final el piso.',
      },
      {
        id: 'heavy-material',
        label: 'Losa o cimientos de concreto',
        reason: 'Los rompemos y los cargamos. Pesan tanto que con un octavo del camión ya no le cabe más peso.',
      },
      {
        id: 'tire',
        reason:
          'Por llantas viejas adentro o atrás del cobertizo. En Illinois no pueden ir enteras al relleno sanitario.',
      },
    ],
  },
  prepare: {
    heading: 'Cómo preparar su cobertizo',
    steps: [
      {
        do: 'Pregunte por el permiso',
        how: 'Llame a su ciudad. Si está en el condado de Cook, llame también al condado: su regla incluye los cobertizos.',
      },
      {
        do: 'Vacíelo',
        how: 'Saque rastrillos, bicicletas y el costal de sal. Si quiere que se vaya todo, díganos y lo ponemos en el precio.',
      },
      {
        do: 'Desconecte la luz',
        how: 'Si tiene un foco, es probable que haya un cable bajo tierra. Pida a un electricista que lo quite del panel.',
      },
      {
        do: 'Mire debajo del piso',
        how: 'Ahí se meten zorrillos, avispas y conejos. Si algo ya vive ahí, avísenos antes.',
      },
      {
        do: 'Deje libre el paso',
        how: 'Como cuatro pies de ancho, del cobertizo a la calle. Díganos si hay portones, bajadas o pasto blando.',
      },
    ],
  },
  margin: {
    heading: '¿Necesita permiso para quitar un cobertizo?',
    permit: true,
    text: [
      'Depende de su ciudad. Wheaton, Oak Brook y Lisle tienen los cobertizos en sus listas de permisos. La regla de Lisle es para construir uno, así que pregunte si también vale para quitarlo.',
      'Si van a salir los cimientos, llame a JULIE al 811 tres días hábiles antes.',
    ],
    links: [
      {
        label: 'Permisos de construcción de Lisle (en inglés)',
        href: 'https://www.villageoflisle.org/136/Building-Permits',
      },
    ],
  },
  afterwards: {
    heading: 'Adónde va su cobertizo viejo',
    ways: [
      {
        way: 'Se dona',
        what: 'Ofrecemos en donación puertas, ventanas y repisas en buen estado. También uno de plástico que todavía embone.',
      },
      {
        way: 'Se recicla',
        what: 'Paredes y techos de acero, bisagras y tornillos. Concreto y ladrillo limpios, si la losa también se va.',
      },
      {
        way: 'Se desecha',
        what: 'Pisos podridos, polines tratados, tejas y paneles rotos. Luego rastrillamos y levantamos los clavos.',
      },
    ],
  },
  closing: '¿De qué tamaño es su cobertizo?',
  questions: [
    {
      question: '¿Necesito permiso para quitar un cobertizo viejo?',
      answer:
        'Puede ser. Unas ciudades lo piden y otras no. En las partes de Lemont, Tinley Park y Hinsdale que están en el condado de Cook, el condado también pide uno. Llame al departamento de construcción antes de reservar.',
    },
    {
      question: '¿Pueden mover mi cobertizo a otro patio?',
      answer:
        'No. Para moverlo entero se necesita un remolque especial, y nosotros solo los desarmamos. Si es de plástico o de los que vienen en piezas, podemos apilar los paneles para que alguien los recoja.',
    },
    {
      question: '¿Cómo va a quedar el suelo?',
      answer:
        'Queda la tierra, rastrillada. La grava la dejamos, a menos que no la quiera. Si hay losa, puede guardarla para otro cobertizo o pedirnos que la rompamos.',
    },
  ],
  related: [
    { slug: 'residential-junk-removal', why: 'También quiere deshacerse de lo que hay adentro.' },
    { slug: 'light-demolition', why: 'La cerca de atrás también se va.' },
    { slug: 'property-cleanout', why: 'También está vaciando la casa.' },
  ],
  towns: [
    { slug: 'lemont', note: 'En la parte del condado de Cook, pregunte en la ciudad y también en el condado.' },
    {
      slug: 'tinley-park',
      note: 'En la parte del condado de Cook, tal vez necesite un permiso de la ciudad y otro del condado.',
    },
    { slug: 'lisle', note: 'Llame a la ciudad antes de tirar nada.' },
    { slug: 'oswego', note: 'Boulder Hill no es parte de Oswego. Si vive ahí, pregunte en el condado.' },
    {
      slug: 'plainfield',
      note: 'Pregunte primero en el departamento de construcción y luego en su asociación de vecinos.',
    },
  ],
})
