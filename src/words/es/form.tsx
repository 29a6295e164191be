import type * as en from '../en/form.tsx'

const counted = (count: number) => (count === 1 ? '1 foto' : `${count} fotos`)

export const form: typeof en.form = {
  optional: '(opcional)',
  errorBefore: 'Error: ',
  leaveEmpty: 'Deje esta línea vacía',
  sending: 'Enviando…',
  problem: 'Hay algo que corregir',
  windowGone: 'Ese horario ya no está disponible',
  book: 'Reservar',
  yesIn: (town) => `Sí, ${town}`,
  textIt: 'Mandar por mensaje',
  failures: {
    'not-stored': {
      title: 'No pudimos guardar su solicitud',
      text: 'No va a perder nada de lo que escribió. Intente otra vez en un minuto, o comuníquese ahora mismo: el mensaje ya está escrito.',
    },
    'too-many': {
      title: 'Son muchas solicitudes desde su conexión',
      text: 'No va a perder nada de lo que escribió. Intente otra vez en una hora, o comuníquese ahora mismo: el mensaje ya está escrito.',
    },
    'too-many-changes': {
      title: 'Ya cambió esta solicitud varias veces',
      text: 'Tenemos la última versión que mandó. Intente otra vez en una hora, o comuníquese ahora mismo: el mensaje ya trae este cambio.',
    },
    offline: {
      title: 'Sin conexión',
      text: 'No recibimos respuesta, así que tal vez su solicitud no nos llegó. No va a perder nada de lo que escribió. Mándela otra vez, o lo intentamos de nuevo cuando vuelva la conexión. Un mensaje de texto muchas veces sí pasa, y ya está escrito.',
    },
  },
  sentAgain: 'Ya volvió la conexión. Estamos mandando su solicitud otra vez.',
  sentBefore: (slot, see, another) => (
    <>
      {slot ? `Ya reservó ${slot}` : 'Esto ya lo mandó'}: {see('véalo')}, o{' '}
      {another(slot ? 'reserve otro' : 'mande otra solicitud')}.
    </>
  ),
  chosen: 'Fotos elegidas',
  removePhoto: (name) => `Quitar ${name}`,
  removed: (name) => `Se quitó ${name}`,
  undo: 'Deshacer',
  preparing: 'Haciéndola más chica…',
  waiting: 'En espera',
  sendingShare: (percent) => `Enviando, ${percent} %`,
  sent: 'Enviada',
  later: 'Se manda con el formulario',
  onTheWay: (count) => `${counted(count)} en camino. Puede mandar el formulario cuando quiera.`,
  offline: (count) => `No hay conexión. Mandamos ${counted(count)} cuando vuelva.`,
  withForm: (count) => `${counted(count)} se ${count === 1 ? 'manda' : 'mandan'} con el formulario.`,
  allSent: (count) => (count === 1 ? 'La foto ya se mandó.' : `Las ${count} fotos ya se mandaron.`),
  stillSending: (number, of) => `Recibimos su solicitud. Mandando la foto ${number} de ${of}.`,
  waitingForLine: (number, of) =>
    `Recibimos su solicitud. No hay conexión: mandamos la foto ${number} de ${of} cuando vuelva.`,
  goOn: (count) => `Seguir sin ${count === 1 ? 'ella' : 'ellas'}`,
  refusals: {
    'not-a-photo': 'Esto no es una foto que podamos abrir. Sirven JPEG, PNG y WebP, o una captura de pantalla.',
    unreadable: 'No pudimos leer este archivo. Si está en la nube, ábralo primero y agréguelo otra vez.',
    heic: 'Este navegador no puede abrir este tipo de foto de iPhone. Tómele una captura de pantalla y agréguela. Para fotos nuevas: Configuración > Cámara > Formatos > Más compatible.',
    suspicious: 'En este archivo hay algo más que una foto. Tómele una captura de pantalla y agréguela.',
    'too-many-pixels': 'Esta imagen es demasiado grande. Tómele una captura de pantalla y agréguela.',
    broken: 'Este archivo está dañado. Pruebe con otra foto, o con una captura de pantalla.',
    'too-large': 'Este archivo pesa demasiado. Tómele una captura de pantalla y agréguela.',
    'too-many': 'Son más fotos de las que podemos recibir aquí. Mándenos las demás por mensaje.',
    'not-stored': 'No pudimos guardar esta foto. Inténtelo otra vez en un minuto.',
    'cut-off': 'Esta foto no llegó completa. Inténtelo otra vez con menos a la vez.',
    malformed: 'No nos llegó esta foto. Puede mandárnosla por mensaje.',
  },
  notUnderstood: (what) => `No entendimos ${what} en este enlace.`,
  leftOut: 'No está en nuestra lista, así que lo dejamos fuera. Agréguelo abajo, o llámenos o mándenos un mensaje.',
}
