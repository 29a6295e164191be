import { type ComponentProps, type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { say } from '#words'
import type { IndexedItem, LoadedSearch } from '../../business/indexedItems.ts'
import { searches } from '../../business/itemTexts.ts'
import { guidesFor } from '../../domain/items/itemSearch.ts'
import { LanguageNote } from '../../shared/parts/Link.tsx'
import { bringUp, byScript, usePaused } from '../../shared/parts/Submit.tsx'
import { ItemAnswer } from './ItemAnswer.tsx'

type Choice = Pick<IndexedItem, 'id' | 'label'> & {
  readonly words?: string
  /** Of a guide, which is a page of its own. */
  readonly href?: string
}

const announcement = (
  typed: string,
  found: readonly IndexedItem[],
  item: IndexedItem | undefined,
  [guide]: readonly Choice[],
): string => {
  if (!typed.trim()) return ''
  if (!item) return guide ? `${say.items.guides}: ${guide.label}` : say.items.unlisted
  if (found.length === 0) return say.items.only(item.label)
  return say.items.matches(found.length, item.label, item.accepted)
}

const mostShown = 9

const listId = 'item-list'
const optionId = (id: string) => `item-option-${id}`

type ItemSearchProps = {
  /** What the page's address asks for. */
  readonly asked?: string
  /** The search, which the island begins with; on the server only where `asked` needs an answer. */
  readonly start?: LoadedSearch | undefined
}

/** Searches the whole list. The input is uncontrolled: what was typed before hydration is searched too. */
function useItemSearch(
  { asked = '', start }: ItemSearchProps,
  box: RefObject<HTMLInputElement | null>,
  answer: RefObject<HTMLElement | null>,
) {
  const [typed, setTyped] = useState(asked)
  const [chosen, setChosen] = useState<string>()

  const look = (text: string) => {
    setTyped(text)
    setChosen(undefined)
  }
  useEffect(() => setTyped(box.current?.value ?? ''), [box])
  useEffect(() => {
    document.querySelector('.item-picture')?.toggleAttribute('hidden', typed.trim() !== '')
  }, [typed])

  const { hits: found, other } = start?.search(typed) ?? { hits: [], other: false }
  const guides = guidesFor(typed, start?.file.guides ?? []).map(({ href, label }) => ({ id: href, href, label }))
  const sizes = (guides.length === 0 && other && start?.sizes) || []
  const item = [...found, ...sizes].find(({ id }) => id === chosen) ?? (guides.length > 0 ? undefined : found[0])

  const isSearching = typed !== ''
  useEffect(() => {
    if (isSearching) bringUp(box.current)
  }, [isSearching, box])
  // The page opened with an answer to what its address asks for.
  const isShown = item !== undefined && typed !== asked
  useEffect(() => {
    // While somebody types, the letters stay where they are.
    if (isShown && document.activeElement !== box.current) answer.current?.scrollIntoView({ block: 'nearest' })
  }, [isShown, box, answer])

  const show = (text: string) => {
    if (box.current) box.current.value = text
  }
  const ask = (text: string) => {
    show(text)
    look(text)
  }
  // What fits a list of answers to choose from besides the one that's shown.
  const others = [...guides, ...found.filter((other) => other !== item)].slice(0, mostShown)
  const list: readonly Choice[] = sizes.length > 0 ? sizes : others
  const [at, setAt] = useState(-1)
  const active = list[at]
  useEffect(() => {
    if (active) document.getElementById(optionId(active.id))?.scrollIntoView({ block: 'nearest' })
  }, [active])
  return {
    typed,
    found,
    item,
    /** What was typed is on no list: items to choose from by size. */
    sizes,
    others,
    active,
    /** Whether the page's address asked for what's shown, so that it works without the script. */
    isAsked: typed === asked,
    status: usePaused(announcement(typed, found, item, guides)),
    look(text: string) {
      setAt(-1)
      look(text)
    },
    ask,
    choose(id: string) {
      setChosen(id)
      setAt(-1)
      answer.current?.focus()
    },
    /** The keys of a combobox: the focus stays in the box while arrows go through the list. */
    keyDown(event: KeyboardEvent) {
      const { key, target } = event
      if (key === 'Escape') {
        ask('')
        box.current?.focus()
      }
      if (target !== box.current) return
      const step = { ArrowDown: 1, ArrowUp: -1 }[key]
      if (key === 'Enter' && active) {
        event.preventDefault()
        if (active.href) return location.assign(active.href)
        setChosen(active.id)
        show(active.label)
      }
      if (step && list.length > 0) {
        event.preventDefault()
        setAt(at < 0 && step < 0 ? list.length - 1 : (at + step + list.length) % list.length)
      } else if (/^(Enter|Escape|Home|End)$/.test(key)) setAt(-1)
    },
    submit: byScript(() => {
      // On phones this closes the keyboard.
      if (matchMedia('(pointer: coarse)').matches) box.current?.blur()
      answer.current?.scrollIntoView({ block: 'nearest' })
    }),
  }
}

export const formId = 'item-form'

type ChipProps = {
  readonly words: string
  readonly asks?: string
  readonly press: () => void
  /** In the list that the arrow keys go through. */
  readonly option?: Pick<ComponentProps<'button'>, 'id' | 'aria-selected' | 'tabIndex'>
}

/** Shows an answer; until the script is here the form asks its page for it. */
const Chip = ({ words, asks = words, press, option }: ChipProps) => (
  <button
    type="submit"
    role={option && 'option'}
    {...option}
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
)

type ChoicesProps = {
  readonly title: string
  readonly items: readonly Choice[]
  readonly choose: (id: string) => void
  readonly active: string | undefined
  /** Whether the Tab key stops at each: where there may be no script for the arrows. */
  readonly tabs: boolean
}

const Choices = ({ title, items, choose, active, tabs }: ChoicesProps) => (
  <div className="item-also">
    <p className="font-bold">{title}</p>
    <div id={listId} role="listbox" aria-label={title} className="item-chips">
      {items.map(({ id, label, words = label, href }) => {
        const option = { id: optionId(id), 'aria-selected': id === active, tabIndex: tabs ? undefined : -1 }
        return href ? (
          <a key={id} href={href} role="option" {...option}>
            {label}
            <LanguageNote path={href} />
          </a>
        ) : (
          <Chip key={id} words={words} asks={label} press={() => choose(id)} option={option} />
        )
      })}
    </div>
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
  const { typed, found, item, sizes, others, active, isAsked, status, look, ask, choose, keyDown, submit } =
    useItemSearch(search, box, answer)
  const hasList = sizes.length + others.length > 0
  const choices = { choose, active: active?.id, tabs: isAsked }
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
              type="text"
              inputMode="search"
              role="combobox"
              aria-autocomplete="list"
              aria-expanded={hasList}
              aria-controls={hasList ? listId : undefined}
              aria-activedescendant={active && optionId(active.id)}
              defaultValue={search.asked}
              autoComplete="off"
              autoCapitalize="off"
              enterKeyHint="search"
              className="item-box"
              onInput={({ currentTarget }) => look(currentTarget.value)}
            />
            <button type="submit" className="btn-line">
              {say.items.find}
            </button>
          </div>
        </form>
      </search>
      <ul aria-label={say.items.examples} className="item-chips">
        {searches().map(({ word }) => (
          <li key={word}>
            <Chip words={word} press={() => ask(word)} />
          </li>
        ))}
      </ul>
      <p role="status" className="sr-only">
        {status}
      </p>
      {(item || (others.length === 0 && typed.trim().length > 2)) && (
        <ItemAnswer ref={answer} item={item} typed={typed} />
      )}
      {sizes.length > 0 && (
        <Choices
          title={say.items.howBig}
          items={sizes.map(({ id, label, size }) => ({ id, label, words: `${size}: ${label.toLowerCase()}` }))}
          {...choices}
        />
      )}
      {others.length > 0 && (
        <Choices
          title={
            item ? (found.length > mostShown ? say.items.moreOf(found.length) : say.items.others) : say.items.guides
          }
          items={others}
          {...choices}
        />
      )}
    </div>
  )
}
