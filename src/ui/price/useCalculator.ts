import type { FormEvent } from 'react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { searchItems } from '../../content/itemNames.ts'
import { counted, priceRules, thingsOf } from '../../content/pricing.ts'
import { formatLoad } from '../../domain/items/itemList.ts'
import type { Counted, Estimate, Thing } from '../../domain/prices/price.ts'
import { estimate } from '../../domain/prices/price.ts'
import type { Catalog } from '../../sites/item.ts'
import type { Draft } from './draft.ts'
import { readDraft } from './draft.ts'
import { usePaperHead } from './usePaperHead.ts'

/** Everything that the calculator's parts render. */
export type Calculation = {
  readonly catalog: Catalog
  readonly things: ReadonlyMap<string, Thing>
  readonly draft: Draft
  /** Ids of the items that match the search. */
  readonly found: readonly string[]
  readonly counted: readonly Counted[]
  readonly estimate: Estimate
}

export type CalculatorProps = {
  /** The draft in the page's query, in its short form. */
  readonly query: string
  readonly catalog: Catalog
}

const mostFound = 6

/** A form's fields as query parameters. */
function fieldsOf(form: HTMLFormElement, pressed?: HTMLElement | null): URLSearchParams {
  const query = new URLSearchParams()
  for (const [name, value] of new FormData(form)) query.append(name, String(value))
  if (pressed instanceof HTMLButtonElement && pressed.name) query.append(pressed.name, pressed.value)
  return query
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

/**
 * The calculator is a form that works by being sent; with the script the same fields are read by the same function
 * right here.
 */
export function useCalculator({ query, catalog }: CalculatorProps) {
  const form = useRef<HTMLFormElement>(null)
  const things = useMemo(() => thingsOf(catalog), [catalog])
  const searchable = useMemo(
    () => catalog.items.map(({ id, label, category }) => ({ id, label, heading: catalog.categories[category] })),
    [catalog],
  )
  const read = (fields: URLSearchParams) => readDraft(fields, catalog, (id) => things.has(id))
  const [draft, setDraft] = useState(() => read(new URLSearchParams(query)))
  const untouched = useRef(draft)
  const { typed } = draft
  const found = useMemo(
    () => (typed ? searchItems(typed, searchable).slice(0, mostFound) : []).map(({ id }) => id),
    [typed, searchable],
  )
  // Memoized by draft, so that memoized components skip rendering.
  const calculation = useMemo((): Calculation => {
    const picked = counted(draft.list, things)
    const sum = estimate(picked, draft.place, priceRules)
    return { catalog, things, draft, found, counted: picked, estimate: sum }
  }, [catalog, things, draft, found])

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

  usePaperHead()
  const before = useRef(draft.list.length)
  useEffect(() => {
    // The focused row was removed, so the list's heading is focused.
    if (draft.list.length < before.current && document.activeElement === document.body)
      form.current?.querySelector<HTMLElement>('[data-list-title]')?.focus()
    before.current = draft.list.length
  }, [draft.list.length])

  return {
    form,
    calculation,
    input: ({ currentTarget }: FormEvent<HTMLFormElement>) => setDraft(read(fieldsOf(currentTarget))),
    submit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault()
      const { submitter } = event.nativeEvent as SubmitEvent
      setDraft(read(fieldsOf(event.currentTarget, submitter)))
      // On phones this closes the keyboard, and the result comes into view.
      if (document.activeElement instanceof HTMLInputElement) document.activeElement.blur()
    },
  }
}
