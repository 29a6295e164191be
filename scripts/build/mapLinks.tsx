import { renderToStaticMarkup } from 'react-dom/server'
import { towns } from '#site/towns.ts'
import type { DrawnFrame, DrawnMap, DrawnMaps, MapGeometry, MapSize } from '../../src/ui/shared/mapGeometry.ts'
import { loadModule } from './loadModule.ts'
import { mapJson } from './mapJson.ts'

type Links = typeof import('../../src/ui/drawings/MapLinks.tsx')

const names = new Map(towns.map(({ slug, name }) => [slug, name]))

/**
 * The map's text and links as HTML. They are a fifth of a page's elements and never change, so rendering them per
 * request would only delay the first visitor.
 */
export async function drawMapLinks(root: string): Promise<DrawnMaps> {
  const { MapLinks } = await loadModule<Links>(root, 'src/ui/drawings/MapLinks.tsx')
  const map: MapGeometry = JSON.parse(await mapJson(root))
  const drawn = (size: MapSize, current: string | undefined): DrawnFrame => {
    const frame = map[size]
    const label = `map-label-${size}`
    const markup = renderToStaticMarkup(
      <MapLinks frame={frame} label={label} names={names} current={current} linked={size === 'wide'} />,
    )
    return { viewBox: `0 0 ${frame.width} ${frame.height}`, label, markup }
  }
  const both = (current?: string): DrawnMap => ({ narrow: drawn('narrow', current), wide: drawn('wide', current) })
  return { plain: both(), byTown: Object.fromEntries(towns.map(({ slug }) => [slug, both(slug)])) }
}
