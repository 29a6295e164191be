import type { GuideTexts } from '../../../schema/translation.ts'
import { guidePrice } from '../../guidePrices.ts'
import { bigItemPickup as en } from '../../guides/bigItemPickup.ts'
import { sourcesOf } from '../sources.ts'

const [whole, part, dated, unknown] = en.figures

export const bigItemPickup = (): GuideTexts => ({
  name: 'Cosas grandes: quién las recoge en 19 ciudades',
  searches: [
    'basura voluminosa',
    'voluminosa',
    'artículos grandes',
    'banqueta',
    'día de la basura',
    'calcomanía',
    'semana de limpieza',
  ],
  title: 'Basura voluminosa por ciudad: 19 suburbios de Chicago',
  description:
    'Quién recoge un sofá o un colchón en la banqueta en Naperville, Joliet, Lemont, Batavia y 15 ciudades más: con calcomanía o con llamada, y desde cuándo.',
  heading: '¿Quién recoge cosas grandes en la banqueta de su ciudad?',
  answer:
    'Lo más seguro es que sea el servicio de basura de su ciudad. En Lemont, una cosa grande por semana va en la tarifa. En Batavia, cada una lleva calcomanía. En las otras 17 ciudades, llame primero.',
  lead: 'La tabla tiene nuestras 19 ciudades. Cada renglón dice qué está confirmado, desde cuándo, y a quién llamar por lo demás. Si una regla no está confirmada, no la adivinamos.',
  figures: [
    { label: 'Ciudades con la regla completa', amount: whole?.amount ?? '' },
    { label: 'Ciudades con una parte', amount: part?.amount ?? '' },
    { label: 'Ciudades con un dato y su fecha', amount: dated?.amount ?? '' },
    { label: 'Ciudades donde hay que llamar', amount: unknown?.amount ?? '' },
    { label: 'Un sofá, con nosotros', amount: guidePrice('sofa') },
  ],
  parts: [
    {
      kind: 'curb',
      id: 'towns',
      heading: 'Las 19 ciudades en una tabla',
      text: [
        '“Pregunte” quiere decir que no hemos visto una regla bastante reciente para publicarla. En la última columna está quién se lo puede decir. “Contrato hasta” es la fecha en que termina el contrato de la ciudad, así que la regla debe durar hasta entonces.',
      ],
    },
    {
      kind: 'list',
      id: 'ask',
      heading: 'Qué preguntar cuando llame',
      text: ['Son dos minutos. Tenga a la mano su dirección, porque el día depende de su calle.'],
      inOrder: true,
      entries: [
        {
          title: '¿Se llevan esta cosa?',
          text: 'Diga qué es y de qué tamaño: “un sofá de tres plazas”, “un colchón queen”.',
        },
        {
          title: '¿Cuántas cosas por semana?',
          text: 'Si es una por semana, pregunte si un colchón y su box spring cuentan como dos.',
        },
        {
          title: '¿Necesito calcomanía, y dónde la compro?',
          text: 'Pregunte cuántas para esa cosa. Si pesa mucho, puede llevar más de una.',
        },
        {
          title: '¿Tengo que llamar antes?',
          text: 'A veces mandan otro camión, que solo se para donde alguien llamó.',
        },
        {
          title: '¿Cómo hay que sacarla?',
          text: 'Pregunte si el colchón lleva funda de plástico, si hay límite de peso y a qué hora tiene que estar afuera.',
        },
      ],
    },
    {
      kind: 'list',
      id: 'never',
      heading: 'Lo que ningún camión de basura puede llevarse',
      text: ['Son reglas de Illinois, así que son iguales en las 19 ciudades.'],
      entries: [
        {
          title: 'Televisores, computadoras, impresoras y consolas',
          text: 'Desde 2012 no pueden ir a un relleno sanitario de Illinois. Los recibe un centro del condado o del township. El condado de DuPage está en el programa de electrónicos del estado para 2026, con doce lugares fijos.',
        },
        {
          title: 'Llantas',
          text: 'En Illinois no pueden ir a un relleno sanitario, ni enteras ni cortadas. La llantera se queda con las viejas cuando le vende las nuevas.',
        },
        {
          title: 'Un refrigerador, un congelador o un aire con su gas',
          text: 'Primero hay que sacarle el gas. Pregunte si su servicio de basura recoge aparatos por separado.',
        },
        {
          title: 'Baterías de carro y aceite de motor',
          text: 'Toda tienda que vende baterías de carro tiene que recibir la vieja cuando usted compra una nueva. Muchos talleres reciben el aceite usado.',
        },
        {
          title: 'Hojas y ramas revueltas con la basura',
          text: 'Los desechos de jardín se separan desde 1990. Van en bolsas de papel o en su propio bote.',
        },
      ],
    },
    {
      kind: 'table',
      id: 'compare',
      heading: '¿La banqueta o nosotros?',
      columns: ['Usted tiene', 'La banqueta', 'Nosotros'],
      rows: [
        ['Un sofá en la planta baja y sin prisa', 'Seguro sale más barata. Llame y averigüe.', guidePrice('sofa')],
        ['Un colchón y su box spring', 'Tal vez cuentan como dos', guidePrice('mattress-queen_box-spring-queen')],
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
          text: 'En Lemont va en la tarifa del mes, una cosa por semana. En Batavia cada una lleva calcomanía. En las demás, pregunte: unas usan calcomanías, otras piden que llame y otras cobran por cosa.',
        },
        {
          title: '¿Cuándo la saco?',
          text: 'Pregunte la hora a su servicio de basura. Si un sofá está afuera desde días antes, la ciudad puede dejarle un aviso, y con la lluvia pesa más.',
        },
        {
          title: '¿El colchón necesita funda de plástico?',
          text: 'La pedían en la semana de limpieza de Plainfield, en abril de 2024. Otros servicios también la piden, así que pregunte. Ninguna ley de Illinois lo dice.',
        },
        {
          title: '¿Quién recoge si vivo en un apartamento?',
          text: 'Muchas veces, una compañía que paga su edificio y que tiene sus propias reglas. Pregunte en la oficina antes de dejar algo junto al contenedor.',
        },
        {
          title: '¿Y si mi calle no es de la ciudad?',
          text: 'Entonces el contrato de la ciudad tal vez no le toca. El township o el condado le dicen quién recoge ahí.',
        },
        {
          title: '¿Hay una semana de limpieza?',
          text: 'En enero de 2026, Aurora tenía planeadas jornadas gratis en los diez distritos. Plainfield tuvo una en abril de 2024. En otras ciudades, pregunte en marzo en obras públicas.',
        },
        {
          title: '¿Puedo sacarla con un letrero de “gratis”?',
          text: 'Pregunte en su ciudad. Donde se puede, métala otra vez después de un día. Mientras nadie se la lleve, sigue siendo suya.',
        },
      ],
    },
  ],
  sources: sourcesOf(en),
  closing: {
    title: '¿Es más de lo que recogen en la banqueta?',
    text: 'Díganos qué es y en qué piso está. Lo sacamos de donde esté, y usted sabe el precio antes de que levantemos nada.',
  },
})
