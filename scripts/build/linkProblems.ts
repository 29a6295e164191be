import { inLanguage } from '#language'
import { guidesNow } from '../../src/business/guides.ts'
import { itemPagesNow } from '../../src/business/itemPages.ts'
import { menu, quickLinks } from '../../src/business/navigation.ts'
import { services, towns } from '../../src/business/siteTexts.ts'
import type { Language } from '../../src/language/language.ts'
import { paths } from '../../src/routes.ts'
import { type Files, leavesOf, made } from './contentFiles.ts'

/** Every path that content may link to; a feature that the business leaves out has none. */
export const pagePaths = (posts: readonly { readonly slug: string }[]): ReadonlySet<string> =>
  new Set([
    ...[...menu(), ...quickLinks()].map(({ path }) => path),
    ...services().map(({ slug }) => paths.service(slug)),
    ...towns().map(({ slug }) => paths.town(slug)),
    ...posts.map(({ slug }) => paths.post(slug)),
    ...itemPagesNow().map(({ slug }) => paths.itemPage(slug)),
    ...guidesNow().map(({ slug }) => paths.guide(slug)),
  ])

/** Links in a text to pages that the business doesn't have, each with its place: `links.0.href`. */
export const deadLinks = (text: unknown, pages: ReadonlySet<string>): string[] =>
  leavesOf(text).flatMap(([place, href]) => {
    if (!/(^|\.)href$/.test(place) || typeof href !== 'string') return []
    const [path = ''] = href.split(/[?#]/)
    return !path.startsWith('/') || pages.has(path) ? [] : [`${place}: ${href} is no page of this site`]
  })

/**
 * Dead links of what's said in another language, and services and towns that it names and the business doesn't have. Links may lead
 * to pages that are in English alone.
 * @param files what the business's files export, by their names
 * @param english the paths of English pages
 * @param posts those of that language
 */
export const translatedLinks = (
  files: Files,
  language: Language,
  english: ReadonlySet<string>,
  posts: Parameters<typeof pagePaths>[0],
): string[] =>
  inLanguage(language, () => {
    const pages = new Set([...english, ...pagePaths(posts)])
    const records = [...services(), ...towns()]
    return Object.entries(files).flatMap(([file, exported]) => {
      // What's in a folder of its own is said of the file that lists it.
      if (file.split('/').length !== 2 || !file.startsWith(`${language}/`)) return []
      const texts = Object.fromEntries(Object.entries(exported as object).map(([name, text]) => [name, made(text)]))
      const lost = leavesOf(texts).flatMap(([place, slug]) =>
        /\.(related|towns)\.\d+\.slug$/.test(place) && !records.some((record) => record.slug === slug)
          ? [`${place}: "${slug}" does not exist`]
          : [],
      )
      return [...lost, ...deadLinks(texts, pages)].map((problem) => `${file}: ${problem}`)
    })
  })
