import { ended } from '../../language/texts.ts'
import type * as en from '../en/desk.ts'

const citas = (count: number) => (count === 1 ? '1 cita' : `${count} citas`)

export const desk: typeof en.desk = {
  description: 'El panel del negocio, solo para el dueño y su equipo.',
  name: 'Panel',
  tabs: { today: 'Hoy', requests: 'Solicitudes', calendar: 'Calendario', numbers: 'Números' },
  newOnes: ' sin ver',
  noSignal: 'No hay señal, así que este es el día como lo vio la última vez.',
  notSaved:
    'Todavía sin guardar: este teléfono conserva lo que guardó y lo manda cuando haya señal. Deje la página abierta.',
  call: 'Llamar',
  callTo: (phone) => `Llamar al ${phone}`,
  text: 'Mensaje',
  map: 'Mapa',
  email: 'Correo',
  picture: (number, count) => `${number} de ${count}`,
  photosOf: (reference) => `Fotos de ${reference}`,
  photosDescription: 'Las fotos que llegaron con una solicitud. Solo las ve quien tiene el enlace.',
  noPhotos: 'Todavía no hay fotos de esta solicitud.',
  undo: 'Deshacer',
  truck: (number) => `Camión ${number}`,
  at: (what, time) => `${what}, ${time}`,
  since: (what, time) => `${what}, desde ${/^1\D/.test(time) ? 'la' : 'las'} ${time}`,
  age: (minutes) => {
    if (minutes < 1) return 'ahora mismo'
    if (minutes < 60) return `${minutes} min`
    if (minutes < 24 * 60)
      return [`${Math.floor(minutes / 60)} h`, minutes % 60 && `${minutes % 60} min`].filter(Boolean).join(' ')
    const days = Math.floor(minutes / (24 * 60))
    return days === 1 ? '1 día' : `${days} días`
  },
  ago: (age) => `hace ${age}`,
  methods: { cash: 'Efectivo', card: 'Tarjeta', check: 'Cheque', other: 'Otra' },
  destinations: { donated: 'Donación', recycled: 'Reciclaje', landfill: 'Relleno sanitario' },
  costs: {
    dump: (amount) => `basurero ${amount}`,
    tons: (count) => (count === 1 ? '1 tonelada' : `${count} toneladas`),
    ticket: (number) => `boleta ${number}`,
    fuel: (amount) => `gasolina ${amount}`,
    other: (amount) => `otros ${amount}`,
  },
  device: {
    android: 'teléfono Android',
    windows: 'computadora con Windows',
    linux: 'computadora con Linux',
    unknown: 'aparato desconocido',
  },
  outdated:
    'Alguien hizo algo con esta solicitud después de que usted la abrió, así que no cambió nada. Así está ahora.',
}

