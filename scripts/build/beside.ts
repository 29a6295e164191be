import { drawMapLinks } from './mapLinks.tsx'
import { readTexts } from './texts.ts'

/** The long texts that lie beside the Worker, by their paths, each town's with its map; and the map with no town lit. */
export async function besideTexts(root: string): Promise<Readonly<Record<string, unknown>>> {
  const { plain, byTown } = await drawMapLinks(root)
  const maps = Object.entries(byTown).map(([slug, map]) => [`/service-areas/${slug}`, map] as const)
  const { byPath } = readTexts(root)
  return {
    ...byPath,
    ...Object.fromEntries(maps.map(([path, map]) => [path, { ...byPath[path], map }])),
    map: plain,
  }
}
