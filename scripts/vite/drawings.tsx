import { resolve } from 'node:path'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { runnerImport } from 'vite'
import { mapJson } from './mapJson.ts'

export type DrawnFile = { readonly svg: string; readonly width: number; readonly height: number }

type Catalogue = typeof import('../../src/ui/drawings/catalogue.ts')

type MapDrawing = typeof import('../../src/ui/drawings/MapPicture.tsx')

async function load<Module>(root: string, file: string): Promise<Module> {
  const { module } = await runnerImport<Module>(resolve(root, file), { configFile: false, root, logLevel: 'error' })
  return module
}

function drawn(name: string, drawing: ReactElement): DrawnFile {
  const svg = renderToStaticMarkup(drawing)
  const [, , , width, height] = /viewBox="(\S+) (\S+) (\S+) (\S+)"/.exec(svg) ?? []
  if (!width || !height) throw new Error(`Drawing ${name} has no view box`)
  return { svg, width: Number(width), height: Number(height) }
}

/** Every drawing of the site as an SVG file, by name, with the size that its view box says. */
export async function drawAll(root: string): Promise<Record<string, DrawnFile>> {
  const { drawings } = await load<Catalogue>(root, 'src/ui/drawings/catalogue.ts')
  const { MapPicture } = await load<MapDrawing>(root, 'src/ui/drawings/MapPicture.tsx')
  const map = JSON.parse(await mapJson(root))
  return {
    ...Object.fromEntries(Object.entries(drawings).map(([name, Drawing]) => [name, drawn(name, <Drawing />)])),
    'map-narrow': drawn('map-narrow', <MapPicture map={map} size="narrow" />),
    'map-wide': drawn('map-wide', <MapPicture map={map} size="wide" />),
  }
}
