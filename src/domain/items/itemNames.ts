import { keyOf, nameWords, wordsOf } from './itemIndex.ts'
import { appliances, furniture } from './names/furniture.ts'
import { household } from './names/household.ts'
import { hazards, others } from './names/others.ts'
import { building, outside } from './names/outside.ts'

/**
 * What people call things, as it's written: words of labels, the likeliest thing first, a colon, and what it's called,
 * with commas between. An indented line goes on. `something else` is called what is on no list.
 */
export type NameTexts = { readonly en: string; readonly es: string }

/** A line as the search needs it: the words of each text as they're compared, with spaces between. */
export type NameLine = { readonly things: readonly string[]; readonly names: readonly string[] }

export type ItemNames = { readonly en: readonly NameLine[]; readonly es: readonly NameLine[] }

const readLines = (text: string): NameLine[] =>
  text
    .trim()
    .replaceAll(/\n\s+/g, ' ')
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [things = '', called = ''] = line.split(': ')
      return {
        things: things.split(', ').map((thing) => wordsOf(thing).join(' ')),
        names: [...new Set(called.split(', ').map((name) => keyOf(nameWords(name))))],
      }
    })

export const readNames = ({ en, es }: NameTexts): ItemNames => ({ en: readLines(en), es: readLines(es) })

const all = [household, furniture, appliances, outside, building, hazards, others]
const lines = (texts: readonly string[]) => texts.map((text) => text.trim()).join('\n')

let read: ItemNames | undefined

/**
 * What people call the items, in English and Spanish; every business's labels are found by it. The build puts it into the
 * static file of the items. It's read when it's first asked for, since every start of the Worker would wait for it.
 */
export const itemNames = (): ItemNames =>
  (read ??= readNames({ en: lines(all.map(({ en }) => en)), es: lines(all.map(({ es }) => es)) }))
