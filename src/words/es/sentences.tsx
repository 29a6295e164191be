import { ended } from '../../language/texts.ts'
import type * as en from '../en/sentences.tsx'
import { moreThan, theHour, time } from './basics.ts'
import { LlameAl, medio } from './reach.ts'

const ways = medio === 'mensaje' ? 'llame, mande un mensaje o un correo' : 'llame o mande un correo'

export const home: typeof en.home = {
  book: 'Reservar',
  price: 'Ver precios',
  ticket: 'Cotización gratis · sin compromiso',
  quote: 'Pedir una cotización gratis',
  quoted: (price, list, bold) => (
    <>
      {bold(price)} por {list}.
    </>
  ),
  change: 'Cambiar',
  yourList: ' su lista',
  what: '¿Qué nos llevamos?',
  lookUp: 'Vea el precio, o quién lo recibe',
  reviews: (count) => `de ${moreThan(count)} opiniones en línea`,
  sentBy: (friend, off) =>
    `${friend || 'Un amigo'} le habló de nosotros. ${off ? `Su primera cita le cuesta ${off} menos.` : 'Qué bueno que está aquí.'}`,
  callToBook: (offer, bold) => <>Reserve por teléfono: {bold(offer)}</>,
  promises: 'Lo que prometemos',
  steps: 'Cómo funciona',
  wholeJob: 'Vea un trabajo de principio a fin',
  services: 'Qué nos llevamos, de un sofá a una casa entera',
  also: 'También: ',
  and: ' y ',
  everything: 'todo lo demás que nos llevamos',
  afterwards: 'Cargamos, separamos y barremos',
  testimonials: 'Lo que dicen los clientes',
  translated: 'Opiniones traducidas del inglés.',
  allReviews: 'Lea todas las opiniones',
  paid: (price) => `Pagó ${price}`,
  before: 'Antes',
  after: 'Después',
  moveLine: 'Mover la línea entre antes y después',
  reasons: 'Por qué nos eligen',
  questions: 'Lo que la gente nos pregunta',
  allQuestions: 'Ver todas las preguntas',
  areas: 'Ver todas las zonas de servicio',
  numbers: 'Nuestros números',
  catalog: 'Servicios de retiro de basura y muebles',
}

export const contact: typeof en.contact = {
  title: `Contacto: ${ways}`,
  crumb: 'Contacto',
  description: (phone, answered) =>
    `${LlameAl(phone)} ${answered}, o escríbanos aquí. Vea a qué horas contestamos y a qué horas recogemos.`,
  heading: ways.replace('l', 'L'),
  lead: 'Contesta una persona de verdad. Díganos qué tiene y dónde está, y le decimos cuánto cuesta.',
  ways: 'Maneras de comunicarse con nosotros',
  fastest: (answered) => ended(`Lo más rápido, ${answered}`),
  discount: (offer) => `Y le damos ${offer}.`,
  text: 'Mande una foto de lo que ya no quiere, su ciudad y cuántas escaleras hay.',
  mail: 'Lo mejor para trabajos grandes: una herencia, una oficina, un edificio completo.',
  weRead: 'Leemos todos los mensajes',
  message: 'Mándenos un mensaje',
  button: 'Mandar mi mensaje',
  hoursHeading: 'Horario del teléfono y de recolección',
  hours: (answered) => `${ended(`Puede llamarnos o mandarnos un ${medio} ${answered}`)} Recogemos en este horario:`,
  columns: 'Teléfono y recolección',
  calls: `Llamadas${medio === 'mensaje' ? ' y mensajes' : ''}, todos los días`,
  pickups: (days) => `Recolección, ${days}`,
  closed: (days) => `No trabajamos en ${days}.`,
  sameDay: (cutoff, link) => (
    <>
      {cutoff
        ? `Si quiere que vayamos el mismo día, llame antes de ${theHour(cutoff)}; si es más tarde, vamos al día siguiente que trabajemos. O `
        : 'Llámenos, o '}
      {link('reserve una cita en línea')}.
    </>
  ),
  tell: 'Qué decirnos',
  three: (example) =>
    `Tres cosas: qué quiere que nos llevemos, su código postal o su ciudad, y cómo llegamos hasta sus cosas. Con “${example}” nos basta para darle un rango de precio.`,
  also: (area) => <>También puede ver {area('si damos servicio en su ciudad')}.</>,
  alsoPrice: (price, area) => (
    <>
      También puede {price('ver un precio')} primero, o revisar {area('si damos servicio en su ciudad')}.
    </>
  ),
  aboutJob: (faq) => (
    <>
      Si es sobre un trabajo que ya le hicimos, ponga la fecha o su número de referencia. Leemos todos los mensajes, los
      buenos y los malos. Su número lo usamos solo para contestarle. También puede que encuentre su respuesta en las{' '}
      {faq('preguntas frecuentes')}.
    </>
  ),
}

