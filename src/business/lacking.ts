import { itemPages } from '#site/itemPages.ts'
import { catalog } from '#site/items.ts'
import { languages as siteLanguages } from '#site/languages.ts'
import { presets, searches } from '#site/presets.ts'
import { services } from '#site/services.ts'
import { site } from '#site/site.ts'
import { texts } from '#site/texts.ts'
import { towns } from '#site/towns.ts'
import type { Language } from '../language/language.ts'
import { type Collection, hasPage, slugIn } from '../routes.ts'
import type { SiteTexts } from '../sites/schema/translation.ts'

// What a language lacks of a business's texts. A page with some of them in English isn't published.

/** Fields of one of a language's texts, each with what it has. */
type Field = readonly [name: string, text: unknown]

/** The records of a kind that have a page in a language, and what's said of them. */
const recordsIn = (
  language: Language,
  page: Collection,
  records: readonly { readonly slug: string }[],
  said: Readonly<Record<string, unknown>> | undefined,
): Field[] =>
  hasPage(page, language)
    ? records.flatMap(({ slug }): Field[] => (slugIn(page, slug, language) ? [[slug, said?.[slug]]] : []))
    : []

const named = (ids: readonly string[], said: Readonly<Record<string, unknown>> | undefined, field: string): Field[] =>
  ids.map((id) => [`${field}.${id}`, said?.[id]])

/** Every field that a language needs, by the text that has it. A text that's needed whole has a field without a name. */
function neededIn(language: Language, own: SiteTexts): Readonly<Partial<Record<keyof SiteTexts, readonly Field[]>>> {
  const [said, loads] = [own.catalog?.(), own.loads?.()]
  const items = catalog?.items ?? []
  const reasons = items.flatMap((item) => (item.accepted && item.extra ? item.extra.reason : []))
  return {
    siteWords: [['', own.siteWords]],
    pageWords: [['', own.pageWords]],
    home: [['', own.home]],
    extras: [['', own.extras]],
    serviceGroups: [['', own.serviceGroups]],
    howItWorks: hasPage('howItWorks', language) ? [['', own.howItWorks]] : [],
    questionGroups: hasPage('faq', language) ? [['', own.questionGroups]] : [],
    permitRules: site.features.permits ? [['', own.permitRules]] : [],
    // Services are named in the menu and in forms, whether or not they have a page.
    services: services.map(({ slug }) => [slug, own.services?.()[slug]]),
    towns: recordsIn(language, 'town', towns, own.towns?.()),
    itemPages: recordsIn(language, 'itemPage', itemPages, own.itemPages?.()),
    catalog: said
      ? [
          ...named(
            items.map(({ id }) => id),
            said.items,
            'items',
          ),
          ...named([...new Set(reasons)], said.reasons, 'reasons'),
          ...named([...new Set(items.flatMap(({ first = [] }) => first))], said.first, 'first'),
        ]
      : catalog
        ? [['', undefined]]
        : [],
    loads: [
      ...named(
        presets.map((one) => one.items),
        loads?.presets,
        'presets',
      ),
      ...named(
        searches.map(({ id }) => id),
        loads?.searches,
        'searches',
      ),
    ],
  }
}

function findLacking(language: Language): readonly string[] {
  if (language === 'en') return []
  const own = texts[language] ?? {}
  return Object.entries(neededIn(language, own)).flatMap(([text, fields]) =>
    fields.flatMap(([name, found]) =>
      found === undefined ? [`${language}/texts.ts: ${text}${name && `: ${name}`}: is missing`] : [],
    ),
  )
}

const found = new Map<Language, readonly string[]>()

/** What a language lacks, each with its file and field: `es/texts.ts: services: cleanouts: is missing`. */
export function lackingIn(language: Language): readonly string[] {
  const known = found.get(language) ?? (siteLanguages[language] ? findLacking(language) : [])
  found.set(language, known)
  return known
}
