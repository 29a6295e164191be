import { inDollars } from '../../../../domain/prices/price.ts'
import { paths } from '../../../../routes.ts'
import { illinoisTires } from '../../../packs/illinois.ts'
import type { ServiceTexts } from '../../../schema/translation.ts'
import { truckYards } from '../../guidePrices.ts'
import { site } from '../../site.ts'

const [from, to] = [inDollars(site.price.from), inDollars(site.price.to)]

export const residentialJunkRemoval = (): ServiceTexts => ({
  name: 'Retiro de basura y muebles en casa',
  title: `Retiro de basura en casa cerca de Chicago, desde ${from}`,
  description: `Vaciamos garajes, sótanos y áticos en los suburbios del oeste y sur de Chicago. Desde ${from} por una carga chica. Usted acepta el precio antes de que carguemos.`,
  summary: 'Garajes, sótanos y áticos. Lo sacamos de donde esté.',
  heading: 'Retiro de basura y muebles en casas al oeste y al sur de Chicago',
  lead: 'Enséñenos qué se va. Nuestro equipo de dos lo saca todo y barre.',
  picture: 'Un garaje repleto con un pasillo en medio, y uno del equipo que saca una lámpara',
  buys: 'por un sillón reclinable o seis bolsas de basura llenas',
  message: 'Hola, tengo cosas en casa que ya no quiero. Mi código postal y una foto:',
  load: {
    heading: 'Qué nos llevamos de su casa',
    take: [
      'Muebles, camas y tapetes',
      'Cajas, bolsas y contenedores de plástico',
      'Refrigeradores, lavadoras, televisores y computadoras',
      'Caminadoras, bicicletas, columpios y juguetes',
      'Podadoras y quitanieves, sin gasolina ni aceite',
      `Hasta ${illinoisTires} llantas`,
      'Desechos de jardín, separados de la basura',
      'Alfombra vieja, puertas, repisas y un poco de tablarroca',
    ],
    leave: [
      { thing: 'Pintura y barniz líquidos', instead: 'Los centros de PaintCare los reciben gratis' },
      {
        thing: 'Gasolina, aceite y químicos de alberca o jardín',
        instead: 'Pregunte en el centro de residuos peligrosos de Naperville',
      },
      { thing: 'Tanques de propano', instead: 'Ahí mismo reciben los de asador' },
      { thing: 'Pilas de litio sueltas', instead: 'Llévelas a un lugar donde reciban pilas' },
      { thing: 'Detectores de humo', instead: 'Pregunte al fabricante si se los puede mandar por correo' },
    ],
  },
  price: {
    heading: '¿Cuánto cuesta que nos llevemos lo de su casa?',
    intro: `Cuesta ${from} por una carga chica y hasta ${to} por el espacio de un camión lleno. Al camión le caben ${truckYards} yardas cúbicas, y usted paga por lo que ocupan sus cosas, no por hora. Vemos el montón y le damos un solo precio.`,
    rungs: [
      { rung: 'minimum', holds: 'Un sillón reclinable o seis bolsas de basura llenas' },
      { rung: 'eighth', holds: 'Una cómoda y un sillón reclinable' },
      { rung: 'quarter', holds: 'Un sofá, un sillón, una cómoda y una mesa de centro' },
      { rung: 'half', holds: 'Un sofá, un loveseat, una cama queen, una cómoda y una mesa de comedor' },
      { rung: 'full', holds: 'Un garaje para un carro, lleno hasta la puerta' },
    ],
    extras: [
      {
        id: 'refrigerant',
        reason:
          'Por un refrigerador, congelador o aire de ventana. Hay que sacarle el gas refrigerante antes de hacerlo chatarra.',
      },
      {
        id: 'mattress',
        reason: 'Estorban mucho y cuesta desarmarlos. Es un cargo nuestro, no una tarifa del estado.',
      },
      {
        id: 'tv-large',
        reason: 'En Illinois los televisores no pueden ir al relleno sanitario, así que los llevamos a reciclar.',
      },
      { id: 'tire', reason: 'Los rellenos sanitarios de Illinois no aceptan llantas enteras, así que se reciclan.' },
      { id: 'stairs', reason: 'Solo por las piezas pesadas. Las bolsas y las cajas no agregan nada.' },
    ],
  },
  prepare: {
    heading: 'Cómo prepararse para su cita',
    steps: [
      {
        do: 'Ponga cinta en lo que se va',
        how: 'Lo que no tenga cinta se queda. Antes de cargar lo revisamos con usted.',
      },
      {
        do: 'Revise adentro de todo',
        how: 'Cajones, bolsas de abrigos y cajas, antes de que los carguemos.',
      },
      {
        do: 'Aparte pintura y gasolina',
        how: 'Ponga a un lado la pintura, la gasolina y los limpiadores. No podemos llevárnoslos.',
      },
      {
        do: 'Deje libre el paso',
        how: 'Tan ancho como su pieza más ancha. Si su carro está frente al garaje, muévalo.',
      },
      { do: 'Ponga al perro en otro cuarto', how: 'La puerta va a estar abierta mientras trabajamos.' },
    ],
  },
  margin: {
    heading: '¿Su ciudad se lo lleva gratis?',
    text: [
      'Tal vez. Algunas ciudades recogen una cosa grande por semana en la banqueta, gratis o con una calcomanía. Si tiene una sola silla y puede sacarla a la calle, empiece por ahí.',
      'Llámenos si es más que eso, si está arriba o si es un televisor o una computadora. En ninguna parte de Illinois pueden salir con la basura.',
    ],
    links: [{ label: 'Vea qué recoge su ciudad', href: paths.guide('big-item-pickup') }],
  },
  afterwards: {
    heading: 'Adónde van sus cosas',
    ways: [
      { way: 'Se dona', what: 'Primero ofrecemos en donación los muebles y las cosas de casa limpios y firmes.' },
      {
        way: 'Se recicla',
        what: 'Metal, electrónicos y llantas. Los desechos de jardín se hacen composta, porque Illinois no los deja ir al relleno sanitario.',
      },
      { way: 'Se desecha', what: 'Lo que no se puede donar ni reciclar.' },
    ],
  },
  closing: '¿Qué ya no quiere en su casa?',
  questions: [
    {
      question: '¿Tengo que separarlo antes?',
      answer:
        'No. Puede estar todo revuelto, y nosotros lo separamos en nuestro patio. Solo saque lo poco que no podemos llevarnos, como pintura y propano.',
    },
    {
      question: '¿Y si cambio de opinión cuando lleguen?',
      answer:
        'Dígale al equipo antes de que esté en el camión, y se queda. Si no le gusta el precio, no nos debe nada.',
    },
    {
      question: '¿Pueden venir mientras estoy en el trabajo?',
      answer:
        'A veces. Si todo está afuera, mándenos fotos y pregunte. Quizá podamos acordar el precio desde antes. Si está adentro de la casa, tiene que estar usted o alguien de confianza.',
    },
  ],
  related: [
    { slug: 'furniture-removal', why: 'Es solo un sofá o una cama.' },
    { slug: 'appliance-removal', why: 'Hay un refrigerador viejo en el sótano.' },
    { slug: 'property-cleanout', why: 'Necesita vaciar toda la casa.' },
  ],
  towns: [
    {
      slug: 'lemont',
      note: 'Desde mayo de 2025, WM recoge una cosa grande por semana. Confirme con WM, y llámenos para lo demás.',
    },
    { slug: 'lisle', note: 'Recogemos en Green Trails, en Four Lakes y en el resto de la ciudad.' },
    {
      slug: 'downers-grove',
      note: 'Las calcomanías de basura se acabaron el 1 de abril de 2026. Pregunte a Republic qué recoge ahora, o llámenos.',
    },
    {
      slug: 'plainfield',
      note: 'Pregunte a su servicio de basura por las cosas grandes en la banqueta. Lo demás lo sacamos nosotros del garaje.',
    },
    { slug: 'naperville', note: 'Recogemos desde el Riverwalk hasta Tall Grass y White Eagle.' },
  ],
})
