import { countOf } from '../../domain/items/itemList.ts'
import { paths } from '../../routes.ts'
import { PickRow } from './PickRow.tsx'
import { SomethingElse } from './SomethingElse.tsx'
import type { Calculation } from './useCalculator.ts'

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
      <div className="calc-ask">
        <input
          id="calc-q"
          name="q"
          type="search"
          defaultValue={draft.typed}
          maxLength={60}
          autoCapitalize="off"
          enterKeyHint="search"
          className="item-box"
        />
        <button type="submit" formAction={`${paths.calculator}#find`} className="btn-line">
          Find
        </button>
      </div>
      {found.length > 0 && (
        <ul aria-label="Found" className="calc-found">
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
