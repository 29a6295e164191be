// What a change tells, whom, and when: which of the messages that there are.
import { readsSame, stepOf } from '../domain/calendar/booking.ts'
import type { Env } from '../env.ts'
import { type About, aboutState, messageNamed, messagesFor } from '../messages/say.ts'
import { type EventKind, isByDesk, isNewAddress, type RequestEvent } from './event.ts'
import { type CustomerRequest, receiptAt } from './evolve.ts'
import type { KnownMessage, Loaded, OwnersMail, Told } from './store.ts'

/**
 * How long after a change its message goes out, in ms. Photos come one by one, people change their minds twice, and robots
 * a hundred times: one message a minute speaks of all that.
 */
const changeDelay = 60_000

type Readers = 'everybody' | 'owner' | 'customer'
/** `when`: whether that's so of the request after it. */
type Telling =
  | { readonly to: Readers; readonly when?: (after: CustomerRequest) => boolean }
  | { readonly occasion: About }

/** Who hears of an event as a change of the request, or which occasion it is. All others tell nobody. */
const tellings: Readonly<Partial<Record<EventKind, Telling>>> = {
  sent: { to: 'everybody' },
  corrected: { to: 'everybody' },
  photos: { to: 'owner' },
  details: { to: 'owner' },
  // The owner sends an open one by their own phone, and the crew says theirs at the door. Another one than a firm price is theirs
  // to accept.
  priced: {
    to: 'customer',
    when: ({ booking, visit, proposed }) =>
      booking === 'live' && (proposed !== undefined || stepOf(visit) === undefined),
  },
  released: { to: 'customer' },
  withdrawn: { to: 'owner' },
  booked: { to: 'everybody' },
  moved: { to: 'everybody' },
  confirmed: { to: 'everybody' },
  canceled: { to: 'everybody' },
  'on-the-way': { occasion: 'on-the-way' },
  late: { occasion: 'late' },
  'nobody-there': { occasion: 'missed' },
  done: { occasion: 'receipt' },
  receipt: { occasion: 'receipt' },
  nudged: { occasion: 'nudge' },
  reminded: { occasion: 'reminder' },
  thanked: { occasion: 'thanks' },
  sought: { occasion: 'link' },
}

export const isTold = ({ kind }: Pick<RequestEvent, 'kind'>): boolean => tellings[kind] !== undefined

/** How a change came: which of its messages wait, or aren't sent. */
export type Arrival = {
  /** A lot came from where it comes from: the owner hears of it in a batch. */
  readonly batched?: boolean
  /** It causes no texts. */
  readonly noTexts?: boolean | undefined
  /** Channels that have its message already. */
  readonly notified?: readonly string[]
  /** It's about a day that's over: nobody is told. */
  readonly isOver?: boolean
}

/** How the owner hears of a request after a change: what waits for a batch goes on waiting, unless it's real. */
function mailOf(before: Loaded, after: CustomerRequest, events: readonly RequestEvent[], arrival: Arrival): OwnersMail {
  if (events.some((event) => event.kind === 'booked' && event.data.isReal)) return 'new'
  const isBatched = arrival.batched === true && !arrival.notified?.length
  const isMarked = isBatched || (before.request !== undefined && after.spamSignals.includes('many-from-one-place'))
  return isMarked && events.some(isTold) ? 'waiting' : before.mail
}

/** Names of the messages that tell a change of the request to those who hear of it. */
function namesOfState(
  env: Env,
  { messages }: Loaded,
  after: CustomerRequest,
  to: Readers,
  { noTexts, mail, isByOwner }: Arrival & { mail: OwnersMail; isByOwner: boolean },
) {
  const { answers, spamSignals } = after
  return messagesFor(env, { answers, spamSignals, noTexts }, 'state', { isByOwner }).filter((name) => {
    const { reader, most = Number.POSITIVE_INFINITY } = messageNamed(name) ?? {}
    const isOwners = reader !== 'customer'
    if (to === (isOwners ? 'customer' : 'owner')) return false
    // Messages to the owner about a request that waits come with its batch. Its sender hears from us at once, except where a
    // lot came from: those may be other people's addresses.
    if (mail === 'waiting' && (isOwners || spamSignals.includes('many-from-one-place'))) return false
    // What's sent to an address or a number that we don't know has an end, but not what the owner does. Rows of an older
    // version say `overtaken`.
    const sent = messages.filter(
      ({ channel, state }) => channel === name && !/pending|superseded|overtaken/.test(state),
    )
    return isByOwner || to === 'customer' || sent.length < most
  })
}