export const faq: typeof en.faq = {
  title: 'Preguntas sobre el retiro de basura y muebles',
  crumb: 'Preguntas frecuentes',
  description:
    'Cuánto cuesta, qué tan pronto llegamos, qué nos llevamos y adónde va. Respuestas claras a lo que la gente pregunta antes de reservar.',
  heading: 'Preguntas frecuentes',
  lead: (from, to, cutoff) =>
    `De ${from} a ${to} según el espacio que ocupe. ${cutoff ? `Normalmente el mismo día, si llama antes de ${theHour(cutoff)}, y usted` : 'Usted'} no carga nada. Aquí está lo demás.`,
  contents: 'En esta página',
  questions: ' preguntas',
  notYours: (call, text, answered) => (
    <>
      ¿No está la suya? {call('Llame')} o {text(`mándenos un ${medio}`)}
      {`. ${ended(`Contestamos ${answered}`)}`}
    </>
  ),
  closingHeading: '¿No encontró su pregunta?',
  closing: `Llámenos o mándenos un ${medio}, y le contesta alguien que hace este trabajo.`,
}

export const howItWorks: typeof en.howItWorks = {
  title: 'Retiro de basura y muebles, paso a paso',
  crumb: 'Cómo funciona',
  description:
    'Llame o reserve, reciba un solo precio en su puerta y nosotros cargamos y barremos. Vea qué pasa en cada paso y qué le toca hacer a usted.',
  heading: 'Cómo funciona nuestro servicio',
  lead: (cutoff) =>
    `Usted llama y ${cutoff ? 'llegamos el mismo día o al día siguiente que trabajemos' : 'buscamos un horario que le quede bien'}. Le damos el precio, cargamos y barremos. Usted no carga nada.`,
  job: 'Un trabajo de principio a fin',
  mostOfIt: 'Casi todo el trabajo lo hacemos nosotros.',
  calculator: (link) => (
    <>
      ¿No sabe cuánto le va a costar? Nuestra {link('calculadora de precios')} le da un rango antes de hablar con nadie:
      elija sus cosas y vea cómo se llena el camión.
    </>
  ),
  photos: 'Tres fotos para darle un precio más exacto',
  photosLead:
    'No tiene que mandar ninguna, pero con fotos sabemos cuánto del camión va a ocupar, y así no hay sorpresas en su puerta.',
  before: 'Qué hacer la noche anterior',
  onEveryJob: 'En cada trabajo',
  promises: 'Lo que prometemos',
  us: 'Lo que hacemos nosotros',
  you: 'Lo que hace usted',
  yourPart: 'Usted: ',
}

const dayAt = (day: string, opens: string) => `${day === time.tomorrow ? day : `el ${day}`} a ${theHour(opens)}`

export const sameDay: typeof en.sameDay = {
  today: (hours) => `hoy, ${hours}`,
  tomorrow: (hours) => `mañana, ${hours}`,
  haul: (day) => (day === undefined ? 'hoy' : `${day === time.tomorrow ? '' : 'para el '}${day}`),
  nextPickup: 'Próxima cita: ',
  callBefore: (clock, left, bold) => (
    <>
      Para hoy, llame antes de {theHour(clock)}: {bold(`quedan ${left}`)}
    </>
  ),
  nextPickups: (day, opens, bold) => <>Próximas citas: {bold(dayAt(day, opens))}</>,
  seeWindows: 'Ver horarios disponibles',
  soonestToday: (clock) => `Hoy, si llama antes de ${theHour(clock)}`,
  soonest: dayAt,
  byAppointment: 'Con cita por teléfono: llámenos',
}

const counted = (count: number) => (count === 1 ? '1 foto' : `${count} fotos`)

