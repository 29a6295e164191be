import type { KeyboardEvent, RefObject } from 'react'
import { useEffect, useRef, useState } from 'react'
import { usePaused } from '../shared/usePaused.ts'
import type { ItemRow, SearchedRows } from './itemRows.ts'
import { fetchSearch } from './itemRows.ts'

const announcement = (typed: string, found: readonly ItemRow[], row: ItemRow | undefined): string => {
  if (!typed.trim()) return ''
  if (!row) return 'Not on our list'
  if (found.length === 0) return `${row.label}: we take it`
  return `${found.length === 1 ? 'One match' : `${found.length} matches`}. ${row.label}: ${row.price ? 'we take it' : 'we can’t take it'}.`
}

/**
 * Searches the whole list, which is fetched at the first letter. The input is uncontrolled: what was typed before
 * hydration is searched too.
 */
export function useItemSearch(box: RefObject<HTMLInputElement | null>, answer: RefObject<HTMLElement | null>) {
  const [searched, setSearched] = useState<SearchedRows>()
  const asking = useRef(false)
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState<string>()

  const look = (text: string) => {
    setTyped(text)
    setChosen(undefined)
  }
  useEffect(() => {
    if (!typed || searched || asking.current) return
    asking.current = true
    // After a failure it is fetched again at the next letter.
    fetchSearch()
      .then(setSearched, () => undefined)
      .finally(() => {
        asking.current = false
      })
  }, [typed, searched])
  useEffect(() => setTyped(box.current?.value ?? ''), [box])
  useEffect(() => {
    document.querySelector('.item-picture')?.toggleAttribute('hidden', typed.trim() !== '')
  }, [typed])

  const { hits: found, other } = searched?.search(typed) ?? { hits: [], other: false }
  const sizes = (other && searched?.sizes) || []
  const row = [...found, ...sizes].find(({ id }) => id === chosen) ?? found[0]

  const ask = (text: string) => {
    if (box.current) box.current.value = text
    look(text)
  }
  return {
    typed,
    found,
    row,
    /** What was searched is on no list: rows to choose from by size. */
    sizes,
    known: searched !== undefined,
    status: usePaused(searched ? announcement(typed, found, row) : ''),
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
