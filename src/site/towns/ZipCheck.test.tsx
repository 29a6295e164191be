import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { site } from '#site/site.ts'
import { towns } from '#site/towns.ts'
import { paths } from '../../routes.ts'
import { readZipLookup } from '../../shared/form/zip.ts'
import { ZipAnswer } from './ZipCheck.tsx'

/** The answer to a typed place, as markup. */
function answerTo(place: string): string {
  const asked = readZipLookup(new URLSearchParams({ place }))
  return asked ? renderToStaticMarkup(<ZipAnswer asked={asked} />) : ''
}

const phone = `tel:${site.phone.e164}`
/** ZIP codes that nobody lives at: one within the region, and one in no region at all. */
const unlisted = `${site.area.zipPrefixes[0]}00000`.slice(0, 5)
const far = '00000'

it('says yes to a town of ours, and leads to its page', () => {
  for (const { slug, name, zips } of towns)
    for (const place of [name, ...zips]) {
      expect(answerTo(place), place).toContain(`We serve ${name}.`)
      expect(answerTo(place), place).toContain(`href="${paths.town(slug)}"`)
    }
})

it('says probably to every place named at the edge of a town', () => {
  const places = towns.flatMap(({ sharedZips = [] }) => sharedZips.map(({ place }) => place))
  for (const place of places.filter((edge) => !towns.some(({ name }) => name === edge)))
    expect(answerTo(place), place).toContain('Probably')
})

const { name: longest } = towns.reduce((found, town) => (town.name.length > found.name.length ? town : found))

// A short name is another one's with a letter off.
it.runIf(longest.length > 5)('asks about one wrong letter', () => {
  expect(answerTo(longest[0] + longest.slice(2))).toContain(`Did you mean ${longest}?`)
})

it('promises nothing to a place far away, and still gives the phone number', () => {
  expect(answerTo(unlisted)).toContain('we may still be able to come')
  expect(answerTo(far)).toContain('outside our service area')
  expect(answerTo(far)).not.toContain('we may still')
  for (const place of [unlisted, far]) expect(answerTo(place)).toContain(phone)
})
