import type { Shown } from './shown.ts'

/** Pages that stay as they are while the browser's history can come back to them. */
const mostKept = 8

type Field = HTMLInputElement | HTMLTextAreaElement

const isChanged = (field: Field): boolean =>
  field.value !== field.defaultValue ||
  ('checked' in field && (field.checked !== field.defaultChecked || (field.files?.length ?? 0) > 0))

/** Whether something was typed, ticked or chosen on a page. */
const isTouched = ({ main }: Shown): boolean =>
  [...main.querySelectorAll<Field>('input:not([type=hidden]), textarea')].some(isChanged)

const letGo = ({ main }: Shown): void => {
  for (const island of main.querySelectorAll('[data-island]')) island.dispatchEvent(new Event('gone'))
}

/**
 * The pages behind the entries of the browser's history, by key: the elements themselves, so that going back finds
 * everything as it was left. The oldest go first; a page on which something was typed stays as long as its entry.
 */
export function entryPages(history: Navigation) {
  const pages = new Map<string, Shown>()
  const isKept = (page: Shown) => [...pages.values()].includes(page)
  return {
    at: (key: string): Shown | undefined => pages.get(key),
    /** The current entry shows this page. */
    keep(page: Shown): void {
      const key = history.currentEntry?.key ?? ''
      const before = new Set(pages.values())
      pages.delete(key)
      pages.set(key, page)
      const reachable = new Set(history.entries().map((entry) => entry.key))
      for (const known of pages.keys()) if (!reachable.has(known)) pages.delete(known)
      for (const [known, old] of pages) {
        if (new Set(pages.values()).size <= mostKept) break
        if (old !== page && !isTouched(old)) pages.delete(known)
      }
      for (const old of before) if (!isKept(old)) letGo(old)
    },
  }
}
