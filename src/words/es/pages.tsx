import type * as en from '../en/pages.tsx'
import { moreThan } from './basics.ts'
import { medio } from './reach.ts'

export const about: typeof en.about = {
  title: (name) => `Quiénes somos: ${name}`,
  crumb: 'Quiénes somos',
  pieceByPiece: 'Adónde va cada cosa',
  message: 'Mándenos un mensaje',
  meetUs: 'Nos vemos en su puerta',
  pickTime: 'Elija una hora. Llegamos dos y vemos lo que tiene.',
}

export const reviews: typeof en.reviews = {
  title: (hasSome) => (hasSome ? 'Opiniones de nuestros clientes' : 'Cuéntenos cómo le fue con nosotros'),
  description: (region, hasSome) =>
    hasSome
      ? `Lea lo que dicen de nuestro trabajo los clientes en ${region}, y qué calificación nos dan.`
      : `¿Ya fuimos a su casa en ${region}? Cuéntenos cómo le fue, bien o mal. Leemos todos los mensajes.`,
  heading: (hasSome) => (hasSome ? 'Lo que dicen nuestros clientes' : 'Cuéntenos cómo le fue'),
  rated: (rating, count) => `Nos califican con ${rating} en ${moreThan(count)} opiniones en línea.`,
  told: (count) => {
    if (count === 0) return '¿Ya fuimos a su casa? Nos gustaría saber cómo le fue.'
    return count === 1
      ? 'Esto nos dijo un cliente, y esto pagó.'
      : `Esto nos dijeron ${count} clientes, y esto pagó cada uno.`
  },
  byKind: 'Opiniones por tipo de trabajo',
  all: 'Todas',
  voices: 'En sus palabras',
  fiveStars: 'Cinco estrellas.',
  ratings: 'Nuestras calificaciones',
  yours: '¿Qué tal lo hicimos?',
  howItWent: (message) => (
    <>
      Cuéntenos cómo le fue, bien o mal. {message('Escríbanos aquí')}, llámenos o mándenos un {medio}. Si rompimos una
      lámpara o nos faltó barrer un rincón, lo arreglamos.
    </>
  ),
  listing: 'Lea las opiniones en nuestro perfil, o deje la suya',
  nothingGiven: 'No damos nada a cambio de opiniones: ni descuentos, ni regalos, ni rifas.',
  notReferrals: (program) => <> Nuestro {program('programa de referidos')} es cosa aparte.</>,
  newHere: (pickup, questions) => (
    <>
      ¿Es su primera vez? Vea {pickup('cómo trabajamos')} o lea {questions('lo que la gente pregunta')} antes de llamar.
    </>
  ),
}

export const referral: typeof en.referral = {
  name: (off) => (off ? 'Programa de referidos' : 'Recomiéndenos'),
  title: (off) => (off ? 'Programa de referidos: mándenos a un vecino' : 'Recomiéndenos a quien tenga cosas que sacar'),
  description: (off) =>
    `¿Conoce a un vecino, un dueño o un amigo con cosas que ya no quiere? ${off ? `Recomiéndenos, y les descontamos ${off} a los dos.` : 'Recomiéndenos.'} Nunca le pedimos el número de nadie más.`,
  heading: (off) => (off ? `Mándenos a un vecino y les descontamos ${off} a los dos` : 'Recomiéndenos'),
  lead: (off) =>
    off
      ? `${off} menos en la primera cita de su vecino y ${off} menos en la próxima de usted. Solo necesita su propio enlace.`
      : '¿Conoce a alguien con cosas viejas que ya no quiere? Dele nuestro número. Paga el mismo precio que todos.',
  howItWorks: 'Cómo funcionan los referidos',
  getLink: 'Quiero mi enlace',
  textFriend: 'Mandarle nuestro número a un amigo',
  textLink: 'Mandárselo a un amigo',
  bothGet: (off) => `Nos descuentan ${off} a los dos.`,
  reward: (off) => ({
    question: '¿Qué recibo yo?',
    answer: `${off} menos en su próxima cita, en cuanto terminemos el trabajo de su amigo. Es lo mismo, sea lo que sea que nos llevemos.`,
  }),
  ownLink: 'Pida su propio enlace',
  ownLinkText:
    'Denos su número de teléfono y lo recibe en ese momento. Mándeselo a un amigo, o póngalo en el grupo de su cuadra. Nunca necesitamos el número de nadie más.',
  yourLink: 'Su propio enlace',
  theyCall: (off) => (off ? 'O simplemente dé nuestro número' : 'Cómo funciona'),
  friendSees: (pickup, prices, towns) => (
    <>
      Tal vez su amigo quiera ver {pickup('cómo trabajamos')}
      {prices && <>, {prices('cuánto le puede costar')}</>} y {towns('en qué ciudades trabajamos')}.
    </>
  ),
}

