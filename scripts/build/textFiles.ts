import { drawMapLinks } from './mapLinks.tsx'
import { readTexts } from './texts.ts'

/** Content of the static files that pages read, by page path; a town's includes its map. `map` is the map without a current town. */
export async function textFiles(root: string): Promise<Readonly<Record<string, unknown>>> {
  const { plain, byTown } = await drawMapLinks(root)
  const maps = Object.entries(byTown).map(([slug, map]) => [`/service-areas/${slug}`, map] as const)
  const { byPath } = readTexts(root)
  return {
    ...byPath,
    ...Object.fromEntries(maps.map(([path, map]) => [path, { ...byPath[path], map }])),
    map: plain,
  }
}
