import type * as en from '../en/basics.ts'

const weekdays = ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado']
const months = 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' ')
const numbers = ['cero', 'una', 'dos', 'tres', 'cuatro', 'cinco', 'seis']

/** "8 a. m.", which never breaks; "12 del mediodía", because nobody's sure what "12 p. m." is */
const clock = (hour: number, minute: number) => {
  if (hour % 12 === 0 && minute === 0) return hour % 24 ? '12\u00a0del\u00a0mediodía' : '12\u00a0de\u00a0la\u00a0noche'
  return `${hour % 12 || 12}${minute ? `:${String(minute).padStart(2, '0')}` : ''}\u00a0${hour % 24 < 12 ? 'a' : 'p'}.\u00a0m.`
}

/** A figure that's at least that: "más de 10,000" for "10,000+". */
export const moreThan = (figure: string): string => figure.replace(/^(.*)\+$/, 'más de $1')

/** With its article: "las 8 a. m.", "la 1 p. m." */
export const theHour = (clock: string): string => `${/^1(?!\d)/.test(clock) ? 'la' : 'las'} ${clock}`

/** How long something takes: "dos horas" */
export const hoursLong = (hours: number): string => `${numbers[hours] ?? hours} ${hours === 1 ? 'hora' : 'horas'}`

const hourOf = (hour: number) => {
  if (hour % 24 === 0) return 'medianoche'
  return hour === 12 ? 'mediodía' : clock(hour, 0)
}

export const time: typeof en.time = {
  weekday: (day) => weekdays[day] ?? '',
  shortWeekday: (day) => (weekdays[day] ?? '').slice(0, 3),
  date: (weekday, month, day) => `${(weekdays[weekday] ?? '').slice(0, 3)} ${day} de ${months[month - 1]?.slice(0, 3)}`,
  dayOfMonth: (month, day) => `${day} de ${months[month - 1]?.slice(0, 3)}`,
  fullDate: (day, month, year) => `${day} de ${months[month - 1]} de ${year}`,
  monthOf: (month, year) => `${months[month - 1]} de ${year}`,
  month: (month) => (months[month - 1] ?? '').slice(0, 3),
  clock,
  hours: (from, until) => {
    const [begin, end] = [hourOf(from), hourOf(until)]
    const half = /\s[ap]\.\sm\.$/.exec(end)?.[0]
    return half && begin.endsWith(half) ? `${begin.slice(0, -half.length)} a ${end}` : `${begin} a ${end}`
  },
  nightHours: (hours, day) => `${hours} (madrugada del ${weekdays[day] ?? ''})`,
  start: (hour) => clock(hour % 24, 0),
  dayAndHours: (date, hours) => `${date}, ${hours}`,
  days: (first, last) => `${weekdays[first]} a ${weekdays[last]}`,
  fromTo: (from, to) => `${from} a ${to}`,
  wholeDay: 'las 24 horas',
  daysAndHours: (days, hours) => `${days} ${hours.startsWith('las') ? '' : 'de '}${hours}`,
  dayOfYear: (month, day) => [day, months[month - 1]].filter(Boolean).join(' de '),
  season: (first, last) => {
    if (first === last) return `${/^\d/.test(first) ? 'el' : 'en'} ${first}`
    return /^\d/.test(first) ? `del ${first} al ${last}` : `de ${first} a ${last}`
  },
  restOfYear: 'el resto del año',
  byAppointment: 'con cita por teléfono',
  span: (hours) => (hours === 1 ? 'esa hora' : `esas ${hoursLong(hours)}`),
  alwaysAnswered: 'de día o de noche',
  alwaysOpen: 'Abierto las 24 horas',
  open: (hours) => `Abierto de ${hours}`,
  zone: (name) => `hora ${name}`,
  zones: {
    eastern: 'del Este',
    central: 'del Centro',
    mountain: 'de la Montaña',
    pacific: 'del Pacífico',
    alaska: 'de Alaska',
    arizona: 'de Arizona',
    hawaii: 'de Hawái',
    atlantic: 'del Atlántico',
  },
  answeredFrom: (from, to) => `de ${from} a ${to}`,
  today: 'hoy',
  replyWithin: (minutes) => (minutes === 60 ? 'en una hora o menos' : `en ${minutes} minutos o menos`),
  replyToday: (clock) => `hoy antes de ${theHour(clock)}`,
  replyTomorrow: (clock) => `mañana antes de ${theHour(clock)}`,
  replyOn: (weekday, clock) => `el ${weekday} antes de ${theHour(clock)}`,
  tomorrow: 'mañana',
  partOfDay: (weekday, hour) => `el ${weekday} por la ${hour < 12 ? 'mañana' : hour < 19 ? 'tarde' : 'noche'}`,
}

