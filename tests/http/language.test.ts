import { readdirSync, readFileSync } from 'node:fs'
import type { CheerioAPI } from 'cheerio'
import { expect, it } from 'vitest'
import { forms } from '../../src/forms/forms.ts'
import { appSite } from '../support/appSite.ts'
import { wordiestMoment } from '../support/clock.ts'
import { unknownWords, unlikely } from '../support/language.ts'
import { markdownBlocks } from '../support/markdownText.ts'
import { listedPaths, readPages, saidOn } from '../support/pages.ts'

const page = readPages(appSite({}, wordiestMoment()))

/** Quotations are other people's words. */
const own = ($: CheerioAPI): CheerioAPI => {
  $('blockquote').remove()
  return $
}

/** Labels, hints and answers of the forms. */
const asked = forms.flatMap((form) => [
  ...Object.values(form.received),
  ...Object.values(form.fields).flatMap((field) => [field.label, ('hint' in field && field.hint) || '']),
])

const docs = ['README.md', 'CONTRIBUTING.md', ...readdirSync('docs').map((name) => `docs/${name}`)]
  .filter((name) => name.endsWith('.md'))
  .flatMap((name) => markdownBlocks(readFileSync(name, 'utf8')))

it.each(listedPaths)('%s says nothing that a neighbor wouldn’t', (path) => {
  expect(saidOn(own(page(path))).flatMap(unlikely)).toEqual([])
})

it('README and docs say nothing that a neighbor wouldn’t', () => {
  expect(docs.length).toBeGreaterThan(50)
  expect(docs.map((block) => block.replace('is NOT', 'isn’t')).flatMap(unlikely)).toEqual([])
})

it('all words are American ones, on pages, in forms and in docs', async () => {
  const texts = [...listedPaths.flatMap((path) => saidOn(page(path))), ...asked, ...docs]
  expect(await unknownWords([...new Set(texts)].join('\n'))).toEqual([])
})

it('a wrong word is found', async () => {
  for (const text of ['We cannot lift it.', 'Whom may we call?', 'It is a couch'])
    expect(unlikely(text)).not.toEqual([])
  expect(await unknownWords('Any colour of couch, and a recycleable one')).toEqual(['colour', 'recycleable'])
})
