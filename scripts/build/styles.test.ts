import { createGenerator } from 'unocss'
import { describe, expect, it } from 'vitest'
import { palette } from '../../src/shared/drawings/palette.ts'
import uno from '../../uno.config.ts'
import { classesIn, type SiteStyles, stylesOfKind, wholeSheet } from './pickStyles.ts'
import { darkDrawing, inLightScheme, lightDrawing, withInkLine, withSchemes } from './schemes.ts'
import { minified, pageTokens } from './styles.ts'

const variables = { light: { '--ink': 'black', '--paper': 'white' }, dark: { '--ink': 'white', '--paper': 'white' } }

const table = async (classes: readonly string[], own = ''): Promise<SiteStyles> => {
  const { css } = await (await createGenerator(uno)).generate(new Set(classes), { preflights: false })
  return {
    css: minified('test.css', own + css),
    scripted: { '': [], Island: ['hidden'] },
    variables,
    scriptSheets: '',
  }
}

const stylesFor = (html: string, styles: SiteStyles) => stylesOfKind(styles, html)

describe('the styles of a kind of page', () => {
  it('keeps arbitrary variants, which HTML escapes', async () => {
    const classes = ['[&_p]:mt-2', '[&>li]:font-bold', "before:content-['“']", 'md:[&:not(:first-child)]:mt-4']
    const html =
      '<div class="[&amp;_p]:mt-2 [&amp;&gt;li]:font-bold before:content-[&#x27;“&#x27;]"><p></p><li></li></div><i class="md:[&amp;:not(:first-child)]:mt-4"></i>'
    expect([...classesIn(html)]).toEqual(classes)
    const css = stylesFor(html, await table(classes))
    expect(css).toContain('p{margin-top:.5rem')
    expect(css).toContain('>li{font-weight:700')
    expect(css).toContain(':before{content:"“"')
    expect(css).toMatch(/@media \(min-width: ?48em\)\{[^}]*:not\(:first-child\)\{margin-top:1rem/)
  })

  it('keeps a rule of several classes only where all of them are', async () => {
    const styles = await table(
      [],
      '.ticket .stub,.card{color:red}@keyframes stamp{to{opacity:1}}.done{animation:stamp 1s}',
    )
    expect(stylesFor('<p class="stub">', styles)).toBe('')
    expect(stylesFor('<p class="ticket stub">', styles)).toBe('.ticket .stub{color:red}')
    expect(stylesFor('<p class="done">', styles)).toContain('@keyframes stamp')
  })

  it('adds what an island of the page will need later', async () => {
    const styles = await table(['hidden'])
    expect(stylesFor('<div data-island="Island">', styles)).toBe('.hidden{display:none}')
    expect(stylesFor('<div data-island="Other">', styles)).toBe('')
  })

  it('sets the variables that it uses, also those of sheets that scripts fetch', async () => {
    const styles = await table([], '.note{color:var(--ink)}')
    const turned = '@media screen and (prefers-color-scheme:dark){:root{color-scheme:dark;--ink:white}}'
    expect(stylesFor('<p class="note">', styles)).toBe(`:root{--ink:black}${turned}.note{color:var(--ink)}`)
    expect(stylesFor('<p>', styles)).toBe('')
    const fetching = { ...styles, scriptSheets: '.toast{color:var(--paper)}' }
    expect(stylesFor('<p>', fetching)).toBe(':root{--paper:white}')
    expect(wholeSheet(fetching)).toMatch(/^:root\{--ink:black;--paper:white\}/)
  })

  it('sets the variables of drawings in the page, and of those that its scripts draw', async () => {
    const styles = { ...(await table([])), scripted: { '': [], Island: ['var(--ink)'] } }
    expect(stylesFor('<path fill="var(--paper)">', styles)).toBe(':root{--paper:white}')
    expect(stylesFor('<i data-island="Island">', styles)).toContain(':root{--ink:black}')
    expect(wholeSheet(styles)).toMatch(/^:root\{--ink:black;--paper:white\}/)
  })

  it('has the rules for every state of a page, also of an island that the first one has not', async () => {
    const [island] = (await pageTokens('src/booking/BookOnline.page.tsx')).filter((token) =>
      token.includes('"BookingForm"'),
    )
    const scripted = { '': [], BookingForm: ['mt-8'] }
    const styles = { ...(await table(['mt-2', 'mt-4', 'mt-8'], 'hr{height:0}')), scripted }
    const css = stylesOfKind(styles, '<p class="mt-2">', ['mt-4', island ?? ''])
    expect(css).toBe('hr{height:0}.mt-2{margin-top:.5rem}.mt-4{margin-top:1rem}.mt-8{margin-top:2rem}')
  })
})

const svg = `<svg viewBox="0 0 9 9"><path fill="${palette.skyDeep}" stroke="${palette.ink}"/></svg>`

it('a file sets its own colors, which are those of the palette, in both schemes', () => {
  expect(Object.keys(palette).sort()).toEqual(Object.keys(lightDrawing).sort())
  expect(withSchemes(svg)).toBe(
    `<svg viewBox="0 0 9 9"><style>svg{--0:${lightDrawing.ink};--1:${lightDrawing.skyDeep}}@media(prefers-color-scheme:dark){svg{--0:${darkDrawing.ink};--1:${darkDrawing.skyDeep}}}</style><path fill="var(--1)" stroke="var(--0)"/></svg>`,
  )
})

it('in the footer a drawing is dark in both schemes, on the footer’s ground', () => {
  const footer = withSchemes(`<svg><path fill="${palette.floor}" stroke="${palette.skyDeep}"/></svg>`, true)
  expect(footer).toContain(`--0:${darkDrawing.skyDeep};--1:${lightDrawing.floor}}@media`)
})

it('icons have the colors of the light scheme', () => {
  const plain = `<svg viewBox="0 0 9 9"><path fill="${lightDrawing.skyDeep}" stroke="${lightDrawing.ink}"/></svg>`
  expect(inLightScheme(svg)).toBe(plain)
})

const drawing = `<svg viewBox="0 0 480 320"><path stroke="${palette.ink}" stroke-width="2"/></svg>`

const weightsIn = (svg: string) =>
  [...svg.matchAll(/(?:^|[}{>])\[stroke="[^"]+"\]\[stroke-width="2"\]\{stroke-width:([\d.]+)px/g)].map(([, px]) =>
    Number(px),
  )

it('an ink line has a weight of its own, whatever the size, and a thinner one on two sizes of tiles', () => {
  const svg = withInkLine({ svg: drawing, width: 480 })
  expect(svg).toContain('{vector-effect:non-scaling-stroke}')
  expect(svg.match(/max-width:[\d.]+em/g)).toEqual(['max-width:15em', 'max-width:7.5em'])
  expect(weightsIn(svg)).toEqual(weightsIn(svg).toSorted((a, b) => b - a))
  expect(new Set(weightsIn(svg)).size).toBe(3)
})

it('layers of one scene share a weight, and a drawing without ink stays as it is', () => {
  const layered = drawing.replace('<path', '<view id="near" viewBox="0 0 99 320"/><path')
  expect(weightsIn(withInkLine({ svg: layered, width: 480 }))).toHaveLength(1)
  const plain = '<svg viewBox="0 0 9 9"><path d="M0 0h9"/></svg>'
  expect(withInkLine({ svg: plain, width: 9 })).toBe(plain)
})