export const day: typeof en.day = {
  around: 'Otros días',
  another: 'Otro día',
  show: 'Ver',
  notFinished: (who, date) => `Sin terminar: ${who}, ${date}`,
  signOut: 'Cerrar la sesión',
  route: (truck, part) =>
    truck || part
      ? ['Ruta', truck && `: ${truck}`, part && `, parte ${part}`].filter(Boolean).join('')
      : 'Abrir la ruta en Google Maps',
  count: (stops, done) => {
    if (done === stops) return `${citas(stops)}, todo terminado.`
    return done === 0 ? `${citas(stops)}.` : `${citas(stops)}, ${done} ${done === 1 ? 'terminada' : 'terminadas'}.`
  },
  hears: (who, isText, delay) => ended(`Le avisamos a ${who} por ${isText ? 'mensaje' : 'correo'}: ${delay}`),
  toCall: (isSome) =>
    isSome
      ? 'A los demás no les avisamos. Llámeles o mándeles un mensaje:'
      : 'No les avisamos. Llámeles o mándeles un mensaje:',
  nothing: (isToday) => (isToday ? 'Hoy no hay citas.' : 'Ese día no hay citas.'),
  seeCalendar: 'Ver el calendario',
  asOf: (time) => `Visto: ${time}`,
  paid: (amount) => `Pagado: ${amount}`,
  nobodySaidHow: (amount) => `${amount}, nadie dijo cómo`,
  withoutAmount: (jobs) => `${jobs === 1 ? '1 trabajo' : `${jobs} trabajos`} sin cantidad.`,
  allCrews: 'Todos',
  giveTo: (crew) => `Pasarla a ${crew}`,
  outdated: 'Mientras tanto alguien cambió esa cita, así que no se guardó nada. Así está el día.',
  givenAway: 'Mientras tanto alguien le pasó esa cita a otro, así que se quedó ahí. Así está el día.',
  overNow: 'Esa página era de otro día, así que no le avisamos a nadie. Así está el día.',
  otherPrice: 'Mientras tanto alguien les dio otro precio. Aquí está, con lo que usted escribió.',
  noReason: 'Su precio es definitivo. Diga qué no es como lo describieron, por ejemplo “Está arriba”.',
  notAgreed: 'Su precio es definitivo. Para cobrar otro, use “No es como dijeron” y pídales que lo acepten primero.',
  photosNotKept: (count) => `No se ${count === 1 ? 'guardó una foto' : `guardaron ${count} fotos`}.`,
  photosSaved: 'Las fotos están guardadas.',
  restSaved: 'Todo lo demás está guardado.',
  you: 'Usted',
  savedBefore: (who, saved, time) =>
    `${who} guardó ${saved || 'esto sin cantidad'} (${time}). ¿Quiere guardar lo suyo en su lugar?`,
}

