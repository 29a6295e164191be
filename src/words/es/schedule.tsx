import type { words as en } from '../en/schedule.tsx'
import { theHour, words as time } from './time.ts'

export const words: typeof en = {
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
