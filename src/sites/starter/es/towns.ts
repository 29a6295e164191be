import type { TownTexts } from '../../schema/translation.ts'
import answers from '../answers/towns.json' with { type: 'json' }
import type { AnsweredTown } from '../townText.ts'
import { townText } from './townText.ts'

/** What's said of one town instead of the starting text, by its slug. */
const own: Readonly<Record<string, Partial<TownTexts>>> = {}

export const towns = (): Readonly<Record<string, Partial<TownTexts>>> =>
  Object.fromEntries(
    (answers as unknown as readonly AnsweredTown[]).map((town) => [
      town.slug,
      { ...townText(town), ...own[town.slug] },
    ]),
  )
