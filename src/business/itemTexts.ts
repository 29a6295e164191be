import { dropOffSites as en } from '#site/dropOffSites.ts'
import * as english from '#site/presets.ts'
import { texts } from '#texts'
import { dataByLanguage, textsByLanguage } from '../language/texts.ts'
import type { Preset } from '../sites/schema/texts.ts'
import type { DropOffSite } from '../sites/schema/town.ts'
import type { LoadTexts } from '../sites/schema/translation.ts'

/** Who accepts what we don't take, and donations. */
export const dropOffSites = textsByLanguage<readonly DropOffSite[]>(en, () => texts.dropOffSites)

export const presets = dataByLanguage(
  english.presets,
  (loads: readonly Preset[], texts: LoadTexts): readonly Preset[] =>
    loads.map(({ label, items }) => ({ items, label: texts.presets[items] ?? label })),
  () => texts.loads,
)

export const searches = dataByLanguage(
  english.searches,
  (searches, texts: LoadTexts) => searches.map(({ id, word }) => ({ id, word: texts.searches[id] ?? word })),
  () => texts.loads,
)
