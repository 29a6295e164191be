import type * as en from '../en/forms.ts'
import { hoursLong } from './basics.ts'
import { medio } from './reach.ts'

export const fields: typeof en.fields = {
  tooLong: (over) => (over === 1 ? 'Sobra 1 letra' : `Sobran ${over} letras`),
  tick: 'Marque la casilla o déjela vacía',
  phone: {
    label: 'Teléfono',
    missing: 'Escriba su número de teléfono',
    wrong: (like) => `Escriba un número de teléfono como ${like}`,
    ours: 'Ese es nuestro número. Escriba el suyo para poder llamarle',
  },
  location: {
    label: 'Código postal o ciudad',
    hint: (like) => `Por ejemplo, ${like}`,
    missing: 'Escriba su código postal o su ciudad',
  },
  name: 'Su nombre',
  email: {
    label: 'Correo electrónico',
    wrong: 'Escriba un correo como nombre@ejemplo.com',
    meant: (wrong, meant) => `${wrong}. ¿Quiso decir ${meant}?`,
  },
  calculator: {
    items: 'Artículos',
    flights: 'Escaleras',
    carry: 'Distancia',
    list: 'Lista',
    estimate: 'Precio que vio',
  },
  code: { label: 'Código de descuento', hint: 'Si tiene uno. Se descuenta de su precio.' },
  quote: {
    received: {
      heading: 'Recibimos su solicitud',
      next: 'La leemos y le llamamos o le mandamos un mensaje con el precio. No debe nada hasta que usted diga que sí.',
    },
    phone: 'Solo para esta cotización. Nada de publicidad.',
    what: { label: '¿Qué quiere que nos llevemos?', hint: 'Por ejemplo, un sofá y un refrigerador viejo' },
    photos: { label: 'Fotos', hint: (count) => `Hasta ${count} fotos de lo que ya no quiere` },
    by: {
      label: '¿Llamada o mensaje?',
      wrong: 'Elija llamada o mensaje',
      ways: { call: 'Llámenme', text: 'Mándenme un mensaje' },
    },
    when: {
      label: '¿A qué hora le queda bien?',
      hint: 'Por ejemplo, después de las 5\u00a0p.\u00a0m. o los fines de semana',
    },
  },
  booking: {
    heading: 'Su cita está confirmada',
    next: (hours) =>
      `Llegamos dentro de su horario de ${hoursLong(hours)}. Usted acepta el precio en su puerta, antes de que carguemos nada.`,
    agreed: (hours, price) =>
      `Llegamos dentro de su horario de ${hoursLong(hours)}. Su precio es ${price}, como quedamos.`,
    slot: '¿Cuándo quiere que vayamos?',
    timeMissing: (date) => `Elija una hora para el ${date}`,
    slotMissing: 'Elija un horario de llegada',
    address: { label: 'Calle y número', hint: 'Con el apartamento, si tiene', missing: 'Escriba la calle y el número' },
    phone: 'Para comunicarnos con usted sobre esta cita. Nada de publicidad.',
    what: 'Y dónde está. Por ejemplo, un sofá en el segundo piso',
    notes: {
      label: '¿Algo que debamos saber?',
      hint: 'Por ejemplo, si la escalera es angosta o a qué hora tiene que salir',
    },
    email: 'Por si no contesta el teléfono',
    emailConfirms: 'Para mandarle la confirmación por escrito. Nada de publicidad.',
    texts: {
      label: 'Mándenme mensajes sobre mi cita',
      hint: 'Responda STOP cuando quiera dejar de recibirlos. Su compañía puede cobrarle por mensajes y datos.',
    },
    ahead: 'Llámenme o mándenme un mensaje cuando vengan en camino',
    spot: 'Dónde está',
    away: 'No hay nadie en casa',
    firm: 'Precio definitivo',
  },
  contact: {
    received: {
      heading: 'Recibimos su mensaje',
      next: 'Lo leemos y le llamamos o le escribimos.',
    },
    message: {
      label: 'Su mensaje',
      hint: '¿De qué se trata? Un trabajo, una cuenta, una felicitación, una queja',
      missing: 'Escriba unas palabras para saber cómo ayudarle',
    },
    reach: 'Denos su teléfono o su correo para poder contestarle',
    phone: 'O su correo: con uno basta. Nada de publicidad.',
    email: 'Si prefiere que le contestemos por correo',
  },
  referral: {
    received: {
      heading: 'Aquí está su enlace',
      next: 'Mándelo a quien tenga cosas viejas que sacar. Cuando esa persona nos escriba o reserve con él, sabremos que usted nos recomendó.',
    },
    phone: {
      label: 'Su teléfono',
      hint: 'Para saber de quién es el enlace. Nada de publicidad.',
      wrong: (like) => `Escriba su número de teléfono como ${like}`,
    },
  },
  findPickup: {
    reference: {
      label: 'Número de referencia',
      hint: 'Diez letras y números que están en su confirmación',
      missing: 'Escriba su número de referencia',
    },
    phone: 'El que dio al reservar',
  },
}

