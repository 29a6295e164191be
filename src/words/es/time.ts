import type { words as en } from '../en/time.ts'

const weekdays = ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado']
const months = 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' ')
const numbers = ['cero', 'una', 'dos', 'tres', 'cuatro', 'cinco', 'seis']

/** "8 a. m.", which never breaks */
const clock = (hour: number, minute: number) =>
  `${hour % 12 || 12}${minute ? `:${String(minute).padStart(2, '0')}` : ''}\u00a0${hour < 12 ? 'a' : 'p'}.\u00a0m.`

/** With its article: "las 8 a. m.", "la 1 p. m." */
export const theHour = (clock: string): string => `${/^1(?!\d)/.test(clock) ? 'la' : 'las'} ${clock}`

const hourOf = (hour: number) => {
  if (hour % 24 === 0) return 'medianoche'
  return hour === 12 ? 'mediodía' : clock(hour, 0)
}

export const words: typeof en = {
  weekday: (day) => weekdays[day] ?? '',
  shortWeekday: (day) => (weekdays[day] ?? '').slice(0, 3),
  date: (weekday, month, day) => `${(weekdays[weekday] ?? '').slice(0, 3)} ${day} de ${months[month - 1]?.slice(0, 3)}`,
  fullDate: (day, month, year) => `${day} de ${months[month - 1]} de ${year}`,
  month: (month) => (months[month - 1] ?? '').slice(0, 3),
  clock,
  hours: (from, until) => {
    const [begin, end] = [hourOf(from), hourOf(until)]
    const half = /\s[ap]\.\sm\.$/.exec(end)?.[0]
    return half && begin.endsWith(half) ? `${begin.slice(0, -half.length)} a ${end}` : `${begin} a ${end}`
  },
  start: (hour) => {
    const begin = hourOf(hour)
    return begin.charAt(0).toUpperCase() + begin.slice(1)
  },
  dayAndHours: (date, hours) => `${date}, ${hours}`,
  days: (first, last) => (first === last ? (weekdays[first] ?? '') : `${weekdays[first]} a ${weekdays[last]}`),
  fromTo: (from, to) => `${from} a ${to}`,
  daysAndHours: (days, hours) => `${days} de ${hours}`,
  span: (hours) => `${numbers[hours] ?? hours} ${hours === 1 ? 'hora' : 'horas'}`,
  alwaysAnswered: 'de día o de noche',
  answeredFrom: (from, to) => `de ${from} a ${to}`,
  replyWithin: (minutes) => `en ${minutes} minutos o menos`,
  replyToday: (clock) => `hoy antes de ${theHour(clock)}`,
  replyTomorrow: (clock) => `mañana antes de ${theHour(clock)}`,
  replyOn: (weekday, clock) => `el ${weekday} antes de ${theHour(clock)}`,
  tomorrow: 'mañana',
}
