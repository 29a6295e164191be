import { inDollars } from '../../../domain/prices/price.ts'
import { paths } from '../../../routes.ts'
import type { AboutTexts } from '../../schema/texts.ts'
import { receipt } from '../about.ts'
import { owner } from '../home.ts'
import { site } from '../site.ts'
import { towns } from '../towns.ts'

const { claims, price } = site

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
      figure: { value: claims.years, label: 'años en esto' },
      paragraphs: [
        `Somos un equipo de aquí con un camión, correas, diablitos y mucha práctica en bajar sofás por escaleras angostas. Trabajamos para casas, dueños de rentas, oficinas y tiendas en ${towns.length} suburbios, de Elmhurst a Joliet y de Batavia a Tinley Park.`,
        'El trabajo es sencillo. Usted tiene algo que ya no quiere y no puede o no quiere cargarlo. Vamos el mismo día o al día siguiente que trabajemos, lo sacamos y barremos.',
      ],
      links: [{ href: paths.serviceAreas, label: `Las ${towns.length} ciudades` }],
    },
    {
      id: 'the-price',
      heading: 'Primero le damos el precio',
      figure: {
        value: inDollars(price.from),
        label: `es nuestra carga más chica; el espacio de un camión lleno cuesta ${inDollars(price.to)}`,
      },
      paragraphs: [
        'A nadie le gusta que le llenen medio camión y luego le hablen de dinero. Por eso lo hacemos al revés. Vemos lo que tiene, le damos un solo precio y esperamos su respuesta. Si no le conviene, nos vamos y no nos debe nada.',
        'El precio depende de cuánto espacio ocupan sus cosas en el camión. Unas pocas cuestan más, como un refrigerador o un colchón. Eso ya va en el precio antes de que usted diga que sí.',
      ],
      links: [{ href: paths.calculator, label: 'Vea cuánto cuesta' }],
    },
    {
      id: 'the-crew',
      heading: 'Quién entra a su casa',
      figure: { value: claims.jobs, label: 'trabajos hechos' },
      paragraphs: [
        'Usted deja entrar a su sótano a gente que no conoce, así que tenemos cuidado. Llegamos dos a su puerta. Antes de tocar nada, preguntamos qué se queda. Tenemos licencia, fianza y seguro, y si le raspamos el marco de la puerta, pagamos el arreglo.',
        `Nos califican con ${claims.headerRating}, y el ${claims.satisfaction} de nuestros clientes nos dice que quedó contento con el trabajo.`,
      ],
      links: [{ href: paths.reviews, label: 'Lea las opiniones' }],
    },
  ],
  yard: {
    heading: 'Adónde van sus cosas',
    paragraphs: [
      'Primero donamos, luego reciclamos y al final desechamos lo que queda. Los muebles en buen estado se ofrecen en donación. Si nadie los puede usar, reciclamos lo que se pueda.',
      'Hay cosas con reglas propias. Illinois no deja que los televisores, las computadoras ni las llantas enteras vayan a sus rellenos sanitarios. Y a un refrigerador hay que sacarle el gas antes de reciclar el metal. Por eso esas cosas tienen su propio renglón en el precio.',
      'Si quiere que alguien vuelva a usar algo, dígaselo al equipo. Lo apartamos.',
    ],
    picture: 'Tres espacios en nuestro patio: muebles para donar, metal para reciclar y un montoncito de bolsas',
  },
  receipt: {
    ...receipt,
    heading: 'Pida recibo, sea quien sea',
    figure: { value: claims.bureauRating, label: 'de una oficina de buenas prácticas comerciales' },
    paragraphs: [
      'Si alguien tira sus cosas en una zanja, pueden buscarlo a usted, porque eran suyas. En el recibo consta quién se las llevó, y qué día.',
      'Así que pídanos el nuestro, y pídaselo a cualquiera que piense contratar. A quien trabaja bien no le molesta.',
    ],
    links: [{ href: paths.howItWorks, label: 'Cómo trabajamos' }],
  },
})
