import { Fragment } from 'react'
import { say } from '#words'
import { countOf } from '../../domain/items/itemList.ts'
import { guidesFor } from '../../domain/items/itemSearch.ts'
import { type Counted, estimate, type PricedItem, rangeWords } from '../../domain/prices/price.ts'
import { capital } from '../../domain/text.ts'
import { paths } from '../../routes.ts'
import { TapLink, TextLink } from '../../shared/parts/Link.tsx'
import type { Category } from '../../sites/schema/item.ts'
import { PickRow } from './PickRow.tsx'
import type { Calculation } from './useCalculator.ts'

type PickRowsProps = Pick<Calculation, 'catalog' | 'pricedItems' | 'draft'> & {
  readonly ids: readonly string[]
  readonly anchor: string
  /** What's said of one instead of its extra. */
  readonly sizeOf?: (id: string, item: PricedItem) => string | undefined
}

const PickRows = ({ catalog, pricedItems, draft, ids, anchor, sizeOf }: PickRowsProps) =>
  ids.map((id) => {
    const item = pricedItems.get(id)
    const count = countOf(draft.list, id)
    return (
      item && <PickRow key={id} {...{ id, item, count, anchor }} size={sizeOf?.(id, item)} page={catalog.pages[id]} />
    )
  })

const anchorOf = (kind: Category) => `kind-${kind}`

/**
 * Tab goes through the tiles as they are seen, the open one's items after their row, where the browser can do that. By
 * script, since no HTML checker knows the property yet.
 */
const readByRow = (list: HTMLElement | null): void => list?.style.setProperty('reading-flow', 'grid-rows')

/**
 * A tile for each kind; the open one shows its items right below its own row of tiles. Only the open kind is in the
 * page.
 */
export const PickKinds = (calculation: Calculation) => {
  const { catalog, draft } = calculation
  return (
    <ul className="calc-kinds" ref={readByRow}>
      {(Object.keys(catalog.categories) as Category[]).map((kind) => {
        const name = catalog.categories[kind]
        const inKind = catalog.items.filter(({ category }) => category === kind)
        if (inKind.length === 0) return null
        const picked = inKind.reduce((sum, { id }) => sum + countOf(draft.list, id), 0)
        const open = draft.kind === kind
        return (
          <Fragment key={kind}>
            <li id={anchorOf(kind)}>
              <button
                type="submit"
                name="category"
                value={open ? '' : kind}
                formAction={`${paths.calculator}#${anchorOf(kind)}`}
                aria-expanded={open}
                className="calc-kind"
              >
                {name}
                {picked > 0 && (
                  <b className="flex-none min-w-7 px-1.5 py-1 rounded bg-marigold text-night text-center leading-none">
                    <span>{picked}</span>
                    <span className="sr-only">{say.calculator.picked}</span>
                  </b>
                )}
              </button>
            </li>
            {open && (
              <li className="col-span-full px-3 py-1 border-2 border-link rounded bg-card">
                <ul aria-label={name}>
                  <PickRows {...calculation} ids={inKind.map(({ id }) => id)} anchor={anchorOf(kind)} />
                </ul>
              </li>
            )}
          </Fragment>
        )
      })}
    </ul>
  )
}

const AskUs = ({ typed }: { readonly typed: string }) => (
  <TextLink className="link font-bold" message={say.calculator.ask(typed)}>
    {say.calculator.photo}
  </TextLink>
)

/** What's on no list is added by its size; without sizes, or where it may not be safe to take, by a photo. */
const SomethingElse = (calculation: Calculation) => {
  const { typed } = calculation.draft
  const sizes = calculation.other
    ? calculation.catalog.items.flatMap((item) => (item.accepted && item.size ? [item] : []))
    : []
  if (sizes.length === 0)
    return (
      <p className="mt-3">
        {say.calculator.unlisted}
        <AskUs typed={typed} />
      </p>
    )
  return (
    <div className="mt-3">
      <p>
        <strong>{say.calculator.unlistedNamed(capital(typed))}</strong>
        {say.calculator.howBig}
      </p>
      <ul aria-label={say.calculator.other} className="mt-3 border-y-2 border-ink">
        <PickRows
          {...calculation}
          ids={sizes.map(({ id }) => id)}
          anchor="find"
          sizeOf={(id) => sizes.find((item) => item.id === id)?.size}
        />
      </ul>
      <p className="mt-3">
        {say.calculator.bigger}
        <AskUs typed={typed} />
      </p>
    </div>
  )
}

const priceAlone = (one: Counted, { draft: { place }, rules }: Calculation): string | undefined => {
  const found = estimate([one], place, rules)
  return found.kind === 'price' ? say.prices.alone(rangeWords(found.total)) : undefined
}

/** Fewer letters are only the beginning of a word. */
const shortestAnswered = 3

/** Searches items by their common names. */
export const PickSearch = (calculation: Calculation) => {
  const { catalog, draft, found, said } = calculation
  const guides = guidesFor(draft.typed, catalog.guides)
  return (
    <search id="find">
      <label htmlFor="calc-q" className="font-bold">
        {say.calculator.lookUp}
      </label>
      <div className="item-field">
        <input
          id="calc-q"
          name="q"
          type="search"
          defaultValue={draft.typed}
          autoCapitalize="off"
          enterKeyHint="search"
          className="item-box"
        />
        <button type="submit" formAction={`${paths.calculator}#find`} className="btn-line">
          {say.calculator.find}
        </button>
      </div>
      {said && <p className="font-bold">{said}</p>}
      {found.length > 0 && (
        <ul aria-label={say.calculator.found} className="mt-3 border-y-2 border-ink">
          <PickRows
            {...calculation}
            ids={found}
            anchor="find"
            sizeOf={(id, item) => priceAlone({ id, item, count: 1 }, calculation)}
          />
        </ul>
      )}
      {guides.length > 0 && (
        <ul aria-label={say.items.guides} className="mt-3">
          {guides.map(({ href, label }) => (
            <li key={href}>
              <TapLink href={href}>{label}</TapLink>
            </li>
          ))}
        </ul>
      )}
      {draft.typed.length >= shortestAnswered && found.length + guides.length === 0 && (
        <SomethingElse {...calculation} />
      )}
    </search>
  )
}
