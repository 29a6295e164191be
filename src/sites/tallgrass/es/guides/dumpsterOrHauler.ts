import { inDollars } from '../../../../domain/prices/price.ts'
import type { GuideTexts } from '../../../schema/translation.ts'
import { dumpsters } from '../../dumpsters.ts'
import { guidePrice } from '../../guidePrices.ts'
import { dumpsterOrHauler as en, list } from '../../guides/dumpsterOrHauler.ts'
import { site } from '../../site.ts'
import { sourcesOf } from '../sources.ts'

export const dumpsterOrHauler = (): GuideTexts => ({
  name: '¿Contenedor o equipo?',
  searches: ['contenedor', 'volquete', 'dumpster', 'rentar contenedor'],
  title: 'Rentar un contenedor o llamarnos: qué sale más barato',
  description:
    'La misma lista con dos precios: un contenedor que usted llena, y un equipo que carga por usted. Y qué no puede ir en un contenedor.',
  heading: '¿Contenedor o equipo: qué sale más barato?',
  answer:
    'Por yarda, el contenedor, si tiene los días y la espalda para llenarlo. Si es menos de medio camión, o hay que bajarlo por escaleras, un equipo.',
  lead: 'Un contenedor puede costar menos por yarda, porque usted carga. Nosotros cobramos más, y lo sacamos todo por usted.',
  figures: [
    { label: 'La lista de abajo, cargada por nosotros', amount: guidePrice(list) },
    { label: 'Un contenedor de 15 yardas en Evanston, noviembre de 2025', amount: dumpsters.evanston15 },
    { label: 'Nuestro camión lleno, 15 yardas', amount: inDollars(site.price.to) },
  ],
  picture: { drawing: 'garage-before', alt: 'Un garaje lleno de cajas, bicicletas y muebles viejos' },
  parts: [
    {
      kind: 'table',
      id: 'same-list',
      heading: 'La misma lista, de dos maneras',
      text: [
        'Un sofá y un loveseat, una cama queen, una cómoda, una mesa de comedor con cuatro sillas, diez cajas y diez bolsas de basura. Son como dos tercios de nuestro camión.',
      ],
      columns: ['Qué', 'Un contenedor de 15 yardas', 'Nuestro camión'],
      rows: [
        ['Precio', `${dumpsters.evanston15}, contrato de Evanston, noviembre de 2025`, guidePrice(list)],
        ['Qué incluye', 'Lo traen, se lo llevan, 2.5 toneladas', 'Dos personas, la carga, el basurero'],
        ['Quién lo saca', 'Usted y sus amigos', 'Nosotros, de cualquier cuarto'],
        ['Cuánto dura', 'Los días que lo rente', 'Una visita'],
        [
          'Si pesa más',
          `Ahí, ${dumpsters.ton} por cada tonelada más`,
          'El mismo precio, menos con concreto, ladrillo o tierra',
        ],
        ['El colchón', 'Pregunte. Algunos lo cobran.', 'Va en el precio de arriba'],
        ['Un televisor o un refrigerador', 'No se permite', 'Nos llevamos los dos'],
        ['La entrada del garaje', 'Ocupada, y se puede rayar', 'Libre otra vez el mismo día'],
      ],
    },
    {
      kind: 'list',
      id: 'when',
      heading: 'Cuándo conviene cada uno',
      entries: [
        {
          title: 'Un contenedor, si remodela',
          text: `El escombro sale durante días o semanas, y usted está ahí para llenarlo. Uno de 20 yardas costaba ${dumpsters.evanston20} con 3 toneladas en Evanston en noviembre de 2025, y ${dumpsters.highlandPark20} con 5 toneladas en Highland Park en abril de 2024.`,
        },
        {
          title: 'Un contenedor, si es un techo o una entrada de concreto',
          text: 'Las tejas y el concreto pesan mucho. Uno solo para concreto limpio puede costar menos, así que pregunte.',
        },
        {
          title: 'Un equipo, si son muebles y aparatos',
          text: 'Para eso estamos: lo que se carga entre dos y con diablito. Usted no paga por una caja medio vacía.',
        },
        {
          title: 'Un equipo, si hay fecha',
          text: 'Se vende la casa, se acaba el contrato o viene el fotógrafo de la inmobiliaria: se va todo en una visita.',
        },
        {
          title: 'Un equipo, si no hay dónde ponerlo',
          text: 'Un apartamento, una casa en hilera o una calle sin espacio. No hay que esperar ningún permiso.',
        },
        {
          title: 'Los dos',
          text: 'Llene el contenedor con lo fácil, y llámenos por el piano, los televisores y lo que hay en el sótano.',
        },
      ],
    },
    {
      kind: 'table',
      id: 'sizes',
      heading: 'Tamaños de contenedor y cuánto pesan',
      text: [
        'Los más comunes son de 10, 15, 20 o 30 yardas cúbicas. En nuestro camión caben 15. Las toneladas son las de esos dos contratos; si se pasa, paga por tonelada.',
      ],
      columns: ['Tamaño', 'En camiones nuestros', 'Toneladas en el precio'],
      rows: [
        ['10 yardas', 'Dos tercios de uno', '2'],
        ['15 yardas', 'Uno', '2.5'],
        ['20 yardas', 'Uno y un tercio', '3 a 5'],
        ['30 yardas', 'Dos', '4 a 6'],
      ],
    },
    {
      kind: 'list',
      id: 'permit',
      heading: '¿Un contenedor necesita permiso?',
      text: ['En la calle, sí. En la entrada de su garaje depende de la ciudad. Pregunte antes en obras públicas.'],
      entries: [
        {
          title: 'Naperville',
          text: 'La ciudad tiene un permiso de vía pública para todo lo que estorbe en la calle o en la franja de pasto.',
        },
        { title: 'Lombard', text: 'Tiene que estar en su terreno. Para la calle, obras públicas tiene un formulario.' },
        {
          title: 'En DuPage, fuera de los límites de la ciudad',
          text: 'Pregunte en el township y en el condado, aunque sea en la entrada de su garaje.',
        },
        {
          title: 'Nuestro camión',
          text: 'No se queda de noche, así que no hay que sacar ningún permiso de contenedor.',
        },
      ],
      links: [
        {
          label: 'El permiso de Naperville (en inglés)',
          href: 'https://www.naperville.il.us/services/permits--licenses/right-of-way-permit/',
        },
        {
          label: 'El formulario de Lombard (en inglés)',
          href: 'https://villageoflombard.org/FormCenter/Public-Works-6/Request-for-Placement-of-a-Temporary-Dum-49',
        },
        {
          label: 'Naperville Township (en inglés)',
          href: 'https://www.napervilletownship.com/road-district/permits.html',
        },
      ],
    },
    {
      kind: 'prose',
      id: 'not-in-it',
      heading: 'Qué no puede ir en un contenedor',
      text: [
        'No meta televisores, computadoras, refrigeradores, aires, llantas, aceite, baterías de carro ni desechos de jardín. En Illinois no pueden ir a un relleno sanitario, y la compañía le puede cobrar más si los encuentra. La pintura, los tanques de propano y los químicos tampoco van ahí.',
        'No lo llene más arriba del borde. El chofer no puede taparlo, y se puede ir sin él.',
      ],
    },
    {
      kind: 'list',
      id: 'questions',
      heading: 'Lo que la gente pregunta antes de rentar',
      entries: [
        {
          title: '¿Cuánto cuesta un contenedor en Naperville o Joliet?',
          text: 'No hemos encontrado ahí una compañía que publique su precio con fecha. Llame a dos, y pida el precio con las toneladas, los días y la tonelada adicional.',
        },
        {
          title: '¿Su camión es del mismo tamaño?',
          text: 'Le cabe lo mismo que a un contenedor de 15 yardas, y lo acomodamos mejor, porque desarmamos las cosas.',
        },
        {
          title: '¿Puedo tener los dos el mismo día?',
          text: 'Sí. Díganos dónde está el contenedor, para que podamos pasar.',
        },
        { title: '¿Y si solo lleno la mitad?', text: 'El contenedor cuesta lo mismo. Con nosotros paga la mitad.' },
        {
          title: '¿Quién responde si lo tiran en otra parte?',
          text: 'Puede ser usted. Lo dice la EPA de Illinois, y también que contrate a gente seria y pida recibo. Eso aplica para los dos.',
        },
        {
          title: '¿Cuánto tiempo me puedo quedar con un contenedor?',
          text: 'Pregunte antes de firmar. A veces el precio es por una semana, y cada día después se cobra aparte.',
        },
      ],
    },
  ],
  sources: sourcesOf(en),
  closing: {
    title: 'Vea cuánto sería con nosotros',
    text: 'Ponga su lista en la calculadora y en un minuto tiene un rango. Luego llame a una compañía de contenedores y compare.',
  },
})
