import { symlinkSync, unlinkSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { files as outputFiles } from '../../../src/routes.ts'
import { foreignColorsIn, foreignIn } from '../../../tests/support/foreign.ts'
import { places } from '../../../tests/support/places.ts'
import { siteCopy } from '../../../tests/support/siteCopy.ts'
import { loadModule } from '../../build/loadModule.ts'
import { setUpWorker } from './addEnvironment.ts'
import { writeBusiness } from './folder.ts'
import { readBusiness } from './readBusiness.ts'

const copy = siteCopy('starter')
afterAll(copy.remove)

/** What the build makes of a business, and all that it says, without the bundles that only move that into a Worker. */
async function built(answers: unknown) {
  const read = readBusiness(answers)
  if ('problems' in read) throw new Error(read.problems.join('\n'))
  writeBusiness(copy.root, read.business)
  setUpWorker(copy.root, read.business)
  unlinkSync(join(copy.root, '.site'))
  symlinkSync(`src/sites/${read.business.folder}`, join(copy.root, '.site'), 'junction')
  const load = <Module>(file: string, made?: Readonly<Record<string, unknown>>) =>
    loadModule<Module>(copy.root, file, made)
  const { developmentSite } = await load<typeof import('../../build/emitSite.ts')>('scripts/build/emitSite.ts')
  const { files, modules } = await developmentSite(copy.root)
  const { said, ownColors } = await load<typeof import('../../../tests/support/everythingSaid.ts')>(
    'tests/support/everythingSaid.ts',
    modules,
  )
  const texts = [...files].flatMap(([name, source]) => (typeof source === 'string' ? [[name, source] as const] : []))
  return {
    said,
    ownColors,
    all: { ...said, ...Object.fromEntries(texts), mails: JSON.stringify(modules['mail.json']) },
  }
}

/** Without signed links, whose letters are chance's: "IL" among them would be a state. */
const unsigned = (text: string): string => text.replace(/[a-z-]+\.[0-9A-Z]{10}\.\d+\.[\w-]{6}\.[\w-]+/g, '')

it.each(Object.entries(places))(
  '%s: a business there shows nothing of the sample, no word, place, price or color',
  async (_, answers) => {
    const { said, ownColors, all } = await built(answers)
    expect(Object.keys(said).length).toBeGreaterThan(60)
    for (const file of ['/__made/panorama.svg', '/__made/map-wide.svg', outputFiles.manifest])
      expect(Object.keys(all)).toContain(file)
    expect(Object.keys(said).filter((where) => / email | copy /.test(where)).length).toBeGreaterThan(2)
    const found = Object.entries(all).flatMap(([where, text]) =>
      [...foreignIn(unsigned(text), /\.(?:css|svg)$/.test(where)), ...foreignColorsIn(text, ownColors)].map(
        (what) => `${where}: ${what}`,
      ),
    )
    expect(found).toEqual([])
  },
)

it('a privacy page that the data switches on is in every list and has a twin', async () => {
  const { coast } = places
  const { said } = await built({
    ...coast,
    site: { ...coast.site, privacy: { since: '2026-11-24', texts: 'Acme Texts' } },
  })
  expect(said['/privacy']).toContain('Acme Texts')
  for (const list of ['/sitemap', '/sitemap.xml', '/llms.txt']) expect(said[list], list).toContain('/privacy')
  expect(said['/privacy.md']).toContain('# Your privacy')
})
