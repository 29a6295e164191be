import { describe, expect, it } from 'vitest'
import { catalog } from '#site/items.ts'
import { appSite } from '../support/appSite.ts'
import { ownZip } from '../support/business.ts'
import { takenItems } from '../support/items.ts'
import { isOn } from '../support/ownPages.ts'

const site = appSite()
const most = 125 * 1024
const bytesOf = async (path: string) => (await (await site.get(path)).arrayBuffer()).byteLength

/** As much as an address holds of each of these: letters that a link, an attribute or both write longer. */
const fillings = ['x'.repeat(7900), '!'.repeat(7900), '%22'.repeat(2600), '%3C'.repeat(2600), '%C3%A9'.repeat(1300)]

describe.runIf(isOn('/pricing-calculator'))('the calculator’s page', () => {
  const ids = catalog.items.map(({ id }) => id)
  const longest = takenItems.toSorted((a, b) => b.label.length - a.label.length).map(({ id }) => id)
  const lists = {
    all: `items=${ids.join('_')}`,
    'as many as there may be of all': `items=${ids.map((id) => `${id}.99`).join('_')}`,
    'one by one': longest.map((id) => `add=${id}`).join('&'),
    counts: longest.map((id) => `n-${id}=1`).join('&'),
    'none that we know': `items=${'z_'.repeat(3900)}`,
  }

  it.each(Object.entries(lists))('is small with %s, whatever else is open', async (_, list) => {
    const room = 7900 - list.length
    const [more = ''] = ['&q=be', `&q=${'%22'.repeat(60)}`].filter(({ length }) => length < room)
    for (const category of Object.keys(catalog.categories)) {
      const rest = list.length < 7000 ? `&category=${category}&flights=4&carry=far&zip=${ownZip}${more}` : ''
      expect(await bytesOf(`/pricing-calculator?${list}${rest}`), category).toBeLessThan(most)
    }
  })
})

it.each([
  ['/schedule', ['items', 'flights', 'location', 'junk-type', 'slot', 'day', 'zip']],
  ['/book-online', ['items', 'flights', 'location', 'junk-type', 'slot', 'day', 'zip']],
  ['/service-areas', ['place']],
  ['/items', ['q', 'chosen']],
  ['/', ['items']],
  ['/request-received/7K2M9QX4RD', ['anything']],
] as const)('%s is small whatever its address says', async (path, names) => {
  for (const name of names)
    for (const filling of fillings)
      expect(await bytesOf(`${path}?${name}=${filling}&step=when`), `${name} ${filling.slice(0, 9)}`).toBeLessThan(most)
})
