import * as v from 'valibot'
import { inLanguage } from '#language'
import { colors, dark, drawingColors } from '#site/theme.ts'
import { towns } from '#site/towns.ts'
import { gapsIn, isVital } from '../../src/business/lacking.ts'
import { blogLanguages } from '../../src/business/navigation.ts'
import { type Place, townHead } from '../../src/business/places.ts'
import type { Post } from '../../src/business/posts.ts'
import { stateName } from '../../src/domain/places/states.ts'
import { type Gap, type Gaps, hasPage, leaveOut, spokenLanguages } from '../../src/routes.ts'
import { themeProblems } from '../../src/sites/schema/contrast.ts'
import { pageDescription, pageTitle, schemaProblems } from '../../src/sites/schema/fields.ts'
import type { SiteFiles } from '../../src/sites/schema/files.ts'
import { files, whole } from './checkFiles.ts'
import { byName, together } from './contentFiles.ts'
import { cannotBuild } from './files.ts'
import { deadLinks, pagePaths, translatedLinks } from './linkProblems.ts'
import { readPosts } from './posts.ts'

/** What a browser needs of each town to look up a place that somebody types. */
export const places: readonly Place[] = towns.map(({ slug, name, state, zips, boxZips, sharedZips }) => ({
  slug,
  name,
  ...(state && { state: { code: state, name: stateName(state) ?? '' } }),
  zips,
  boxZips,
  sharedZips,
}))

/** What search results show of a town's page is worked out of its name, ZIP codes and prices. */
const headSchema = v.object({ title: pageTitle, description: pageDescription })

type Content = { readonly posts: readonly Post[]; readonly gaps: Gaps }

/** What languages can't be published without, in words, and what others lack: that's said here, and its pages aren't published. */
function readGaps(): { vital: readonly string[]; gaps: Gaps } {
  const vital: string[] = []
  const gaps = spokenLanguages.map((language) => {
    const [needed, lacked] = [true, false].map((is) => gapsIn(language).filter((gap) => isVital(language, gap) === is))
    vital.push(...(needed ?? []).map(({ words }) => words))
    for (const words of new Set(lacked?.map((gap) => gap.words)))
      console.warn(`Warning: ${words}: pages that lack it aren't published in it`)
    const each = new Map(lacked?.map(({ pages, slug }): [string, Gap] => [`${slug} ${pages}`, { pages, slug }]))
    return [language, [...each.values()]] as const
  })
  return { vital, gaps: Object.fromEntries(gaps) }
}

/** What's read, and what's wrong with it, each with file and field. */
function checkContent(root: string): Content & { readonly problems: readonly string[] } {
  const { vital, gaps } = readGaps()
  leaveOut(gaps)
  const blogs = new Map(blogLanguages().map((language) => [language, inLanguage(language, () => readPosts(root))]))
  const read = [...blogs.values()]
  const posts = read.flatMap((one) => one.posts)
  const paths = pagePaths(read.flatMap(({ all }) => all))
  const problems = [
    ...themeProblems({ colors, dark, drawingColors }).map((problem) => `theme.ts: ${problem}`),
    ...towns.flatMap((town) =>
      schemaProblems(headSchema, townHead(town), 'head').map((problem) => `towns.ts: ${town.slug}: ${problem}`),
    ),
    // Where there are no English pages, the links of English texts lead nowhere, and nobody reads them.
    ...Object.entries(hasPage('home', 'en') ? files : {}).flatMap(([name, exported]) =>
      deadLinks(exported, paths).map((problem) => `${name}: ${byName(problem, exported)}`),
    ),
    ...spokenLanguages.flatMap((language) =>
      language === 'en' ? [] : translatedLinks(whole, language, paths, blogs.get(language)?.all ?? []),
    ),
    ...(files['moved.ts'] as SiteFiles['moved.ts']).moved.flatMap(({ from }, at) =>
      paths.has(from) ? [`moved.ts: moved.${at}.from: ${from} is a page of this site: take one of them out`] : [],
    ),
    ...read.flatMap((one) => one.problems),
    ...vital,
  ]
  return { posts, gaps, problems }
}

/** Checks what needs the business's pages and reads its posts. Bad content throws one error that says all of it. */
export function readContent(root: string): Content {
  const { problems, ...content } = checkContent(root)
  if (problems.length > 0) throw cannotBuild(together(problems))
  return content
}

/** What's wrong with its files, with the pages, posts and links that point at what they lack, too. */
export const withContent = (problems: readonly string[], root: string): readonly string[] =>
  together([...problems, ...checkContent(root).problems])
