import type * as en from '../en/words.ts'
import { moreThan } from './basics.ts'
import { estado, medio } from './reach.ts'

export const frame: typeof en.frame = {
  skip: 'Ir al contenido',
  loading: 'Cargando',
  menu: {
    home: 'Inicio',
    howItWorks: 'Cómo funciona',
    services: 'Servicios',
    serviceAreas: 'Zonas',
    calculator: 'Precios',
    bookOnline: 'Reservar en línea',
    blog: 'Blog',
    faq: 'Preguntas',
    referralProgram: 'Referidos',
    passItOn: 'Recomiéndenos',
    about: 'Quiénes somos',
    contact: 'Contacto',
  },
  links: {
    services: 'Servicios',
    serviceAreas: 'Zonas de servicio',
    calculator: 'Ver precios',
    schedule: 'Reservar',
    findPickup: 'Buscar mi cita',
    jobsDone: 'Trabajos hechos',
    faq: 'Preguntas',
    guides: 'Guías',
    blog: 'Blog',
    sitemap: 'Mapa del sitio',
    privacy: 'Privacidad',
    terms: 'Términos',
  },
  reviews: 'Opiniones',
  noReviews: '¿Qué tal lo hicimos?',
  brandHome: ', inicio',
  inEnglish: '(en inglés)',
  rating: (rating) => `Calificación de ${rating}`,
  fiveStars: (count) => `Con ${moreThan(count)} opiniones de cinco estrellas`,
  scheduleNow: 'Reservar',
  openMenu: 'Menú',
  closeMenu: 'Cerrar el menú',
  mainMenu: 'Principal',
  callBar: `Llámenos o mándenos un ${medio}`,
  call: (phone) => `Llame al ${phone.replace(' ', '\u00a0')}`,
  callBefore: 'Llame al ',
  textUs: `Mándenos un ${medio}`,
  textShort: medio === 'mensaje' ? 'Mensaje' : 'Correo',
  textTo: (phone) => `Mensaje al ${phone}`,
  quickLinks: 'Enlaces rápidos',
  contact: 'Contacto',
  hours: 'Horario',
  hoursNote: (always) => `Por teléfono${always ? ', también de noche' : ''}. La recolección tiene su propio horario.`,
  breadcrumb: 'Ruta de navegación',
  home: 'Inicio',
  bookPickup: 'Reservar una cita',
  priceCalculator: 'Calculadora de precios',
  freeQuote: 'Pedir una cotización gratis',
  closingHeading: '¿Listo para deshacerse de todo eso?',
  closing: (offer) =>
    `Llámenos${offer ? ` para reservar y recibir ${offer}` : ''}, o mándenos una foto por ${medio} y le damos un estimado gratis y sin compromiso.`,
  errorTitle: (title) => `Error: ${title}`,
  blogFeed: (name) => `Blog de ${name}`,
}

export const jobs: typeof en.jobs = {
  title: 'Trabajos que ya hicimos y cuánto costaron',
  crumb: 'Trabajos hechos',
  description: 'Lo que la gente nos pidió llevarnos, en qué ciudad, en qué mes y cuánto pagó por eso.',
  heading: 'Trabajos que ya hicimos',
  lead: (yards) =>
    `Qué fue, dónde, cuánto llenó nuestro camión de ${yards} yardas cúbicas y cuánto pagaron por todo, con la carga y los cargos adicionales. Cada uno está aquí porque su cliente dijo que sí.`,
  none: 'Todavía no hay ninguno. El primero puede ser el suyo.',
  newest: 'Primero los más nuevos',
  inTown: (town) => `Trabajos que ya hicimos en ${town}`,
  likeIt: 'Trabajos parecidos que ya hicimos',
  all: 'Todos los trabajos que ya hicimos',
  before: 'Antes de cargarlo',
  after: 'Después de cargarlo',
  beforeShort: 'Antes',
  afterShort: 'Después',
  paid: (price) => `Pagó ${price}`,
  estimate: (share, price) => `${share} del camión; la calculadora dice ${price}`,
  yours: '¿Cuánto costaría lo suyo?',
  closingHeading: '¿Qué le sobra a usted?',
  closing: `Reserve, o mándenos por ${medio} qué quiere que nos llevemos y en qué ciudad. El estimado es gratis.`,
}

export const card: typeof en.card = {
  ticket: 'Orden de trabajo',
  agree: ['Primero el precio,', 'luego la carga'],
  alt: (headline, price, phone, picture) => `Orden de trabajo: “${headline}”, ${price}, ${phone}. ${picture}.`,
}

export const twin: typeof en.twin = {
  post: (address) => `Enviar: POST ${address}, como formulario o JSON`,
  get: (address) => `Preguntar: GET ${address}, con los campos en la dirección`,
  sentAs: (value) => `, se envía como ${value}`,
  button: (label) => `Botón: ${label}`,
  table: (heading) => `Tabla: ${heading}`,
  choice: (label) => `Opción: ${label}`,
  field: (label, required) => `Campo: ${label}${required ? ' (obligatorio)' : ''}`,
  changes: (what, url) => `Esto cambia a cada minuto (${what}): véalo en ${url}`,
  call: 'Llamar',
  text: 'Mensaje de texto',
  email: 'Correo electrónico',
  here: 'Esta página',
  nothing: 'No nos llevamos nada de esto.',
  terms: 'Esto es un estimado. El precio se acuerda en la puerta, antes de cargar nada.',
}

export const map: typeof en.map = {
  townsServed: (count) => (count === 1 ? 'la ciudad donde trabajamos' : `las ${count} ciudades donde trabajamos`),
  allTowns: (count) => (count === 1 ? 'Nuestra zona de servicio' : `Las ${count} ciudades`),
  townPages: (towns) =>
    towns
      ? `Hay páginas en español de ${towns}; las demás están en inglés.`
      : 'Las páginas de las ciudades están en inglés.',
  ofTown: (town) => `Mapa de ${town}`,
  ofAll: (towns, direction) => `Mapa de ${towns}, ${direction}`,
  divisions: {
    county: (name) => `Condado de ${name}`,
    parish: (name) => `Parroquia de ${name}`,
    borough: (name) => `Borough de ${name}`,
    censusArea: (name) => `Área Censal de ${name}`,
    municipality: (name) => `Municipio de ${name}`,
    region: (name) => `Región de Planificación de ${name}`,
    city: (name) => `Ciudad de ${name.replace(/ city$/, '')}`,
  },
  state: estado,
  lake: (name) => name.replace(/^Lake /, 'Lago '),
  miles: (count) => (count === 1 ? '1 milla' : `${count} millas`),
}

export { access } from './access.ts'
export { adjustments, business, prices, time } from './basics.ts'
export { calculator } from './calculator.ts'
export { day, desk, stop } from './desk.ts'
export { booking, fields, findPickup } from './forms.ts'
export { happened } from './happened.ts'
export { items } from './items.ts'
export { message } from './messages.ts'
export { notice, zip } from './notice.ts'
export { numbers } from './numbers.ts'
export { owner } from './owner.ts'
export { planner } from './planner.ts'
export { privacy } from './privacy.ts'
export { request, requests, source } from './requests.ts'
export { places, scene, serviceAreas, town } from './towns.ts'
