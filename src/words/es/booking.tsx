import { ended } from '../../language/texts.ts'
import type * as en from '../en/booking.tsx'
import { hoursLong, theHour } from './basics.ts'
import { llameAl, medio } from './reach.ts'

export const bookOnline: typeof en.bookOnline = {
  title: 'Reserve en línea el retiro de sus cosas viejas',
  crumb: 'Reservar en línea',
  description: (windowHours) =>
    `Reserve su cita en tres pasos cortos: dónde está y qué nos llevamos, qué horario de ${hoursLong(windowHours)} le conviene y cómo nos comunicamos con usted.`,
  steps: 'Pasos',
  nextWhen: 'Siguiente: cuándo',
  nextWho: 'Siguiente: sus datos',
  where: '¿Dónde está?',
  whereAndWhat: '¿Dónde está y qué nos llevamos?',
  who: '¿Cómo nos comunicamos con usted?',
  priceFirst: (link) => <>¿Quiere saber el precio primero? {link('Use la calculadora de precios')}.</>,
  onePage: (link) => <>¿Prefiere verlo todo de una vez? {link('Reserve en una sola página')}.</>,
  firstTime: (whatWeTake, howItWorks) => (
    <>
      ¿Es su primera vez? Vea {whatWeTake('qué nos llevamos')} y {howItWorks('cómo funciona el servicio')}.
    </>
  ),
  byPhone: '¿Prefiere reservar por teléfono?',
  gone: 'Ese horario ya no está disponible. Elija otro',
}

export const schedule: typeof en.schedule = {
  title: 'Reserve el retiro de sus muebles y cosas viejas',
  description: (windowHours, cutoff, zone) =>
    `Elija el día y un horario de ${hoursLong(windowHours)} para que pasemos por lo que ya no quiere.${cutoff ? ` Reserve antes de ${theHour(cutoff)}, ${zone}, y casi siempre llegamos el mismo día.` : ''}`,
  free: 'Estimado gratis · sin compromiso',
  hours: 'Horario de recolección',
  inSteps: (link) => <>¿Prefiere una pregunta a la vez? {link('Reserve paso a paso')}.</>,
  reach: (hours, answered, phone, call, text) => (
    <>
      {`${ended(`Recolección: ${hours}`)} Por teléfono o por ${medio} le contestamos ${answered}:`}{' '}
      {call(`llame al ${phone}`)} o {text(`mándenos un ${medio}`)}.
    </>
  ),
  before: 'Antes de reservar',
  unsurePrice: (calculator, howItWorks) => (
    <>
      ¿Quiere ver antes el precio? Use {calculator('la calculadora de precios')}, o vea{' '}
      {howItWorks('cómo funciona el servicio')}.
    </>
  ),
  firstTime: (howItWorks) => <>¿Es su primera vez? Vea {howItWorks('cómo funciona el servicio')}.</>,
  unsurePlace: (zip) => <>¿No sabe si llegamos a su ciudad? {zip('Busque su código postal')}.</>,
  hurry: '¿Tiene prisa?',
  listPrice: (price, count, bold) => (
    <>
      {bold(price)} por {count === 1 ? 'un artículo' : `${count} artículos`}
    </>
  ),
  yourList: ' su lista',
  soFar: 'Su cita hasta ahora',
  terms: (payBy) => `Usted acepta el precio en su puerta y paga cuando terminemos. ${payBy}`,
  noCharge: 'Usted acepta el precio en su puerta, antes de que carguemos nada, y si dice que no, no le cobramos.',
  firm: {
    where: '¿Dónde va a estar?',
    price: (price) => `Precio definitivo: ${price}`,
    breaks: { item: 'es otra cosa', more: 'hay más', stairs: 'hay escaleras' },
    changes: (why) =>
      `Solo cambia si ${why}. Entonces le damos primero un nuevo precio, y no cargamos nada hasta que usted lo acepte.`,
    away: 'No voy a estar en casa',
    photo: 'Agregue abajo una foto, para que nos llevemos lo correcto.',
    other: (price) => `Ahora su precio definitivo es ${price}. Reserve otra vez si le parece bien`,
    none: 'Para esa lista y ese lugar no hay precio definitivo. Reserve otra vez, y usted acepta el precio en su puerta',
  },
  noCalendar: (call) => (
    <>
      En este momento no podemos ver nuestro calendario. Elija la hora que le convenga y le llamamos para confirmarla. O{' '}
      {call('llámenos ahora')}.
    </>
  ),
}

