import { ended } from '../../language/texts.ts'
import type * as en from '../en/access.ts'

export const access: typeof en.access = {
  whereOpen: 'Dónde está abierto el panel',
  thisOne: ' (este)',
  since: (date) => `Desde: ${date}`,
  everywhere: 'Cerrar todas las sesiones',
  everywhereNote:
    'Con eso dejan de servir también las direcciones de calendario de todos. Con cerrar la sesión de un teléfono no: si su calendario tiene las citas, haga direcciones nuevas en',
  signOutThat: (device) => `¿Cerrar la sesión en ese aparato (${device})?`,
  openSince: (moment) => ended(`El panel está abierto ahí desde: ${moment}`),
  notOpen: 'El panel ya no está abierto ahí',
  changePassword:
    'Si fue otra persona, cambie también la contraseña de su correo: quien lee su correo puede abrir el panel.',
  ownPeople: (business) => `Para la gente de ${business}`,
  signItOut: 'Cerrar la sesión',
  states: {
    sent: 'Si esa dirección puede abrir el panel, ya tiene un correo con un enlace, o lo recibe ahora. Sirve el más nuevo. Busque también en la carpeta de spam.',
    'no-address': 'Escriba su correo, por ejemplo usted@example.com',
    'too-many': 'Son muchos intentos desde aquí. Use el enlace más nuevo que recibió, o pídalo desde otra conexión.',
    spent: 'Ese enlace ya no sirve: ya se usó, tiene más de 15 minutos o le falta una parte. Pida uno nuevo.',
  },
  open: 'Abrir el panel',
  address: 'Su correo electrónico',
  mailLink: 'Mándenme un enlace',
  noPassword: (days) =>
    `No hay contraseña. Donde abra el enlace, el panel queda abierto hasta que pasen ${days} días sin que nadie lo use ahí.`,
  openHereAsk: '¿Abrir el panel aquí?',
  openHere: 'Abrir el panel aquí',
  staysOpen: (days) =>
    `Queda abierto en este aparato hasta que cierre la sesión o no lo use por ${days} días. No lo haga en uno que no sea suyo.`,
  problems: {
    'no-answer': {
      title: 'El panel no contesta en este momento',
      text: 'No se cambió nada. Intente otra vez en un minuto. Las solicitudes siguen llegando y están seguras.',
      link: 'Intentar otra vez',
    },
    'signed-out': {
      title: 'El panel ya no está abierto en este aparato',
      text: 'Así que no se cambió nada. Pida un enlace nuevo y ábralo en este aparato. Luego vuelva a esta página.',
      link: 'Mándenme un enlace nuevo',
    },
    crew: {
      title: 'Eso es para el dueño',
      text: 'Usted puede ver las citas de ayer, hoy y mañana. Los demás días, las solicitudes, el calendario y los números son del dueño.',
      link: 'Ver las citas de hoy',
    },
    'no-request': {
      title: 'No existe esa solicitud',
      text: 'Tal vez la borraron. Si acaba de llegar, intente otra vez en dos minutos.',
      link: 'Ver todas las solicitudes',
    },
  },
  kept: 'Lo que escribió se queda aquí, pero sin fotos: cuando el panel esté abierto otra vez, mándelo desde esta página.',
  mail: {
    strip: 'Su panel',
    openAt: (business) => `Abra su panel de ${business}`,
    worksOnce: (minutes) =>
      `El enlace sirve una vez, por ${minutes} minutos. Si usted no lo pidió, no tiene que hacer nada: nadie puede abrir el panel sin él.`,
    openOf: (business) => `Abra el panel de ${business}.`,
    asked: 'Alguien pidió este correo en la página del panel.',
    opened: (device, time) => `Su panel se abrió en un aparato (${device}), ${time}`,
    wasYou: 'Si fue usted, no tiene que hacer nada.',
    wasNot:
      'Si no fue usted, cierre esa sesión y cambie la contraseña de su correo: quien lee su correo puede abrir el panel.',
    signOutThat: (device) => `Cerrar esa sesión (${device})`,
    eachTime: 'Recibe este correo cada vez que alguien abre el panel con su dirección.',
  },
}
