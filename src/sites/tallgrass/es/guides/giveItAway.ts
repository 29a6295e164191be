import type { GuideTexts } from '../../../schema/translation.ts'
import { guidePrice } from '../../guidePrices.ts'
import { giveItAway as en } from '../../guides/giveItAway.ts'
import { dropOffSites } from '../dropOffSites.ts'
import { sourceOf } from '../sources.ts'

export const giveItAway = (): GuideTexts => ({
  name: 'Primero regálelo',
  searches: ['donar', 'donación', 'regalar', 'caridad', 'iglesia', 'segunda mano', 'gratis'],
  title: 'Donar muebles en los suburbios: a quién preguntar',
  description:
    'Qué organizaciones cerca de Naperville, Joliet y Downers Grove reciben muebles, a quién preguntarle si los recoge, y cómo pedirlo para que le digan que sí.',
  heading: '¿Quién se lleva muebles gratis por aquí?',
  answer:
    'Un banco de muebles, un ReStore o una tienda de segunda mano, si el mueble está limpio y completo. Tal vez manden camión o tal vez lo tenga que llevar usted, así que llame y pregunte antes.',
  lead: 'Empiece por aquí antes de pagarnos, porque lo que le sirve a una organización le cuesta a usted solo una llamada y tal vez un viaje corto. Cuando ya hayan escogido, nosotros nos llevamos lo demás.',
  figures: [
    { label: 'Preguntar', amount: 'Gratis' },
    { label: 'Un sofá que nadie quiere, con nosotros', amount: guidePrice('sofa') },
    { label: 'Una cómoda', amount: guidePrice('dresser') },
  ],
  picture: { drawing: 'home-sorting', alt: 'Muebles para donar, metal para reciclar y unas bolsas de basura' },
  parts: [
    {
      kind: 'table',
      id: 'pickup',
      heading: 'A quién preguntarle si los recoge',
      text: [
        'Empiece por sus páginas, porque depende de su dirección, de lo que usted tenga y de lo que les haga falta. No podemos prometer nada por ellos, y no somos socios de ninguno.',
      ],
      columns: ['Quién', 'Qué tipo de lugar'],
      rows: [
        [{ label: 'The Salvation Army (en inglés)', href: 'https://satruck.org' }, 'Tiendas de segunda mano'],
        [
          { label: 'Chicago Furniture Bank (en inglés)', href: 'https://www.chicagofurniturebank.org/faq' },
          'Banco de muebles',
        ],
      ],
    },
    {
      kind: 'table',
      id: 'places',
      heading: 'Adónde puede llevarlo usted',
      text: [
        'Llame antes de cargar el carro, porque los lugares se cambian, se llenan y dejan de recibir cosas. Pregunte por el mueble que tiene, y no por muebles en general.',
      ],
      columns: ['Lugar', 'En', 'Qué tipo'],
      rows: [
        [
          { label: 'Sharing Connections (en inglés)', href: 'https://www.nctv17.com/spotlight/sharing-connections/' },
          'Downers Grove',
          'Banco de muebles',
        ],
        [
          { label: 'ReStore de Habitat en el condado de Will (en inglés)', href: 'https://habitatwill.org/' },
          'Joliet',
          'Tienda de cosas para la casa',
        ],
        ['ReStore de Habitat en Aurora', 'Aurora', 'Busque antes la dirección'],
        [
          { label: 'ReStore de Habitat en DuPage (en inglés)', href: 'https://dupagerestore.org' },
          'Condado de DuPage',
          'Tienda de cosas para la casa',
        ],
        ['Goodwill', 'Batavia y otras ciudades', 'Centro de entrega'],
        [{ label: 'SCARCE (en inglés)', href: 'https://www.scarce.org/' }, 'Addison', 'Libros y útiles escolares'],
      ],
    },
    {
      kind: 'table',
      id: 'electronics',
      heading: 'Adónde pueden ir televisores y computadoras viejos',
      text: [
        'Para 2026, el condado de DuPage se inscribió en el programa de electrónicos del estado con doce lugares fijos y eventos de un día. Los lugares pueden cambiar cada año. Antes de cargar el carro, vea en la página de cada lugar qué días abre, si cobra y a quién recibe.',
      ],
      columns: ['Lugar', 'Condado'],
      rows: [
        ...dropOffSites().flatMap(({ use, name, href, counties, note }) =>
          use === 'electronics' && href
            ? [[{ label: `${name} (en inglés)`, href }, `${counties?.join(', ')}${note ? `. ${note}.` : ''}`]]
            : [],
        ),
        [
          'Departamento de salud del condado de Kendall',
          'Kendall. Pregunte qué lugares conocen; ahí no hay ninguno confirmado.',
        ],
      ],
    },
    {
      kind: 'table',
      id: 'takes',
      heading: 'Qué vale la pena ofrecer, y por qué preguntar',
      text: [
        'Cada lugar tiene su propia lista, así que esta tabla solo le da una idea. Pregunte antes de contar con algo.',
      ],
      columns: ['Qué es', 'Ofrézcalo si', 'Pregunte antes por'],
      rows: [
        [
          'Sofá o loveseat',
          'No tiene roturas, manchas ni mal olor, y ahí no duermen mascotas',
          'Sofás cama y seccionales grandes',
        ],
        ['Cómoda o mesa', 'Tiene todos sus cajones y patas, sin marcas de agua', 'Vitrinas y muebles para televisor'],
        ['Colchón', 'Está casi nuevo y tiene su etiqueta', 'Manchas, o tamaño king'],
        ['Lavadora, secadora o estufa', 'Sirve, está limpia y no es vieja', 'Óxido o perillas que faltan'],
        ['Gabinetes, puertas y lavabos', 'Es un juego completo y sin clavos', 'Puertas sueltas, cubiertas cortadas'],
        ['Ropa y platos', 'Están limpios, en bolsas o cajas', 'Los mojados, rotos o sueltos'],
        ['Cuna o asiento de carro', 'No lo retiraron del mercado ni está vencido', 'Cualquiera'],
      ],
    },
    {
      kind: 'list',
      id: 'ask',
      heading: 'Cómo pedirlo para que le digan que sí',
      inOrder: true,
      entries: [
        {
          title: 'Tome dos fotos',
          text: 'Tome una del mueble completo con luz de día y otra de la parte que esté peor. Una foto honesta le puede ahorrar un viaje.',
        },
        {
          title: 'Diga la medida y el piso',
          text: 'Dé el ancho en pulgadas y diga si hay escaleras. Pregunte si suben, o si solo entran al garaje.',
        },
        {
          title: 'Llame dos semanas antes',
          text: 'Si mandan camión, puede estar ocupado. La semana de la mudanza ya es tarde para empezar a preguntar.',
        },
        {
          title: 'Pida el recibo',
          text: 'Para sus impuestos lo tiene que dar la organización, y nosotros no podemos hacerlo por ella. Pídalo el mismo día que se lleven el mueble.',
        },
        {
          title: 'Tenga un plan por si dicen que no',
          text: 'El chofer todavía puede rechazar el sofá en la puerta, así que sepa de una vez qué va a hacer con él esa tarde.',
        },
      ],
    },
    {
      kind: 'list',
      id: 'neighbors',
      heading: 'Los vecinos muchas veces son más rápidos',
      entries: [
        {
          title: 'Un anuncio gratis',
          text: 'Ponga “gratis, usted lo carga, hoy”, con una foto y la medida. Téngalo en la entrada del garaje, para que nadie tenga que pasar, y quite el anuncio cuando ya haya venido la primera persona. Para dejarlo en la banqueta con un letrero, pregunte en su ciudad si se puede.',
        },
        {
          title: 'Iglesia, escuela y teatro',
          text: 'A un salón de jóvenes le faltan sofás y a un escenario, lámparas raras, y a ninguno le importa un rasguño o un color pasado de moda.',
        },
        {
          title: 'Dueños de rentas',
          text: 'Una estufa que sirva o una cómoda sencilla puede quedar esa misma semana en un apartamento, así que pregunte a quien conozca que rente uno.',
        },
      ],
    },
    {
      kind: 'list',
      id: 'questions',
      heading: 'Preguntas sobre regalar y donar',
      entries: [
        {
          title: '¿Lo donan ustedes por mí?',
          text: 'Después de cada recolección ofrecemos en donación las piezas buenas. Que una organización las reciba es decisión suya ese día, así que no lo prometemos de ninguna cosa en particular.',
        },
        {
          title: '¿Me dan recibo para los impuestos?',
          text: 'No, porque ese lo tiene que dar la organización que recibió el mueble. El nuestro dice quién se llevó sus cosas y cuánto pagó usted. Cuánto vale una pieza en su declaración es pregunta para quien le hace los impuestos.',
        },
        {
          title: '¿Alguien recibe un colchón usado?',
          text: 'Tal vez un banco de muebles, si está casi nuevo. Illinois pide etiqueta en todo colchón que se vende o se regala, nuevo o usado, así que no se la quite.',
        },
        {
          title: '¿Y un piano?',
          text: 'Empiece por una escuela o una iglesia, y diga cuántos años tiene. Pregunte en más de una, porque no todas tienen dónde ponerlo.',
        },
        {
          title: '¿Quién recibe pintura y químicos?',
          text: 'Desde el 1 de diciembre de 2025, tiendas de pintura de todo Illinois reciben gratis la pintura, el tinte para madera y el barniz que sobran en casa, de látex o de aceite. Para los químicos, busque el centro de residuos peligrosos de Naperville. La EPA de Illinois también tiene jornadas gratis de un día en primavera y otoño, y para esas hay que inscribirse. Nosotros no podemos llevarnos químicos, así que los lleva usted.',
        },
        {
          title: '¿Quién recibe un televisor viejo?',
          text: 'Ninguna organización que conozcamos. Llévelo a uno de los centros de electrónicos de arriba, o nosotros lo llevamos a reciclar por usted.',
        },
        {
          title: 'Hay chinches. ¿Lo puedo donar?',
          text: 'No. Nadie lo va a recibir, y se pasarían a los demás muebles del camión. Si quiere que nos lo llevemos, avísenos de las chinches antes de que vayamos.',
        },
        {
          title: '¿Habitat y Goodwill van a la casa?',
          text: 'Sus tiendas reciben lo que usted lleve. No hemos visto una página reciente que diga que recogen muebles en nuestras ciudades, así que llame a la tienda antes de contar con un camión.',
        },
        {
          title: '¿Siempre es gratis que una organización recoja?',
          text: 'No necesariamente. Pregunte cuánto cuesta cuando pregunte por el día. También puede depender de que el mueble les sirva.',
        },
        {
          title: '¿Quién recibe un refrigerador o una lavadora vieja?',
          text: 'Pida a la tienda que se lleve el aparato viejo cuando entregue el nuevo. Si todavía funciona, tal vez le sirva a una organización, y si no, nos lo llevamos nosotros y vemos que le saquen el gas. Por una lavadora u otro metal, llame a un depósito de chatarra.',
        },
        {
          title: '¿Quién recibe una silla de ruedas o una andadera?',
          text: 'Pregunte en su township, en una iglesia o en un hospital, porque tal vez las presten. Diga si está completa y si le sirven los frenos.',
        },
        {
          title: '¿Adónde van las pilas y baterías viejas?',
          text: 'Las pilas chicas van gratis a un centro de entrega, según la ley de Illinois de 2024, y las baterías grandes o dañadas, a uno con personal. Una tienda que venda baterías de carro tiene que recibir la vieja cuando usted compra una nueva.',
        },
      ],
    },
  ],
  sources: en.sources.map(sourceOf),
  closing: {
    title: '¿Nadie lo quiere?',
    text: 'Regale lo que pueda y luego mándenos una foto de lo que a nadie le sirvió. También vamos por una sola cosa.',
  },
})
