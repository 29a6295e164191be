import type { words as en } from '../en/home.tsx'

export const words: typeof en = {
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
  reviews: (count) => `de ${count} opiniones en línea`,
  sentBy: (friend) => `${friend || 'Un amigo'} le habló de nosotros. Qué bueno que está aquí.`,
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
  allReviews: 'Lea todas las opiniones (en inglés)',
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
