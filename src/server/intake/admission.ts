// Whether a request may be stored, and what of its effects waits.
import type { FormFailure, Values } from '../../forms/form.ts'
import { logFailure } from '../../log.ts'
import type { AddressKeys } from '../http/clientAddress.ts'
import { addressKeys, emailKey, phoneKey } from '../http/clientAddress.ts'
import type { Services } from '../lib/services.ts'
import { withTimeout } from '../lib/timeout.ts'
import type { BudgetName, Spender, Spending, Spent } from '../store/budgets.ts'
import { budgets, isMarked, secondsLeft, spend, spendInMemory } from '../store/budgets.ts'
import { countSpooled } from '../store/spool.ts'
import type { PickupKey, Situation } from '../store/storedLeads.ts'
import { readSituation } from '../store/storedLeads.ts'

/** How long each question to the database may take, in ms: without an answer the isolate counts by itself. */
const timeoutMs = 800

/** Who sends a request, as budgets count them. `address` is undefined where the platform names none. */
export type SenderKeys = { readonly person: string; readonly address: AddressKeys | undefined }

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
      /** Spam signals of what was sent before under the same reference, as they're stored. */
      readonly earlier: string
      readonly place: 'database' | 'bucket'
      readonly seat: SeatTerms
    }
  /** `retryAfter` in whole seconds. */
  | {
      readonly ok: false
      readonly failure: Extract<FormFailure, 'too-many' | 'too-many-changes'>
      readonly retryAfter: number
    }

/** The keys of whoever sends these answers from a network address. */
export async function senderKeys(
  { env, now }: Services,
  { phone = '', email = '' }: Values,
  address: string,
): Promise<SenderKeys> {
  const keys = await addressKeys(env.LEAD_SECRET, address, now())
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

/** The same network isn't counted twice: an IPv4 address is its own home and site. */
const networks = ({ address, home, site: wide }: AddressKeys): Spender[] => [
  { budget: 'address', spender: address },
  ...(home === address ? [] : ([{ budget: 'home', spender: home }] as const)),
  ...(wide === home ? [] : ([{ budget: 'site', spender: wide }] as const)),
]

const seats = ({ home, site: wide }: AddressKeys): Spending[] => [
  { budget: 'seatsOfHome', spender: home },
  ...(wide === home ? [] : ([{ budget: 'seatsOfSite', spender: wide }] as const)),
]

/** Only who sends a usual number counts toward a flood. */
const toFlood = (keys: AddressKeys | undefined): Spending => ({
  budget: 'everybody',
  spender: '',
  ifUsual: keys ? networks(keys) : [],
})

const changesOf = (reference: string): Spending[] => [
  { budget: 'changes', spender: reference },
  { budget: 'changesOfDay', spender: reference },
]

const isChangesBudget = (name: BudgetName | undefined) => name === 'changes' || name === 'changesOfDay'
const isSeatBudget = (name: BudgetName | undefined) => name === 'seatsOfHome' || name === 'seatsOfSite'

/** Past the usual: from one place, and from everybody together. In a flood the first request of an address is usual. */
function marksOf(spent: Spent): { readonly marked: boolean; readonly batched: boolean; readonly flooded: boolean } {
  const flooded = isMarked(spent, 'everybody')
  const marked =
    isMarked(spent, 'sender', 'address', 'home', 'site') || (flooded && (spent.used.get('address') ?? 0) > 1)
  return { marked, flooded, batched: marked || flooded || isMarked(spent, 'day', 'dayOfFirst') }
}

/** In a flood, and past what one home sends or takes, a window is held until somebody proves that they want it. */
function seatOf(spent: Spent, isUnusual: boolean): SeatTerms {
  if (isSeatBudget(spent.past)) return 'no'
  return isUnusual || isMarked(spent, 'seatsOfHome', 'seatsOfSite') ? 'held' : 'theirs'
}

const admitted = { ok: true, marked: false, batched: false, earlier: '', place: 'database', seat: 'theirs' } as const

const refusal = (name: BudgetName, now: number): Admission => ({
  ok: false,
  failure: isChangesBudget(name) ? 'too-many-changes' : 'too-many',
  retryAfter: secondsLeft(name, now),
})

/** Without a database: only an address's own excess counts, in this isolate and by what it has left in the bucket. */
async function admitWithoutDatabase(services: Services, { sender }: ClientRequest): Promise<Admission> {
  const { address, person } = sender
  if (!address) return admitted
  const { past } = inMemory(services, [
    { budget: 'sender', spender: person },
    { budget: 'address', spender: address.address },
  ])
  if (past) return refusal(past, services.now())
  const spooled = await countSpooled(services, address.address, budgets.address.limit).catch(() => 0)
  return spooled < budgets.address.limit ? admitted : refusal('address', services.now())
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
  const earlier = prior?.spamSignals ?? ''
  // A booking that was canceled comes back to life with the same answers, which is a change.
  if (prior?.answers === JSON.stringify(answers) && !prior.isCanceled) return { ...admitted, earlier }
  const { person, address } = sender
  const spent = await spendFor(services, [
    ...(prior ? changesOf(reference) : []),
    ...(address ? [{ budget: 'sender', spender: person } as const, ...networks(address)] : []),
    { budget: usedOfAddress < 2 ? 'dayOfFirst' : 'day', spender: '' },
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
    earlier,
    place: past === 'day' || past === 'dayOfFirst' ? 'bucket' : 'database',
    seat: passed === true && !isSeatBudget(past) ? 'theirs' : seatOf(spent, flooded || marked),
  }
}

export type ChangeAdmission =
  /** `batched`: the owner hears of it in a batch, since a lot came from where it comes from. */
  | { readonly ok: true; readonly batched: boolean }
  /** `retryAfter` in whole seconds. */
  | { readonly ok: false; readonly retryAfter: number }

/** The same for a change to a request that its sender makes with a signed link: `address` is where it comes from. */
export async function admitChange(services: Services, reference: string, address: string): Promise<ChangeAdmission> {
  const { env, now } = services
  const keys = await addressKeys(env.LEAD_SECRET, address, now())
  const spent = await spendFor(services, [...changesOf(reference), ...(keys ? networks(keys) : []), toFlood(keys)])
  if (spent.past && spent.past !== 'everybody') return { ok: false, retryAfter: secondsLeft(spent.past, now()) }
  return { ok: true, batched: marksOf(spent).batched }
}

/** Whether somebody may look for a pickup: `retryAfter` in whole seconds. What they typed is counted, whatever is there. */
export async function admitFind(services: Services, reference: string, address: string) {
  const { env, now } = services
  const keys = await addressKeys(env.LEAD_SECRET, address, now())
  const { past } = await spendFor(services, [
    ...(keys ? [{ budget: 'findsOfAddress', spender: keys.address } as const] : []),
    { budget: 'findsOfReference', spender: reference },
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
