import { useRef } from 'react'
import { say } from '#words'
import { searches } from '../../business/itemTexts.ts'
import { Submit } from '../shared/Submit.tsx'
import { ItemAnswer } from './ItemAnswer.tsx'
import type { IndexedItem } from './indexedItems.ts'
import { type ItemSearchProps, useItemSearch } from './useItemSearch.ts'

const mostShown = 9

export const formId = 'item-form'

type ChipProps = { readonly words: string; readonly asks?: string; readonly press: () => void }

/** Shows an answer; until the script is here the form asks its page for it. */
const Chip = ({ words, asks = words, press }: ChipProps) => (
  <li>
    <button
      type="submit"
      form={formId}
      name="chosen"
      value={asks}
      onClick={(event) => {
        event.preventDefault()
        press()
      }}
    >
      {words}
    </button>
  </li>
)

type ChoicesProps = {
  readonly title: string
  readonly items: readonly (Pick<IndexedItem, 'id' | 'label'> & { readonly words?: string })[]
  readonly choose: (id: string) => void
}

const Choices = ({ title, items, choose }: ChoicesProps) => (
  <div className="item-also">
    <p className="font-bold">{title}</p>
    <ul className="item-chips">
      {items.map(({ id, label, words = label }) => (
        <Chip key={id} words={words} asks={label} press={() => choose(id)} />
      ))}
    </ul>
  </div>
)

type Props = ItemSearchProps & {
  readonly label: string
  /** Where the search is answered until the script is here: a page that reads `q`. */
  readonly action: string
}

/** Searches the whole list. */
export function ItemSearch({ label, action, ...search }: Props) {
  const box = useRef<HTMLInputElement>(null)
  const answer = useRef<HTMLDivElement>(null)
  const { typed, isReady, found, item, sizes, status, look, ask, choose, keyDown, submit } = useItemSearch(
    search,
    box,
    answer,
  )
  const others = found.filter((other) => other !== item).slice(0, mostShown)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape clears the search from anywhere in it
    <div className="item-search" onKeyDown={keyDown}>
      <search>
        <form id={formId} action={action} autoComplete="off" onSubmit={submit}>
          <label htmlFor="item-search" className="font-bold">
            {label}
          </label>
          <div className="item-field">
            <input
              ref={box}
              id="item-search"
              name="q"
              type="search"
              defaultValue={search.asked}
              autoCapitalize="off"
              enterKeyHint="search"
              className="item-box"
              onInput={({ currentTarget }) => look(currentTarget.value)}
            />
            <Submit className="btn-line">{say.items.find}</Submit>
          </div>
        </form>
      </search>
      <ul aria-label={say.items.examples} className="item-chips">
        {searches().map(({ word }) => (
          <Chip key={word} words={word} press={() => ask(word)} />
        ))}
      </ul>
      <p role="status" className="sr-only">
        {status}
      </p>
      {(item || typed.trim().length > 2) && isReady && <ItemAnswer ref={answer} item={item} typed={typed} />}
      {sizes.length > 0 && (
        <Choices
          title={say.items.howBig}
          items={sizes.map(({ id, label, size }) => ({ id, label, words: `${size}: ${label.toLowerCase()}` }))}
          choose={choose}
        />
      )}
      {others.length > 0 && (
        <Choices
          title={found.length > mostShown ? say.items.moreOf(found.length) : say.items.others}
          items={others}
          choose={choose}
        />
      )}
    </div>
  )
}
