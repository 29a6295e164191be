// Whether a request may be stored, and what of its effects waits.

import { hasSeat } from '../domain/calendar/booking.ts'
import { logFailure } from '../log.ts'
import { hasTextService } from '../messages/media/medium.ts'
import type { FormFailure, Values } from '../shared/forms/form.ts'
import { type AddressKeys, addressKeys, emailKey, phoneKey } from '../shared/http/access.ts'
import { type Services, withTimeout } from '../shared/http/services.ts'
import { countSpooled } from '../store/bucket.ts'
import type { BudgetName, Spender, Spending, Spent } from '../store/budgets.ts'
import { budgets, isMarked, secondsLeft, spend, spendInMemory } from '../store/budgets.ts'
import { type PickupKey, readSituation, type Situation } from '../store/storedLeads.ts'
import { hasWindow } from './decide.ts'

/** How long each question to the database may take, in ms: without an answer the isolate counts by itself. */
const timeoutMs = 800

/** Where a request comes from: a network address. An assistant's is shared by everybody who uses it. */
export type From = { readonly address: string; readonly isAssistant?: boolean }

type NetworkKeys = AddressKeys & Pick<From, 'isAssistant'>

/** Who sends a request, as budgets count them. `address` is undefined where the platform names none. */
export type SenderKeys = { readonly person: string; readonly address: NetworkKeys | undefined }

/** A request that can be read, and who sends it. `wantsSeat`: it asks for a pickup window. */
export type ClientRequest = {
  readonly reference: string
  readonly answers: Values
  readonly sender: SenderKeys
  readonly wantsSeat: boolean
}

/** `no`: it becomes a request without a window. */
export type SeatTerms = 'theirs' | 'held' | 'no'

export type Admission =
  | {
      readonly ok: true
      /** A lot came from where it comes from: a spam signal. */
      readonly marked: boolean
      /** The owner gets it in a batch. */
      readonly batched: boolean
      readonly place: 'database' | 'bucket'
      readonly seat: SeatTerms
      /** It causes no texts. */
      readonly noTexts?: boolean
    }
  /** `retryAfter` in whole seconds. */
  | {
      readonly ok: false
      readonly failure: Extract<FormFailure, 'too-many' | 'too-many-changes'>
      readonly retryAfter: number
    }

async function networkKeys({ env, now }: Services, { address, isAssistant }: From): Promise<NetworkKeys | undefined> {
  const keys = await addressKeys(env.LEAD_SECRET, address, now())
  return keys && { ...keys, ...(isAssistant && { isAssistant }) }
}

export async function senderKeys(
  services: Services,
  { phone = '', email = '' }: Values,
  from: From,
): Promise<SenderKeys> {
  const { env } = services
  const keys = await networkKeys(services, from)
  const person = (await phoneKey(env.LEAD_SECRET, phone)) || (await emailKey(env.LEAD_SECRET, email))
  return { person: keys ? `${keys.address}:${person}` : '', address: keys }
}

/** What the database says of a request before it's stored; undefined when it doesn't answer. Never throws. */
export const lookUp = (
  { env, now }: Services,
  reference: string,
  { person, address }: SenderKeys,
  pickup?: PickupKey,
): Promise<Situation | undefined> =>
  withTimeout(
    timeoutMs,
    readSituation(env.DB, { reference, sender: person, address: address?.address ?? '', pickup }, now()),
  ).catch((error: unknown) => {
    logFailure('situation-not-read', error, { reference })
    return undefined
  })

/** What isolates count while there's no database; by bucket, since tests have more than one site. */
const memories = new WeakMap<object, Map<string, number>>()

function inMemory({ env, now }: Services, spendings: readonly Spending[]): Spent {
  const counts = memories.get(env.FILES) ?? new Map<string, number>()
  memories.set(env.FILES, counts)
  return spendInMemory(counts, spendings, now())
}

/** Spends budgets in the database, or in memory if that doesn't answer. Never throws. */
async function spendFor(services: Services, spendings: readonly Spending[]): Promise<Spent> {
  const { env, now } = services
  try {
    return await withTimeout(timeoutMs, spend(env.DB, spendings, now()))
  } catch (error) {
    logFailure('budget-not-asked', error)
    return inMemory(services, spendings)
  }
}

/** No network is counted twice: an IPv4 address is its own home and site. */
const networks = ({ address, home, site: wide, isAssistant }: NetworkKeys): Spender[] =>
  isAssistant
    ? [{ budget: 'assistants', spender: wide }]
    : [
        { budget: 'address', spender: address },
        ...(home === address ? [] : ([{ budget: 'home', spender: home }] as const)),
        ...(wide === home ? [] : ([{ budget: 'site', spender: wide }] as const)),
      ]

