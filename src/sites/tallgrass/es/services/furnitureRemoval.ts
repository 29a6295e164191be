import { inDollars } from '../../../../domain/prices/price.ts'
import { paths } from '../../../../routes.ts'
import { cutoffOf } from '../../../schema/phrases.ts'
import type { ServiceTexts } from '../../../schema/translation.ts'
import { addedPrice, extraPrice, guidePrice } from '../../guidePrices.ts'
import { site } from '../../site.ts'

const from = inDollars(site.price.from)

export const furnitureRemoval = (): ServiceTexts => {
  const sofa = guidePrice('sofa')
  return {
    name: 'Retiro de muebles',
    title: `Retiro de muebles cerca de Chicago, desde ${from}`,
    description: `Sacamos y nos llevamos sofás, camas, cómodas y mesas al oeste y sur de Chicago. Una pieza desde ${from}, un sofá normalmente ${sofa}.`,
    summary: `Un sillón reclinable desde ${from}, un sofá normalmente ${sofa}, y lo bajamos por las escaleras.`,
    heading: 'Retiro de muebles al oeste y al sur de Chicago',
    lead: 'Lo sacamos de cualquier cuarto, y si no cabe por la puerta, lo desarmamos.',
    picture: 'Dos del equipo bajan un sofá rojo por las escaleras',
    buys: `por un sillón reclinable, una mesa de comedor o una cajonera; normalmente ${sofa} por un sofá`,
    message: 'Hola, tengo muebles que ya no quiero. Qué son, en qué piso están, y una foto:',
    load: {
      heading: 'Qué muebles nos llevamos',
      take: [
        'Sofás, loveseats, sofás cama y seccionales',
        'Sillones reclinables y eléctricos',
        'Camas, literas, cabeceras y cunas',
        'Colchones y box springs de cualquier tamaño',
        'Cómodas, roperos y vitrinas',
        'Comedores, escritorios y libreros',
        'Juegos de patio, tapetes y lámparas',
        'Pianos en la planta baja y mesas de billar, si llama antes',
      ],
      leave: [
        {
          thing: 'Cajas fuertes de más de 300 libras',
          instead: 'Llámenos. Quizá necesite a alguien que mueva cajas fuertes',
        },
        { thing: 'Repisas y gabinetes fijos', instead: 'Eso es demolición ligera y se cobra aparte' },
        { thing: 'Lo que hay en los cajones', instead: 'Vacíelos antes, o díganos que también se va' },
        { thing: 'Pilas de litio sueltas', instead: 'Llévelas a un lugar donde reciban pilas' },
      ],
    },
    price: {
      heading: '¿Cuánto cuesta el retiro de muebles?',
      intro: `Un sofá normalmente cuesta ${sofa}, y un sofá con loveseat, ${guidePrice('sofa_loveseat')}. Usted paga por el espacio en el camión, así que la segunda pieza cuesta menos que la primera. Antes de que lleguemos, vea qué más se puede ir.`,
      rungs: [
        { rung: 'minimum', holds: 'Un sillón reclinable, una mesa de comedor o una cajonera' },
        { rung: 'eighth', holds: 'Un sofá de tres plazas y una mesa de centro' },
        { rung: 'quarter', holds: 'Un sofá seccional de tres piezas' },
        { rung: 'half', holds: 'Una mesa para ocho, las sillas, un trinchador, un sofá y un loveseat' },
      ],
      extras: [
        {
          id: 'mattress',
          reason: 'Es por el manejo: los resortes, la espuma y la tela son difíciles de separar.',
        },
        { id: 'stairs', reason: 'Por piezas pesadas, como un ropero. El primer tramo no cuesta más.' },
        {
          id: 'long-carry',
          reason: 'En edificios con patio central y lugares donde no podemos estacionarnos junto a la puerta.',
        },
        {
          label: 'Sofá cama',
          amount: addedPrice('sleeper-sofa'),
          unit: 'cada uno',
          reason: 'Adentro trae una cama de acero, y pesa mucho.',
        },
      ],
    },
    prepare: {
      heading: 'Cómo preparar sus muebles',
      steps: [
        {
          do: 'Revise debajo de los cojines',
          how: 'Busque controles, anillos y monedas. Ya en el camión es difícil encontrarlos.',
        },
        {
          do: 'Vacíe los cajones',
          how: 'Llenos, se salen en las escaleras. Saque también los trastes del trinchador.',
        },
        {
          do: 'Mida si se ve justo',
          how: 'Mida la pieza y la puerta más angosta de la salida, y mándenos las dos medidas.',
        },
        {
          do: 'Cuéntenos de su edificio',
          how: 'Necesitamos saber el piso, si hay elevador y a qué horas dejan mover cosas.',
        },
        { do: 'Avísenos si tiene chinches', how: 'Pasa. Tenemos que envolverlo, y ya no se puede donar.' },
      ],
    },
    margin: {
      heading: '¿Dónde puede donar muebles?',
      text: [
        'Si están en buen estado, muchas veces puede donarlos usted. Sharing Connections, en Downers Grove, es un banco de muebles, y Habitat for Humanity tiene un ReStore en Joliet. Llame y pregunte qué están recibiendo. No somos parte de ninguno de los dos.',
        'Si quiere recibo para sus impuestos, se lo tiene que dar la organización de caridad.',
      ],
      links: [
        { label: 'A quién darle muebles gratis', href: paths.guide('give-it-away') },
        { label: 'ReStore de Habitat en el condado de Will (en inglés)', href: 'https://habitatwill.org/' },
      ],
    },
    afterwards: {
      heading: 'Adónde van sus muebles',
      ways: [
        { way: 'Se dona', what: 'Primero ofrecemos en donación lo firme, sin roturas, manchas ni olores.' },
        { way: 'Se recicla', what: 'Bases de cama, escritorios y sillas de patio de metal.' },
        { way: 'Se desecha', what: 'Sofás vencidos, aglomerado hinchado y cunas que retiraron del mercado.' },
      ],
    },
    closing: '¿Qué muebles ya no quiere?',
    questions: [
      {
        question: '¿Y si no cabe por la puerta?',
        answer:
          'Le quitamos las patas, las puertas o el respaldo. Si un sofá ni así cabe, le preguntamos si lo podemos cortar. Eso maltrata menos sus paredes y su barandal.',
      },
      {
        question: '¿Illinois cobra por los colchones?',
        answer: `Que sepamos, no. Nuestro cargo de ${extraPrice('mattress')} por cada colchón o box spring es por el manejo. En algunas ciudades hay que sacarlo a la banqueta envuelto en plástico, pero para nosotros no hace falta.`,
      },
      {
        question: '¿Pueden llevarse el sofá viejo el día que llega el nuevo?',
        answer: `Muchas veces sí. Si llama antes de las ${cutoffOf(site)}, normalmente podemos ir ese día. Díganos a qué hora entrega la tienda y buscamos un horario antes.`,
      },
    ],
    related: [
      { slug: 'appliance-removal', why: 'El refrigerador viejo también se va.' },
      { slug: 'residential-junk-removal', why: 'También hay cajas y bolsas.' },
      { slug: 'commercial-junk-removal', why: 'Tiene toda una oficina de escritorios.' },
    ],
    towns: [
      {
        slug: 'darien',
        note: 'Si va a sacar un colchón a la banqueta, pregunte a su servicio de basura si tiene que envolverlo.',
      },
      {
        slug: 'westmont',
        note: 'Pregunte a su servicio de basura cuál es el límite de peso. Un sofá pesa unas 200 libras.',
      },
      {
        slug: 'lombard',
        note: `Pregunte a su servicio de basura cuánto cuesta una cómoda en la banqueta. Con nosotros normalmente cuesta ${guidePrice('dresser')}, y la sacamos de la casa.`,
      },
      { slug: 'hinsdale', note: 'No tiene que sacarlo a la banqueta. Subimos por él a la recámara.' },
      {
        slug: 'oak-brook',
        note: 'En Ginger Creek, Trinity Lakes o Midwest Club, díganos si hay portón.',
      },
    ],
  }
}
