// What a business says in another language has the types of the English texts that it stands for. Facts and numbers are those
// of the English files.
import type { Language } from '../../language/language.ts'
import type { Collection, PageName } from '../../routes.ts'
import type { Guide } from './guide.ts'
import type { Catalog, Disposal, DisposalName } from './item.ts'
import type { TakenItemPage } from './itemPage.ts'
import type { ExtraId, PriceExtra } from './price.ts'
import type { Service, ServiceListTexts } from './service.ts'
import type { Site } from './site.ts'
import type {
  AboutTexts,
  Chapter,
  HomeTexts,
  HowItWorksTexts,
  PageWords,
  QuestionGroup,
  ReferralTexts,
  ReviewTexts,
} from './texts.ts'
import type { DropOffSite, PermitRules, Town } from './town.ts'

/** A language that a business has its pages in. */
export type SiteLanguage = {
  /**
   * Who has read all of it and stands behind it, by name. While this or `phones` is empty, the deployed site doesn't have the
   * pages; they're there on this machine and at a version's own address. The first language is the owner's, and needs neither.
   */
  readonly reviewedBy?: string
  /** Who answers calls in it: "Luz, every day until 6". Only then do pages say that it's spoken. */
  readonly phones?: string
  /** The slugs of services, towns, items and guides whose pages it has, by their English ones. English has them all. */
  readonly slugs?: Readonly<Partial<Record<Collection, Readonly<Record<string, string>>>>>
  /** Pages that the business doesn't want in it. */
  readonly without?: readonly PageName[]
}

/** The first one is that of addresses without a language in front. */
export type SiteLanguages = Readonly<Partial<Record<Language, SiteLanguage>>>

/** What people call the area, and the time there. */
export type AreaWords = Pick<Site['area'], 'region' | 'direction' | 'reach' | 'zoneName'>

/** What `site.ts` says in words. */
export type SiteWords = Pick<Site, 'tagline' | 'description' | 'payment' | 'license'> & {
  readonly phoneHours: string
  readonly insurance?: string
  /** The chapters of the terms, for a business that has some. */
  readonly terms?: readonly Chapter[]
}

/** What a business says of that itself: what follows from its record may be left out. */
export type OwnSiteWords = Omit<SiteWords, 'description' | 'phoneHours'> &
  Partial<Pick<SiteWords, 'description' | 'phoneHours'>> & {
    readonly area: Omit<AreaWords, 'zoneName'> & Partial<Pick<AreaWords, 'zoneName'>>
  }

type Texts = Readonly<Record<string, string>>

/** What `items.ts` says in words. */
export type CatalogTexts = {
  readonly categories: Catalog['categories']
  /** `bans`: what the state bans from its landfills. */
  readonly disposals: Readonly<
    Record<DisposalName, Pick<Disposal, 'name' | 'goes' | 'without'> & { readonly bans?: string }>
  >
  /** Names of items, by their ids. */
  readonly items: Texts
  /** What to do first, by the English sentence. */
  readonly first: Texts
  /** Why an item costs extra, by the English reason. */
  readonly reasons: Texts
  /** What's about as big as an item, by its id. */
  readonly sizes: Texts
}

/** The catalog in other words. Items are still found by their English names. */
export function translatedCatalog(catalog: Catalog, { categories, disposals, ...texts }: CatalogTexts): Catalog {
  const ways = Object.entries(catalog.disposals) as [DisposalName, Disposal][]
  return {
    categories,
    disposals: Object.fromEntries(
      ways.map(([way, { ban, use }]) => {
        const { bans, ...said } = disposals[way]
        return [way, { ...said, use, ...(ban && { ban: { ...ban, what: bans ?? ban.what } }) }]
      }),
    ) as Catalog['disposals'],
    items: catalog.items.map((item) => {
      const { id, label: english, first } = item
      const named = {
        english,
        label: texts.items[id] ?? english,
        ...(first && { first: texts.first[first] ?? first }),
      }
      if (!item.accepted) return { ...item, ...named }
      const { extra, size } = item
      return {
        ...item,
        ...named,
        ...(extra && { extra: { ...extra, reason: texts.reasons[extra.reason] ?? extra.reason } }),
        ...(size && { size: texts.sizes[id] ?? size }),
      }
    }),
  }
}

export type ExtraTexts = Readonly<Record<ExtraId, Pick<PriceExtra, 'label' | 'unit' | 'reason'>>>

export const translatedExtras = (extras: readonly PriceExtra[], texts: ExtraTexts): readonly PriceExtra[] =>
  extras.map((extra) => ({ ...extra, ...texts[extra.id] }))

/** Names of common loads, by their items, and of what people look up, by its id. */
export type LoadTexts = { readonly presets: Texts; readonly searches: Texts }
export type ServiceTexts = Omit<Service, 'slug' | 'drawing' | 'example' | 'cost'>

export type TownTexts = Pick<
  Required<Town>,
  'lead' | 'example' | 'curb' | 'worthIt' | 'dropOff' | 'permit' | 'around' | 'closing'
>

/** All that a guide says: its load and the day when it was checked are facts. */
export type GuideTexts = Omit<Guide, 'slug' | 'load' | 'checked' | 'facts'>

export type ItemPageTexts = Pick<
  TakenItemPage,
  | 'name'
  | 'thing'
  | 'title'
  | 'description'
  | 'lead'
  | 'picture'
  | 'usual'
  | 'sizes'
  | 'moves'
  | 'out'
  | 'crew'
  | 'first'
  | 'free'
  | 'law'
  | 'goes'
>

/** What a business says in another language: each is made once, when the language is set. What's missing is said in English. */
export type SiteTexts = {
  readonly about?: () => AboutTexts
  /** What adjustments of prices are called, by their ids. */
  readonly adjustments?: () => Texts
  readonly catalog?: () => CatalogTexts
  readonly dropOffSites?: () => readonly DropOffSite[]
  readonly extras?: () => ExtraTexts
  readonly guides?: () => Readonly<Record<string, GuideTexts>>
  readonly home?: () => HomeTexts
  readonly howItWorks?: () => HowItWorksTexts
  readonly itemPages?: () => Readonly<Record<string, Partial<ItemPageTexts>>>
  readonly loads?: () => LoadTexts
  readonly pageWords?: () => PageWords
  readonly permitRules?: () => PermitRules
  readonly questionGroups?: () => readonly QuestionGroup[]
  readonly referral?: () => ReferralTexts
  readonly reviews?: () => ReviewTexts
  readonly serviceGroups?: () => ServiceListTexts
  readonly services?: () => Readonly<Record<string, Partial<ServiceTexts>>>
  readonly siteWords?: () => OwnSiteWords
  readonly towns?: () => Readonly<Record<string, Partial<TownTexts>>>
}

export type Translations = Readonly<Partial<Record<Exclude<Language, 'en'>, SiteTexts>>>
