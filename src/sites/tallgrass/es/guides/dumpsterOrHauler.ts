import { inDollars } from '../../../../domain/prices/price.ts'
import { paths } from '../../../../routes.ts'
import { cutoffOf } from '../../../schema/phrases.ts'
import type { GuideTexts } from '../../../schema/translation.ts'
import { dumpsters } from '../../dumpsters.ts'
import { guidePrice, truckYards } from '../../guidePrices.ts'
import { dumpsterOrHauler as en, list } from '../../guides/dumpsterOrHauler.ts'
import { site } from '../../site.ts'
import { sourceOf } from '../sources.ts'

/** The English table of sizes, whose cells are figures: yards, loads of our truck, tons and a price. */
const sizes = en.parts.flatMap((part) => (part.id === 'sizes' && part.kind === 'table' ? part.rows : []))

/** "3 a 5" for "3 to 5", "10 yardas" for "10 yards". */
const inSpanish = (cell: string) => cell.replace(/^(\d+) yards$/, '$1 yardas').replace(' to ', ' a ')

export const dumpsterOrHauler = (): GuideTexts => ({
  name: '¿Contenedor o equipo?',
  searches: ['contenedor', 'volquete', 'dumpster', 'rentar contenedor'],
  title: 'Rentar un contenedor o llamarnos: qué sale más barato',
  description:
    'La misma lista con dos precios: un contenedor que usted llena, y un equipo que carga por usted. Qué no puede ir en un contenedor, y cuándo necesita permiso.',
  heading: '¿Contenedor o equipo: qué sale más barato?',
  answer:
    'Por yarda sale más barato el contenedor, si tiene los días y la espalda para llenarlo. Si es menos de medio camión, o hay escaleras de por medio, casi siempre conviene un equipo.',
  lead: 'Un contenedor puede costar menos por yarda, porque usted carga. Nosotros cobramos más, y por eso lo sacamos todo, de cualquier cuarto de la casa.',
  figures: [
    { label: 'La lista de abajo, cargada por nosotros', amount: guidePrice(list) },
    { label: 'Un contenedor de 15 yardas en Evanston, noviembre de 2025', amount: dumpsters.evanston15 },
    { label: `Nuestro camión lleno, ${truckYards} yardas`, amount: inDollars(site.price.to) },
  ],
  picture: { drawing: 'garage-before', alt: 'Un garaje lleno de cajas, bicicletas y muebles viejos' },
  parts: [
    {
      kind: 'table',
      id: 'same-list',
      heading: 'La misma lista, de dos maneras',
      text: [
        'Son un sofá y un loveseat, una cama queen, una cómoda, una mesa de comedor con cuatro sillas, diez cajas y diez bolsas de basura, que juntos llenan como dos tercios de nuestro camión.',
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
        ['El colchón', 'Pregunte si lo cobran aparte', 'Va en el precio de arriba'],
        ['Un televisor o un refrigerador', 'No se permite', 'Nos llevamos los dos'],
        ['La entrada del garaje', 'Ocupada mientras esté ahí', 'Libre otra vez el mismo día'],
      ],
    },
    {
      kind: 'list',
      id: 'when',
      heading: 'Cuándo conviene cada uno',
      entries: [
        {
          title: 'Un contenedor, si remodela',
          text: `El escombro sale durante días o semanas, y usted está ahí para ir llenándolo. Uno de 20 yardas costaba ${dumpsters.evanston20} con 3 toneladas en Evanston en noviembre de 2025, y ${dumpsters.highlandPark20} con 5 toneladas en Highland Park en abril de 2024.`,
        },
        {
          title: 'Un contenedor, si es un techo o una entrada de concreto',
          text: 'Las tejas y el concreto pesan tanto que el contenedor llega a su límite antes de verse lleno. Uno solo para concreto limpio puede costar menos, así que pregunte por ese.',
        },
        {
          title: 'Un equipo, si son muebles y aparatos',
          text: 'Lo que se carga entre dos y con diablito es lo nuestro, y usted no paga por un contenedor que se va medio vacío.',
        },
        {
          title: 'Un equipo, si hay fecha',
          text: 'Si se vende la casa, se acaba el contrato o ya viene el fotógrafo de la inmobiliaria, todo se va en una visita.',
        },
        {
          title: 'Un equipo, si no hay dónde ponerlo',
          text: 'En un apartamento, en un townhouse o en una calle sin espacio, cargamos el camión y nos vamos. No hay que esperar ningún permiso.',
        },
        {
          title: 'Los dos',
          text: 'Llene usted el contenedor con lo fácil, y llámenos por el piano, los televisores y lo pesado del sótano.',
        },
      ],
    },
    {
      kind: 'table',
      id: 'sizes',
      heading: 'Tamaños de contenedor y cuánto pesan',
      text: [
        `Los más comunes son de 10, 15, 20 o 30 yardas cúbicas, y en nuestro camión caben ${truckYards}. Las toneladas son las que incluyen los contratos de Evanston y Highland Park; si se pasa, paga por tonelada. Los precios son de Evanston, así que no son cotizaciones para nuestras ciudades.`,
      ],
      columns: ['Tamaño', 'En camiones nuestros', 'Toneladas en el precio', 'Evanston, noviembre de 2025'],
      rows: sizes.map((row) => row.map((cell) => (typeof cell === 'string' ? inSpanish(cell) : cell))),
    },
    {
      kind: 'list',
      id: 'permit',
      heading: '¿Un contenedor necesita permiso?',
      text: [
        'En la calle, sí. En la entrada de su garaje depende de la ciudad, así que pregunte en obras públicas antes de pedirlo.',
      ],
      entries: [
        {
          title: 'Naperville',
          text: 'La ciudad tiene un permiso de vía pública para lo que se pone en la calle. En su página están el formulario y a quién preguntar.',
        },
        {
          title: 'Lombard',
          text: 'Para la calle, obras públicas tiene un formulario, y ahí mismo le dicen qué se permite en su terreno.',
        },
        {
          title: 'En DuPage, fuera de los límites de la ciudad',
          text: 'Pregunte en el township y también en el condado, aunque el contenedor vaya en la entrada de su garaje.',
        },
        {
          title: 'Nuestro camión',
          text: 'No se queda de noche, así que no hay que sacar permiso de contenedor, y a la mañana siguiente no queda nada en la calle.',
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
      links: [{ label: 'Las reglas del estado, cosa por cosa', href: `${paths.guide('big-item-pickup')}#never` }],
      text: [
        'No meta televisores ni computadoras, refrigeradores ni aires, llantas, aceite, baterías de carro ni desechos de jardín. En Illinois no pueden ir a un relleno sanitario, y la compañía le puede cobrar más si los encuentra. La pintura líquida, los tanques de propano y los químicos tampoco van ahí, ni siquiera hasta abajo.',
        'Pregunte hasta dónde lo puede llenar. Hasta el borde es lo seguro, porque para la calle hay que taparlo.',
      ],
    },
    {
      kind: 'list',
      id: 'questions',
      heading: 'Lo que la gente pregunta antes de rentar',
      entries: [
        {
          title: '¿Cuánto cuesta un contenedor en Naperville o Joliet?',
          text: 'No hemos encontrado ahí una compañía que publique su precio con fecha. Llame a dos, y pida a cada una el precio junto con las toneladas, los días y la tonelada adicional, para comparar la cuenta completa.',
        },
        {
          title: '¿Su camión es del mismo tamaño?',
          text: `Le cabe lo mismo que a un contenedor de ${truckYards} yardas, y como desarmamos las cosas, lo acomodamos mejor que casi cualquiera.`,
        },
        {
          title: '¿Puedo tener los dos el mismo día?',
          text: 'Sí. Cuando reserve, díganos dónde está el contenedor, para planear cómo pasa el camión.',
        },
        {
          title: '¿Y si solo lleno la mitad?',
          text: 'Un contenedor cuesta lo mismo aunque se vaya medio vacío. Con nosotros paga la mitad que llenó.',
        },
        {
          title: '¿Quién responde si lo tiran en otra parte?',
          text: 'Pregunte eso a quien vaya a contratar. Averigüe adónde van sus cosas, y guarde un recibo con el nombre de la compañía y la fecha, sea un contenedor o un equipo.',
        },
        {
          title: '¿Cuánto tiempo me puedo quedar con un contenedor?',
          text: 'Eso lo decide la compañía, así que pregunte antes de firmar cuántos días incluye el precio y cuánto cuesta uno más.',
        },
        {
          title: '¿Se puede romper la entrada del garaje?',
          text: 'Pida que le pongan tablas abajo, y pregunte quién paga si de todos modos se rompe, porque todas esas toneladas van sobre unas ruedas chicas.',
        },
        {
          title: '¿Y una bolsa grande, de las que venden en la ferretería?',
          text: 'Vea cuántas yardas cúbicas le caben, y sume la bolsa, la recolección y su trabajo. Además tiene que quedar donde la alcance la grúa, así que pregunte por los cables y la distancia.',
        },
        {
          title: '¿Lo puedo llevar yo al basurero?',
          text: 'Llame al basurero antes de rentar un camión. Pregunte si recibe cargas del público, cuánto cuesta la más chica y cómo hay que taparla.',
        },
        {
          title: '¿Qué tan pronto pueden venir ustedes?',
          text: `Casi siempre hoy, si nos llama antes de las ${cutoffOf(site)}, y si no, al día siguiente que trabajemos. En la página para reservar están todos los horarios libres.`,
        },
      ],
    },
  ],
  sources: en.sources.map(sourceOf),
  closing: {
    title: 'Vea cuánto sería con nosotros',
    text: 'Ponga su lista en la calculadora y en un minuto tiene un rango. Luego lea esa lista a una compañía de contenedores y compare.',
  },
})
