import { inLanguage } from '#language'
import { guides } from '#site/guides.ts'
import { itemPages } from '#site/itemPages.ts'
import { catalog } from '#site/items.ts'
import { languages as siteLanguages } from '#site/languages.ts'
import { presets, searches } from '#site/presets.ts'
import { adjustments } from '#site/prices.ts'
import { moreReviews, ratings } from '#site/reviews.ts'
import { services } from '#site/services.ts'
import { site } from '#site/site.ts'
import { texts } from '#site/texts.ts'
import { towns } from '#site/towns.ts'
import { type Language, nameIn } from '../language/language.ts'
import { type Collection, firstLanguage, type Gap, hasPage, type PageName, pagePaths, slugIn } from '../routes.ts'
import type { SiteTexts } from '../sites/schema/translation.ts'

// What a language lacks of a business's texts. A page with some of them in English isn't published in that language.

/** Pages that a business can do without, in its first language too. */
const spare: ReadonlySet<PageName> = new Set([
  'about',
  'reviews',
  'referralProgram',
  'guides',
  'guide',
  'blog',
  'post',
  'terms',
])

/** A text that a language needs: what it is, what it has, and the English one, where that's short. */
type Field = readonly [name: string, text: unknown, english?: string]

/** Texts of one file, and the pages that say them. */
type Need = {
  /** In the language's folder. */
  readonly file: string
  readonly fields: readonly Field[]
  readonly pages: readonly PageName[]
  /** Each field is said on the page of its record alone. */
  readonly isByRecord?: boolean
}

const everywhere = Object.keys(pagePaths) as PageName[]
const withItems: readonly PageName[] = ['items', 'calculator']

/** The records of a kind that have a page in a language, and what's said of them. */
const recordsIn = (
  language: Language,
  page: Collection,
  records: readonly { readonly slug: string }[],
  said: Readonly<Record<string, unknown>> | undefined,
): Pick<Need, 'fields' | 'pages' | 'isByRecord'> => ({
  fields: hasPage(page, language)
    ? records.flatMap(({ slug }): Field[] => (slugIn(page, slug, language) ? [[slug, said?.[slug]]] : []))
    : [],
  pages: [page],
  isByRecord: true,
})

const named = (
  field: string,
  said: Readonly<Record<string, unknown>> | undefined,
  ids: readonly (readonly [id: string, english: string])[],
): Field[] => ids.map(([id, english]) => [`${field}.${id}`, said?.[id], english])

const whole = (file: string, text: unknown, pages: readonly PageName[], isNeeded = true): Need => ({
  file,
  fields: isNeeded ? [['', text]] : [],
  pages,
})

function itemNeeds(own: SiteTexts): Need[] {
  if (!catalog) return []
  const [said, loads] = [own.catalog?.(), own.loads?.()]
  if (!said) return [whole('items.ts', undefined, [...withItems, 'itemPage'])]
  const { items } = catalog
  const sentences = (found: readonly string[]) => [...new Set(found)].map((one) => [one, one] as const)
  const reasons = items.flatMap((item) => (item.accepted && item.extra ? item.extra.reason : []))
  const fields = [
    ...named(
      'items',
      said.items,
      items.map(({ id, label }) => [id, label]),
    ),
    ...named('reasons', said.reasons, sentences(reasons)),
    ...named('first', said.first, sentences(items.flatMap(({ first = [] }) => first))),
  ]
  const picks = [
    ...named(
      'presets',
      loads?.presets,
      presets.map(({ items: list, label }) => [list, label]),
    ),
    ...named(
      'searches',
      loads?.searches,
      searches.map(({ id, word }) => [id, word]),
    ),
  ]
  return [
    { file: 'items.ts', fields, pages: withItems },
    { file: 'presets.ts', fields: picks, pages: withItems },
  ]
}

const needsOf = (language: Language, own: SiteTexts): Need[] => [
  whole('site.ts', own.siteWords, everywhere),
  whole('pages.ts', own.pageWords, everywhere),
  whole('home.ts', own.home, everywhere),
  whole('prices.ts', own.extras, everywhere),
  {
    file: 'prices.ts',
    fields: named(
      'adjustments',
      own.adjustments?.(),
      adjustments.map(({ id, words }) => [id, words]),
    ),
    pages: everywhere,
  },
  whole('serviceGroups.ts', own.serviceGroups, ['services', 'reviews']),
  whole('howItWorks.ts', own.howItWorks, ['howItWorks'], hasPage('howItWorks', language)),
  whole('faq.ts', own.questionGroups, ['faq'], hasPage('faq', language)),
  whole('about.ts', own.about, ['about']),
  whole('reviews.ts', own.reviews, ['reviews'], moreReviews.length + ratings.length > 0),
  whole('referral.ts', own.referral, ['referralProgram'], site.features.referrals),
  whole('guides.ts', own.guides, ['guides'], guides.length > 0),
  whole('pages.ts', own.pageWords?.().blogDescription, ['blog', 'post'], site.features.blog),
  whole('site.ts', own.siteWords?.().terms, ['terms'], site.terms !== undefined),
  whole('permits.ts', own.permitRules, ['service', 'town'], site.features.permits),
  { file: 'services.ts', ...recordsIn(language, 'service', services, own.services?.()) },
  { file: 'towns.ts', ...recordsIn(language, 'town', towns, own.towns?.()) },
  { file: 'guides.ts', ...recordsIn(language, 'guide', guides, own.guides?.()) },
  { file: 'itemPages.ts', ...recordsIn(language, 'itemPage', itemPages, own.itemPages?.()) },
  ...itemNeeds(own),
]

/** A gap, with its file and what to write: `es/items.ts: items.sofa: needs “Sofa” in Spanish`. */
type NamedGap = Gap & { readonly words: string }

function findGaps(language: Language): readonly NamedGap[] {
  const speech = nameIn('en', language)
  return needsOf(language, texts[language as keyof typeof texts] ?? {}).flatMap(({ file, fields, pages, isByRecord }) =>
    fields.flatMap(([name, text, english]) => {
      const what = english ? `“${english}”` : `what ${name && isByRecord ? `${name}’s file` : file} says`
      const words = `${language}/${file}: ${name && `${name}: `}needs ${what} in ${speech}`
      return text === undefined ? [{ words, pages, slug: isByRecord ? name : undefined }] : []
    }),
  )
}

/** What a language lacks. Only the build asks: it reads all of a business's texts. */
export const gapsIn = (language: Language): readonly NamedGap[] =>
  language !== 'en' && siteLanguages[language] ? inLanguage(language, () => findGaps(language)) : []

/** The first language has no other to lead to: what it lacks of any page but a spare one ends the build. */
export const isVital = (language: Language, { pages }: Gap): boolean =>
  language === firstLanguage && !pages.every((page) => spare.has(page))