export const stop: typeof en.stop = {
  nobodyThere: 'No había nadie',
  drive: (minutes) => `, unos ${minutes} min`,
  delay: (minutes, time) => `unos ${minutes} min tarde, avisado: ${time}`,
  wholeTruck: 'Casi todo el camión.',
  ofTruck: (percent) => `Cerca del ${percent}% del camión.`,
  wontFit: 'No va a caber con lo que ya lleve: descargue antes.',
  full: (percent) => `Después queda cerca del ${percent}% lleno.`,
  theySaid: 'Dijeron:',
  note: 'Nota:',
  ahead: { yes: 'Llame o mande un mensaje cuando vaya en camino.', no: 'No llamar antes.' },
  theyKnow: (delay) => ended(`Ya saben: ${delay}`),
  texted: {
    before: 'Reciben un mensaje cuando toque “En camino”.',
    after: 'Recibieron un mensaje de que va en camino.',
  },
  tapText: 'Toque “Mensaje” para avisarles: el texto ya viene escrito.',
  tapTextMissed: 'Toque “Mensaje”: el texto ya viene escrito.',
  wholeRequest: 'Toda la solicitud',
  costsWere: (costs) => `Gastos: ${costs}`,
  nothingSaid: 'Nadie dijo cuánto pagaron.',
  late: {
    title: 'Vamos tarde',
    who: '¿A quién le avisamos?',
    way: (isText) => (isText ? 'un mensaje' : 'un correo'),
    others: (who) => `Tendrá que llamar o mandar un mensaje a ${who}: el texto viene enseguida.`,
    howLate: (words) => `Leen “${words}”, con el tiempo que toque. ¿Qué tan tarde va?`,
  },
  minutes: (count) => (count === 60 ? '1 hora' : `${count} min`),
  thereIn: (step) => `${step}, llega en unos`,
  photosAfter: 'Fotos del lugar vacío',
  saveDone: 'Guardar, ya está',
  photosBefore: 'Fotos de antes',
  looksNow: 'Cómo se ve ahora',
  keepPhotos: 'Guardarlas',
  earlier: 'Antes',
  later: 'Después',
  paid: 'Lo que pagaron, en dólares',
  whyNothing: 'Si fue $0, por qué: el cliente lo lee',
  free: 'Sin costo',
  how: 'Cómo pagaron',
  where: 'Adónde va todo',
  office: 'Para una oficina',
  officeNote: 'Sale en el recibo, con su número. Lo pueden imprimir.',
  po: 'Su orden de compra',
  due: 'Vence el',
  change: 'Cambiar',
  changeReceipt: 'Cambiar el recibo',
  saveChange: 'Guardar el cambio',
  corrected: 'Quien ya tiene un recibo recibe uno corregido.',
  shownNow: 'En el sitio web',
  show: 'Mostrarlo en el sitio web',
  seen: (isPaid) =>
    `La gente ve qué fue, adónde fue todo, la ciudad, el mes y ${isPaid ? 'cuánto se pagó' : 'ningún precio'}. Sin nombre y sin calle.`,
  what: 'Qué fue',
  whatExample: 'Un seccional y dos colchones',
  shots: { before: 'Foto de antes', after: 'Foto de después' },
  noShot: 'Ninguna',
  saidYes: 'Les preguntamos y dijeron que sí',
  saveShown: 'Guardar',
  showIt: 'Mostrarlo',
  hide: 'Quitarlo del sitio web',
  costs: 'Gastos',
  ticketPhoto: 'Foto de la boleta',
  saveCosts: 'Guardar los gastos',
  costFields: {
    dump: 'Cuota del basurero, en dólares',
    tons: 'Toneladas',
    ticket: 'Número de boleta',
    fuel: 'Gasolina, en dólares',
    other: 'Otros gastos, en dólares',
  },
  doorPhoto: 'Una foto de la puerta, si quiere',
  yesNobody: 'Sí, no hay nadie',
  missed: (time) =>
    `${ended(`Hora: ${time}`)} Con esto se cierra la cita. Nosotros no les avisamos: en la página que sigue hay un mensaje para mandarles.`,
  tripFee: (amount) => `Su cargo por la vuelta es de ${amount}.`,
  payOnline: (amount) => `Pagar ${amount} en línea`,
  scan: 'Que escaneen esto, o ábralo aquí. Toque “Listo” o “Cambiar” cuando ya esté pagado.',
  openPay: 'Abrir la página de pago',
  notAsDescribed: 'No es como dijeron',
  price: 'Precio',
  givePrice: 'Darles un precio',
  different: 'Qué es diferente',
  upstairs: 'Está arriba',
  theirName: 'Su nombre, si lo aceptan',
  savePrice: 'Guardar el precio',
  estimate: (words) => `Estimado ${words}`,
  priceGiven: (words) => `Precio que usted dio: ${words}`,
  firm: (words) => `Definitivo: ${words}`,
  acceptedBy: (name) => `Lo aceptó ${name}`,
  newPrice: (amount, reason) => `Precio nuevo ${amount}, falta que lo acepten: ${reason}`,
  ofTruckLine: (size) => `${size} de camión`,
  friendsDiscount: 'Descuento por recomendación',
  yourPrice: 'Su precio, en dólares',
  fewLines: 'Mejor en varios renglones',
  fewLinesNote: 'Cada uno termina con su cantidad. Se suman.',
  line: (number) => `Renglón ${number}`,
  exampleLine: 'Colchón 30',
  wrong: {
    what: 'Diga qué fue, por ejemplo “Un seccional y dos colchones”.',
    yes: 'Pregúnteles primero y marque que dijeron que sí.',
    paid: 'Escriba lo que pagaron en dólares, por ejemplo 245 o 245.50, o déjelo vacío.',
    whyNothing: 'Diga por qué no pagaron nada, por ejemplo “Sin costo”.',
    due: 'Elija el día en que vence, o déjelo vacío.',
    costs: 'Escriba cada gasto en dólares, por ejemplo 85 o 85.50, o déjelo vacío.',
    tons: 'Escriba las toneladas como están en la boleta, por ejemplo 1.2, o déjelas vacías.',
  },
}
