import { readFileSync } from 'node:fs'
import { site } from '#site/site.ts'
import { towns } from '#site/towns.ts'
import { cached } from './cache.ts'
import { filesUnder } from './files.ts'
import { drawMap } from './map.ts'

/** The map's geometry as JSON. Placing county names and grass takes seconds, so it's cached by its inputs. */
export const mapJson = async (root: string): Promise<string> => {
  const sources = filesUnder(root, ['scripts/build/map'], /\.ts$/).map((file) => readFileSync(file))
  const places = towns.map(({ slug, name, counties, lat, lng, mapLabel }) => [slug, name, counties, lat, lng, mapLabel])
  return (
    await cached('map', [JSON.stringify([places, site.area]), ...sources], () =>
      Buffer.from(JSON.stringify(drawMap(towns))),
    )
  ).toString()
}
