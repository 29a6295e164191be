import { cleanLine, readCode } from '../text.ts'

/**
 * What a visitor has picked, and where it is, as it travels in an address: `items=sofa_refrigerator.2&flights=2`. The
 * price calculator, the bookings and shared links all read and write this one form.
 */

/** A thing and how many of it, 1 to 99. */
type Picked = { readonly id: string; readonly count: number }

/** Things in the order in which they were picked, each once. */
export type ItemList = readonly Picked[]

export type PlaceFacts = {
  /** Flights of stairs between the load and the ground, 0 to `mostFlights`. */
  readonly flights: number
  /** Whether the truck has to park farther away than costs nothing. */
  readonly far: boolean
  /** Five digits. */
  readonly zip?: string
  /** The window that was chosen, or its local date, and the code that was typed: both may change a price. */
  readonly slot?: string
  readonly code?: string
}

export type Load = { readonly list: ItemList; readonly place: PlaceFacts }

/** Names of the answers about items, access and discounts, as in the calculator's addresses. */
export const loadFields = ['items', 'flights', 'carry', 'code'] as const

export type IsKnown = (id: string) => boolean

export const mostOfOne = 99
/** Different items in a list: each has a line of its own on the page, which has to stay small. */
export const mostItems = 30
export const mostFlights = 4

// Longer than a list of everything that we know.
const longest = 4000

/** A typed whole number up to `most`; undefined for anything else. */
const wholeNumber = (typed: string, most: number): number | undefined =>
  /^\d{1,9}$/.test(typed.trim()) ? Math.min(Number(typed), most) : undefined

/** The list with another count of one thing; none takes it off. A full list takes no other. */
export function withCount(list: ItemList, id: string, count: number): ItemList {
  const kept = Math.min(Math.max(Math.trunc(count), 0), mostOfOne)
  if (kept === 0) return list.filter((picked) => picked.id !== id)
  if (!list.some((picked) => picked.id === id)) return list.length < mostItems ? [...list, { id, count: kept }] : list
  return list.map((picked) => (picked.id === id ? { id, count: kept } : picked))
}

export const countOf = (list: ItemList, id: string): number => list.find((picked) => picked.id === id)?.count ?? 0

/** How many times a list has all of a load. */
export const timesIn = (list: ItemList, load: ItemList): number =>
  Math.min(...load.map(({ id, count }) => Math.floor(countOf(list, id) / count)))

const addLists = (list: ItemList, more: ItemList): ItemList =>
  more.reduce((sum, { id, count }) => withCount(sum, id, countOf(sum, id) + count), list)

/** Reads `sofa_refrigerator.2`. What is not known or not a count is left out; the same thing twice adds up. */
export function parseItemList(text: string, isKnown: IsKnown): ItemList {
  let list: ItemList = []
  for (const entry of text.slice(0, longest).split('_')) {
    const [id = '', typed = '1', ...rest] = entry.split('.')
    const count = wholeNumber(typed, mostOfOne)
    if (count && rest.length === 0 && isKnown(id)) list = addLists(list, [{ id, count }])
  }
  return list
}

const longestSearch = 60

/** What a query searches for: the words on a pressed button, or those in the search box. */
export const readSearch = (query: URLSearchParams): string =>
  cleanLine((query.get('chosen') ?? query.get('q') ?? '').slice(0, 200)).slice(0, longestSearch)

const mostNamed = 3

/** Entries of a query's lists that say nothing: they're made up, or older than a change of the items. The first few. */
export function unreadEntries(query: URLSearchParams, isKnown: IsKnown): readonly string[] {
  const entries = [...query.getAll('items'), ...query.getAll('add')].flatMap((text) =>
    text.slice(0, longest).split('_'),
  )
  return [...new Set(entries)]
    .filter((entry) => entry && parseItemList(entry, isKnown).length === 0)
    .slice(0, mostNamed)
}

/** Writes `sofa_refrigerator.2`; a count of one goes without saying. */
export const formatItemList = (list: ItemList): string =>
  list.map(({ id, count }) => (count === 1 ? id : `${id}.${count}`)).join('_')

const isZip = (text: string) => /^\d{5}$/.test(text)

/** The ZIP code of a query as it was typed, without the four digits that may follow its five. */
const readZip = (query: URLSearchParams) =>
  query
    .get('zip')
    ?.trim()
    .replace(/^(\d{5})-\d{4}$/, '$1') ?? ''

/** What a query gives as its ZIP code and isn't one, as a list of one or none. */
export function unreadZip(query: URLSearchParams): readonly string[] {
  const zip = readZip(query)
  return zip === '' || isZip(zip) ? [] : [zip]
}

export const countField = (id: string): string => `n-${id}`

/**
 * Reads a load from an address or from the fields of a form, valid or not. `items` is the list so far, `n-<id>`
 * the count of one thing, `add` and `less` are lists that a button puts on or takes off.
 */
export function readLoad(query: URLSearchParams, isKnown: IsKnown): Load {
  const parse = (name: string) =>
    query.getAll(name).reduce<ItemList>((sum, text) => addLists(sum, parseItemList(text, isKnown)), [])
  let list = parse('items')
  for (const [name, typed] of query) {
    const id = name.slice(countField('').length)
    const count = wholeNumber(typed, mostOfOne)
    if (name === countField(id) && count !== undefined && isKnown(id)) list = withCount(list, id, count)
  }
  list = addLists(list, parse('add'))
  for (const { id, count } of parse('less')) list = withCount(list, id, countOf(list, id) - count)
  const zip = readZip(query)
  const slot = query.get('slot') ?? ''
  const code = readCode(query.get('code') ?? '')
  return {
    list,
    place: {
      flights: wholeNumber(query.get('flights') ?? '', mostFlights) ?? 0,
      far: query.get('carry') === 'far',
      ...(isZip(zip) && { zip }),
      ...(/^\d{4}-\d\d-\d\d(?:T\d\d)?$/.test(slot) && { slot }),
      ...(code && { code }),
    },
  }
}

/** Writes a load in its one short form, without the question mark; empty for a load of nothing from nowhere. */
export function formatLoad({ list, place: { flights, far, zip, slot, code } }: Load): string {
  const query = new URLSearchParams()
  if (list.length > 0) query.set('items', formatItemList(list))
  if (flights > 0) query.set('flights', String(flights))
  if (far) query.set('carry', 'far')
  if (zip) query.set('zip', zip)
  if (slot) query.set('slot', slot)
  if (code) query.set('code', code)
  return query.toString()
}
