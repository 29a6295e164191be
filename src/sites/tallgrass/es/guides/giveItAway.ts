import type { GuideTexts } from '../../../schema/translation.ts'
import { guidePrice } from '../../guidePrices.ts'
import { giveItAway as en } from '../../guides/giveItAway.ts'
import { sourcesOf } from '../sources.ts'

export const giveItAway = (): GuideTexts => ({
  name: 'Primero regálelo',
  searches: ['donar', 'donación', 'regalar', 'caridad', 'iglesia', 'segunda mano', 'gratis'],
  title: 'Donar muebles cerca de Naperville: quién los recoge',
  description:
    'Qué organizaciones cerca de Naperville, Joliet y Downers Grove reciben muebles, cuáles dicen que van a su casa, y cómo pedirlo para que le digan que sí.',
  heading: '¿Quién se lleva muebles gratis por aquí?',
  answer:
    'Un banco de muebles, un ReStore o una tienda de segunda mano, si está limpio y completo. Unos pocos mandan camión. La mayoría quiere que usted lo lleve, y en todos hay que preguntar antes.',
  lead: 'Empiece por aquí antes de pagarnos. Lo que le sirve a una organización le cuesta a usted una llamada y tal vez un viaje. Nosotros nos llevamos lo demás.',
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
      heading: 'Quién dice que va a su casa',
      text: [
        'Vea sus páginas: que vayan depende de su dirección y de lo que necesiten. No podemos prometer nada por ellos, y no somos socios.',
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
      text: ['Llame antes de cargar el carro. Los lugares se cambian, se llenan y dejan de recibir cosas.'],
      columns: ['Lugar', 'En', 'Qué tipo'],
      rows: [
        ['Sharing Connections', 'Downers Grove', 'Banco de muebles, 5111 Chase Avenue'],
        [
          { label: 'ReStore de Habitat en el condado de Will (en inglés)', href: 'https://habitatwill.org/' },
          'Joliet',
          'Tienda de cosas para la casa, 1395 Larkin Avenue',
        ],
        ['ReStore de Habitat en Aurora', 'Aurora', 'Busque antes la dirección'],
        [
          { label: 'ReStore de Habitat en DuPage (en inglés)', href: 'https://dupagerestore.org' },
          'Condado de DuPage',
          'Tienda de cosas para la casa',
        ],
        ['Goodwill', 'Batavia y otras ciudades', 'Centro de entrega'],
        ['MorningStar Treasure Chest', 'Joliet', 'Tienda de segunda mano'],
        [{ label: 'SCARCE (en inglés)', href: 'https://www.scarce.org/' }, 'Addison', 'Libros y útiles escolares'],
      ],
    },
    {
      kind: 'table',
      id: 'takes',
      heading: 'Qué vale la pena ofrecer, y qué rechazan',
      text: ['Cada lugar tiene su propia lista. Esto solo le da una idea, así que pregunte.'],
      columns: ['Qué es', 'Ofrézcalo si', 'Lo que más rechazan'],
      rows: [
        [
          'Sofá o loveseat',
          'No tiene roturas, manchas ni mal olor, y ahí no duermen mascotas',
          'Sofás cama y seccionales grandes',
        ],
        ['Cómoda o mesa', 'Tiene todos sus cajones y patas, sin marcas de agua', 'Vitrinas y muebles para televisor'],
        ['Colchón', 'Está casi nuevo y tiene su etiqueta', 'Con cualquier mancha, o tamaño king'],
        ['Lavadora, secadora o estufa', 'Sirve, está limpia y no es vieja', 'Con óxido o sin perillas'],
        ['Gabinetes, puertas y lavabos', 'Es un juego completo y sin clavos', 'Puertas sueltas, cubiertas cortadas'],
        ['Ropa y platos', 'Están limpios, en bolsas o cajas', 'Mojados, rotos o sueltos'],
        ['Cuna o asiento de carro', 'Pregunte primero', 'Retirados del mercado o vencidos'],
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
          text: 'Una del mueble completo con luz de día, y otra de la parte que esté peor. De todos modos se la van a pedir.',
        },
        {
          title: 'Diga la medida y el piso',
          text: 'Dé el ancho en pulgadas y diga si hay escaleras. Algunos solo recogen en la planta baja o en el garaje.',
        },
        {
          title: 'Llame dos semanas antes',
          text: 'Si mandan camión, puede estar ocupado. El día de la mudanza ya es tarde para empezar a preguntar.',
        },
        {
          title: 'Pida el recibo',
          text: 'Para sus impuestos lo tiene que dar la organización. Nosotros no podemos hacerlo por ella.',
        },
        {
          title: 'Tenga un plan por si dicen que no',
          text: 'El chofer decide en la puerta. Sepa de una vez qué hará con el sofá esa tarde.',
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
          text: 'Ponga “gratis, usted lo carga, hoy”. Quítelo cuando la primera persona ya vino, no cuando diga que va a venir.',
        },
        {
          title: 'Iglesia, escuela y teatro',
          text: 'Al salón de jóvenes le faltan sofás y al escenario, lámparas raras. A ninguno le importa un rasguño.',
        },
        {
          title: 'Dueños de rentas',
          text: 'Una estufa que sirve o una cómoda sencilla puede quedar esa misma semana en un apartamento.',
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
          text: 'Ofrecemos en donación las piezas buenas. Si una organización la recibe ese día es su decisión, así que no lo prometemos de ninguna cosa.',
        },
        {
          title: '¿Me dan recibo para los impuestos?',
          text: 'No. Ese lo da la organización que lo recibió. El nuestro dice quién se lo llevó y cuánto pagó usted.',
        },
        {
          title: '¿Alguien recibe un colchón usado?',
          text: 'Tal vez un banco de muebles, si está casi nuevo. Illinois pide etiqueta en todo colchón que se vende o se regala, nuevo o usado, así que no se la quite.',
        },
        {
          title: '¿Y un piano?',
          text: 'Empiece por una escuela o una iglesia, y diga cuántos años tiene. A casi todas ya les han ofrecido varios.',
        },
        {
          title: '¿Quién recibe pintura?',
          text: 'Desde el 1 de diciembre de 2025, tiendas de pintura de todo Illinois reciben gratis la que sobra en casa. El mapa de PaintCare le dice cuál le queda más cerca.',
        },
        {
          title: '¿Quién recibe un televisor viejo?',
          text: 'Ninguna organización que conozcamos. Va a un centro de electrónicos, o lo llevamos nosotros a reciclar.',
        },
        {
          title: 'Hay chinches. ¿Lo puedo donar?',
          text: 'No. Nadie lo va a recibir, y se pasarían a los demás muebles. Díganos antes de que vayamos.',
        },
      ],
    },
  ],
  sources: sourcesOf(en),
  closing: {
    title: '¿Nadie lo quiere?',
    text: 'Regale lo que pueda y mándenos una foto de lo demás. También vamos por una sola cosa.',
  },
})