/** What's spent by home and by site. An assistant has no home. */
const wide = ({ home, site: all, isAssistant }: NetworkKeys, ofHome: BudgetName, ofSite: BudgetName): Spending[] => [
  ...(isAssistant ? [] : [{ budget: ofHome, spender: home }]),
  ...(all === home && !isAssistant ? [] : [{ budget: ofSite, spender: all }]),
]

const seats = (keys: NetworkKeys): Spending[] => [
  ...wide(keys, 'seatsOfHome', 'seatsOfSite'),
  ...(keys.isAssistant ? ([{ budget: 'seatsOfAssistants', spender: '' }] as const) : []),
]

/** Where we send texts, whatever may cause some is counted. */
const texts = ({ env }: Services, keys: NetworkKeys | undefined): Spending[] =>
  keys && hasTextService(env) ? wide(keys, 'textsOfHome', 'textsOfSite') : []

/** Only who sends a usual number counts toward a flood; an assistant's whole site could make one alone, so it never does. */
const toFlood = (keys: NetworkKeys | undefined): Spending => ({
  budget: 'everybody',
  spender: '',
  ...(keys?.isAssistant ? { amount: 0 } : { ifUsual: keys ? networks(keys) : [] }),
})

const changesOf = (reference: string): Spending[] => [
  { budget: 'changes', spender: reference },
  { budget: 'changesOfDay', spender: reference },
]

const isChangesBudget = (name: BudgetName | undefined) => name === 'changes' || name === 'changesOfDay'
const isSeatBudget = (name: BudgetName | undefined) => name?.startsWith('seatsOf') === true

/** Past the usual: from one place, and from everybody together. In a flood the first request of an address is usual. */
function marksOf(spent: Spent): { readonly marked: boolean; readonly batched: boolean; readonly flooded: boolean } {
  const flooded = isMarked(spent, 'everybody')
  const marked =
    isMarked(spent, 'sender', 'address', 'home', 'site', 'assistants') ||
    (flooded && (spent.used.get('address') ?? 0) > 1)
  return { marked, flooded, batched: marked || flooded || isMarked(spent, 'day', 'dayOfFirst') }
}

const hasNoTexts = (spent: Spent) => isMarked(spent, 'textsOfHome', 'textsOfSite')

/** In a flood, and past what one home sends or takes, a window is held until somebody proves that they want it. */
function seatOf(spent: Spent, isUnusual: boolean): SeatTerms {
  if (isSeatBudget(spent.past)) return 'no'
  return isUnusual || isMarked(spent, 'seatsOfHome', 'seatsOfSite', 'seatsOfAssistants') ? 'held' : 'theirs'
}

const admitted = { ok: true, marked: false, batched: false, place: 'database', seat: 'theirs' } as const

const refusal = (name: BudgetName, now: number): Admission => ({
  ok: false,
  failure: isChangesBudget(name) ? 'too-many-changes' : 'too-many',
  retryAfter: secondsLeft(name, now),
})

/** Without a database: only an address's own excess counts, in this isolate and by what it has left in the bucket. */
async function admitWithoutDatabase(services: Services, { sender }: ClientRequest): Promise<Admission> {
  const { address, person } = sender
  if (!address) return admitted
  const [{ budget, spender }] = networks(address) as [Spender]
  const { past } = inMemory(services, [
    { budget: 'sender', spender: person },
    { budget, spender },
  ])
  if (past) return refusal(past, services.now())
  const { limit } = budgets[budget]
  const spooled = await countSpooled(services, address.address, limit).catch(() => 0)
  return spooled < limit ? admitted : refusal(budget, services.now())
}

/**
 * Whether a request may be stored. What changes nothing always may, and nothing is refused for what others send. `passed`:
 * the challenge against robots, which lifts what its sender used up. Never throws.
 */
