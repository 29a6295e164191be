import { countOf } from '../../domain/items/itemList.ts'
import { TextLink } from '../ContactLinks.tsx'
import { ThingRow } from './ThingRow.tsx'
import type { Calculation } from './useCalculator.ts'

/** Searches items by their common names. */
export const PickSearch = ({ things, draft, found }: Calculation) => (
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
      <button type="submit" formAction="/pricing-calculator#find" className="btn-line">
        Find
      </button>
    </div>
    {found.length > 0 && (
      <ul aria-label="Found" className="calc-found">
        {found.map((id) => {
          const thing = things.get(id)
          return thing && <ThingRow key={id} id={id} thing={thing} count={countOf(draft.list, id)} anchor="find" />
        })}
      </ul>
    )}
    {draft.typed && found.length === 0 && (
      <p className="calc-found">
        That’s not on our list. If two people can carry it, we can probably take it.{' '}
        <TextLink className="link font-bold" message={`What does this cost? ${draft.typed}`}>
          Text us a photo
        </TextLink>
      </p>
    )}
  </search>
)
