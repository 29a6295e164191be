import { mostOfOne, parseItemList } from '../domain/items/itemList.ts'
import { countIn } from '../domain/items/typedList.ts'
import { searchIn } from './indexedItems.ts'
import { items, knownItems } from './items.ts'

/** The things of a list, as programs write one: "sofa_refrigerator.2", "2 couches, a fridge". */
const entriesOf = (text: string): string[] =>
  text
    .split(/[_,;+&\n]|\band\b/)
    .map((entry) => entry.trim())
    .filter(Boolean)

/**
 * The list by ids: what's named in other words is the first thing that the search finds for them. What it doesn't find stays
 * as it's written, for the answer to name.
 */
export function listByIds(text: string): string {
  const file = items()
  const isKnown = knownItems()
  // A name of ours may have a comma in it.
  const labeled = (file?.items ?? []).filter(({ label }) => label.includes(','))
  const entries = entriesOf(labeled.reduce((said, { id, label }) => said.replaceAll(label, id), text))
  if (!file || entries.length === 0) return text
  if (entries.every((entry) => parseItemList(entry, isKnown).length > 0)) return entries.join('_')
  const { search } = searchIn(file)
  return entries
    .map((entry) => {
      if (parseItemList(entry, isKnown).length > 0) return entry
      // "sofa.2", "sofa x2", "sofa: 2" and "sofa (2)", but a rug of 8 x 10.
      const [, name = '', dotted, counted = dotted] =
        /^(.*?)(?:\.(\d+)|(?<!\d)(?:\s+x|\s*[:×(])\s*(\d+)\)?)?$/.exec(entry) ?? []
      const [found] = search(name.replaceAll('-', ' ')).hits
      const count = counted ? Number(counted) : countIn(name)
      return found && count > 0 && count <= mostOfOne ? `${found.id}.${count}` : entry
    })
    .join('_')
}

/** About how big something is that isn't on the list: ids to price it by. */
export const sizesToPrice = (): string => {
  const file = items()
  return file
    ? searchIn(file)
        .sizes.map(({ id }) => id)
        .join(', ')
    : ''
}
