const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const months = 'January February March April May June July August September October November December'.split(' ')
const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']

function clock(hour: number, minute: number): string {
  if (hour % 12 === 0 && minute === 0) return hour % 24 ? 'noon' : 'midnight'
  return `${hour % 12 || 12}${minute ? `:${String(minute).padStart(2, '0')}` : ''} ${hour % 24 < 12 ? 'AM' : 'PM'}`
}

/** A small number as a word. */
export const spelled = (count: number): string => numbers[count] ?? String(count)

/** "three customers", "one customer" */
export const counted = (count: number, noun: string): string => `${spelled(count)} ${noun}${count === 1 ? '' : 's'}`

/** Days and times. A weekday counts from Sunday, 0; a month from January, 1; an hour goes from 0 to 48. */
export const time = {
  weekday: (day: number) => weekdays[day] ?? '',
  shortWeekday: (day: number) => (weekdays[day] ?? '').slice(0, 3),
  /** "Mon, Nov 23" */
  date: (weekday: number, month: number, day: number) =>
    `${(weekdays[weekday] ?? '').slice(0, 3)}, ${months[month - 1]?.slice(0, 3)} ${day}`,
  /** "Nov 23" */
  dayOfMonth: (month: number, day: number) => `${months[month - 1]?.slice(0, 3)} ${day}`,
  /** "October 5, 2026" */
  fullDate: (day: number, month: number, year: string) => `${months[month - 1]} ${day}, ${year}`,
  /** "October 2026" */
  monthOf: (month: number, year: string) => `${months[month - 1]} ${year}`,
  /** "Nov" */
  month: (month: number) => (months[month - 1] ?? '').slice(0, 3),
  /** "8 AM", "5:30 PM", "noon" */
  clock,
  /** "8 to 10 AM", "10 AM to noon", "2 to 4 PM" */
  hours: (from: number, until: number) => {
    const [begin, end] = [clock(from, 0), clock(until, 0)]
    const half = / [AP]M$/.exec(end)?.[0]
    return half && begin.endsWith(half) ? `${begin.slice(0, -half.length)} to ${end}` : `${begin} to ${end}`
  },
  /** A night's hours past midnight, with the weekday that it's by then */
  nightHours: (hours: string, day: number) => `${hours} (early ${weekdays[day] ?? ''})`,
  /** "8 AM", "Noon", by itself */
  start: (hour: number) => {
    const begin = clock(hour, 0)
    return begin.charAt(0).toUpperCase() + begin.slice(1)
  },
  /** A day and what's on it: "Mon, Nov 23, 10 AM to noon" */
  dayAndHours: (date: string, hours: string) => `${date}, ${hours}`,
  /** Days of opening hours: "Monday to Friday" */
  days: (first: number, last: number) => `${weekdays[first]} to ${weekdays[last]}`,
  /** "8 AM to 6 PM" */
  fromTo: (from: string, to: string) => `${from} to ${to}`,
  /** Hours that are around the clock */
  wholeDay: '24 hours',
  /** A day, and its hours: "Saturday 8 AM to 4 PM" */
  daysAndHours: (days: string, hours: string) => `${days} ${hours}`,
  /** A day of every year, or its whole month: "April 15", "April" */
  dayOfYear: (month: number, day?: number) => [months[month - 1], day].filter(Boolean).join(' '),
  /** After hours that are for a part of the year; `first` and `last` are days or months */
  season: (first: string, last: string) => (first === last ? `in ${first}` : `from ${first} to ${last}`),
  restOfYear: 'the rest of the year',
  /** After hours in which pickups are arranged by phone */
  byAppointment: 'by appointment',
  /** How long an arrival window is, after "within": "those two hours" */
  span: (hours: number) => (hours === 1 ? 'that hour' : `those ${counted(hours, 'hour')}`),
  /** When a call is answered, inside a sentence */
  alwaysAnswered: 'day or night',
  /** The phones' hours by themselves; `hours`: "8 AM to 6 PM" */
  alwaysOpen: 'Open 24 hours',
  open: (hours: string) => `Open ${hours}`,
  /** What people call their time */
  zone: (name: string) => `${name} time`,
  zones: {
    eastern: 'Eastern',
    central: 'Central',
    mountain: 'Mountain',
    pacific: 'Pacific',
    alaska: 'Alaska',
    arizona: 'Arizona',
    hawaii: 'Hawaii',
    atlantic: 'Atlantic',
  },
  answeredFrom: (from: string, to: string) => `from ${from} to ${to}`,
  /** When a request is answered */
  today: 'today',
  replyWithin: (minutes: number) => (minutes === 60 ? 'within the hour' : `within ${minutes} minutes`),
  replyToday: (clock: string) => `today by ${clock}`,
  replyTomorrow: (clock: string) => `tomorrow by ${clock}`,
  replyOn: (weekday: string, clock: string) => `on ${weekday} by ${clock}`,
  tomorrow: 'tomorrow',
  /** "Friday morning" */
  partOfDay: (weekday: string, hour: number) =>
    `${weekday} ${hour < 12 ? 'morning' : hour < 17 ? 'afternoon' : 'evening'}`,
}

