import { ended } from '../../language/texts.ts'
import type * as en from '../en/messages.ts'
import { theHour } from './basics.ts'
import { LlameAl, llameAl, medio } from './reach.ts'

export const message: typeof en.message = {
  canceled: 'Su cita está cancelada',
  moved: 'Cambiamos su cita',
  booked: 'Su cita está confirmada',
  priced: 'El precio de su servicio',
  toConfirm: 'Por favor confirme su cita',
  received: 'Recibimos su solicitud',
  withChanges: (heading) => `${heading}, con sus cambios`,
  reminder: (isToday) => `Su cita es ${isToday ? 'hoy' : 'mañana'}`,
  onTheWay: 'Vamos en camino a su cita',
  late: (minutes) => `Hoy vamos con ${minutes === 60 ? 'cerca de una hora' : `unos ${minutes} minutos`} de retraso`,
  sorryMissed: 'No encontramos a nadie',
  done: 'Ya terminamos',
  corrected: 'Recibo corregido',
  weCanceled: 'Cancelamos esta cita y no vamos a ir. Si no lo esperaba, llámenos. Puede reservar otra cuando quiera.',
  wontCome: 'No iremos. Puede reservar otra cita cuando quiera.',
  held: (minutes) =>
    `Mucha gente está reservando en este momento. Le apartamos su horario por ${minutes} minutos: abra su cita y confírmela.`,
  notConfirmed: (reply) => ended(`Su horario todavía no está confirmado. Le llamaremos ${reply}`),
  whetherWeCome: 'Le llamamos para decirle si podemos ir.',
  closedToday: 'Hoy no trabajamos.',
  hearFromUs: (reply) => ended(`Tendrá noticias nuestras ${reply}`),
  left: (time, minutes) => {
    const left = `El equipo salió a ${theHour(time)}`
    return ended(minutes === undefined ? left : `${left} y llega en unos ${minutes} minutos`)
  },
  stillComing: 'Vamos a llegar, y perdone la espera. No tiene que hacer nada.',
  missed: (time) => `Pasamos a ${theHour(time)} y no encontramos a nadie.`,
  afterMissed: `No se preocupe: llámenos, mándenos un ${medio} o elija otro horario.`,
  thankYou: 'Gracias por elegirnos',
  wentWell:
    'Esperamos que todo haya salido bien. Si algo no estuvo bien, llámenos o conteste este mensaje y lo arreglamos.',
  thanks: 'Gracias por su confianza. Aquí está su recibo.',
  replaces: 'Cambiamos el recibo que le mandamos. Este lo reemplaza.',
  seeOrBook: 'Verla o reservar otra vez',
  confirm: 'Confirmar mi cita',
  seeMoveCancel: 'Verla, cambiarla o cancelarla',
  hereIsLink: 'Este es el enlace a su cita',
  askedForLink:
    'Alguien lo pidió en nuestro sitio con su teléfono o su correo. Si no fue usted, no tiene que hacer nada.',
  see: 'Ver su cita',
  seeReceipt: 'Ver su recibo',
  addToCalendar: 'Agregarla a mi calendario',
  removeFromCalendar: 'Quitarla de mi calendario',
  review: '¿Qué tal lo hicimos? Escriba una opinión',
  call: (phone) => `Llame al ${phone}`,
  askedFor: 'Usted pidió',
  where: 'Dónde',
  what: 'Qué',
  day: 'Día',
  price: 'Precio',
  agreed: {
    page: (price) => `${price}, como quedamos`,
    phone: (price) => `${price}, como quedamos por teléfono`,
    door: (price) => `${price}, como quedamos en la puerta`,
    changed: (price) => `${price}, cambió después de que usted lo aceptó`,
  },
  spots: { curb: 'en la banqueta', garage: 'en el garaje', porch: 'en el porche', inside: 'adentro' },
  nobodyHome: 'sin nadie en casa',
  newPrice: (price) => `Su nuevo precio: ${price}`,
  newPriceNext: (reason) => `${reason}. No cargamos nada con el nuevo precio hasta que usted lo acepte.`,
  friendsDiscount: 'Descuento por recomendación',
  priceSeen: 'Precio que vio',
  number: 'El número al que le llamamos',
  before: 'Antes de que lleguemos',
  tripFee: (fee) => `Si no hay nadie cuando lleguemos, cobramos ${fee} por la vuelta.`,
  paid: 'Pagado',
  receiptNumber: 'Número de recibo',
  poNumber: 'Orden de compra',
  dueBy: 'Vence',
  went: 'Adónde fue todo',
  pictures: { before: 'Antes', after: 'Después' },
  methods: { cash: 'en efectivo', card: 'con tarjeta', check: 'con cheque', other: 'de otra manera' },
  places: { donated: 'donación', recycled: 'reciclaje', landfill: 'relleno sanitario' },
  itWasOn: (when) => `Era el ${when}`,
  reference: (reference) => `Referencia ${reference}`,
  opening: (heading, reference) => `${heading}. Su número de referencia es ${reference}.`,
  questions: (phone) =>
    `¿Tiene preguntas, o algo que cambiar? Responda a este correo, o ${llameAl(phone)} y díganos su número de referencia.`,
  why: 'Recibió este correo porque alguien dio esta dirección con la solicitud.',
  noMore: 'Ya no quiero correos',
  stopTexts: 'Responda STOP para no recibir más.',
  linkText: 'Vea, cambie o cancele su cita:',
  onTheWaySince: (time, minutes) => {
    const clock = theHour(time)
    if (minutes === undefined) return ended(`Vamos en camino a su cita desde ${clock}`)
    return `Salimos a su cita a ${clock} y llegamos en unos ${minutes} minutos.`
  },
  lateText: (late) => `${late}, pero vamos a llegar.`,
  seeHere: 'Vea su cita:',
  callUs: (phone) => `Llámenos: ${phone}`,
  hello: (name, business, about) => `${ended(`Hola${name && ` ${name}`}, le escribimos de ${business} por ${about}`)} `,
  about: {
    booking: (when) => (when ? `su cita del ${when}` : 'su cita'),
    quote: 'su cotización',
    contact: 'su mensaje',
    other: 'su solicitud',
  },
  atDesk: {
    request: (business) => `Le escribimos de ${business} por su solicitud. `,
    price: (business, price, url) =>
      `Le escribimos de ${business}. Lo hacemos por ${price}, con la carga y el transporte incluidos. Véalo y elija un horario: ${url}`,
    priceAgain: (business, price, url) =>
      `Le escribimos de ${business}. ¿Vio nuestro precio? Todavía lo hacemos por ${price}. Si tiene preguntas, díganos, o elija un horario: ${url}`,
    here: (business) => `Le escribimos de ${business}. Ya llegamos a su cita.`,
    missed: (business, time) =>
      `Le escribimos de ${business}. Fuimos a su cita a ${theHour(time)} y no encontramos a nadie. ¿Cuándo podemos volver? `,
    onTheWay: (business, minutes) =>
      `Le escribimos de ${business}. Vamos en camino a su cita${minutes === undefined ? '' : ` y llegamos en unos ${minutes} minutos`}.`,
    today: (business) => `Le escribimos de ${business} por su cita de hoy. `,
    coming: (business, isTomorrow, day, hours) =>
      `${ended(`Le escribimos de ${business} por su cita ${isTomorrow ? 'de mañana' : `del ${day}`}, ${hours}`)} `,
    late: (business, late) => `Le escribimos de ${business}. ${late}, pero vamos a llegar.`,
    pickup: (business) => `Le escribimos de ${business} por su cita. `,
  },
  fileName: (reference) => `cita-${reference}`,
  summary: (business) => `Cita con ${business}`,
  description: (reference, phone, span) => `Referencia ${reference}. ${LlameAl(phone)}. Llegamos dentro de ${span}.`,
}
