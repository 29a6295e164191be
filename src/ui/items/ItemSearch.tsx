import { useRef } from 'react'
import { searches } from '#site/presets.ts'
import { paths } from '../../routes.ts'
import { ItemAnswer } from './ItemAnswer.tsx'
import type { IndexedItem } from './indexedItems.ts'
import { useItemSearch } from './useItemSearch.ts'

const mostShown = 9

/** The most common searches. Without the script each links to its line in the whole list. */
const Examples = ({ ask }: { readonly ask: (word: string) => void }) => (
  <ul aria-label="For example" className="item-chips">
    {searches.map(({ word, id }) => (
      <li key={id}>
        <a
          href={paths.item(id)}
          onClick={(event) => {
            event.preventDefault()
            ask(word)
          }}
        >
          {word}
        </a>
      </li>
    ))}
  </ul>
)

type ChoicesProps = {
  readonly title: string
  readonly items: readonly Pick<IndexedItem, 'id' | 'label'>[]
  readonly choose: (id: string) => void
}

const Choices = ({ title, items, choose }: ChoicesProps) => (
  <div className="item-also">
    <p className="font-bold">{title}</p>
    <ul className="item-chips">
      {items.map(({ id, label }) => (
        <li key={id}>
          <button type="button" onClick={() => choose(id)}>
            {label}
          </button>
        </li>
      ))}
    </ul>
  </div>
)

/** Searches the whole list. `items`: address of its file. */
export function ItemSearch({ items }: { readonly items: string }) {
  const box = useRef<HTMLInputElement>(null)
  const answer = useRef<HTMLDivElement>(null)
  const { typed, isReady, found, item, sizes, status, look, ask, choose, keyDown } = useItemSearch(items, box, answer)
  const others = found.filter((other) => other !== item).slice(0, mostShown)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape clears the search from anywhere in it
    <div className="item-search" onKeyDown={keyDown}>
      <search className="item-ask">
        <label htmlFor="item-search" className="font-bold">
          What needs to go?
        </label>
        <input
          ref={box}
          id="item-search"
          type="search"
          autoComplete="off"
          autoCapitalize="off"
          enterKeyHint="search"
          className="item-box"
          onInput={({ currentTarget }) => look(currentTarget.value)}
        />
      </search>
      <Examples ask={ask} />
      <p role="status" className="sr-only">
        {status}
      </p>
      {(item || typed.trim().length > 2) && isReady && <ItemAnswer ref={answer} item={item} typed={typed} />}
      {sizes.length > 0 && (
        <Choices
          title="About how big is it?"
          items={sizes.map(({ id, label, size }) => ({ id, label: `${size}: ${label.toLowerCase()}` }))}
          choose={choose}
        />
      )}
      {others.length > 0 && (
        <Choices
          title={found.length > mostShown ? `More of the ${found.length} matches` : 'Other matches'}
          items={others}
          choose={choose}
        />
      )}
    </div>
  )
}
