import { ended } from '../../domain/text.ts'
import type { words as en } from '../en/message.tsx'

export const words: typeof en = {
  canceled: 'Su retiro está cancelado',
  moved: 'Cambiamos su retiro',
  booked: 'Su retiro está reservado',
  toConfirm: 'Por favor confirme su retiro',
  received: 'Recibimos su solicitud',
  withChanges: (heading) => `${heading}, con sus cambios`,
  reminder: (isToday) => `Su retiro es ${isToday ? 'hoy' : 'mañana'}`,
  onTheWay: 'Vamos en camino a su retiro',
  late: (minutes) => `Hoy vamos con ${minutes === 60 ? 'una hora' : `unos ${minutes} minutos`} de retraso`,
  done: 'Su retiro está terminado',
  wontCome: 'No iremos. Puede reservar otro retiro cuando quiera.',
  held: (minutes) =>
    `Mucha gente está reservando en este momento. Le apartamos su horario por ${minutes} minutos: abra su retiro y confírmelo.`,
  notConfirmed: (reply) => ended(`Su horario todavía no está confirmado. Le llamaremos${reply && ` ${reply}`}`),
  hearFromUs: (reply) => ended(`Tendrá noticias de nosotros ${reply}`),
  left: (time) => ended(`El equipo salió a ${/^1\D/.test(time) ? 'la' : 'las'} ${time}`),
  stillComing: 'Vamos a llegar, y perdone la espera. No tiene que hacer nada.',
  thanks: 'Gracias por su confianza. Aquí está su recibo.',
  seeOrBook: 'Verlo o reservar otra vez',
  confirm: 'Confirmar mi retiro',
  seeMoveCancel: 'Verlo, cambiarlo o cancelarlo',
  see: 'Ver su retiro',
  seeReceipt: 'Ver su recibo',
  addToCalendar: 'Agregarlo a mi calendario',
  removeFromCalendar: 'Quitarlo de mi calendario',
  review: '¿Cómo lo hicimos? Escriba una opinión',
  call: (phone) => `Llame al ${phone}`,
  askedFor: 'Usted pidió',
  where: 'Dónde',
  what: 'Qué',
  day: 'Día',
  price: 'Precio',
  agreed: (price) => `${price}, como quedamos`,
  priceSeen: 'Precio que vio',
  number: 'El número al que le llamamos',
  before: 'Antes de que lleguemos',
  paid: 'Pagado',
  went: 'Adónde fue todo',
  methods: { cash: 'en efectivo', card: 'con tarjeta', check: 'con cheque', other: 'de otra manera' },
  places: { donated: 'donación', recycled: 'reciclaje', landfill: 'el relleno sanitario' },
  itWasOn: (when) => `Era el ${when}`,
  reference: (reference) => `Referencia ${reference}`,
  opening: (heading, reference) => `${heading}. Su número de referencia es ${reference}.`,
  questions: (phone) =>
    `¿Tiene preguntas, o algo que cambiar? Llame o mande un mensaje al ${phone} y díganos su número de referencia.`,
  questionsHtml: (phone, text) => (
    <>
      ¿Tiene preguntas, o algo que cambiar? Llame al {phone} o {text('mándenos un mensaje')} y díganos su número de
      referencia.
    </>
  ),
  why: 'Recibió este correo porque alguien dio esta dirección con la solicitud.',
  noMore: 'Ya no quiero correos',
  stopTexts: 'Responda STOP para no recibir más.',
  linkText: 'Vea, cambie o cancele su retiro:',
  onTheWaySince: (time) => ended(`Vamos en camino a su retiro desde ${/^1\D/.test(time) ? 'la' : 'las'} ${time}`),
  lateText: (late) => `${late}, pero vamos a llegar.`,
  seeHere: 'Vea su retiro:',
  callUs: (phone) => `Llámenos: ${phone}`,
  hello: (name, business, about) => `Hola${name && ` ${name}`}, le escribimos de ${business} por ${about}. `,
  about: {
    booking: (when) => (when ? `su retiro del ${when}` : 'su retiro'),
    quote: 'su cotización',
    contact: 'su mensaje',
    other: 'su solicitud',
  },
  atDesk: {
    request: (business) => `Le escribimos de ${business} por su solicitud. `,
    price: (business, price, url) =>
      `Le escribimos de ${business}. Lo hacemos por ${price}, con la carga y el transporte incluidos. Véalo y elija un horario: ${url}`,
    here: (business) => `Le escribimos de ${business}. Ya llegamos por su retiro.`,
    onTheWay: (business) => `Le escribimos de ${business}. Vamos en camino a su retiro.`,
    today: (business) => `Le escribimos de ${business} por su retiro de hoy. `,
    pickup: (business) => `Le escribimos de ${business} por su retiro. `,
  },
  summary: (business) => `Retiro de ${business}`,
  description: (reference, phone, span) =>
    `Referencia ${reference}. Llame o mande un mensaje al ${phone}. Llegamos dentro de esas ${span}.`,
}
