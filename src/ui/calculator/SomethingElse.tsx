import { countOf } from '../../domain/items/itemList.ts'
import { capital } from '../../domain/text.ts'
import { TextLink } from '../shared/ContactLinks.tsx'
import { PickRow } from './PickRow.tsx'
import type { Calculation } from './useCalculator.ts'

const AskUs = ({ typed, children }: { readonly typed: string; readonly children: string }) => (
  <TextLink className="link font-bold" message={`What does this cost? ${typed}`}>
    {children}
  </TextLink>
)

/** What's on no list is added by its size; without sizes, or where it may not be safe to take, by a photo. */
export const SomethingElse = ({ catalog, pricedItems, draft: { typed, list }, other }: Calculation) => {
  const sizes = other ? catalog.items.filter((item) => item.accepted && item.size) : []
  if (sizes.length === 0)
    return (
      <p className="calc-found">
        That’s not on our list. If two people can carry it, we can probably take it.{' '}
        <AskUs typed={typed}>Text us a photo</AskUs>
      </p>
    )
  return (
    <div className="calc-found">
      <p>
        <strong>{`“${capital(typed)}” isn’t on our list.`}</strong> About how big is it?
      </p>
      <ul aria-label="Something else" className="calc-found">
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
      <p className="calc-found">
        Bigger than that? <AskUs typed={typed}>Text us a photo</AskUs>
      </p>
    </div>
  )
}
