import { inDollars } from '../../../domain/prices/price.ts'
import { paths } from '../../../routes.ts'
import type { AboutTexts } from '../../schema/texts.ts'
import { owner } from '../home.ts'
import { site } from '../site.ts'

const { area, price } = site

export const about = (): AboutTexts => ({
  owner: {
    ...owner,
    heading: 'Hable con la persona encargada',
    text: '¿Tiene una pregunta sobre un trabajo, o algo que debimos hacer mejor? Díganos. Leemos todos los mensajes, y si algo salió mal, lo arreglamos.',
    alt: 'Un escritorio con un teléfono, una orden de trabajo y una taza; atrás cuelgan una chamarra y una gorra',
  },
  chapters: [
    {
      id: 'who-we-are',
      heading: 'Quiénes somos',
      paragraphs: [
        `Somos un equipo de aquí con un camión, y trabajamos en la zona de ${area.landmark.name}. Usted tiene algo que ya no quiere y no puede o no quiere cargarlo. Nosotros vamos, lo sacamos y barremos.`,
        'Antes de tocar nada, le preguntamos qué se queda.',
      ],
      links: [
        { href: paths.serviceAreas, label: 'Nuestra zona de servicio' },
        { href: paths.reviews, label: 'Cuéntenos cómo le fue' },
      ],
    },
    {
      id: 'the-price',
      heading: 'Primero le damos el precio',
      figure: {
        value: inDollars(price.from),
        label: `por una carga chica; el espacio de un camión lleno cuesta ${inDollars(price.to)}`,
      },
      paragraphs: [
        'Usted paga por el espacio que ocupan sus cosas en el camión. Vemos todo con usted y le damos un solo precio. Si no le conviene, no le cobramos nada.',
      ],
      links: [{ href: paths.faq, label: 'Preguntas sobre el precio' }],
    },
  ],
  yard: {
    heading: 'Adónde van sus cosas',
    paragraphs: [
      'Separamos todo lo que nos llevamos. Lo que todavía sirve se ofrece en donación, el metal se recicla y lo demás se desecha.',
      'Si quiere que alguien vuelva a usar algo, díganoslo antes de cargar.',
    ],
    picture: 'Tres espacios en el patio: muebles para donar, metal para reciclar y un montoncito de bolsas',
  },
})
