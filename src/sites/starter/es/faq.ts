import { inDollars } from '../../../domain/prices/price.ts'
import { ended, listed } from '../../../language/texts.ts'
import { paths } from '../../../routes.ts'
import { theHour } from '../../../words/es/basics.ts'
import { medio } from '../../../words/es/reach.ts'
import { closedDaysOf, cutoffOf, discountSentence, pickupHoursOf, takesBookings } from '../../schema/phrases.ts'
import type { QuestionGroup } from '../../schema/texts.ts'
import { zoneWords } from '../../schema/wholeSite.ts'
import { zone } from '../../schema/zone.ts'
import { holidays } from '../calendar.ts'
import { site } from '../site.ts'

const { from, to } = site.price

export const questionGroups = (): readonly QuestionGroup[] => {
  const [closed, cutoff] = [closedDaysOf(holidays), cutoffOf(site)]
  return [
    {
      id: 'price-and-day',
      name: 'El precio y el día',
      questions: [
        {
          id: 'how-much',
          question: '¿Cuánto cuesta que se lleven mis cosas?',
          answer:
            `Desde ${inDollars(from)} por una carga chica hasta ${inDollars(to)} por un camión lleno. Usted paga por el espacio que ocupan sus cosas en el camión, y le damos el precio antes de levantar nada. ${discountSentence(site.price)}`.trim(),
        },
        {
          id: 'extras',
          question: '¿Qué tiene cargo adicional?',
          answer:
            'Lo que cuesta más trabajo mover o desechar, como un refrigerador, un colchón, unas llantas o un televisor. También puede sumar dónde está y lo que cuesta cargarlo. Sea lo que sea, ya va en el precio que usted acepta.',
        },
        {
          id: 'today',
          question: '¿Qué tan pronto pueden venir?',
          answer: `${cutoff ? `Muchas veces el mismo día, si llama antes de ${theHour(cutoff)}, ${zoneWords(site.timeZone, zone)}. ` : ''}${ended(`Nuestro horario de recolección es ${listed(pickupHoursOf(site.hours))}${closed ? `, pero no trabajamos en ${closed}` : ''}`)} ${takesBookings(site.hours) ? 'Al reservar en línea ve todos los horarios libres. Si ninguno le queda bien, llámenos' : 'Llámenos'} y vemos qué se puede hacer.`,
          ...(takesBookings(site.hours) && { links: [{ href: paths.schedule(), label: 'Vea los horarios libres' }] }),
        },
        {
          id: 'be-home',
          question: '¿Tengo que estar en casa?',
          answer:
            'Tiene que haber alguien que nos enseñe qué se va y que acepte el precio. Después puede irse, mientras conteste el teléfono. Si vive lejos, mándenos fotos y llámenos primero.',
        },
        {
          id: 'cancel',
          question: '¿Puedo cambiar o cancelar mi cita?',
          answer: `Sí, y no cuesta nada. Si reservó en línea, con el enlace de su cita la puede cambiar o cancelar usted. O llámenos o mándenos un ${medio} y lo hacemos nosotros. Mientras no haya aceptado un precio, no nos debe nada.`,
        },
      ],
    },
    {
      id: 'what-we-take',
      name: 'Qué nos llevamos',
      questions: [
        {
          id: 'take',
          question: '¿Qué se llevan y qué no?',
          answer:
            'Nos llevamos casi todo lo que dos personas puedan cargar: muebles, aparatos, colchones, cajas, ropa, libros, herramienta y juguetes. No podemos llevarnos pintura líquida, combustible, tanques de propano, químicos, asbesto, medicinas ni municiones. Si tiene duda, mándenos una foto.',
          links: [{ href: paths.services, label: 'Nuestros servicios' }],
        },
        {
          id: 'fridges',
          question: '¿Se llevan refrigeradores y aires acondicionados?',
          answer:
            'Sí. La ley federal exige recuperar el gas refrigerante antes de hacerlos chatarra, así que cuestan un poco más. Por favor, vacíe el refrigerador, y pida que desconecten el gas o el agua antes de que lleguemos.',
        },
        {
          id: 'after',
          question: '¿Qué pasa con mis cosas?',
          answer:
            'Separamos lo que nos llevamos. Lo que todavía sirve se ofrece en donación, el metal se recicla y lo que queda se desecha. Si quiere que algo vaya a una organización de caridad, díganos antes de que carguemos, y le decimos si es probable.',
          links: [{ href: paths.about, label: 'Más sobre nosotros' }],
        },
        ...(site.features.permits
          ? [
              {
                id: 'permit',
                question: '¿Necesito un permiso?',
                answer:
                  'Eso lo decide el departamento de construcción de su ciudad o condado, así que pregunte antes de tirar nada. Fijamos el día cuando ya le hayan contestado. Si vamos a sacar postes o cimientos, primero llame al 811. Es gratis, y marcan las líneas de su patio.',
              },
            ]
          : []),
      ],
    },
  ]
}
