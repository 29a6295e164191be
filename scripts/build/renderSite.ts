import { site } from '#site/site.ts'
import { lastChangedIn } from './lastChanged.ts'
import { loadModule } from './loadModule.ts'
import type { BuiltPage } from './siteFiles.ts'

type Module = typeof import('./siteFiles.ts')

export type RenderedSite = { readonly pages: readonly BuiltPage[]; readonly files: Readonly<Record<string, string>> }

/**
 * Renders every page once with the site's own code, and makes the files that crawlers ask for, and the headers of
 * hashed files.
 * @param siteUrl the public origin, without a trailing slash
 * @param made content of the `#build/*.json` files by name
 * @param texts the static files that pages read, by name
 */
export async function renderSite(
  root: string,
  siteUrl: string,
  made: Readonly<Record<string, unknown>>,
  texts: Readonly<Record<string, unknown>>,
): Promise<RenderedSite> {
  const { builtPages, crawlerFiles, headersFile } = await loadModule<Module>(root, 'scripts/build/siteFiles.ts', made)
  const read = async <Text>(path: string) => texts[path] as Text
  const pages = await builtPages(siteUrl, read)
  return {
    pages,
    files: {
      ...(await crawlerFiles(siteUrl, read, pages, lastChangedIn(root, site.reviewed))),
      '/_headers': headersFile(),
    },
  }
}
