// What a change tells, whom, and when: which of the messages that there are.
import type { SpamSignal } from '../domain/spamSignals.ts'
import type { Env } from '../env.ts'
import { type About, isAboutState, messageNamed, messages, messagesFor, mostSent } from '../messages/say.ts'
import { type EventKind, isByDesk, type RequestEvent } from './event.ts'
import type { CustomerRequest } from './evolve.ts'
import type { Loaded, NewMessage, OwnersMail, Told } from './store.ts'

/**
 * How long after a change its message goes out, in ms. Photos come one by one, people change their minds twice, and robots
 * a hundred times: one message a minute speaks of all that.
 */
const changeDelay = 60_000

const frequent: SpamSignal = 'many-from-one-place'

type Readers = 'everybody' | 'owner' | 'customer'

/** Who hears of an event as a change of the request, or which occasion it is. All others tell nobody. */
const tellings: Readonly<Partial<Record<EventKind, { readonly to: Readers } | { readonly occasion: About }>>> = {
  sent: { to: 'everybody' },
  corrected: { to: 'everybody' },
  photos: { to: 'owner' },
  details: { to: 'owner' },
  released: { to: 'customer' },
  withdrawn: { to: 'owner' },
  booked: { to: 'everybody' },
  moved: { to: 'everybody' },
  confirmed: { to: 'everybody' },
  canceled: { to: 'everybody' },
  'on-the-way': { occasion: 'on-the-way' },
  late: { occasion: 'late' },
  done: { occasion: 'receipt' },
  nudged: { occasion: 'nudge' },
  reminded: { occasion: 'reminder' },
}

/** Whether somebody hears of an event. */
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
  const isMarked = isBatched || (before.request !== undefined && after.spamSignals.includes(frequent))
  return isMarked && events.some(isTold) ? 'waiting' : before.mail
}

/** Names of the messages that tell a change of the request to those who hear of it. */
function namesOfState(
  env: Env,
  { messages }: Loaded,
  after: CustomerRequest,
  to: Readers,
  how: Arrival & { mail: OwnersMail; isByOwner: boolean },
) {
  const { answers, spamSignals } = after
  const sentBefore = (name: string) =>
    messages.filter(
      ({ channel, state }) => channel === name && state !== 'pending' && !/superseded|overtaken/.test(state),
    )
  const asked = { answers, spamSignals, noTexts: how.noTexts }
  return messagesFor(env, asked, 'state', { isByOwner: how.isByOwner }).filter((name) => {
    const isOwners = messageNamed(name)?.reader !== 'customer'
    if (to === (isOwners ? 'customer' : 'owner')) return false
    // Messages to the owner about a request that waits come with its batch. Its sender hears from us at once, except where a
    // lot came from: those may be other people's addresses.
    if (how.mail === 'waiting' && (isOwners || spamSignals.includes(frequent))) return false
    // What's sent to an address or a number that we don't know has an end, but not what the owner does.
    return how.isByOwner || to === 'customer' || sentBefore(name).length < mostSent(name)
  })
}

/** Names of the messages about a request's state: a newer one replaces them. */
const aboutState = () => messages.map(({ name }) => name).filter(isAboutState)

/** What a change tells. `now` in UTC ms. */
export function say(env: Env, before: Loaded, after: CustomerRequest, arrival: Arrival, now: number): Told {
  const events = after.events.filter(({ number }) => number > (before.request?.revision ?? 0))
  const mail = mailOf(before, after, events, arrival)
  const event = events.find(({ kind }) => kind === 'sent') ?? events.findLast(isTold)
  const telling = event && tellings[event.kind]
  if (!event || !telling || arrival.isOver || after.status === 'spam') return { mail, messages: [], replaced: [] }
  const message = (channel: string, due: number): NewMessage => ({
    channel,
    number: event.number,
    due,
    state: arrival.notified?.includes(channel) ? 'sent' : 'pending',
  })
  if ('occasion' in telling) {
    const names = messagesFor(env, after, telling.occasion)
    // Of a delay they hear in one way, and there's one receipt for a request.
    if (telling.occasion === 'late') names.splice(1)
    const isTwice = telling.occasion === 'receipt' && before.messages.some(({ channel }) => names.includes(channel))
    return { mail, messages: isTwice ? [] : names.map((name) => message(name, now)), replaced: names }
  }
  const how = { ...arrival, mail, isByOwner: isByDesk(event.person) }
  // What waited in the bucket is first.
  const due = event.kind === 'sent' || event.kind === 'released' ? event.at : now + changeDelay
  const names = namesOfState(env, before, after, telling.to, how)
  return { mail, messages: names.map((name) => message(name, due)), replaced: aboutState() }
}