/**
 * What the owner puts right about a pickup that's booked is news to its customer where it's about where to, or how they hear.
 * Another address of theirs gets what went to the wrong one.
 */
function isNews({ request }: Loaded, { answers, booking }: CustomerRequest, event: RequestEvent): boolean {
  const { kind, person } = event
  const was = request?.answers ?? {}
  const isOther = ['address', 'location', 'email'].some((name) => (answers[name] ?? '') !== (was[name] ?? ''))
  return (kind === 'details' && isByDesk(person) && booking === 'live' && isOther) || isNewAddress(event)
}

/**
 * The names of a receipt's messages, and of those that they replace where those haven't gone out. Whoever may have read another
 * one reads that this one replaces it, and whoever has read just this hears nothing.
 */
function receiptNames(env: Env, { messages }: Loaded, after: CustomerRequest, now: number) {
  const [plain, corrected] = [messagesFor(env, after, 'receipt'), messagesFor(env, after, 'correction')]
  const all = [...plain, ...corrected]
  // Taken back, it tells nobody.
  if (after.visit.done === undefined) return { names: [], replaced: all }
  const isGone = ({ state, leasedUntil }: KnownMessage) =>
    state === 'sent' || (state === 'pending' && leasedUntil > now)
  const gone = messages
    .filter((message) => all.includes(message.channel) && isGone(message))
    .toSorted((one, other) => one.number - other.number)
    .at(-1)
  if (!gone) return { names: plain, replaced: all }
  const read = receiptAt(after, gone.number)
  const isRead = read && after.receipt && readsSame(read, after.receipt)
  return isRead ? { names: [], replaced: [] } : { names: corrected, replaced: all }
}

/** What a change tells. `now` in UTC ms. */
export function say(env: Env, before: Loaded, after: CustomerRequest, arrival: Arrival, now: number): Told {
  const events = after.events.filter(({ number }) => number > (before.request?.revision ?? 0))
  const mail = mailOf(before, after, events, arrival)
  const event = events.find(({ kind }) => kind === 'sent') ?? events.findLast(isTold)
  const telling = event && tellings[event.kind]
  const isTakenBack = before.request?.visit.done !== undefined && events.some(({ kind }) => kind === 'undone')
  if (isTakenBack && after.visit.done === undefined)
    return { mail, messages: [], replaced: receiptNames(env, before, after, now).replaced }
  if (!event || !telling || arrival.isOver || after.status === 'spam') return { mail, messages: [], replaced: [] }
  const told = (names: readonly string[], due: number, replaced: readonly string[]): Told => ({
    mail,
    messages: names.map((channel) => ({
      channel,
      number: event.number,
      due,
      state: arrival.notified?.includes(channel) ? 'sent' : 'pending',
    })),
    replaced,
  })
  if ('when' in telling && !telling.when?.(after)) return { mail, messages: [], replaced: [] }
  if ('occasion' in telling) {
    if (telling.occasion === 'receipt') {
      const { names, replaced } = receiptNames(env, before, after, now)
      return told(names, now, replaced)
    }
    // Of a delay, and that nobody was there, they hear in one way.
    const isOne = telling.occasion === 'late' || telling.occasion === 'missed'
    const names = messagesFor(env, after, telling.occasion).slice(0, isOne ? 1 : undefined)
    return told(names, now, names)
  }
  const noTexts = arrival.noTexts || isNewAddress(event)
  const how = { ...arrival, noTexts, mail, isByOwner: isByDesk(event.person) }
  // What waited in the bucket is first.
  const due = event.kind === 'sent' || event.kind === 'released' || after.proposed ? event.at : now + changeDelay
  const to = isNews(before, after, event) ? 'everybody' : telling.to
  return told(namesOfState(env, before, after, to, how), due, aboutState)
}
