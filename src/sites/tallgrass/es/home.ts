import { inDollars } from '../../../domain/prices/price.ts'
import { cutoffOf } from '../../schema/phrases.ts'
import type { HomeTexts, Testimonial } from '../../schema/texts.ts'
import * as en from '../home.ts'
import { site } from '../site.ts'
import { towns } from '../towns.ts'

const jobs: Readonly<Record<string, Pick<Testimonial, 'quote' | 'job'>>> = {
  'Karen M.': {
    quote: 'Me dieron un precio, dije que sí, y cuarenta minutos después ya podía estacionarme otra vez en mi garaje.',
    job: 'Limpieza de garaje',
  },
  'David R.': {
    quote:
      'La casa de mi mamá tenía que estar vacía para el viernes. Vinieron el miércoles y nos apartaron todos los álbumes de fotos.',
    job: 'Vaciado de casa',
  },
  'Luis P.': {
    quote: 'Antes de la comida ya habían cortado y sacado nuestro jacuzzi. Hasta rastrillaron la grava.',
    job: 'Retiro de jacuzzi',
  },
}

export const home = (): HomeTexts => ({
  hero: {
    kicker: `Retiro de basura y muebles en ${towns.length} suburbios de Chicago`,
    heading: `Nos llevamos {when} lo que ya no quiere, desde ${inDollars(site.price.from)}`,
    lead: 'Usted acepta el precio antes de que carguemos.',
    badges: ['Con licencia, fianza y seguro', 'Estimados gratis', 'Primero donamos y reciclamos'],
    guarantees: [
      'Dos personas cargan todo',
      'Sin cargo por la visita y sin compromiso',
      'Su teléfono es solo para este trabajo',
    ],
  },
  steps: [
    {
      title: 'Llame o reserve en línea',
      text: 'Díganos qué tiene y dónde está. Con una o dos fotos el precio es más exacto.',
    },
    { title: 'Llegamos a tiempo', text: 'Vemos lo que hay y le damos un solo precio. Usted decide.' },
    { title: 'Cargamos y nos lo llevamos', text: 'Del ático, del sótano o del patio. Usted no carga nada.' },
    { title: 'Listo', text: 'Barremos, y donamos o reciclamos lo que se pueda.' },
  ],
  imageCards: [
    {
      drawing: 'home-loading',
      title: 'Nosotros cargamos',
      text: 'Llevamos correas, diablitos y dos personas que saben cómo pasar un sofá por una escalera angosta.',
      alt: 'Dos personas del equipo suben un sofá al camión',
    },
    {
      drawing: 'home-sorting',
      title: 'Lo separamos en nuestro patio',
      text: 'Donamos lo que se pueda, reciclamos lo que se pueda y desechamos lo demás.',
      alt: 'Tres espacios en nuestro patio: muebles para donar, metal para reciclar y un montoncito de bolsas',
    },
    {
      drawing: 'home-swept',
      title: 'Usted recupera su espacio',
      text: 'Otra vez puede estacionarse en el garaje.',
      alt: 'Un garaje vacío y barrido al atardecer, con una escoba en la pared',
    },
  ],
  testimonials: en.testimonials.map((one) => ({ ...one, ...jobs[one.author] })),
  beforeAfter: [
    {
      caption: 'Un garaje para un carro, antes y después',
      before: { drawing: 'garage-before', alt: 'Un garaje repleto hasta la puerta de muebles, cajas y bolsas' },
      after: { drawing: 'garage-after', alt: 'El mismo garaje, vacío y barrido' },
    },
  ],
  crew: {
    heading: 'Quién llega a su puerta',
    text: 'Somos dos. Vemos el trabajo y le decimos cuánto cuesta. Si dice que no, nos vamos y no le cobramos nada.',
    alt: 'Dos personas del equipo en la entrada del garaje, con nuestro camión atrás',
  },
  reasons: [
    {
      title: 'El mismo día',
      text: `Llame antes de las ${cutoffOf(site)} y normalmente podemos llegar el mismo día. Si no, al día siguiente que trabajemos.`,
    },
    {
      title: 'Con seguro completo',
      text: 'Tenemos licencia, fianza y seguro. Si le raspamos el marco de la puerta, pagamos el arreglo.',
    },
    {
      title: 'Cuidamos el medio ambiente',
      text: 'Ofrecemos en donación los muebles buenos y reciclamos el metal y los electrónicos. Solo lo que queda va al relleno sanitario.',
    },
  ],
  questions: [
    {
      question: '¿Cuánto cuesta?',
      answer: `Desde ${inDollars(site.price.from)} por una carga chica hasta ${inDollars(site.price.to)} por un camión lleno. Eso es por el espacio que ocupan sus cosas. Algunas tienen un cargo adicional, y usted sabe el precio antes de que carguemos. Elija sus cosas en la calculadora de precios y vea un rango.`,
    },
    {
      question: '¿Qué tan pronto pueden venir?',
      answer: `Normalmente el mismo día, si llama antes de las ${cutoffOf(site)}, hora del Centro. Si no, al día siguiente que trabajemos.`,
    },
    {
      question: '¿Tengo que sacarlo todo a la banqueta?',
      answer: 'No. Lo sacamos de donde esté: el segundo piso, el sótano, el patio.',
    },
    {
      question: '¿Qué pasa con mis cosas?',
      answer:
        'Primero donamos, luego reciclamos y al final desechamos lo que queda. Los televisores y las computadoras siempre se reciclan: Illinois no los permite en los rellenos sanitarios.',
    },
  ],
  statistics: [
    { figure: `Más de ${site.claims.jobs.replace('+', '')}`, label: 'trabajos hechos' },
    { figure: `Más de ${site.claims.years.replace('+', '')}`, label: 'años en esto' },
    { figure: site.claims.satisfaction, label: 'clientes satisfechos' },
    { figure: site.claims.bureauRating, label: 'de una oficina de buenas prácticas comerciales' },
  ],
})
