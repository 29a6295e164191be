import * as v from 'valibot'
import { type Data, link, pageDescription, pageTitle, picture, slug, some, source, text, titled } from './fields.ts'
import { fact, pricedLoad } from './itemPage.ts'
import { rungId } from './price.ts'

/** What every part of a guide has. */
const part = {
  /** What links to it end with: `#sofa`. */
  id: slug,
  heading: text,
  /** Its paragraphs, before what else it shows. */
  text: v.optional(v.array(text)),
  links: v.optional(v.array(link)),
}

const parts = v.variant('kind', [
  v.strictObject({ ...part, kind: v.literal('prose') }),
  /** Short answers with a title or a question each, as steps where their order matters. */
  v.strictObject({ ...part, kind: v.literal('list'), inOrder: v.optional(v.boolean()), entries: some(titled) }),
  /** Loads with the calculator's weight, space and price. */
  v.strictObject({ ...part, kind: v.literal('prices'), loads: some(pricedLoad) }),
  /** How much of the truck: its yards and price are the price table's. */
  v.strictObject({
    ...part,
    kind: v.literal('shares'),
    shares: some(v.strictObject({ rung: rungId, label: text, holds: text })),
  }),
  /** Anything else in columns; the first of a row is what it's about. */
  v.strictObject({ ...part, kind: v.literal('table'), columns: some(text), rows: some(some(v.union([text, link]))) }),
  /** What's ticked off on paper: printing the page prints this only. */
  v.strictObject({
    ...part,
    kind: v.literal('checklist'),
    groups: some(v.strictObject({ title: text, items: some(text) })),
  }),
  /** Each town's rule for big items, from the towns' own records. */
  v.strictObject({ ...part, kind: v.literal('curb') }),
])

const guide = v.strictObject({
  /** Its address: `/guides/estate-cleanout`. It must not change. */
  slug,
  /** In links and breadcrumbs: "Estate cleanouts". */
  name: text,
  /** What people type into the search of items who want this page, in any language: "how much", "desalojo". */
  searches: some(text),
  title: pageTitle,
  description: pageDescription,
  /** The question, as people search it. */
  heading: text,
  /** The answer in a sentence or two, large below the heading. */
  answer: text,
  /** What else there is to know first, and figures that sum it up: each with what it's for. */
  lead: text,
  figures: some(v.strictObject({ label: text, amount: text })),
  picture: v.optional(picture),
  /** The load that its way to book takes along. */
  load: v.optional(text),
  parts: some(parts),
  /** Where its facts are from, each with the date that it's from. */
  sources: v.array(source),
  /** When all of it was last compared with them: "2026-11-27". */
  checked: v.pipe(v.string(), v.isoDate('must be a date like 2026-11-27')),
  closing: titled,
  facts: v.optional(v.array(fact)),
})

export const guidesFile = v.strictObject({ guides: v.array(guide) })

export type Guide = Data<typeof guide>
export type GuidePart = Guide['parts'][number]