export const form: typeof en.form = {
  optional: '(opcional)',
  errorBefore: 'Error: ',
  leaveEmpty: 'Deje esta línea vacía',
  sending: 'Enviando…',
  problem: 'Hay algo que corregir',
  windowGone: 'Ese horario ya no está disponible',
  book: 'Reservar',
  yesIn: (town) => `Sí, ${town}`,
  textIt: `Mandar por ${medio}`,
  failures: {
    'not-stored': {
      title: 'No pudimos guardar su solicitud',
      text: 'No va a perder nada de lo que escribió. Intente otra vez en un minuto, o comuníquese ahora mismo: el mensaje ya está escrito.',
    },
    'too-many': {
      title: 'Son muchas solicitudes desde su conexión',
      text: 'No va a perder nada de lo que escribió. Intente otra vez en una hora, o comuníquese ahora mismo: el mensaje ya está escrito.',
    },
    'too-many-changes': {
      title: 'Ya cambió esta solicitud varias veces',
      text: 'Tenemos la última versión que mandó. Intente otra vez en una hora, o comuníquese ahora mismo: el mensaje ya trae este cambio.',
    },
    offline: {
      title: 'Sin conexión',
      text: `No recibimos respuesta, así que tal vez su solicitud no nos llegó. No va a perder nada de lo que escribió. Mándela otra vez, o lo intentamos de nuevo cuando vuelva la conexión.${medio === 'mensaje' ? ' Un mensaje de texto muchas veces sí pasa, y ya está escrito.' : ''}`,
    },
  },
  sentAgain: 'Ya volvió la conexión. Estamos mandando su solicitud otra vez.',
  sentBefore: (slot, see, another) => (
    <>
      {slot ? `Ya reservó ${slot}` : 'Esto ya lo mandó'}: {see(slot ? 'véala' : 'véalo')}, o{' '}
      {another(slot ? 'reserve otra' : 'mande otra solicitud')}.
    </>
  ),
  addPhotos: 'Agregar fotos',
  chosen: 'Fotos elegidas',
  removePhoto: (name) => `Quitar ${name}`,
  removed: (name) => `Se quitó ${name}`,
  undo: 'Deshacer',
  preparing: 'Haciéndola más chica…',
  waiting: 'En espera',
  sendingShare: (percent) => `Enviando, ${percent}%`,
  sent: 'Enviada',
  later: 'Se manda con el formulario',
  onTheWay: (count) => `${counted(count)} en camino. Puede mandar el formulario cuando quiera.`,
  offline: (count) => `No hay conexión. Mandamos ${counted(count)} cuando vuelva.`,
  withForm: (count) => `${counted(count)} se ${count === 1 ? 'manda' : 'mandan'} con el formulario.`,
  added: (count) => (count === 1 ? 'Se agregó 1 foto.' : `Se agregaron ${count} fotos.`),
  stillSending: (number, of) => `Recibimos su solicitud. Mandando la foto ${number} de ${of}.`,
  waitingForLine: (number, of) =>
    `Recibimos su solicitud. No hay conexión: mandamos la foto ${number} de ${of} cuando vuelva.`,
  goOn: (count) => `Seguir sin ${count === 1 ? 'ella' : 'ellas'}`,
  refusals: {
    'not-a-photo': 'Esto no es una foto que podamos abrir. Sirven JPEG, PNG y WebP, o una captura de pantalla.',
    unreadable: 'No pudimos leer este archivo. Si está en la nube, ábralo primero y agréguelo otra vez.',
    heic: 'Este navegador no puede abrir este tipo de foto de iPhone. Tómele una captura de pantalla y agréguela. Para fotos nuevas: Configuración > Cámara > Formatos > Más compatible.',
    suspicious: 'En este archivo hay algo más que una foto. Tómele una captura de pantalla y agréguela.',
    'too-many-pixels': 'Esta imagen es demasiado grande. Tómele una captura de pantalla y agréguela.',
    broken: 'Este archivo está dañado. Pruebe con otra foto, o con una captura de pantalla.',
    'too-large': 'Este archivo pesa demasiado. Tómele una captura de pantalla y agréguela.',
    'too-many': `Son más fotos de las que podemos recibir aquí. Mándenos las demás por ${medio}.`,
    'not-stored': 'No pudimos guardar esta foto. Inténtelo otra vez en un minuto.',
    'cut-off': 'Esta foto no llegó completa. Inténtelo otra vez con menos a la vez.',
    malformed: `No nos llegó esta foto. Puede mandárnosla por ${medio}.`,
  },
  notUnderstood: (what) => `No entendimos ${what} en este enlace.`,
  leftOut: `No está en nuestra lista, así que lo dejamos fuera. Agréguelo abajo, o llámenos o mándenos un ${medio}.`,
}

export { bookOnline, mail, pickup, schedule } from './booking.tsx'
export { itemGuide, itemPage, priceList, service, services } from './catalog.tsx'
export { mine, problem } from './mine.tsx'
export { about, blog, guides, legal, referral, reviews, sitemap } from './pages.tsx'
