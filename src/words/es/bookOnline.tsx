import type { words as en } from '../en/bookOnline.tsx'
import { words as time } from './time.ts'

export const words: typeof en = {
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
