import { inDollars } from '../../../domain/prices/price.ts'
import { theHour } from '../../../words/es/basics.ts'
import { cutoffOf } from '../../schema/phrases.ts'
import type { HomeTexts } from '../../schema/texts.ts'
import { testimonials } from '../home.ts'
import { site } from '../site.ts'

const { price, area } = site

function howSoon(): string {
  const cutoff = cutoffOf(site)
  return cutoff
    ? `Muchas veces el mismo día, si llama antes de ${theHour(cutoff)}. Si no, le buscamos el próximo horario libre.`
    : 'Le buscamos el próximo horario libre.'
}

export const home = (): HomeTexts => ({
  hero: {
    kicker: `Retiro de muebles y basura en la zona de ${area.landmark.name}`,
    heading: `Nos llevamos lo que ya no quiere desde ${inDollars(price.from)}`,
    lead: 'Somos dos y lo sacamos de donde esté. Usted acepta el precio antes de que carguemos.',
    badges: ['Estimados gratis', 'Primero le damos el precio'],
    guarantees: ['Nosotros cargamos todo', 'Barremos antes de irnos', 'Su teléfono es solo para este trabajo'],
  },
  steps: [
    {
      title: 'Llame, escriba o reserve',
      text: 'Díganos qué tiene y dónde está. Con una foto el precio es más exacto.',
    },
    { title: 'Lo vemos con usted', text: 'Usted nos enseña qué se va. Le decimos cuánto cuesta, y usted decide.' },
    { title: 'Cargamos y nos lo llevamos', text: 'Del ático, del garaje o del patio. Usted no carga nada.' },
    { title: 'Listo', text: 'Barremos, y usted revisa el lugar con nosotros antes de que nos vayamos.' },
  ],
  imageCards: [
    {
      drawing: 'home-loading',
      title: 'Nosotros cargamos',
      text: 'Llevamos correas, diablitos y dos personas.',
      alt: 'Dos personas del equipo suben un sofá al camión',
    },
    {
      drawing: 'home-sorting',
      title: 'Separamos lo que nos llevamos',
      text: 'Donamos lo que se pueda, reciclamos lo que se pueda y desechamos lo demás.',
      alt: 'Tres espacios en el patio: muebles para donar, metal para reciclar y un montoncito de bolsas',
    },
    {
      drawing: 'home-swept',
      title: 'Usted recupera su espacio',
      text: 'Otra vez puede estacionarse en el garaje.',
      alt: 'Un garaje vacío y barrido al atardecer, con una escoba en la pared',
    },
  ],
  testimonials,
  beforeAfter: [
    {
      caption: 'Un garaje para un carro, antes y después',
      before: { drawing: 'garage-before', alt: 'Un garaje repleto hasta la puerta de muebles, cajas y bolsas' },
      after: { drawing: 'garage-after', alt: 'El mismo garaje, vacío y barrido' },
    },
  ],
  crew: {
    heading: 'Quién llega a su puerta',
    text: 'Somos dos. Vemos el trabajo con usted y le decimos cuánto cuesta. Usted decide si empezamos.',
    alt: 'Dos personas del equipo en la entrada del garaje, con nuestro camión atrás',
  },
  reasons: [
    { title: 'Un solo precio', text: 'Usted sabe cuánto cuesta toda la carga antes de que levantemos nada.' },
    { title: 'Usted no carga nada', text: 'Déjelo donde está. Nosotros lo sacamos y barremos.' },
    {
      title: 'Todo se separa',
      text: 'Antes de tirar algo, ofrecemos los muebles buenos para donar y reciclamos el metal.',
    },
  ],
  questions: [
    {
      question: '¿Cuánto cuesta?',
      answer: `Desde ${inDollars(price.from)} por una carga chica hasta ${inDollars(price.to)} por un camión lleno. Usted paga por el espacio que ocupan sus cosas, y sabe el precio antes de que carguemos.`,
    },
    {
      question: '¿Qué tan pronto pueden venir?',
      answer: howSoon(),
    },
    {
      question: '¿Tengo que sacarlo todo a la banqueta?',
      answer: 'No. Lo sacamos de donde esté: el segundo piso, el garaje, el patio.',
    },
    {
      question: '¿Tengo que separarlo antes?',
      answer: 'No. Solo ponga cinta en lo que se va. Lo que no tenga cinta se queda.',
    },
  ],
  statistics: [],
})
