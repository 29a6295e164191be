import * as v from 'valibot'
import { site } from '#site/site.ts'
import { colors, dark, drawingColors } from '#site/theme.ts'
import { towns } from '#site/towns.ts'
import { gapsIn } from '../../src/business/lacking.ts'
import { type Place, townHead } from '../../src/business/places.ts'
import type { Post } from '../../src/business/posts.ts'
import { stateName } from '../../src/domain/places/states.ts'
import { nameIn } from '../../src/language/language.ts'
import { firstLanguage, type Gap, type Gaps, hasPage, leaveOut, spokenLanguages } from '../../src/routes.ts'
import { themeProblems } from '../../src/sites/schema/contrast.ts'
import { pageDescription, pageTitle, schemaProblems } from '../../src/sites/schema/fields.ts'
import { files } from './checkFiles.ts'
import { byName, together } from './contentFiles.ts'
import { deadLinks, pagePaths } from './linkProblems.ts'
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

/** What each language but the first lacks, which is said here: its pages aren't published. The first has no other to lead to. */
function otherGaps(): Gaps {
  const others = spokenLanguages.filter((language) => language !== firstLanguage)
  const found = others.map((language) => [language, gapsIn(language)] as const)
  for (const [language, gaps] of found)
    if (gaps.length > 0)
      console.log(
        `Pages without these texts aren't published in ${nameIn('en', language)}:\n${gaps.map(({ words }) => words).join('\n')}`,
      )
  const each = (gaps: readonly Gap[]) => new Map(gaps.map(({ pages, slug }) => [`${slug} ${pages}`, { pages, slug }]))
  return Object.fromEntries(found.map(([language, gaps]) => [language, [...each(gaps).values()]]))
}

/** Checks what needs the business's pages and reads its posts. Bad content throws one error that names each file and field. */
export function readContent(root: string): Content {
  const gaps = otherGaps()
  leaveOut(gaps)
  const posts = site.features.blog && hasPage('blog', 'en') ? readPosts(root) : []
  const paths = pagePaths(posts)
  const problems = [
    ...themeProblems({ colors, dark, drawingColors }).map((problem) => `theme.ts: ${problem}`),
    ...towns.flatMap((town) =>
      schemaProblems(headSchema, townHead(town), 'head').map((problem) => `towns.ts: ${town.slug}: ${problem}`),
    ),
    // Where there are no English pages, the links of English texts lead nowhere, and nobody reads them.
    ...Object.entries(hasPage('home', 'en') ? files : {}).flatMap(([name, exported]) =>
      deadLinks(exported, paths).map((problem) => `${name}: ${byName(problem, exported)}`),
    ),
    ...gapsIn(firstLanguage).map(({ words }) => words),
  ]
  if (problems.length > 0) throw new Error(`The site can't be built:\n${together(problems).join('\n')}`)
  return { posts, gaps }
}