export async function admit(
  services: Services,
  request: ClientRequest,
  situation: Situation | undefined,
  passed: boolean | undefined,
): Promise<Admission> {
  const { reference, answers, sender, wantsSeat } = request
  if (!situation) return admitWithoutDatabase(services, request)
  const { prior, usedOfAddress } = situation
  // A booking that was canceled comes back to life with the same answers, which is a change. One that got no seat gets none
  // by being sent again, since that spends nothing.
  const isCanceled = prior?.seat !== undefined && !hasSeat(prior.seat.state)
  if (prior && JSON.stringify(prior.answers) === JSON.stringify(answers) && !isCanceled)
    return { ...admitted, seat: hasWindow(prior, services.now()) ? 'theirs' : 'no' }
  const { person, address } = sender
  const spent = await spendFor(services, [
    ...(prior ? changesOf(reference) : []),
    ...(address ? [{ budget: 'sender', spender: person } as const, ...networks(address)] : []),
    ...texts(services, address),
    { budget: usedOfAddress < 2 && !address?.isAssistant ? 'dayOfFirst' : 'day', spender: '' },
    ...(address && wantsSeat ? seats(address) : []),
    toFlood(address),
  ])
  const { past } = spent
  const isOwn = past === 'sender' || past === 'address'
  if (past && (isChangesBudget(past) || (isOwn && passed !== true))) return refusal(past, services.now())
  const { marked, batched, flooded } = marksOf(spent)
  return {
    ok: true,
    marked: passed !== true && (marked || isOwn),
    batched: batched || isOwn,
    place: past === 'day' || past === 'dayOfFirst' || past === 'assistants' ? 'bucket' : 'database',
    // What's past its sender's own budget was counted as no seat and no text.
    seat: passed === true && !isOwn && !isSeatBudget(past) ? 'theirs' : seatOf(spent, flooded || marked || isOwn),
    noTexts: isOwn || hasNoTexts(spent),
  }
}

export type ChangeAdmission =
  /** `batched`: the owner hears of it in a batch, since a lot came from where it comes from. `noTexts`: it causes none. */
  | { readonly ok: true; readonly batched: boolean; readonly noTexts: boolean }
  /** `retryAfter` in whole seconds. */
  | { readonly ok: false; readonly retryAfter: number }

/** Whether a request's sender may change it, by a signed link. `wantsSeat`: it takes a seat that is theirs. */
export async function admitChange(
  services: Services,
  reference: string,
  { wantsSeat = false, ...from }: From & { readonly wantsSeat?: boolean },
): Promise<ChangeAdmission> {
  const keys = await networkKeys(services, from)
  const spent = await spendFor(services, [
    ...changesOf(reference),
    ...(keys ? [...networks(keys), ...(wantsSeat ? seats(keys) : [])] : []),
    ...texts(services, keys),
    toFlood(keys),
  ])
  const { past } = spent
  if (past && past !== 'everybody') return { ok: false, retryAfter: secondsLeft(past, services.now()) }
  return { ok: true, batched: marksOf(spent).batched, noTexts: hasNoTexts(spent) }
}

/** Whether a text that somebody asks for may go out, as far as what else comes from their network. */
export async function admitText(services: Services, from: From): Promise<boolean> {
  return !hasNoTexts(await spendFor(services, texts(services, await networkKeys(services, from))))
}

/**
 * Whether somebody may look for a pickup: `retryAfter` in whole seconds. What they typed is counted, whatever is there. Without a
 * reference they only ask for a link, which goes to the person who has it already.
 */
export async function admitFind(services: Services, reference: string, phone: string, from: From) {
  const { now } = services
  const { address: keys, person } = await senderKeys(services, { phone }, from)
  const shared = keys && [
    { budget: 'findsOfPerson' as const, spender: person },
    { budget: 'findsOfAssistant' as const, spender: keys.site },
  ]
  const own = keys && [{ budget: 'findsOfAddress' as const, spender: keys.address }]
  const { past } = await spendFor(services, [
    ...((from.isAssistant ? shared : own) ?? []),
    ...(reference ? [{ budget: 'findsOfReference' as const, spender: reference }] : []),
  ])
  return past ? ({ ok: false, retryAfter: secondsLeft(past, now()) } as const) : ({ ok: true } as const)
}

/** Whether a photo may be stored, and whether its sender has sent a lot. */
export type PhotoAdmission = { readonly allowed: boolean; readonly batched: boolean }

/**
 * Spends a photo's bytes. One that comes before its form may be one that never has a form, so it also counts for its
 * site and for everybody; past that, photos come with the form. `address`: network address.
 */
export async function spendPhoto(
  services: Services,
  address: string,
  bytes: number,
  when: 'before form' | 'with form',
): Promise<PhotoAdmission> {
  const { env, now } = services
  const keys = await addressKeys(env.LEAD_SECRET, address, now())
  const early = when === 'before form'
  const spendings: Spending[] = [
    ...(keys && early ? [{ budget: 'photosOfAddress', spender: keys.address } as const] : []),
    ...(keys ? [{ budget: 'bytesOfAddress', spender: keys.address, amount: bytes } as const] : []),
    ...(keys && early ? [{ budget: 'bytesOfSite', spender: keys.site, amount: bytes } as const] : []),
    ...(early ? [{ budget: 'photosOfDay', spender: '' } as const] : []),
    ...(early ? [{ budget: 'bytesOfDay', spender: '', amount: bytes } as const] : []),
  ]
  const spent = await spendFor(services, spendings)
  return { allowed: spent.past === undefined, batched: isMarked(spent, 'photosOfAddress') }
}