export const guides: typeof en.guides = {
  title: 'Guías: precios, días de recolección y listas',
  crumb: 'Guías',
  description: (region) =>
    `Respuestas claras para ${region}: cuánto cuesta, quién se lo lleva gratis y cómo vaciar todo sin complicarse.`,
  lead: 'Una página por pregunta, y la respuesta va primero. Los precios son los de la calculadora, y cada dato tiene su fecha.',
  sources: 'De dónde viene esto',
  checked: (hasSources) =>
    hasSources
      ? 'Nuestros precios son los de nuestra tabla. Lo demás viene de aquí, y lo revisamos el '
      : 'Los precios son los de nuestra tabla, revisada el ',
  others: 'Otras guías',
  ask: 'Pregunte',
  known: { rule: 'Confirmado', part: 'Confirmado en parte', dated: 'Un dato con fecha', ask: 'Sin confirmar' },
  curb: [
    'Ciudad',
    'Quién recoge',
    'Cuántas cosas',
    'Día, calcomanía o llamada',
    'Desde cuándo, y según quién',
    'A quién preguntar',
  ],
  until: (month) => `, contrato hasta ${month}`,
  asJson: 'Esta tabla para programas, en JSON',
  shares: ['Qué tan lleno', 'Espacio', 'Qué cabe', 'Precio'],
  yards: (count) => `${count} yardas cúbicas`,
}

export const blog: typeof en.blog = {
  title: 'Blog: consejos, precios y reglas para vaciar su casa',
  crumb: 'Blog',
  heading: 'Consejos de nuestro equipo',
  lead: 'Lo que hemos aprendido sobre cómo deshacerse de las cosas por aquí: los precios, las reglas y cuándo no nos necesita.',
  minutes: (count) => (count === 1 ? '1 minuto de lectura' : `${count} minutos de lectura`),
  newest: 'Lo más nuevo: ',
  more: (faq, services, feed) => (
    <>
      ¿Buscaba otra cosa? Vea {faq('lo que la gente nos pregunta')} o {services('lo que nos llevamos')}.
      {feed && <> Si usa un lector de noticias, aquí está nuestro {feed('canal Atom')}.</>}
    </>
  ),
  writtenBy: 'Escrito por',
  published: 'Publicado',
  updated: 'Actualizado',
  length: 'Lectura',
  services: 'Servicios en esta guía',
  towns: 'Ciudades en esta guía',
  related: 'Más sobre esto',
  turn: 'Artículos anteriores y siguientes',
  newer: 'Más nuevo',
  older: 'Anterior',
  all: 'Todos los artículos',
  contents: 'En esta guía',
  notSure: (photo) => (
    <>
      ¿Tiene una duda? {photo(medio === 'mensaje' ? 'Mándenos una foto' : 'Mándenos una foto por correo')} y pregunte.
    </>
  ),
  question: (title) => `Tengo una pregunta sobre “${title}”: `,
}

export const legal: typeof en.legal = {
  since: 'Vigente desde el ',
  privacy: {
    title: 'Privacidad: qué guardamos y por cuánto tiempo',
    crumb: 'Privacidad',
    description:
      'Qué guarda de usted esta página web, por cuánto tiempo, quién lo recibe y cómo pedir que se borre. No vendemos nada de eso.',
    heading: 'Su privacidad',
    lead: (name) =>
      `Qué guarda ${name} de usted en esta página web, por cuánto tiempo, quién lo recibe y cómo pedir que se borre.`,
  },
  terms: {
    title: 'Términos: lo que acordamos usted y nosotros',
    crumb: 'Términos',
    description: (name) =>
      `Lo que acuerdan usted y ${name} cuando reserva una cita, nos pide un precio o recibe nuestros mensajes.`,
    heading: 'Nuestros términos',
    lead: (name) => `Lo que acuerdan usted y ${name} cuando reserva una cita con nosotros.`,
  },
}

export const sitemap: typeof en.sitemap = {
  title: 'Mapa del sitio: todas las páginas',
  crumb: 'Mapa del sitio',
  description: (towns, hasBlog) =>
    `Todas las páginas en una sola lista: servicios, ${towns}, precios, citas${hasBlog ? ', preguntas y el blog' : ' y preguntas'}.`,
  lead: 'Todas las páginas de este sitio, en una lista.',
  groups: { pages: 'Páginas', services: 'Servicios', items: 'Artículos', towns: 'Ciudades' },
  allItems: 'Todos los artículos y sus precios',
}
