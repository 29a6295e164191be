import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { say } from '#words'
import { bringUp } from '../shared/bringUp.ts'
import { byScript } from '../shared/byScript.ts'
import { usePaused } from '../shared/usePaused.ts'
import { fetchSearch, type IndexedItem, type LoadedSearch } from './indexedItems.ts'

const announcement = (typed: string, found: readonly IndexedItem[], item: IndexedItem | undefined): string => {
  if (!typed.trim()) return ''
  if (!item) return say.items.unlisted
  if (found.length === 0) return say.items.only(item.label)
  return say.items.matches(found.length, item.label, item.accepted)
}

export type ItemSearchProps = {
  /** Address of the list's file. */
  readonly items: string
  /** What the page's address asks for. */
  readonly asked?: string
  /** With `asked`: the search, which answers it before the script does. */
  readonly start?: LoadedSearch | undefined
}

/**
 * Searches the whole list, whose file is fetched at the first letter. The input is uncontrolled: what was typed before
 * hydration is searched too.
 */
export function useItemSearch(
  { items: file, asked = '', start }: ItemSearchProps,
  box: RefObject<HTMLInputElement | null>,
  answer: RefObject<HTMLElement | null>,
) {
  const [loaded, setLoaded] = useState(start)
  const asking = useRef(false)
  const [typed, setTyped] = useState(asked)
  const [chosen, setChosen] = useState<string>()

  const look = (text: string) => {
    setTyped(text)
    setChosen(undefined)
  }
  useEffect(() => {
    if (!typed || loaded || asking.current) return
    asking.current = true
    // After a failure it is fetched again at the next letter.
    fetchSearch(file)
      .then(setLoaded, () => undefined)
      .finally(() => {
        asking.current = false
      })
  }, [file, typed, loaded])
  useEffect(() => setTyped(box.current?.value ?? ''), [box])
  useEffect(() => {
    document.querySelector('.item-picture')?.toggleAttribute('hidden', typed.trim() !== '')
  }, [typed])

  const { hits: found, other } = loaded?.search(typed) ?? { hits: [], other: false }
  const sizes = (other && loaded?.sizes) || []
  const item = [...found, ...sizes].find(({ id }) => id === chosen) ?? found[0]

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

  const ask = (text: string) => {
    if (box.current) box.current.value = text
    look(text)
  }
  return {
    typed,
    found,
    item,
    /** What was typed is on no list: items to choose from by size. */
    sizes,
    isReady: loaded !== undefined,
    status: usePaused(loaded ? announcement(typed, found, item) : ''),
    look,
    ask,
    choose(id: string) {
      setChosen(id)
      answer.current?.focus()
    },
    keyDown({ key }: KeyboardEvent) {
      if (key === 'Escape') {
        ask('')
        box.current?.focus()
      }
    },
    submit: byScript(() => {
      // On phones this closes the keyboard.
      box.current?.blur()
      answer.current?.scrollIntoView({ block: 'nearest' })
    }),
  }
}
