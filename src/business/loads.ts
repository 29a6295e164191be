import * as en from '#site/presets.ts'
import { texts } from '#texts'
import { dataByLanguage } from '../language/texts.ts'
import type { LoadTexts } from '../sites/schema/translation.ts'

const named =
  (kind: 'presets' | 'townLoads') =>
  (loads: typeof en.presets, texts: LoadTexts): typeof en.presets =>
    loads.map(({ label, items }) => ({ items, label: texts[kind][items] ?? label }))

/** Common loads in the calculator. */
export const presets = dataByLanguage(en.presets, named('presets'), () => texts.loads)

/** What a town's page has the price of. */
export const townLoads = dataByLanguage(en.townLoads, named('townLoads'), () => texts.loads)

/** What people look up most. */
export const searches = dataByLanguage(
  en.searches,
  (searches, texts: LoadTexts) => searches.map(({ id, word }) => ({ id, word: texts.searches[id] ?? word })),
  () => texts.loads,
)
