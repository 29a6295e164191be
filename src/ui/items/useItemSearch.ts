import type { KeyboardEvent, RefObject } from 'react'
import { useEffect, useRef, useState } from 'react'
import { usePaused } from '../shared/usePaused.ts'
import type { IndexedItem } from './indexedItems.ts'
import { fetchSearch } from './indexedItems.ts'

const announcement = (typed: string, found: readonly IndexedItem[], item: IndexedItem | undefined): string => {
  if (!typed.trim()) return ''
  if (!item) return 'Not on our list'
  if (found.length === 0) return `${item.label}: we take it`
  return `${found.length === 1 ? 'One match' : `${found.length} matches`}. ${item.label}: ${item.accepted ? 'we take it' : 'we can’t take it'}.`
}

/**
 * Searches the whole list, whose file is fetched at the first letter. The input is uncontrolled: what was typed before
 * hydration is searched too.
 */
export function useItemSearch(
  file: string,
  box: RefObject<HTMLInputElement | null>,
  answer: RefObject<HTMLElement | null>,
) {
  const [loaded, setLoaded] = useState<Awaited<ReturnType<typeof fetchSearch>>>()
  const asking = useRef(false)
  const [typed, setTyped] = useState('')
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
      // On phones this closes the keyboard, and the answer comes into view.
      if (key === 'Enter') box.current?.blur()
    },
  }
}
