import { Fragment } from 'react'
import { say } from '#words'
import { countOf } from '../../domain/items/itemList.ts'
import { paths } from '../../routes.ts'
import type { Category } from '../../sites/schema/item.ts'
import { PickRow } from './PickRow.tsx'
import type { Calculation } from './useCalculator.ts'

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
export const PickKinds = ({ catalog, pricedItems, draft }: Calculation) => (
  <ul className="calc-kinds" ref={readByRow}>
    {(Object.keys(catalog.categories) as Category[]).map((kind) => {
      const name = catalog.categories[kind]
      const inKind = catalog.items.filter(({ category }) => category === kind)
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
                {inKind.map(({ id }) => {
                  const item = pricedItems.get(id)
                  return (
                    item && (
                      <PickRow
                        key={id}
                        id={id}
                        item={item}
                        count={countOf(draft.list, id)}
                        anchor={anchorOf(kind)}
                        page={catalog.pages[id]}
                      />
                    )
                  )
                })}
              </ul>
            </li>
          )}
        </Fragment>
      )
    })}
  </ul>
)
