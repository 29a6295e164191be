import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** A color as code or a style sheet writes it; `%23` is the hash in an image's address. */
const literal =
  /(?<![\w&/?=-])(?:#|%23)(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})(?![\w-])|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(\s*[\d.]/gi

const folders = ['src', 'client', 'scripts', 'tests'].map((folder) => `${folder}/**/*.{css,html,js,json,mjs,sh,ts,tsx}`)

/** A business's own, the schema that it's checked by, and what businesses in tests answer. */
const isTheirs = (path: string) => /^(?:src\/sites|tests\/support\/(?:sites|places))\b/.test(path)

it('a business’s theme has all colors', () => {
  const files = globSync([...folders, 'uno.config.ts']).filter((path) => !isTheirs(path))
  const found = files.flatMap((path) => (readFileSync(path, 'utf8').match(literal) ?? []).map((it) => `${path}: ${it}`))
  expect(found).toEqual([])
  expect(readFileSync('src/sites/tallgrass/theme.ts', 'utf8').match(literal)?.length).toBeGreaterThan(20)
})
