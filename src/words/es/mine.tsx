import type * as en from '../en/mine.tsx'
import { medio } from './reach.ts'

export const mine: typeof en.mine = {
  title: (name) => `Su solicitud | ${name}`,
  description:
    'Vea su solicitud y nuestro precio, y elija un horario. Solo quien tiene el enlace puede abrir esta página.',
  heading: 'Recibimos su solicitud',
  lost: {
    heading: 'Esta solicitud está cerrada',
    text: `¿Siempre sí nos necesita? Llámenos o mándenos un ${medio} con su número de referencia, o mande otra solicitud.`,
    same: {
      heading: 'Juntamos sus solicitudes',
      text: `Nos mandó dos por lo mismo: seguimos con la otra, y usted no tiene que hacer nada. Si son dos trabajos, llámenos o mándenos un ${medio}.`,
    },
  },
  over: { heading: 'Eso ya quedó', text: `Llámenos o mándenos un ${medio} si necesita algo más.` },
  booked: (link) => (
    <>
      Para cambiarla o cancelarla, abra el enlace de nuestro mensaje. ¿No lo tiene? {link('Busque su cita')} con su
      número de teléfono.
    </>
  ),
  unconfirmed: 'Nosotros le llamamos. Si eligió un horario, todavía no está confirmado.',
  asBooked:
    'En este momento no podemos ver nuestro calendario, así que esto es lo que reservó. Abra esta página otra vez en un minuto para cambiarlo.',
  notRead: 'En este momento no podemos mostrarle lo demás. Abra esta página otra vez en un minuto.',
  stamps: { received: 'Recibida', closed: 'Cerrada' },
  area: {
    probably:
      'Su código postal cruza el límite de dos ciudades, así que es muy probable que lleguemos. Le llamamos para confirmar.',
    far: (region) => `Queda fuera de ${region}. Le llamamos para decirle si podemos ir.`,
    call: 'No encontramos su ubicación entre nuestras ciudades. Le llamamos para decirle si podemos ir.',
  },
  missingPhotos: (count) => (count === 1 ? 'Una foto no llegó.' : `${count} fotos no llegaron.`),
  addHere: 'Agréguelas aquí.',
  textThem: `Mándenoslas por ${medio}.`,
  notTextable: 'No podemos mandar mensajes a ese número. Le llamamos si algo cambia.',
  linkDays: (days) => `Este enlace sirve por ${days} días.`,
  giveReference: (reference, bold) => (
    <>Cuando llame, denos el número de referencia {bold(reference)} y buscamos su solicitud.</>
  ),
  done: {
    move: 'Cambiamos su cita.',
    confirm: 'Es suyo. Ahí nos vemos.',
    accept: 'Ya quedó reservado. Ahí nos vemos.',
    agree: 'Gracias. Ese es el precio.',
    withdraw: 'Ya no le llamaremos ni le escribiremos por esto.',
    photos: 'Sus fotos ya están con su solicitud.',
    details: 'Guardado con su solicitud.',
    number: 'Guardado. Usaremos este número.',
    email: 'Guardado. Ya le estamos mandando esto por correo a la dirección nueva.',
    text: 'Le mandamos el enlace por mensaje.',
  },
  notDone: 'Esa página ya no estaba al día, así que no hicimos nada. Así está ahora.',
  tryAgain: 'Intentar otra vez',
  receivedTitle: (name) => `Recibimos su solicitud | ${name}`,
  receivedDescription:
    'Recibimos su solicitud. Aquí está su número de referencia, qué sigue y cómo comunicarse con nosotros mientras tanto.',
  book: (price) => `Reservar por ${price}`,
  noThanks: 'No, gracias',
  notNeeded: 'Ya no lo necesito',
  priced: {
    title: (price) => `Su precio: ${price}`,
    text: 'Es por todo lo de abajo, con la carga y el transporte incluidos.',
    pick: 'Elija un horario y queda reservado.',
  },
  outdated: 'Cambiamos el precio después de que abrió esa página, así que no se reservó nada. Este es el nuevo.',
  about: (reference) => `Sobre mi solicitud ${reference}: `,
  reference: (reference) => `Referencia ${reference}`,
  agree: {
    label: 'Aceptar el precio',
    text: (price) => `Su precio es ${price}. Escriba su nombre para aceptarlo.`,
    button: 'Aceptarlo',
    missing: 'Escriba primero su nombre',
  },
  fix: {
    number: { wrong: '¿Está mal el número? Corríjalo', save: 'Guardar este número' },
    email: {
      to: (address) => `Le mandamos esto por correo a ${address}.`,
      notTo: (address) => `Todavía no pudimos mandar esto por correo a ${address}.`,
      wrong: '¿Está mal la dirección? Corríjala',
      save: 'Guardar esta dirección',
    },
  },
  picture: (number, of) => `${number} de ${of}`,
  pickTime: '¿Quiere elegir un horario ahora?',
  reach: '¿Cómo nos comunicamos con usted?',
  firstOnly: 'Solo mandamos mensajes al primer número que nos dio. A uno nuevo le llamamos.',
  refusedPhotos: (count) =>
    count === 0 ? 'Primero elija una foto' : count === 1 ? 'Una foto no llegó' : `${count} fotos no llegaron`,
  addPhotos: 'Agregar fotos',
  added: (count) => (count === 1 ? 'La otra ya está con su solicitud.' : 'Las otras ya están con su solicitud.'),
  photos: 'Fotos de lo que hay que llevarse',
  photosHint: (count, megabytes) => `Hasta ${count} a la vez, de ${megabytes} MB cada una`,
  addThem: 'Agregarlas a mi solicitud',
  orText: (link) => <>O {link(`mándenoslas por ${medio}`)}.</>,
  photosFor: (reference) => `Fotos para mi solicitud ${reference}: `,
  mailsTitle: (name) => `Correos de nosotros | ${name}`,
  mailsDescription: 'Díganos si quiere recibir correos de nosotros.',
  stopHeading: '¿Ya no quiere correos?',
  stopText: 'Ya no le mandaremos nada a esta dirección sobre solicitudes o citas, ni siquiera recordatorios.',
  stop: 'Dejar de recibir correos',
  stopped: 'Ya no recibirá más correos',
  stoppedText: `Si reservó una cita, sigue en pie. Llámenos o mándenos un ${medio} para cambiarla.`,
}

