import type { words as en } from '../en/sameDay.tsx'
import { theHour, words as time } from './time.ts'

const dayAt = (day: string, opens: string) => `${day === time.tomorrow ? day : `el ${day}`} a ${theHour(opens)}`

export const words: typeof en = {
  today: (hours) => `hoy, ${hours}`,
  tomorrow: (hours) => `mañana, ${hours}`,
  nextPickup: 'Próximo retiro: ',
  callBefore: (clock, left, bold) => (
    <>
      Para hoy, llame antes de {theHour(clock)}: {bold(`quedan ${left}`)}
    </>
  ),
  nextPickups: (day, opens, bold) => <>Próximos retiros: {bold(dayAt(day, opens))}</>,
  sameDay: (cutoff) => `Llame antes de ${theHour(cutoff)} para un retiro el mismo día`,
  seeWindows: 'Ver horarios disponibles',
  soonestToday: (clock) => `Hoy, si llama antes de ${theHour(clock)}`,
  soonest: dayAt,
  soonestAny: (cutoff) => `El mismo día, si llama antes de ${theHour(cutoff)}`,
}
