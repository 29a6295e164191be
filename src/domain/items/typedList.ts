import { countOf, type ItemList, withCount } from './itemList.ts'

/** Number words that a thing begins with, in English and Spanish, from one up. */
const numbers = [
  'one two three four five six seven eight nine ten',
  'uno dos tres cuatro cinco seis siete ocho nueve diez',
]

/** After a number, these say how big one thing is. */
const isSize =
  /^\S+[\s-]+(?:by|drawers?|feet|foot|ft|gallons?|inch|pieces?|pies|person|pulgadas|seat(?:s|er)?|x|yards?)\b/

/** Next to a thing, these say where it is. */
const isPlace =
  /\b(?:apartment|attic|basement|curb|driveway|floor|garage|house|porch|stairs|upstairs|yard|acera|casa|escaleras|garaje|patio|piso|sótano)\b/

/** How many of a thing its words say: one where they say nothing. */
export function countIn(part: string): number {
  const [first = ''] = part.split(/[\s-]/)
  const spelled = Math.max(...numbers.map((words) => words.split(' ').indexOf(first))) + 1
  return isSize.test(part) ? 1 : Number(first) || spelled || 1
}

/**
 * The things in what somebody typed, "two couches and a fridge, second floor", as far as `find` knows them. `isWhole`: each
 * of its parts is a thing.
 */
export function typedList(
  typed: string,
  find: (words: string) => { readonly id: string; readonly accepted: boolean } | undefined,
) {
  const parts = typed
    .toLowerCase()
    .split(/[,;+&\n]|\.\s|\b(?:and|y|plus)\b/)
    .filter((part) => part.trim())
  const things = parts.flatMap((part) => {
    const item = parts.length > 1 && isPlace.test(part) ? undefined : find(part)
    return item?.accepted ? [{ id: item.id, count: countIn(part.trim()) }] : []
  })
  const list = things.reduce<ItemList>((sum, { id, count }) => withCount(sum, id, countOf(sum, id) + count), [])
  return { list, isWhole: things.length > 0 && things.length === parts.length }
}
