import { inDollars } from '../../../domain/prices/price.ts'
import { listed } from '../../../language/texts.ts'
import { paths } from '../../../routes.ts'
import { discountSentence } from '../../schema/phrases.ts'
import type { HowItWorksTexts } from '../../schema/texts.ts'
import { site } from '../site.ts'
import { siteWords } from './site.ts'

const { price } = site

export const howItWorks = (): HowItWorksTexts => ({
  stops: [
    {
      title: 'Usted llama o reserva',
      us: `Le preguntamos qué es, dónde está y cuántas escaleras hay, y le damos un rango de precio. ${discountSentence(price)}`.trim(),
      you: 'Díganos qué hay que llevarse. Una foto ayuda.',
    },
    {
      title: 'Lo vemos con usted',
      us: `Damos una vuelta con usted y le decimos el precio. El espacio en el camión cuesta de ${inDollars(price.from)} por una carga chica a ${inDollars(price.to)} por un camión lleno.`,
      you: 'Enséñenos qué se va y qué se queda. Después usted decide.',
    },
    {
      title: 'Cargamos',
      us: 'Lo sacamos todo y acomodamos bien la carga, porque usted paga por el espacio.',
      you: 'Nada. No tiene que quedarse en el cuarto.',
    },
    {
      title: 'Barremos, y usted paga',
      us: `Barremos y revisamos el lugar con usted. Puede pagar ${listed(siteWords().payment, 'disjunction')}.`,
      you: 'Eche un último vistazo y pida su recibo.',
    },
  ],
  shots: [
    { title: 'El montón completo', text: 'Tómela desde la entrada, para que veamos todo, del piso hasta arriba.' },
    { title: 'La pieza más grande', text: 'Ponga algo junto a ella, como una silla, para que veamos su tamaño.' },
    { title: 'La salida', text: 'Enséñenos las escaleras, la vuelta más angosta y el portón.' },
  ],
  nightBefore: [
    ['Vacíe el refrigerador y los cajones. Ponga cinta en lo que se va. Lo que no tenga cinta se queda.'],
    [
      'Hay cosas que no podemos llevarnos, como pintura líquida y gasolina. Vea ',
      { href: `${paths.faq}#take`, label: 'qué nos llevamos y qué no' },
      '.',
    ],
  ],
  promises: [
    'Un solo precio, que usted acepta antes de que carguemos',
    'Estimados gratis',
    'Nosotros cargamos todo',
    'Barremos antes de irnos',
  ],
})
