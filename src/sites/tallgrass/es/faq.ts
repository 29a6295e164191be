import { inDollars } from '../../../domain/prices/price.ts'
import { listed } from '../../../language/texts.ts'
import { paths } from '../../../routes.ts'
import { illinoisTires } from '../../packs/illinois.ts'
import { closedDaysOf, cutoffOf, discountOffer, pickupHoursOf } from '../../schema/phrases.ts'
import type { QuestionGroup } from '../../schema/texts.ts'
import { holidays } from '../calendar.ts'
import { addedPrice, extraPrice, rungPrice } from '../guidePrices.ts'
import { site } from '../site.ts'
import { sources } from '../sources.ts'
import { sourceOf } from './sources.ts'

const { from, to } = site.price

export const questionGroups = (): readonly QuestionGroup[] => {
  const tv = `${extraPrice('tv-small')} a ${extraPrice('tv-large')} (${addedPrice('tv-projection')} el de proyección)`
  return [
    {
      id: 'the-price',
      name: 'El precio',
      questions: [
        {
          id: 'how-much',
          question: '¿Cuánto cobran?',
          answer: `Desde ${inDollars(from)} por una carga chica hasta ${inDollars(to)} por un camión lleno. Eso es por el espacio que ocupan sus cosas, no por hora. Algunas tienen un cargo adicional, y ya va en su precio. Elija sus cosas en línea y vea un rango enseguida. En su puerta le damos un solo precio, y usted lo acepta antes de que carguemos nada. Reserve por teléfono y reciba ${discountOffer(site.price)}.`,
          links: [
            { href: paths.calculator, label: 'Vea su precio' },
            { href: paths.guide('junk-removal-cost'), label: 'Cuánto cuesta retirar cosas viejas' },
          ],
        },
        {
          id: 'quarter-truck',
          question: '¿Qué cabe en un cuarto de camión o en medio?',
          answer: `En un cuarto de camión caben más o menos un sofá, un sillón, una cómoda y una mesa de centro, normalmente ${rungPrice('quarter')}. En medio camión, la sala y la recámara de un apartamento chico: sofá, loveseat, cama, cómoda, mesa y sillas, normalmente ${rungPrice('half')}. Eso es por el espacio. Usted sabe el precio exacto antes de que empecemos.`,
          links: [{ href: paths.calculator, label: 'Vea cómo se llena el camión' }],
        },
        {
          id: 'online-price',
          question: '¿El precio que veo en línea es el definitivo?',
          answer:
            'Es un estimado. La calculadora suma cuánto del camión ocupan sus cosas y los cargos adicionales, línea por línea. Cuando llegamos, vemos lo que de verdad hay y le damos el precio definitivo. Si no le conviene, no le cobramos nada.',
          links: [{ href: paths.calculator, label: 'Elija sus cosas' }],
        },
        {
          id: 'extras',
          question: '¿Qué tiene cargo adicional?',
          answer: `Lo que cuesta más trabajo mover o desechar. Un refrigerador o un aire de ventana suma ${extraPrice('refrigerant')}, un colchón ${extraPrice('mattress')}, una llanta sin rin ${extraPrice('tire')}, un televisor ${tv}. También pueden sumar los pianos, las cajas fuertes, los trampolines, el escombro pesado, desarmar algo, el acarreo largo y las piezas pesadas por escaleras. Sea lo que sea, lo ve en su precio antes de que carguemos.`,
        },
        {
          id: 'free-estimate',
          question: '¿Los estimados son gratis?',
          answer:
            'Sí. Llame, mande un mensaje, pregunte en línea o pídanos que pasemos a ver: es gratis, no cobramos la visita y no se compromete a nada. Preferimos que nos diga que no a que pague un precio que no le gusta.',
        },
      ],
    },
    {
      id: 'the-day',
      name: 'El día de la cita',
      questions: [
        {
          id: 'today',
          question: '¿Qué tan pronto pueden venir?',
          answer: `Normalmente el mismo día, si llama antes de las ${cutoffOf(site)}, hora del Centro. Después de esa hora, buscamos lugar al día siguiente que trabajemos. Nuestro horario de recolección es ${listed(pickupHoursOf(site.hours))}, pero no trabajamos en ${closedDaysOf(holidays)}. Por teléfono nos encuentra las 24 horas.`,
          links: [{ href: paths.schedule(), label: 'Vea los horarios libres' }],
        },
        {
          id: 'window',
          question: '¿De cuánto tiempo es el horario de llegada?',
          answer:
            'De dos horas, y usted lo elige. Si reserva en línea, solo ve los horarios libres. Si tiene que salir a cierta hora, díganoslo al reservar, donde preguntamos si hay algo que debamos saber, y el equipo lo ve.',
        },
        {
          id: 'call-ahead',
          question: '¿Llaman antes de llegar?',
          answer:
            'Sí, si usted quiere. Pídalo al reservar, donde preguntamos si hay algo que debamos saber, y díganos cuál es el mejor número ese día y si prefiere llamada o mensaje. También puede llamarnos a cualquier hora, de día o de noche.',
        },
        {
          id: 'be-home',
          question: '¿Tengo que estar en casa?',
          answer:
            'Lo mejor es que esté usted, o alguien que pueda aceptar el precio. Si todo está afuera y no puede estar, pregúntenos antes. A veces con unas fotos basta para acordar el precio.',
        },
        {
          id: 'curb',
          question: '¿Tengo que sacarlo todo a la banqueta?',
          answer:
            'No. Lo sacamos de donde esté: el ático, el sótano, el fondo del patio. Usted señala y nosotros cargamos. Si ya está en la entrada del garaje, díganoslo cuando llame, porque así puede bajar el precio.',
          links: [{ href: paths.howItWorks, label: 'Qué pasa el día de la cita' }],
        },
        {
          id: 'cancel',
          question: '¿Puedo cambiar o cancelar?',
          answer:
            'Sí, y no cuesta nada. Si reservó en línea, con el enlace de su reserva la puede cambiar o cancelar usted. O llámenos o mándenos un mensaje con su número de referencia y lo hacemos nosotros. Mientras no haya aceptado un precio, no nos debe nada.',
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
            'Nos llevamos casi todo lo que dos personas puedan cargar: muebles, aparatos, colchones, cajas, desechos de jardín y escombro de remodelación. No podemos llevarnos pintura líquida, gasolina, aceite, tanques de propano, químicos, asbesto, medicinas ni agujas, municiones ni fuegos artificiales, detectores de humo, ni baterías de litio sueltas o dañadas. ¿Tiene duda? Mándenos una foto.',
          links: [{ href: paths.services, label: 'Todos nuestros servicios' }],
        },
        {
          id: 'paint',
          question: '¿Se llevan pintura?',
          answer:
            'Pintura líquida no, pero hay buenas noticias: la puede entregar gratis. PaintCare empezó en Illinois en diciembre de 2025. Sus centros reciben pintura de casa, tinte y barniz, de látex o de aceite. La mayoría recibe al menos cinco galones por visita. Busque uno cerca y llame antes de ir.',
          links: [sourceOf(sources.paint)],
        },
        {
          id: 'electronics',
          question: '¿Se llevan televisores y computadoras?',
          answer: `Sí. Desde 2012 Illinois no deja tirar televisores, monitores, computadoras ni impresoras en sus rellenos sanitarios, así que no los puede sacar con la basura. Nosotros nos los llevamos y se reciclan. Un televisor suma ${tv}, y eso ya va en su precio.`,
          links: [sourceOf(sources.electronics)],
        },
        {
          id: 'fridges',
          question: '¿Se llevan refrigeradores y aires acondicionados?',
          answer:
            'Sí. La ley federal exige recuperar el gas refrigerante antes de desecharlos, y nosotros lo manejamos de forma segura. Si es un aire central, un técnico certificado tiene que recuperar el gas antes de que nos llevemos la unidad. Por favor, vacíe el refrigerador y pida que desconecten el gas, si lo tiene, antes de que lleguemos.',
          links: [{ href: paths.service('appliance-removal'), label: 'Retiro de aparatos' }],
        },
        {
          id: 'mattresses',
          question: '¿Se llevan colchones?',
          answer: `Sí, colchones y box springs de cualquier tamaño. Los sacamos de la recámara, para que usted no tenga que bajar nada por las escaleras. Cada pieza suma ${extraPrice('mattress')}. Es un cargo nuestro por el manejo, no lo cobra el estado, y ya va en su precio.`,
        },
        {
          id: 'tires',
          question: '¿Se llevan llantas?',
          answer: `Sí, hasta ${illinoisTires} por viaje, porque para llevar más Illinois pide un registro. Cada llanta suma ${extraPrice('tire')} sin rin y ${addedPrice('tire-rim')} con rin. Las llantas enteras no se pueden sacar con la basura, porque los rellenos sanitarios de Illinois no las reciben.`,
        },
        {
          id: 'heavy',
          question: '¿Se llevan concreto, tierra o tejas?',
          answer:
            'Sí, en cantidades chicas. Con esto el límite es el peso: el camión va demasiado pesado mucho antes de verse lleno. Díganos qué es y más o menos cuánto hay, o mande una foto, y le decimos cuánto podemos llevarnos en un viaje.',
        },
        {
          id: 'hot-tubs-sheds-decks',
          question: '¿Quitan jacuzzis, cobertizos y terrazas?',
          answer:
            'Sí, mientras no sostengan parte de la casa. No tiramos garajes. Vacíe el jacuzzi y pida a un electricista que desconecte la luz. Vacíe el cobertizo. Para los tres, pregunte primero por el permiso en su departamento de construcción. Las losas y los cimientos de concreto se cobran aparte.',
          links: [
            { href: paths.service('hot-tub-removal'), label: 'Retiro de jacuzzis' },
            { href: paths.service('shed-removal'), label: 'Retiro de cobertizos' },
            { href: paths.service('light-demolition'), label: 'Demolición ligera' },
          ],
        },
      ],
    },
    {
      id: 'rules-and-permits',
      name: 'Reglas y permisos',
      questions: [
        {
          id: 'permit',
          question: '¿Necesito un permiso?',
          answer:
            'Eso lo decide el departamento de construcción de su ciudad, así que pregunte antes de quitar nada. Fijamos el día cuando ya le hayan contestado. En las partes de Lemont, Tinley Park y Hinsdale que están en el condado de Cook, el condado tiene su propio permiso de demolición, y también es para cobertizos. Si se van a sacar postes o cimientos, llame a JULIE al 811 tres días hábiles antes.',
          links: [
            sourceOf(sources.cookPermits),
            { href: paths.post('demolicion-ligera-condado-de-dupage'), label: 'Condado de DuPage, paso por paso' },
          ],
        },
        {
          id: 'insured',
          question: '¿Tienen seguro?',
          answer:
            'Sí. Tenemos licencia, fianza y seguro. Si el dueño o el edificio le pide un certificado de seguro, díganoslo uno o dos días antes y se lo hacemos llegar antes de presentarnos.',
          links: [{ href: paths.about, label: 'Más sobre nosotros' }],
        },
        {
          id: 'village-pickup',
          question: '¿No es gratis el servicio de la ciudad?',
          answer:
            'A veces sí: algunas ciudades recogen una cosa grande por semana, gratis o con calcomanía. Si eso es todo lo que tiene, úselo. Llámenos cuando haya más, cuando esté en un segundo piso, cuando le urja o cuando el camión de la basura no se lo lleve. Las reglas cambian, así que pregunte a su servicio de basura.',
          links: [{ href: paths.serviceAreas, label: 'Busque su ciudad' }],
        },
      ],
    },
    {
      id: 'afterwards',
      name: 'Después',
      questions: [
        {
          id: 'my-stuff',
          question: '¿Qué pasa con mis cosas?',
          answer:
            'Las separamos en nuestro patio. Los muebles en buen estado los ofrecemos en donación. El metal y los electrónicos se reciclan. Lo que queda se desecha. Si quiere que algo se done, dígaselo al equipo.',
        },
        {
          id: 'donation-receipt',
          question: '¿Me dan un recibo de donación?',
          answer:
            'Solo si lo da la organización, y no todas lo dan. Nosotros no podemos hacerle uno. Si necesita un recibo para sus impuestos, lo seguro es que usted mismo entregue la pieza a la organización.',
        },
        {
          id: 'pay',
          question: '¿Cómo pago?',
          answer:
            'En efectivo, con tarjeta de crédito o con cheque. No hay anticipo: se paga cuando ya está cargado. Pida su recibo y guárdelo, porque ahí consta quién se llevó sus cosas.',
        },
      ],
    },
  ]
}
