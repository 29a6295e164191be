import * as v from 'valibot'
import { inLanguage } from '#language'
import { colors, dark, drawingColors } from '#site/theme.ts'
import { towns } from '#site/towns.ts'
import { lackingIn } from '../../src/business/lacking.ts'
import { blogLanguages } from '../../src/business/navigation.ts'
import { type Place, townHead } from '../../src/business/places.ts'
import type { Post } from '../../src/business/posts.ts'
import { stateName } from '../../src/domain/places/states.ts'
import { nameIn } from '../../src/language/language.ts'
import { hasPage, spokenLanguages } from '../../src/routes.ts'
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

/** Checks what needs the business's pages and reads its posts. Bad content throws one error that names each file and field. */
export function readContent(root: string): readonly Post[] {
  const posts = blogLanguages().flatMap((language) => inLanguage(language, () => readPosts(root)))
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
  ]
  for (const language of spokenLanguages) {
    const { vital, other } = lackingIn(language)
    problems.push(...vital)
    if (other.length > 0)
      console.log(`Pages without these texts aren't published in ${nameIn('en', language)}:\n${other.join('\n')}`)
  }
  if (problems.length > 0) throw new Error(`The site can't be built:\n${together(problems).join('\n')}`)
  return posts
}
