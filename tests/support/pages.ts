import type { CheerioAPI } from 'cheerio'
import { load } from 'cheerio'
import { beforeAll } from 'vitest'
import { listedRoutes } from '../../src/routes.ts'
import type { testSite } from './site.ts'

export const listedPaths: readonly string[] = listedRoutes.map(({ path }) => path)

/** Adjacent elements get a space between their texts, as they are apart on the screen. */
const apart = (html: string): string => html.replaceAll('><', '> <')

/** Every listed page, read once before the tests of a file. */
export function readPages(site: ReturnType<typeof testSite>): (path: string) => CheerioAPI {
  const pages = new Map<string, CheerioAPI>()
  beforeAll(async () => {
    for (const path of listedPaths) pages.set(path, load(apart(await (await site.get(path)).text())))
  })
  return (path) => {
    const page = pages.get(path)
    if (!page) throw new Error(`${path} was not read`)
    return page
  }
}