export const pickup: typeof en.pickup = {
  headings: {
    open: 'Su cita está confirmada',
    begun: 'Su cita',
    past: 'Esta cita ya pasó',
    canceled: 'Esta cita está cancelada',
    done: 'Ya terminamos',
    held: 'Confirme su cita',
  },
  stamps: { booked: 'Confirmada', moved: 'Cambiada', done: 'Listo', canceled: 'Cancelada' },
  canceledBefore: 'Cancelada: ',
  asked: (slot) => ended(`Usted pidió: ${slot}`),
  lines: {
    billedTo: 'Para',
    paid: 'Pagado',
    sent: 'Destino',
    phone: 'Teléfono',
    where: 'Dónde',
    what: 'Qué',
    photos: 'Fotos',
    note: 'Nota',
    price: 'Precio',
  },
  atTheDoor: (estimate) => `${estimate}. Usted acepta el precio en su puerta.`,
  progress: 'Cómo va su cita',
  steps: { 'on-the-way': 'En camino', arrived: 'Llegó', done: 'Listo' },
  since: (clock, whole, minutes) => (
    <>
      {' '}
      desde {/^1\D/.test(clock) ? 'la' : 'las'} {whole(clock)}
      {minutes !== undefined && `, llega en unos ${minutes} minutos`}
    </>
  ),
  addToCalendar: 'Agregarla a mi calendario',
  move: 'Cambiarla',
  cancel: 'Cancelarla',
  print: 'Imprimir',
  shareTime: 'Compartir la hora',
  shared: (name, slot) => `Cita con ${name}: ${slot}`,
  privateLink: (link) => <>Este es {link('su enlace privado')}. Quien lo tenga puede cambiar su cita.</>,
  textLink: 'Mandármelo por mensaje',
  theLink: 'el enlace',
  texted: {
    texted: 'Le mandamos el enlace por mensaje.',
    'too-many': 'Ya no podemos mandarle ese enlace por mensaje hoy. Puede copiarlo.',
    'not-sent': 'No pudimos mandar el mensaje a ese número. Puede copiar el enlace.',
  },
  scan: 'Escanee esto para ver, cambiar o cancelar su cita. Quien tenga este papel puede hacerlo.',
  next: 'Qué sigue',
  notConfirmed: (bold) => <>Su horario {bold('todavía no está confirmado')}.</>,
  tapToConfirm: (minutes) => `Se lo apartamos ${minutes} minutos: toque el enlace de nuestro mensaje para confirmarlo.`,
  weCall: 'Nosotros le llamamos.',
  comesUp: (phone, text, reference) => (
    <>
      Si surge algo, <span className="inline-block">llame al {phone}</span> o {text(`mándenos un ${medio}`)} y denos
      este número de referencia: {reference}
    </>
  ),
  about: (reference) => `Sobre mi cita ${reference}: `,
  howItWorks: 'Cómo funciona el servicio',
  notices: {
    past: `Si necesita algo más, llámenos, mándenos un ${medio} o reserve otra cita.`,
    begun: `Ya vamos con su cita, así que aquí ya no se puede cambiar. Llámenos o mándenos un ${medio}.`,
    canceled: 'Esta cita está cancelada y no vamos a ir. Puede reservar otra cuando quiera.',
  },
  anotherTime: 'Elegir otro horario',
  again: 'Reservar otra vez',
  payOnline: (price) => `Pagar ${price} en línea`,
  outdated: 'Su cita cambió después de que usted abrió esa página, así que esta vez no hicimos nada. Así está ahora.',
  howWasIt: '¿Qué tal lo hicimos?',
  review: 'Escriba una opinión',
  moveTo: '¿Para cuándo la cambiamos?',
  price: {
    onDay: (price) => <>Su precio ese día: {price}.</>,
    stays: (price) => `Su precio sigue siendo ${price}, elija el día que elija.`,
  },
  moveVerb: 'Cambiar a',
  moveButton: 'Cambiar mi cita',
  keep: 'Dejarla como está',
  cancelHeading: '¿Cancelar esta cita?',
  cancelText:
    'No cuesta nada, y puede volver a reservar cuando quiera. Su horario queda libre de inmediato para alguien más.',
  cancelButton: 'Sí, cancelarla',
  keepIt: 'No, dejarla',
  holding: (minutes) => <>Le apartamos este horario por {minutes} minutos. Confírmelo y es suyo.</>,
  confirm: 'Confirmar mi cita',
  lost: {
    'slot-taken': (slot) => `Alguien acaba de reservar ese horario (${slot})`,
    closed: (slot) => `Ese día no trabajamos (${slot})`,
    'by-appointment': (slot) => `Ese día solo trabajamos con cita por teléfono: llámenos (${slot})`,
    over: (slot) => `Esa fecha ya pasó (${slot})`,
    'too-soon': (slot) => `Ya no alcanzamos a llegar en ese horario (${slot})`,
    'past-end': (slot) => `Todavía no se puede reservar con tanta anticipación (${slot})`,
  },
  nearest: 'Esto es lo más cercano que tenemos',
  notChanged: 'Su cita sigue como estaba',
  tooMany: (phone) =>
    `Ya cambió esta cita varias veces. Para cambiarla otra vez, ${llameAl(phone)}. Por ahora se queda como está`,
}

export const mail: typeof en.mail = {
  questions: (phone, text) => (
    <>
      ¿Tiene preguntas, o algo que cambiar? Responda a este correo, o llame al {phone}{' '}
      {medio === 'mensaje' && <>o {text('mándenos un mensaje')}</>} y díganos su número de referencia.
    </>
  ),
}
