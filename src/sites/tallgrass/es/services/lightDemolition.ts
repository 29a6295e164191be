import { paths } from '../../../../routes.ts'
import type { ServiceTexts } from '../../../schema/translation.ts'
import { addedPrice, guidePrice, spacePrice } from '../../guidePrices.ts'
import { deck, fence } from '../../services/lightDemolition.ts'

export const lightDemolition = (): ServiceTexts => ({
  name: 'Demolición ligera',
  title: 'Demolición ligera en los suburbios de Chicago',
  description: `Quitamos terrazas, cercas, cocinas y alfombra al oeste y sur de Chicago y nos llevamos todo. Normalmente ${guidePrice(deck)} por 100 pies cuadrados de terraza.`,
  soonest: 'En cuanto le contesten sobre el permiso',
  summary: 'Quitamos terrazas, cercas, cocinas y alfombra, y nos llevamos todo.',
  heading: 'Demolición ligera al oeste y al sur de Chicago',
  lead: 'Si no sostiene la casa, podemos quitarlo y llevárnoslo. Primero pregunte por el permiso.',
  picture: 'Uno del equipo arranca las tablas de una terraza, con la madera apilada en el pasto',
  buys: `por un tramo de 8 pies de cerca de madera; normalmente ${guidePrice(deck)} por 100 pies cuadrados de terraza`,
  message: 'Hola, quiero un precio de demolición ligera. Qué se quita, de qué tamaño es, y una foto:',
  load: {
    heading: 'Qué podemos quitar',
    take: [
      'Terrazas, escalones, barandales y pérgolas',
      'Cercas de madera y de malla',
      'Gabinetes de cocina, cubiertas y fregaderos',
      'Lavabos, inodoros, tinas y puertas de regadera',
      'Alfombra, bajoalfombra, laminado y duela',
      'Clósets, repisas fijas y paneles de madera',
      'Juegos de jardín, trampolines y albercas sobre el suelo',
    ],
    leave: [
      {
        thing: 'Muros de carga, vigas y chimeneas',
        instead: 'Llame a un contratista. Quizá necesite también un ingeniero',
      },
      { thing: 'Casas y garajes enteros', instead: 'Llame a una empresa de demolición' },
      {
        thing: 'Cables con corriente, tubos de gas o de agua',
        instead: 'Primero pida a un electricista o plomero que los desconecte',
      },
      {
        thing: 'Loseta, revestimiento o forro de tubo viejos que puedan tener asbesto',
        instead: 'No los rompa. Primero mándelos analizar',
      },
      { thing: 'Toda una entrada de garaje', instead: 'Llame a una empresa de concreto' },
    ],
  },
  price: {
    heading: '¿Cuánto cuesta la demolición ligera?',
    intro: `Una terraza de 100 pies cuadrados normalmente cuesta ${guidePrice(deck)}. Son ${spacePrice(deck)} por el espacio en el camión y ${addedPrice(deck)} por desarmarla. Mande fotos y le damos su precio antes de empezar.`,
    rungs: [
      { rung: 'eighth', holds: 'Alfombra y bajoalfombra de dos cuartos y un pasillo' },
      { rung: 'quarter', holds: '100 pies cuadrados de terraza y dos tramos de cerca' },
      { rung: 'half', holds: 'Diez gabinetes de piso y diez de pared, o 160 pies de cerca' },
      { rung: 'three-quarters', holds: 'Una terraza de 400 pies cuadrados, bien apilada' },
    ],
    extras: [
      {
        label: 'Quitar una terraza',
        amount: addedPrice(deck),
        unit: 'por cada 100 pies cuadrados',
        reason: 'Barandales, tablas y vigas salen uno por uno. Los cimientos no van incluidos.',
      },
      {
        label: 'Quitar una cerca de madera',
        amount: addedPrice(fence),
        unit: 'por cada tramo de 8 pies',
        reason: 'Si los postes tienen concreto, sacarlos se cobra aparte.',
      },
      {
        id: 'heavy-material',
        label: 'Loseta, yeso, concreto y ladrillo',
        reason: 'Pesan tanto que en un viaje solo cabe como un octavo del camión.',
      },
      { id: 'stairs', reason: 'Por una tina de hierro o una cubierta de piedra que baja del segundo piso.' },
      { id: 'long-carry', reason: 'Cuando la terraza está atrás y tenemos que estacionarnos enfrente.' },
    ],
  },
  prepare: {
    heading: 'Qué hacer antes del día de la demolición',
    steps: [
      {
        do: 'Llame al departamento de construcción',
        how: 'Haga esto primero. Apunte con quién habló, qué día y qué le dijeron.',
      },
      {
        do: 'Llame al 811',
        how: 'Si se van a sacar postes o cimientos, llame a JULIE tres días hábiles antes, sin contar fines de semana ni días festivos, y espere a que marquen las líneas.',
      },
      {
        do: 'Pida que desconecten todo',
        how: 'Un plomero o electricista tiene que cerrar y tapar el agua, el gas y la luz. Si algo sigue conectado, no podemos empezar.',
      },
      { do: 'Vacíelo', how: 'Todos los gabinetes, lo que hay bajo el fregadero y la terraza.' },
      { do: 'Avise a sus vecinos', how: 'Va a hacer ruido. Si comparten la cerca, que le den su permiso por escrito.' },
      { do: 'Que no salga el polvo', how: 'Cuelgue una sábana en la puerta y cierre las rejillas de aire.' },
    ],
  },
  margin: {
    heading: '¿Necesita un permiso de demolición?',
    permit: true,
    text: [
      'En estas ciudades, sí. Joliet y Oak Brook piden permiso para demoler cualquier estructura, y Wheaton, para demoliciones y terrazas. En Joliet, si hay contratista, él tiene que sacarlo.',
    ],
    links: [
      {
        label: 'Nuestra guía de demolición ligera en DuPage',
        href: paths.post('demolicion-ligera-condado-de-dupage'),
      },
    ],
  },
  afterwards: {
    heading: 'Adónde va una terraza o cocina vieja',
    ways: [
      {
        way: 'Se dona',
        what: 'Ofrecemos en donación gabinetes, puertas y lámparas en buen estado. Avísenos antes de empezar, para destornillarlos en vez de arrancarlos.',
      },
      {
        way: 'Se recicla',
        what: 'Barandales de metal, fregaderos y tubos. Concreto y ladrillo limpios, si los podemos separar.',
      },
      { way: 'Se desecha', what: 'Tablas podridas, madera tratada, tablarroca mojada y alfombra gastada.' },
    ],
  },
  closing: '¿Qué quiere que quitemos?',
  questions: [
    {
      question: '¿Cómo sé si es un muro de carga?',
      answer:
        'Que lo vea un contratista. Si no está seguro de qué sostiene el techo, no tocamos el muro. Con gusto nos llevamos lo que tire su contratista.',
    },
    {
      question: '¿Mi casa vieja puede tener asbesto?',
      answer:
        'Sí, puede haber en losetas, forros de tubos y revestimientos viejos. La regla federal de aviso no incluye una casa sola de hasta cuatro viviendas, pero ahí el polvo es igual de peligroso. Si no está seguro, mande analizar una muestra antes de que alguien empiece.',
    },
    {
      question: '¿Su casa es de antes de 1978?',
      answer:
        'Díganoslo cuando llame. La pintura de esa época puede tener plomo, y la ley federal pide una compañía certificada para plomo cuando se cobra por romperla. Le decimos qué podemos quitar y qué tiene que ver primero un especialista.',
    },
    {
      question: '¿Rellenan los hoyos de los postes?',
      answer:
        'No. Rastrillamos el suelo, pero la tierra la tendría que traer usted. Sacar postes y cimientos se cobra aparte, y primero JULIE (811) tiene que marcar las líneas, lo que toma tres días hábiles. Díganos si quiere que tapemos los hoyos.',
    },
  ],
  related: [
    { slug: 'shed-removal', why: 'También hay que quitar un cobertizo.' },
    { slug: 'hot-tub-removal', why: 'Hay un jacuzzi en la terraza.' },
    { slug: 'appliance-removal', why: 'La estufa tiene que salir antes que los gabinetes.' },
  ],
  towns: [
    {
      slug: 'joliet',
      note: 'Necesita permiso de la ciudad para cualquier estructura. Llame primero a la oficina de inspecciones.',
    },
    {
      slug: 'downers-grove',
      note: 'Aquí la mayoría de los trabajos necesita permiso, así que pregunte antes de reservar.',
    },
    {
      slug: 'westmont',
      note: 'Tal vez necesite permiso, y quizá pidan que nos registremos como contratistas.',
    },
    { slug: 'naperville', note: 'Las reglas son distintas adentro y afuera de los límites de la ciudad.' },
    { slug: 'hinsdale', note: 'Si está al este de la línea del condado, pregunte también en el condado de Cook.' },
  ],
})