const weLook = `llámenos o mándenos un ${medio} y lo buscamos`

export const findPickup: typeof en.findPickup = {
  title: (name) => `Buscar mi cita | ${name}`,
  description:
    '¿Perdió el enlace de su cita? Escriba el teléfono o el correo con que reservó y se lo mandamos otra vez.',
  lost: '¿Perdió el enlace?',
  heading: 'Buscar mi cita',
  button: 'Mándenme el enlace',
  contact: {
    label: 'Teléfono o correo electrónico',
    hint: 'El que dio al reservar',
    missing: 'Escriba su teléfono o su correo',
  },
  sent: {
    heading: 'Revise sus mensajes y su correo',
    text: 'Si hay una cita, le mandamos el enlace al número o al correo con que la reservó.',
    none: `¿No le llegó nada en unos minutos? Llámenos o mándenos un ${medio} y lo buscamos.`,
  },
  message: 'No encuentro mi cita. Mi número de teléfono es ',
  reasons: {
    'too-many': { title: 'Son muchos intentos', text: `Espere una hora e inténtelo otra vez, o ${weLook}.` },
    'not-stored': {
      title: 'En este momento no podemos buscarlo',
      text: `Inténtelo otra vez en un minuto, o ${weLook}.`,
    },
  },
}

export const booking: typeof en.booking = {
  title: 'Reservar una cita',
  yours: 'Su cita',
  steps: { where: 'Dónde', when: 'Cuándo', who: 'Datos' },
  what: 'Qué',
  notYet: 'Falta',
  change: 'Cambiar',
  windows: 'horarios disponibles',
  now: 'Ahora: ',
  earlier: '← Días anteriores',
  later: 'Más días',
  closed: 'Cerrado',
  noneOpen: 'Sin cupo',
  byPhone: 'Llámenos',
  within: (zone, span) => `${zone}. Llegamos dentro de ${span}.`,
  noWindows: `No hay horarios disponibles. Llámenos o mándenos un ${medio} y le buscamos uno.`,
  nothingOpen: (first, last) => `No hay nada libre del ${first} al ${last}. Vea más días, o llámenos.`,
  place: {
    yes: (town) => `Sí, llegamos a ${town}.`,
    probably: (town) =>
      `Es muy probable: queda justo en la orilla de ${town}. Siga adelante y le llamamos para confirmar.`,
    far: (region) =>
      `Queda fuera de ${region}. De todos modos puede mandar esto, y le llamamos para decirle si podemos ir.`,
    unlisted: (isZip) =>
      `${isZip ? 'Ese código postal' : 'Esa ciudad'} no está en nuestra lista. Siga adelante: si queda cerca, tal vez podamos ir, y le llamamos.`,
  },
}
