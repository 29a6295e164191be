import { paths } from '../../../../routes.ts'
import type { GuideTexts } from '../../../schema/translation.ts'
import { guidePrice } from '../../guidePrices.ts'
import { bigItemPickup as en } from '../../guides/bigItemPickup.ts'
import { towns } from '../../towns.ts'
import { sourceOf } from '../sources.ts'

const [whole, part, dated, unknown] = en.figures.map(({ amount }) => amount)

export const bigItemPickup = (): GuideTexts => ({
  name: `Cosas grandes: quién las recoge en ${towns.length} ciudades`,
  searches: [
    'basura voluminosa',
    'voluminosa',
    'artículos grandes',
    'cosas grandes',
    'banqueta',
    'día de la basura',
    'calcomanía',
    'semana de limpieza',
  ],
  title: `Basura voluminosa por ciudad: ${towns.length} suburbios de Chicago`,
  description: `Quién recoge un sofá o un colchón en la banqueta en Naperville, Joliet, Lemont, Batavia y ${towns.length - 4} ciudades más: con calcomanía o con llamada, y desde cuándo.`,
  heading: '¿Quién recoge cosas grandes en la banqueta de su ciudad?',
  answer: `Lo más seguro es que sea el servicio de basura de su ciudad. En Lemont, la tarifa del mes incluye una cosa grande por semana, y en Batavia cada una lleva calcomanía. En las otras ${towns.length - Number(whole)} ciudades, haga una llamada antes de sacar algo.`,
  lead: `En la tabla están nuestras ${towns.length} ciudades, y cada renglón dice qué está confirmado, desde cuándo, y a quién llamar por lo demás.`,
  figures: [
    { label: 'Ciudades con la regla completa', amount: whole ?? '' },
    { label: 'Ciudades con una parte', amount: part ?? '' },
    { label: 'Ciudades con un dato y su fecha', amount: dated ?? '' },
    { label: 'Ciudades donde hay que llamar', amount: unknown ?? '' },
    { label: 'Un sofá, con nosotros', amount: guidePrice('sofa') },
  ],
  parts: [
    {
      kind: 'curb',
      id: 'towns',
      heading: `Las ${towns.length} ciudades en una tabla`,
      text: [
        '“Pregunte” quiere decir que no hemos visto una regla lo bastante reciente para publicarla, y en la última columna está quién se la dice. “Contrato hasta” es la fecha en que termina el contrato de la ciudad, así que la regla debería durar hasta entonces.',
      ],
    },
    {
      kind: 'list',
      id: 'ask',
      heading: 'Qué preguntar cuando llame',
      text: ['Tenga a la mano su dirección, porque el día de recolección depende de su calle.'],
      inOrder: true,
      entries: [
        {
          title: '¿Se llevan esta cosa?',
          text: 'Diga qué es y de qué tamaño, como “un sofá de tres plazas”, porque la respuesta puede ser distinta para cada una.',
        },
        {
          title: '¿Cuántas cosas por semana?',
          text: 'Si es una por semana, pregunte si un colchón y su box spring cuentan como dos. De eso depende en cuántas semanas saca una recámara.',
        },
        {
          title: '¿Necesito calcomanía, y dónde la compro?',
          text: 'Pregunte en qué tiendas cercanas las venden y cuántas lleva lo que va a sacar, porque algo pesado puede necesitar dos.',
        },
        {
          title: '¿Tengo que llamar antes?',
          text: 'Tal vez las cosas grandes vayan en otro camión. Pregunte si pasa siempre, o solo si alguien llamó.',
        },
        {
          title: '¿Cómo hay que sacarla?',
          text: 'Pregunte si el colchón lleva funda de plástico, si hay límite de peso, y a qué hora de la mañana tiene que estar todo en la banqueta.',
        },
      ],
    },
    {
      kind: 'list',
      id: 'never',
      heading: 'Lo que no va a la basura en ninguna ciudad',
      text: [
        `Son reglas del estado y del gobierno federal, así que son iguales en las ${towns.length} ciudades, recoja quien recoja.`,
      ],
      links: [
        {
          label: 'Adónde llevar electrónicos, pintura y químicos',
          href: `${paths.guide('give-it-away')}#electronics`,
        },
      ],
      entries: [
        {
          title: 'Televisores, computadoras, impresoras y consolas',
          text: 'Desde 2012 no pueden ir a un relleno sanitario de Illinois, así que el camión los deja en la banqueta. Los recibe un centro del condado, de la ciudad o del township.',
        },
        {
          title: 'Llantas',
          text: 'En Illinois no van a la basura ni al relleno sanitario, ni enteras ni cortadas. La llantera tiene que recibir tantas viejas como nuevas le venda, y cobra por desecharlas.',
        },
        {
          title: 'Un refrigerador, un congelador o un aire con su gas',
          text: 'Hay que sacarle el gas antes de reciclar el metal, así que pregunte si su servicio de basura recoge los aparatos por separado. En Batavia se saca con una calcomanía comprada antes, como cualquier cosa grande.',
        },
        {
          title: 'Baterías de carro y aceite de motor',
          text: 'Por ley del estado, toda tienda que venda baterías de carro tiene que recibir la vieja cuando usted compra una nueva. El aceite usado no va a un relleno sanitario desde 1996, y muchos talleres lo reciclan, así que llame a uno.',
        },
        {
          title: 'Hojas y ramas revueltas con la basura',
          text: 'En Illinois, los desechos de jardín se separan de la basura desde 1990, así que van en bolsas de papel o en su propio bote.',
        },
        {
          title: 'Pintura, propano y químicos de la casa',
          text: 'No van a la basura. Las tiendas de pintura reciben gratis la que sobra en casa, y el centro de residuos peligrosos de Naperville recibe químicos y tanques de asador de quien viva en Illinois.',
        },
      ],
    },
    {
      kind: 'table',
      id: 'compare',
      heading: '¿La banqueta o nosotros?',
      columns: ['Usted tiene', 'La banqueta', 'Nosotros'],
      rows: [
        ['Un sofá en la planta baja y sin prisa', 'Probablemente es más barata. Llame y averigüe.', guidePrice('sofa')],
        ['Un colchón y su box spring', 'Tal vez cuenten como dos', guidePrice('mattress-queen_box-spring-queen')],
        ['Un refrigerador en el sótano', 'Usted lo sube, si es que se lo llevan', guidePrice('refrigerator')],
        ['Un televisor plano grande', 'No, por ley del estado', guidePrice('tv-flat-large')],
        [
          'Toda una recámara',
          'Varias semanas, si es una cosa por semana',
          guidePrice('mattress-queen_box-spring-queen_bed-frame-wood_dresser_nightstand.2'),
        ],
      ],
    },
    {
      kind: 'list',
      id: 'questions',
      heading: 'Lo que la gente pregunta sobre la banqueta',
      entries: [
        {
          title: '¿Es gratis que recojan cosas grandes?',
          text: 'En Lemont va en la tarifa del mes, una cosa por semana, y en Batavia se compra una calcomanía para cada una. En las demás depende del contrato de la ciudad, así que pregunte cuando llame.',
        },
        {
          title: '¿Cuándo la saco?',
          text: 'Pregunte la hora a su servicio de basura, y en obras públicas, desde cuándo se puede y de cuánto es la multa.',
        },
        {
          title: '¿El colchón necesita funda de plástico?',
          text: 'La pedían en la semana de limpieza de Plainfield, en abril de 2024. Cada compañía tiene su propia regla, así que pregunte en la suya antes de comprarla.',
        },
        {
          title: '¿Quién recoge si vivo en un apartamento?',
          text: 'Muchas veces es una compañía que paga su edificio y que tiene sus propias reglas. Pregunte en la oficina adónde van las cosas grandes antes de dejar algo junto al contenedor.',
        },
        {
          title: '¿Y si mi calle no es de la ciudad?',
          text: 'Entonces el contrato de la ciudad tal vez no lo cubra, aunque su dirección postal lleve el nombre de la ciudad. En el township o en el condado le dicen qué compañía recoge en su calle.',
        },
        {
          title: '¿Hay una semana de limpieza?',
          text: 'Para 2026, Aurora planeó jornadas de limpieza gratis en sus diez distritos (pregunte a Groot por las de este año), y Plainfield tuvo una semana en abril de 2024. En otras ciudades, pregunte en obras públicas en marzo, para enterarse antes de que pase.',
        },
        {
          title: '¿Puedo sacarla con un letrero de “gratis”?',
          text: 'Pregunte en su ciudad si se permite. Donde se pueda, meta el sofá después de un día, porque sigue siendo suyo hasta que alguien se lo lleve.',
        },
        {
          title: '¿Se llevan alfombra, escombro, un piano o un jacuzzi?',
          text: 'En Batavia, el escombro va en bolsas o amarrado, de hasta cuatro pies de largo y 50 libras, y por un piano o un jacuzzi se pide a Groot una recolección especial. En otras ciudades, llame antes de arrancar algo. Si es alfombra, pregunte de qué largo se corta y si va amarrada.',
        },
      ],
    },
  ],
  sources: en.sources.map(sourceOf),
  closing: {
    title: '¿Es más de lo que recogen en la banqueta?',
    text: 'Díganos qué es y en qué piso está. Lo sacamos de donde esté, y usted sabe el precio antes de que alguien levante algo.',
  },
})
