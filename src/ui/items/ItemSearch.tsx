import { useRef } from 'react'
import { ItemAnswer } from './ItemAnswer.tsx'
import { useItemSearch } from './useItemSearch.ts'

/** The most common searches. Without the script each links to its row in the whole list. */
const examples = [
  ['Couch', 'sofa'],
  ['Fridge', 'refrigerator'],
  ['TV', 'tv-flat-large'],
  ['Mattress', 'mattress-queen'],
  ['Paint', 'no-paint'],
  ['Hot tub', 'hot-tub'],
] as const

const mostShown = 9

const Examples = ({ ask }: { readonly ask: (word: string) => void }) => (
  <ul aria-label="For example" className="item-chips">
    {examples.map(([word, id]) => (
      <li key={id}>
        <a
          href={`/faq?kind=all#item-${id}`}
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

type Props = {
  /** Address of the items' file, with what people call them. */
  readonly items: string
}

/** Searches the whole list. */
export function ItemSearch({ items }: Props) {
  const box = useRef<HTMLInputElement>(null)
  const answer = useRef<HTMLDivElement>(null)
  const { typed, known, found, row, sizes, status, look, ask, choose, keyDown } = useItemSearch(items, box, answer)
  const others = found.filter((other) => other !== row).slice(0, mostShown)
  const asksSize = sizes.length > 0
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
      {typed.trim() && known && <ItemAnswer ref={answer} row={row} typed={typed} />}
      {asksSize && (
        <div className="item-also">
          <p className="font-bold">About how big is it?</p>
          <ul className="item-chips">
            {sizes.map(({ id, label, size }) => (
              <li key={id}>
                <button type="button" aria-pressed={id === row?.id} onClick={() => choose(id)}>
                  {`${size}: ${label.charAt(0).toLowerCase()}${label.slice(1)}`}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
      {others.length > 0 && (
        <div className="item-also">
          <p className="font-bold">
            {found.length > mostShown ? `More of the ${found.length} matches` : 'Other matches'}
          </p>
          <ul className="item-chips">
            {others.map(({ id, label }) => (
              <li key={id}>
                <button type="button" onClick={() => choose(id)}>
                  {label}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
