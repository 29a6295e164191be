import { countOf } from '../../domain/items/itemList.ts'
import { capital } from '../../domain/text.ts'
import { paths } from '../../routes.ts'
import { TextLink } from '../shared/ContactLinks.tsx'
import { PickRow } from './PickRow.tsx'
import type { Calculation } from './useCalculator.ts'

const AskUs = ({ typed, children }: { readonly typed: string; readonly children: string }) => (
  <TextLink className="link font-bold" message={`What does this cost? ${typed}`}>
    {children}
  </TextLink>
)

/** What's on no list is added by its size; without sizes, or where it may not be safe to take, by a photo. */
const SomethingElse = ({ catalog, pricedItems, draft: { typed, list }, other }: Calculation) => {
  const sizes = other ? catalog.items.filter((item) => item.accepted && item.size) : []
  if (sizes.length === 0)
    return (
      <p className="mt-3">
        That’s not on our list. If two people can carry it, we can probably take it.{' '}
        <AskUs typed={typed}>Text us a photo</AskUs>
      </p>
    )
  return (
    <div className="mt-3">
      <p>
        <strong>{`“${capital(typed)}” isn’t on our list.`}</strong> About how big is it?
      </p>
      <ul aria-label="Something else" className="mt-3 border-y-2 border-ink">
        {sizes.map((item) => {
          const priced = pricedItems.get(item.id)
          return (
            priced && (
              <PickRow
                key={item.id}
                id={item.id}
                item={priced}
                count={countOf(list, item.id)}
                anchor="find"
                size={item.accepted ? item.size : undefined}
              />
            )
          )
        })}
      </ul>
      <p className="mt-3">
        Bigger than that? <AskUs typed={typed}>Text us a photo</AskUs>
      </p>
    </div>
  )
}

/** Fewer letters are only the beginning of a word. */
const shortestAnswered = 3

/** Searches items by their common names. */
export const PickSearch = (calculation: Calculation) => {
  const { pricedItems, draft, found } = calculation
  return (
    <search id="find">
      <label htmlFor="calc-q" className="font-bold">
        Or look up an item
      </label>
      <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-2 mt-1.5">
        <input
          id="calc-q"
          name="q"
          type="search"
          defaultValue={draft.typed}
          maxLength={60}
          autoCapitalize="off"
          enterKeyHint="search"
          className="item-box m-0"
        />
        <button type="submit" formAction={`${paths.calculator}#find`} className="btn-line">
          Find
        </button>
      </div>
      {found.length > 0 && (
        <ul aria-label="Found" className="mt-3 border-y-2 border-ink">
          {found.map((id) => {
            const item = pricedItems.get(id)
            return item && <PickRow key={id} id={id} item={item} count={countOf(draft.list, id)} anchor="find" />
          })}
        </ul>
      )}
      {draft.typed.length >= shortestAnswered && found.length === 0 && <SomethingElse {...calculation} />}
    </search>
  )
}
