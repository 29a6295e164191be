import { resolve } from 'node:path'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { runnerImport } from 'vite'

export type DrawnFile = { readonly svg: string; readonly width: number; readonly height: number }

type Catalogue = typeof import('../../src/ui/drawings/catalogue.ts')

/** Every drawing of the site as an SVG file, by name, with the size that its view box says. */
export async function drawAll(root: string): Promise<Record<string, DrawnFile>> {
  const file = resolve(root, 'src/ui/drawings/catalogue.ts')
  const { module } = await runnerImport<Catalogue>(file, { configFile: false, root, logLevel: 'error' })
  return Object.fromEntries(
    Object.entries(module.drawings).map(([name, Drawing]) => {
      const svg = renderToStaticMarkup(createElement(Drawing))
      const [, , , width, height] = /viewBox="(\S+) (\S+) (\S+) (\S+)"/.exec(svg) ?? []
      if (!width || !height) throw new Error(`Drawing ${name} has no view box`)
      return [name, { svg, width: Number(width), height: Number(height) }]
    }),
  )
}
