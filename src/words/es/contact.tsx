import type { words as en } from '../en/contact.tsx'
import { theHour } from './time.ts'

export const words: typeof en = {
  title: 'Contacto: llame, mande un mensaje o un correo',
  crumb: 'Contacto',
  description: (phone, answered) =>
    `Llame o mande un mensaje al ${phone} ${answered}, o escríbanos aquí. Vea a qué horas contestamos y a qué horas hacemos los retiros.`,
  heading: 'Llame, mande un mensaje o un correo',
  lead: 'Contesta una persona de verdad. Díganos qué tiene y dónde está, y le decimos cuánto cuesta.',
  ways: 'Tres maneras de comunicarse con nosotros',
  fastest: (answered) => `Lo más rápido, ${answered}.`,
  discount: (offer) => `Y le damos ${offer}.`,
  text: 'Mande una foto de lo que ya no quiere, su ciudad y cuántas escaleras hay.',
  mail: 'Lo mejor para trabajos grandes: una herencia, una oficina, un edificio completo.',
  weRead: 'Leemos todos los mensajes',
  message: 'Mándenos un mensaje',
  button: 'Mandar mi mensaje',
  hoursHeading: 'Horario del teléfono y de los retiros',
  hours: (answered) => `Puede llamarnos o mandarnos un mensaje ${answered}. Los retiros los hacemos en este horario:`,
  columns: 'Teléfono y retiros',
  calls: 'Llamadas y mensajes, todos los días',
  pickups: (days) => `Retiros, ${days}`,
  closed: (days) => `No hacemos retiros en ${days}.`,
  sameDay: (cutoff, link) => (
    <>
      Si quiere su retiro el mismo día, llame antes de {theHour(cutoff)}; si es más tarde, vamos el siguiente día que
      trabajamos. O {link('reserve un retiro en línea')}.
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
