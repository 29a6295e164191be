import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** A color as code or a style sheet writes it; `%23` is the hash in an image's address. */
const literal =
  /(?<![\w&/?=-])(?:#|%23)(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})(?![\w-])|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(\s*[\d.]/gi

const literalsIn = (text: string): readonly string[] => text.match(literal) ?? []

const folders = ['src', 'client', 'scripts', 'tests'].map((folder) => `${folder}/**/*.{css,html,js,json,mjs,sh,ts,tsx}`)

/** A business's own, and the schema that it's checked by. */
const isTheirs = (path: string) => path.startsWith('src/sites/') || path.startsWith('tests/support/sites/')

it('finds colors, and no links, anchors or entities', () => {
  const [hash, open] = ['#', '(']
  const colors = ['fff', '000', '14201a', '14201a1f'].map((digits) => hash + digits)
  for (const color of [...colors, `${hash.replace('#', '%23')}f5b02e`, `rgb${open}20 32 26)`, `hsla${open}.5turn, 2%`])
    expect(literalsIn(`fill: ${color};`), color).toHaveLength(1)
  for (const other of ['"#ticket"', '/faq#add', '&#39;', 'var(--ink) 12%', 'url(#land)', '#12', 'rgb(var(--x))'])
    expect(literalsIn(other), other).toEqual([])
})

it('a business’s theme has all colors', () => {
  const files = globSync([...folders, 'uno.config.ts']).filter((path) => !isTheirs(path))
  expect(files.length).toBeGreaterThan(500)
  expect(files.flatMap((path) => literalsIn(readFileSync(path, 'utf8')).map((color) => `${path}: ${color}`))).toEqual(
    [],
  )
})
