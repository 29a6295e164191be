import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { MapGeometry } from '../../src/ui/shared/mapGeometry.ts'
import { loadModule } from './loadModule.ts'

/** `svg` has its colors as variables that it doesn't set; see `schemes.ts`. */
export type DrawnFile = { readonly svg: string; readonly width: number; readonly height: number }

type Catalog = typeof import('../../src/ui/drawings/catalog.ts')

type MapDrawing = typeof import('../../src/ui/drawings/MapPicture.tsx')

function draw(name: string, drawing: ReactElement): DrawnFile {
  const svg = renderToStaticMarkup(drawing)
  const [, , , width, height] = /viewBox="(\S+) (\S+) (\S+) (\S+)"/.exec(svg) ?? []
  if (!width || !height) throw new Error(`Drawing ${name} has no view box`)
  return { svg, width: Number(width), height: Number(height) }
}

/** Every drawing as an SVG file, by name, with the size of its view box. */
export async function drawAll(root: string, map: MapGeometry): Promise<Record<string, DrawnFile>> {
  const { drawings } = await loadModule<Catalog>(root, 'src/ui/drawings/catalog.ts')
  const { MapPicture } = await loadModule<MapDrawing>(root, 'src/ui/drawings/MapPicture.tsx')
  return {
    ...Object.fromEntries(Object.entries(drawings).map(([name, Drawing]) => [name, draw(name, <Drawing />)])),
    'map-narrow': draw('map-narrow', <MapPicture map={map} size="narrow" />),
    'map-wide': draw('map-wide', <MapPicture map={map} size="wide" />),
  }
}
