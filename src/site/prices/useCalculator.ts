import { type FormEvent, type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { say } from '#words'
import { type ItemFile, pricedItemsOf, rulesWith } from '../../business/pricing.ts'
import {
  countField,
  countOf,
  formatItemList,
  formatLoad,
  type IsKnown,
  type ItemList,
  type Load,
  readLoad,
  readSearch,
  withCount,
} from '../../domain/items/itemList.ts'
import { itemSearch } from '../../domain/items/itemSearch.ts'
import type { PriceAdjustment } from '../../domain/prices/adjustments.ts'
import {
  type Counted,
  counted,
  type Estimate,
  estimate,
  type PricedItem,
  type PriceRules,
} from '../../domain/prices/price.ts'
import type { PlaceNote } from '../../shared/form/PlaceNote.tsx'
import { bringUp, byScript } from '../../shared/parts/Submit.tsx'
import type { Catalog, Category } from '../../sites/schema/item.ts'

/** State of the calculator: a load, the open kind, and the text in the search box. */
export type CalculatorDraft = Load & { readonly kind?: Category; readonly typed: string }

const fields = new Set(['items', 'add', 'less', 'flights', 'carry', 'zip', 'slot', 'code', 'category', 'q'])

/** Whether a query has anything that the calculator reads. */
export const asksForPrice = (query: URLSearchParams): boolean =>
  [...query.keys()].some((name) => fields.has(name) || name.startsWith(countField('')))

/** The kind that a query names, ours or not. The submit button's value comes after the field with the open kind. */
export const namedKind = (query: URLSearchParams): string => query.getAll('category').at(-1) ?? ''

/** Reads a query, or the fields of the calculator's form; used by the server and the script. */
export function readDraft(query: URLSearchParams, { categories }: Catalog, isKnown: IsKnown): CalculatorDraft {
  const asked = namedKind(query)
  return {
    ...readLoad(query, isKnown),
    ...(Object.hasOwn(categories, asked) && { kind: asked as Category }),
    // Once something is added, the search is done.
    typed: query.has('add') ? '' : readSearch(query),
  }
}

/** A draft in one short form, without the question mark. */
export function formatDraft(draft: CalculatorDraft): string {
  const query = new URLSearchParams(formatLoad(draft))
  if (draft.kind) query.set('category', draft.kind)
  if (draft.typed) query.set('q', draft.typed)
  return query.toString()
}

const day = { weekday: 'short', year: 'numeric', month: 'short', day: 'numeric' } as const

function write(): void {
  const texts = { date: new Date().toLocaleDateString(document.documentElement.lang, day), address: location.href }
  for (const [name, text] of Object.entries(texts)) {
    const place = document.querySelector(`[data-paper=${name}]`)
    if (place) place.textContent = text
  }
}

/** The address changes with the list, and the page may be days old: what is printed above the estimate is written then. */
function usePaperHead(): void {
  useEffect(() => {
    addEventListener('beforeprint', write)
    return () => removeEventListener('beforeprint', write)
  }, [])
}

/** Everything that the calculator's parts render. */
export type Calculation = {
  readonly catalog: ItemFile
  readonly pricedItems: ReadonlyMap<string, PricedItem>
  readonly draft: CalculatorDraft
  /** Ids of the items that match the search. */
  readonly found: readonly string[]
  /** What was searched is on no list; its size is asked. */
  readonly other: boolean
  /** What Enter in the search came to, in words. */
  readonly said: string
  readonly counted: readonly Counted[]
  readonly estimate: Estimate
  /** What prices are worked out by. */
  readonly rules: PriceRules
  /** Takes the last change of the list back; undefined while there's none, and without the script, where Back does that. */
  readonly undo: (() => void) | undefined
}

export type CalculatorProps = {
  /** The draft in the page's query, in its short form. */
  readonly query: string
  readonly catalog: ItemFile
  /** That of the code in the query. */
  readonly coupon?: PriceAdjustment | undefined
  /** Says whether we come to the ZIP in the query. */
  readonly ZipNote?: typeof PlaceNote | undefined
  /** Loads it in the browser. */
  readonly loadZipNote?: () => Promise<typeof PlaceNote>
}

const mostFound = 6

const mostUndone = 50

const searchIn = (file: ItemFile) =>
  itemSearch(
    file,
    file.items.map((item) => ({ ...item, heading: file.categories[item.category] })),
  )

/** A form's fields as query parameters. */
function fieldsOf(form: HTMLFormElement, pressed?: HTMLButtonElement): URLSearchParams {
  const query = new URLSearchParams()
  for (const [name, value] of new FormData(form)) query.append(name, String(value))
  if (pressed?.name) query.append(pressed.name, pressed.value)
  return query
}

/** After an Add the search is empty, and after one of its own it's focused too: the next one can be typed right away. */
function readyForNext(form: HTMLFormElement, pressed: HTMLElement | undefined): void {
  const box = form.querySelector<HTMLInputElement>('[name=q]')
  if (!box) return
  box.value = ''
  // While the button is still there: phones keep the keyboard open only for a focus within the tap.
  if (pressed?.closest('search')) box.focus()
}

/** Updates the address, so that reload, back and sharing restore the list. Adds no history entry. */
function follow(load: string): void {
  const address = `${location.pathname}${load && `?${load}`}${location.hash}`
  if (address === location.pathname + location.search + location.hash) return
  try {
    history.replaceState(history.state, '', address)
  } catch {
    // Some browsers limit how often the address may change; the next change tries again.
  }
}

/** Where the focused row was removed from the list, focuses the list's heading. */
function useListFocus(form: RefObject<HTMLFormElement | null>, length: number): void {
  const before = useRef(length)
  useEffect(() => {
    if (length < before.current && document.activeElement === document.body)
      form.current?.querySelector<HTMLElement>('[data-list-title]')?.focus()
    before.current = length
  }, [form, length])
}

/**
 * The calculator is a form that works by being sent; with the script the same fields are read by the same function
 * right here.
 */
export function useCalculator({ query, catalog, coupon }: CalculatorProps) {
  const form = useRef<HTMLFormElement>(null)
  const pricedItems = useMemo(() => pricedItemsOf(catalog), [catalog])
  const rules = useMemo(() => rulesWith(coupon), [coupon])
  const search = useMemo(() => searchIn(catalog), [catalog])
  const read = (fields: URLSearchParams) => readDraft(fields, catalog, (id) => pricedItems.has(id))
  const [draft, setDraft] = useState(() => read(new URLSearchParams(query)))
  const [past, setPast] = useState<readonly ItemList[]>([])
  const [said, setSaid] = useState('')
  const untouched = useRef(draft)
  const { typed } = draft
  const isSearching = typed !== ''
  const answer = useMemo(() => search(typed), [typed, search])
  // Memoized by draft, so that memoized components skip rendering.
  const calculation = useMemo((): Calculation => {
    const picked = counted(draft.list, pricedItems)
    const sum = estimate(picked, draft.place, rules)
    const found = answer.hits.slice(0, mostFound).map(({ id }) => id)
    const last = past.at(-1)
    const undo =
      last &&
      (() => {
        setDraft({ ...draft, list: last })
        setPast(past.slice(0, -1))
      })
    return {
      catalog,
      pricedItems,
      draft,
      found,
      other: answer.other,
      said,
      counted: picked,
      estimate: sum,
      rules,
      undo,
    }
  }, [catalog, pricedItems, rules, draft, past, answer, said])
  const change = (next: CalculatorDraft) => {
    if (formatItemList(next.list) !== formatItemList(draft.list)) setPast([...past.slice(-mostUndone), draft.list])
    setDraft(next)
    setSaid('')
  }
  /** Enter in the search adds the one thing that matches, and gives whether it did; of several the visitor picks. */
  const enter = (next: CalculatorDraft): boolean => {
    const [only, ...others] = search(next.typed).hits
    const isOne = others.length === 0 && only?.accepted === true
    change(isOne ? { ...next, typed: '', list: withCount(next.list, only.id, countOf(next.list, only.id) + 1) } : next)
    if (isOne) setSaid(say.calculator.added(only.label))
    else if (others.length > 0) setSaid(say.calculator.several)
    return isOne
  }

  // Uses what was typed or checked before hydration.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the script takes over
  useEffect(() => {
    if (!form.current) return
    const now = read(fieldsOf(form.current))
    if (now.typed !== typed || formatLoad(now) !== formatLoad(draft)) setDraft(now)
  }, [])
  useEffect(() => {
    if (draft === untouched.current) return
    // After the paint, since the total comes first.
    const timer = setTimeout(() => follow(formatLoad(draft)), 20)
    return () => clearTimeout(timer)
  }, [draft])

  useEffect(() => {
    if (isSearching) bringUp(form.current?.querySelector<HTMLElement>('[name=q]') ?? null)
  }, [isSearching])
  usePaperHead()
  useListFocus(form, draft.list.length)

  return {
    form,
    calculation,
    input: ({ currentTarget }: FormEvent<HTMLFormElement>) => change(read(fieldsOf(currentTarget))),
    submit: byScript((element, pressed) => {
      const next = read(fieldsOf(element, pressed))
      const { activeElement: field } = document
      // Phones leave the focus in the box while another button is tapped.
      const isEntered = field instanceof HTMLInputElement && field.name === 'q' && !pressed?.name
      if (isEntered ? enter(next) : pressed?.name === 'add') readyForNext(element, pressed)
      // On phones this closes the keyboard, and the result comes into view.
      else if (field instanceof HTMLInputElement) field.blur()
      if (!isEntered) change(next)
    }),
  }
}