const holidays: Readonly<Record<string, string>> = {
  'New Year’s Day': 'Año Nuevo',
  'Memorial Day': 'el Día de los Caídos',
  Juneteenth: 'el 19 de junio',
  'Independence Day': 'el Día de la Independencia',
  'Labor Day': 'el Día del Trabajo',
  'Veterans Day': 'el Día de los Veteranos',
  Thanksgiving: 'el Día de Acción de Gracias',
  'Thanksgiving Day': 'el Día de Acción de Gracias',
  'Christmas Eve': 'Nochebuena',
  'Christmas Day': 'Navidad',
  Easter: 'el Domingo de Pascua',
}

export const business: typeof en.business = {
  range: (low, high) => `${low} a ${high}`,
  discount: (off, least) => `${off} de descuento en cargas de ${least} o más, antes de cargos adicionales`,
  discountSentence: (offer) => `Reserve por teléfono y reciba ${offer}.`,
  payBy: (ways) => `Puede pagar ${ways}.`,
  zipOrTown: (zip, town) => `${zip} o ${town}`,
  holiday: (name) => holidays[name] ?? name,
  description: (tagline, from, to) => ({
    whole: `${tagline}. El espacio en el camión, de ${from} a ${to}. Usted acepta el precio antes de que carguemos nada.`,
    short: `${tagline}. Usted acepta el precio antes de que carguemos nada.`,
  }),
}

export const prices: typeof en.prices = {
  from: (amount) => `Desde ${amount}`,
  upTo: (amount) => `Hasta ${amount}`,
  usually: (range) => `Normalmente ${range}`,
  alone: (range) => `Solo esto, normalmente ${range}`,
  book: 'Reservar esto',
  addMore: 'Agregar más',
  space: 'Espacio en el camión',
  feet: (taken, of) => `${taken} de ${of} pies cúbicos`,
  flight: 'Tramo de escaleras adicional',
  project: (tires) => ({
    space: 'Es más de lo que cabe en un camión.',
    weight: 'Pesa demasiado para un solo viaje.',
    tires: `Llevamos hasta ${tires} llantas en un viaje.`,
    stairs: 'Algo en esta lista pesa demasiado para las escaleras.',
  }),
  projectPrice: (why) => `Precio por proyecto: ${why}`,
  firm: (price) => `Precio definitivo: ${price}, si está en la banqueta, en el garaje o en el porche.`,
  byPhone: (words, called) => `${words}, o ${called} si reserva por teléfono`,
}

export const adjustments: typeof en.adjustments = {
  more: (amount) => `${amount} más`,
  less: (amount) => `${amount} menos`,
  dates: (from = '', to = '') => (from && to ? `del ${from} al ${to}` : from ? `desde el ${from}` : `hasta el ${to}`),
  code: {
    good: (code, what) => `Su código ${code} ya está en el precio. ${what}.`,
    otherDays: (code, what, when) =>
      `Su código ${code} vale para citas de otros días (${when}), así que no está en este precio. ${what}.`,
    unknown: 'No conocemos ese código, así que no está en el precio. Puede reservar sin él.',
    friends: (off) => `Si es el código de un amigo, al reservar le descontamos ${off} de su primera cita.`,
    notOurs: 'no es uno de los nuestros',
  },
}