/** What's said of the business wherever it's said: prices, hours, ways to pay. */
export const business = {
  /** "$125 to $160" */
  range: (low: string, high: string) => `${low} to ${high}`,
  /** The call discount with its terms: `off` and `least` are amounts. */
  discount: (off: string, least: string) => `${off} off loads of ${least} or more, before extras`,
  discountSentence: (offer: string) => `Call to book and get ${offer}.`,
  /** `ways`: "cash, credit card or check" */
  payBy: (ways: string) => `Pay by ${ways}.`,
  /** What a field gives as an example: "12345 or Springfield" */
  zipOrTown: (zip: string, town: string) => `${zip} or ${town}`,
  holiday: (name: string) => name,
  /** What search results show of the home page: with the prices of the smallest load and a full truck, and without */
  description: (tagline: string, from: string, to: string) => ({
    whole: `${tagline}. Space in the truck from ${from} to ${to}. You agree to the price before we lift anything.`,
    short: `${tagline}. You agree to the price before we lift anything.`,
  }),
}

/** What's said of a price, by the calculator and wherever else one is printed. */
export const prices = {
  from: (amount: string) => `From ${amount}`,
  upTo: (amount: string) => `Up to ${amount}`,
  usually: (range: string) => `Usually ${range}`,
  alone: (range: string) => `By itself, usually ${range}`,
  book: 'Book this pickup',
  addMore: 'Add more',
  space: 'Space in the truck',
  feet: (taken: number, of: number) => `${taken} of ${of} cubic feet`,
  flight: 'Extra flight of stairs',
  /** Why there's no price. `tires`: as many as one trip takes. */
  project: (tires: number) => ({
    space: 'This is more than one truckload.',
    weight: 'This is too heavy for one trip.',
    tires: `We take up to ${tires} tires in one trip.`,
    stairs: 'Something on this list is too heavy for stairs.',
  }),
  projectPrice: (why: string) => `Project price: ${why}`,
  firm: (price: string) => `${price} firm if it’s at the curb, in the garage or on the porch.`,
  byPhone: (words: string, called: string) => `${words}, or ${called} booked by phone`,
}

/** What the day of a pickup, or a code, changes. No script of a browser says it. */
export const adjustments = {
  more: (amount: string) => `${amount} more`,
  less: (amount: string) => `${amount} less`,
  dates: (from = '', to = '') => (from && to ? `${from} to ${to}` : from ? `from ${from}` : `until ${to}`),
  code: {
    good: (code: string, what: string) => `Your code ${code} is in the price. ${what}.`,
    otherDays: (code: string, what: string, when: string) =>
      `Your code ${code} is good for pickups on other days (${when}), so it’s not in this price. ${what}.`,
    unknown: 'We don’t know that code, so it’s not in the price. You can book without it.',
    friends: (off: string) => `If that’s a friend’s code, you get ${off} off your first pickup when you book.`,
    notOurs: 'not one of ours',
  },
}
