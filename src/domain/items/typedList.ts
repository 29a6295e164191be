import { numberIn, units } from './itemIndex.ts'
import { countOf, type ItemList, withCount } from './itemList.ts'

/** These say where a thing is, unless they're part of its name. */
const placeWord =
  /\b(?:apartment|attic|basement|curb|driveway|floor|garage|house|porch|stairs|upstairs|yard|acera|casa|escaleras|garaje|patio|piso|sótano)\b/

/** Words that say which place, and no thing: "no stairs", "on the front porch". */
const whichPlace =
  /^\s*(?:(?:all|back|big|by|end|front|ground|in|large|lower|my|no|of|old|on|our|rear|side|sin|small|the|top|up|upper|whole)\s+)*$/

/** What a place may go on with: "garage of my house", but not "garage door". */
const placeGoesOn = new RegExp(`^\\s*(?:$|(?:at|de|del|en|in|of|on)\\b|${placeWord.source})`)

/** How many of a thing its words say: one where they say nothing. */
export function countIn(part: string): number {
  const [first = '', unit = ''] = part.split(/[\s-]+/)
  return units.has(unit) ? 1 : numberIn(first) || 1
}

type Found = { readonly id: string; readonly label: string; readonly accepted: boolean }
type Find = (words: string) => Found | undefined

/**
 * The thing of a part, which may say where it is, "couch in the garage"; none where it says only that: "second floor". A
 * "garage door" is a thing.
 */
function thingIn(part: string, find: Find): Found | undefined {
  const { index, 0: word } = placeWord.exec(part) ?? { index: 0, 0: '' }
  if (!word || !placeGoesOn.test(part.slice(index + word.length))) return find(part)
  const before = part.slice(0, index)
  const thing = whichPlace.test(before) ? undefined : find(before)
  return thing && (find(part) ?? thing)
}

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\d]+|[,;+&]/gu) ?? []

/** Whether pieces that something parts are a thing by our own name for it: "2 mattresses, queen" is one of "Mattress, queen". */
function isName([first = '', ...rest]: readonly string[], find: Find): boolean {
  const typed = wordsOf(first + rest.join(''))
  const { label = '' } = find(first + rest.join('')) ?? {}
  return [label, label.replace(/ (?:or|o) .*/, '')].some((name) => {
    const own = wordsOf(name)
    const before = typed.length - own.length
    return (
      before >= 0 && before < wordsOf(first).length && own.every((word, at) => typed[before + at]?.startsWith(word))
    )
  })
}

/** What somebody typed, in parts that are a thing each, as far as `find` knows them. */
function partsOf(typed: string, find: Find): string[] {
  // A thing, what parts it from the next one, a thing.
  const pieces = typed.toLowerCase().split(/([,;+&\n]|\.\s|\b(?:and|y|plus)\b)/)
  const parts: string[] = []
  for (let at = 0; at < pieces.length; ) {
    const length = [5, 3].find((many) => at + many <= pieces.length && isName(pieces.slice(at, at + many), find)) ?? 1
    parts.push(pieces.slice(at, at + length).join(''))
    at += length + 1
  }
  return parts.filter((part) => part.trim())
}

/**
 * The things in what somebody typed, "two couches and a fridge, second floor", as far as `find` knows them. `isWhole`: each
 * of its parts is a thing.
 */
export function typedList(typed: string, find: Find) {
  const parts = partsOf(typed, find)
  const things = parts.flatMap((part) => {
    const item = parts.length > 1 ? thingIn(part, find) : find(part)
    return item?.accepted ? [{ id: item.id, count: countIn(part.trim()) }] : []
  })
  const list = things.reduce<ItemList>((sum, { id, count }) => withCount(sum, id, countOf(sum, id) + count), [])
  return { list, isWhole: things.length > 0 && things.length === parts.length }
}
