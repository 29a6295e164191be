import type * as en from '../en/bookingPages.tsx'
import { theHour, time } from './basics.ts'

export const bookOnline: typeof en.bookOnline = {
  title: 'Reserve en línea su retiro de cosas viejas',
  crumb: 'Reservar en línea',
  description: (windowHours) =>
    `Reserve un retiro en tres pasos cortos: dónde está y qué nos llevamos, qué horario de ${time.span(windowHours)} le conviene y cómo nos comunicamos con usted.`,
  steps: 'Pasos',
  nextWhen: 'Siguiente: cuándo',
  nextWho: 'Siguiente: quién',
  where: '¿Dónde está?',
  whereAndWhat: '¿Dónde está y qué nos llevamos?',
  who: '¿Cómo nos comunicamos con usted?',
  priceFirst: (link) => <>¿Quiere saber el precio primero? {link('Use la calculadora de precios')}.</>,
  firstTime: (whatWeTake, howItWorks) => (
    <>
      ¿Es su primera vez? Vea {whatWeTake('qué nos llevamos')} y {howItWorks('cómo funciona un retiro')}.
    </>
  ),
  byPhone: '¿Prefiere reservar por teléfono?',
  gone: 'Ese horario ya no está disponible. Elija otro',
}

export const schedule: typeof en.schedule = {
  title: 'Reserve su retiro de muebles y cosas viejas',
  description: (windowHours, cutoff, zone) =>
    `Elija el día y un horario de ${time.span(windowHours)} para que pasemos por lo que ya no quiere. Reserve antes de ${theHour(cutoff)}, ${zone}, y casi siempre llegamos el mismo día.`,
  free: 'Estimado gratis · sin compromiso',
  hours: 'Horario de retiros',
  reach: (hours, answered, phone, call, text) => (
    <>
      {`Retiros: ${hours}${hours.endsWith('.') ? '' : '.'} Por teléfono o por mensaje le contestamos ${answered}:`}{' '}
      {call(`llame al ${phone}`)} o {text('mándenos un mensaje')}.
    </>
  ),
  before: 'Antes de reservar',
  unsurePrice: (calculator, howItWorks) => (
    <>
      ¿No sabe cuánto le va a costar? Use {calculator('la calculadora de precios')}, o vea{' '}
      {howItWorks('cómo funciona un retiro')}.
    </>
  ),
  firstTime: (howItWorks) => <>¿Es su primera vez? Vea {howItWorks('cómo funciona un retiro')}.</>,
  unsurePlace: (zip) => <>¿No sabe si llegamos a su ciudad? {zip('Busque su código postal')}.</>,
  hurry: '¿Tiene prisa?',
  listPrice: (price, count, bold) => (
    <>
      {bold(price)} por {count === 1 ? 'un artículo' : `${count} artículos`}
    </>
  ),
  yourList: ' su lista',
  noCalendar: (call) => (
    <>
      En este momento no podemos ver nuestro calendario. Elija la hora que le convenga y le llamamos para confirmarla. O{' '}
      {call('llámenos ahora')}.
    </>
  ),
}

const dayAt = (day: string, opens: string) => `${day === time.tomorrow ? day : `el ${day}`} a ${theHour(opens)}`

export const sameDay: typeof en.sameDay = {
  today: (hours) => `hoy, ${hours}`,
  tomorrow: (hours) => `mañana, ${hours}`,
  nextPickup: 'Próximo retiro: ',
  callBefore: (clock, left, bold) => (
    <>
      Para hoy, llame antes de {theHour(clock)}: {bold(`quedan ${left}`)}
    </>
  ),
  nextPickups: (day, opens, bold) => <>Próximos retiros: {bold(dayAt(day, opens))}</>,
  sameDay: (cutoff) => `Llame antes de ${theHour(cutoff)} para un retiro el mismo día`,
  seeWindows: 'Ver horarios disponibles',
  soonestToday: (clock) => `Hoy, si llama antes de ${theHour(clock)}`,
  soonest: dayAt,
  soonestAny: (cutoff) => `El mismo día, si llama antes de ${theHour(cutoff)}`,
}
