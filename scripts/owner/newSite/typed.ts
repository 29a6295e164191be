// Answers that are more than a text: how they're typed, and how they're shown again.
import { days, type Site } from '../../../src/sites/schema/site.ts'

type PickupHours = Site['hours']['pickup'][number]
type Times = Omit<PickupHours, 'days'>

export const readList = (typed: string): string[] =>
  typed
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)

export const showList = (list: readonly string[]): string => list.join(', ')

export const readNumber = (typed: string): number => {
  const digits = typed.trim().replace(/^\$/, '')
  if (!/^\d+$/.test(digits)) throw new Error('That must be a whole number.')
  return Number(digits)
}

/** Any way of writing ten digits. */
export const readPhone = (typed: string): string => `+1${typed.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '')}`

/** A color, with or without its hash, in capitals or not, with six digits or three. */
export const readColor = (typed: string): string => {
  const digits = typed.trim().toLowerCase().replace(/^#/, '')
  return `#${digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits}`
}

/** Latitude and longitude as maps show them: "32.2226, -110.9747". GeoJSON has them the other way around. */
export function readPoint(typed: string): [lng: number, lat: number] {
  const [lat, lng, ...more] = readList(typed).map(Number)
  if (lat === undefined || lng === undefined || more.length > 0 || Number.isNaN(lat + lng))
    throw new Error('That must be latitude and longitude, like 32.2226, -110.9747.')
  return [lng, lat]
}

export const showPoint = ([lng, lat]: readonly [number, number]): string => `${lat}, ${lng}`

const time = /^(\d{1,2}):(\d\d)$/

function readTimes(typed: string): Times {
  const [opens, closes] = typed.split('-').map((part) => {
    const [, hour = '', minute = ''] = time.exec(part.trim()) ?? []
    return hour && `${hour.padStart(2, '0')}:${minute}`
  })
  if (!opens || !closes) throw new Error('That must be from and to, like 08:00-18:00.')
  return { opens, closes }
}

const showTimes = ({ opens, closes }: Times): string => `${opens}-${closes}`

/** Undefined where the phones are answered around the clock. */
export const readPhoneHours = (typed: string): Times | undefined =>
  /^24( hours)?$/.test(typed.trim()) ? undefined : readTimes(typed)

export const showPhoneHours = (hours: Times | undefined): string => (hours ? showTimes(hours) : '24 hours')

const dayOf = (typed: string): number => {
  const found = typed.length >= 3 ? days.findIndex((day) => day.toLowerCase().startsWith(typed.toLowerCase())) : -1
  if (found < 0) throw new Error(`"${typed}" is no day: Mon, Tue, Wed, Thu, Fri, Sat or Sun.`)
  return found
}

/** "Mon-Fri 08:00-18:00, Sat 09:00-15:00" */
export const readPickup = (typed: string): PickupHours[] =>
  readList(typed).map((part) => {
    const [, from = '', to = from, times = ''] = /^([a-z]+)(?:\s*-\s*([a-z]+))?\s+(.+)$/i.exec(part) ?? []
    if (!from) throw new Error('That must be days and times, like Mon-Fri 08:00-18:00, Sat 09:00-15:00.')
    const [first, last] = [dayOf(from), dayOf(to)]
    if (last < first) throw new Error(`${to} comes before ${from}: write the week from Monday to Sunday.`)
    return { days: days.slice(first, last + 1), ...readTimes(times) }
  })

export const showPickup = (hours: readonly PickupHours[]): string =>
  hours
    .map(({ days: [first, ...more], ...times }) => {
      const last = more.at(-1)
      return `${first?.slice(0, 3)}${last ? `-${last.slice(0, 3)}` : ''} ${showTimes(times)}`
    })
    .join(', ')
