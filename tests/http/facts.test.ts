import { expect, it } from 'vitest'
import { appSite } from '../support/appSite.ts'
import { figuresIn } from '../support/figures.ts'
import { knownFigures } from '../support/knownFigures.ts'
import { listedPaths, readPages, saidOn } from '../support/pages.ts'

const site = appSite()
const page = readPages(site)

/** Left out: what the calendar fills in per minute, forms, whose figures are rules of the code, and what others said. */
const notProse = 'main form, .same-day, .order-fields, blockquote, script, style, svg'

/** Figures of texts that a page isn't known to have, each with its text. */
function unknown(texts: readonly string[], path: string): string[] {
  const known = knownFigures(path)
  return texts.flatMap((text) =>
    figuresIn(text)
      .filter((one) => !known.has(one))
      .map((one) => `${one}: ${text.slice(0, 120)}`),
  )
}

it.each(listedPaths)('every figure on %s is in the business’s data', (path) => {
  const $ = page(path)
  $(notProse).remove()
  const said = saidOn($)
  expect(said.length).toBeGreaterThan(5)
  expect(unknown(said, path)).toEqual([])
})

it.each(['/llms.txt', '/faq.md'])('every figure in %s is, too', async (path) => {
  const text = await (await site.get(path)).text()
  const prose = text.replace(/\]\([^)]*\)|https?:\S+|^\s*\d+\. /gm, ' ').replaceAll('\\', '')
  expect(prose.length).toBeGreaterThan(500)
  expect(unknown(prose.split('\n'), path)).toEqual([])
})

it('a figure that no data has is found', () => {
  expect(unknown(['That’s $12,345.67, in 00000.'], '/')).toHaveLength(2)
})