const unreadable = 'No pudimos leer lo que mandó'

export const problem: typeof en.problem = {
  notFound: {
    title: (name) => `Página no encontrada | ${name}`,
    description:
      'No hay ninguna página en esta dirección. Aquí está el camino de regreso, y nuestro teléfono por si prefiere hablar con alguien.',
    heading: 'Dio vuelta donde no era. Aquí no hay nada.',
    wayBack: (home, services, sitemap) => (
      <>
        Puede que la dirección sea vieja o esté mal escrita. Regrese a la {home('página de inicio')}, vea{' '}
        {services('qué nos llevamos')}
        {sitemap && <>, o búsquela en la {sitemap('lista de todas las páginas')}</>}.
      </>
    ),
    picture:
      'Nuestro camión al final de un camino de grava sin salida, junto a un poste con letreros hacia cuatro lados',
  },
  unexpected: {
    title: (name) => `Error inesperado | ${name}`,
    description: 'Algo falló de nuestro lado. El teléfono sigue funcionando, y también el resto del sitio.',
    heading: 'Error inesperado de la aplicación',
    text: `Algo falló de nuestro lado, y ya quedó registrado. El teléfono sigue funcionando: llámenos o mándenos un ${medio} y nosotros nos encargamos.`,
    home: 'Página de inicio',
    reference: (reference) => `Referencia: ${reference}`,
  },
  refused: {
    400: {
      heading: unreadable,
      text: `Faltaba una parte, como pasa cuando la señal es débil. Regrese y mándelo otra vez, o llámenos o mándenos un ${medio}.`,
    },
    403: {
      heading: 'Ese formulario vino de otro sitio',
      text: `Solo recibimos solicitudes de nuestras propias páginas. Abra aquí el formulario y mándelo otra vez, o llámenos o mándenos un ${medio}.`,
    },
    405: {
      heading: 'Esta página no puede hacer eso',
      text: `Solo se puede leer. Si quería mandarnos algo, llámenos o mándenos un ${medio}.`,
    },
    408: {
      heading: 'Tardó demasiado en llegar',
      text: `La conexión estaba muy lenta y dejamos de esperar. Regrese y mándelo otra vez con menos fotos, o llámenos o mándenos un ${medio}.`,
    },
    411: {
      heading: unreadable,
      text: `No decía qué tan largo era, así que no lo leímos. Abra aquí el formulario y mándelo otra vez, o llámenos o mándenos un ${medio}.`,
    },
    413: {
      heading: 'Fue demasiado de una sola vez',
      text: `Es más grande de lo que podemos recibir. Regrese y mande un mensaje más corto o menos fotos, o mándenoslas por ${medio}.`,
    },
    414: {
      heading: 'Esa dirección es demasiado larga',
      text: `Aquí ninguna página tiene una dirección tan larga. Empiece desde la página de inicio, o llámenos o mándenos un ${medio}.`,
    },
    415: {
      heading: unreadable,
      text: `No vino de uno de nuestros formularios. Abra aquí el formulario, o llámenos o mándenos un ${medio}.`,
    },
    431: {
      heading: 'Su navegador mandó demasiado',
      text: `Las cookies o los ajustes que manda con cada página son demasiado largos. Borre las cookies de este sitio y pruebe otra vez, o llámenos o mándenos un ${medio}.`,
    },
    429: {
      heading: 'Son muchas en un minuto',
      text: `Llegó demasiado desde su conexión, así que esta no la recibimos. Espere un minuto, regrese y mándela otra vez, o llámenos o mándenos un ${medio}.`,
    },
  },
  spent: {
    description: `El enlace ya venció o le falta una parte. Llámenos o mándenos un ${medio} y le ayudamos enseguida.`,
    heading: 'Este enlace ya no funciona',
    text: `Ya venció, o una parte se perdió en el camino. No ha cambiado nada. Llámenos o mándenos un ${medio} con su número de referencia y lo hacemos por usted.`,
  },
  brokenLink: {
    incomplete: 'A este enlace le falta una parte',
    otherPurpose: 'Este enlace es para otra cosa',
    noAnswer: {
      heading: 'En este momento no podemos ver nuestro calendario',
      text: `Su cita no ha cambiado en nada. Pruebe otra vez en un minuto, o llámenos o mándenos un ${medio}.`,
    },
    reopen: `Ábralo otra vez desde el mensaje o la página donde lo recibió, o llámenos o mándenos un ${medio} con su número de referencia.`,
  },
}
