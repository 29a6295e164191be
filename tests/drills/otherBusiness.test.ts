import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, describe, it } from 'vitest'
import { postSource } from '../../scripts/owner/newPost.ts'
import { setUpWorker } from '../../scripts/owner/newSite/addEnvironment.ts'
import { writeBusiness } from '../../scripts/owner/newSite/folder.ts'
import { businesses, businessOf } from '../support/businesses.ts'
import { siteCopy } from '../support/siteCopy.ts'

/** What an owner changes in a business that the wizard wrote: services, a post, a photo, a holiday. */
async function editAsOwner(root: string, business: string): Promise<void> {
  const folder = join(root, 'src/sites', business)
  const change = (name: string, ...replaced: readonly (readonly [from: string | RegExp, to: string])[]) => {
    const file = join(folder, name)
    const text = readFileSync(file, 'utf8')
    const changed = replaced.reduce((before, [from, to]) => {
      const after = before.replace(from, to)
      if (after === before) throw new Error(`${name} has no ${from}`)
      return after
    }, text)
    writeFileSync(file, changed)
  }

  // A service comes, and another goes, with everything that refers to it.
  const cleanouts = readFileSync(join(folder, 'services/cleanouts.ts'), 'utf8')
  writeFileSync(
    join(folder, 'services/estates.ts'),
    cleanouts
      .replace('const cleanouts', 'const estates')
      .replace("slug: 'cleanouts'", "slug: 'estates'")
      .replace("drawing: 'property-cleanout'", "drawing: 'residential-junk-removal'")
      .replaceAll('Garage, apartment and house cleanouts', 'Cleanouts of estates')
      .replace('We clear out garages, apartments and whole houses.', 'We clear out the homes of people who have died.')
      .replace(/related: \[.*\]/, "related: [{ slug: 'cleanouts', why: 'Only the garage?' }]"),
  )
  change(
    'services.ts',
    ["import { largePickups } from './services/largePickups.ts'", "import { estates } from './services/estates.ts'"],
    ['[cleanouts, largePickups]', '[cleanouts, estates]'],
  )
  change('services/cleanouts.ts', [/related: \[.*\]/, "related: [{ slug: 'estates', why: 'All of a house?' }]"])
  change('serviceGroups.ts', [/ {2}oneThing: \{[\s\S]*?\n {2}\},\n/, ''], ["['cleanouts']", "['cleanouts', 'estates']"])
  change('home.ts', ["'furniture-and-appliances'", "'estates'"])
  change('blog/how-to-get-ready-for-a-junk-pickup.md', ['furniture-and-appliances', 'estates'])

  const description = 'A pickup truck holds about four cubic yards, which is less than most garages have in them.'
  const post = postSource({ title: 'What fits in a pickup?', description, lead: 'Less than you think.' }, '2026-11-20')
  const body = '## The bed\n\nA couch and two chairs. We [haul more than that](/services).\n'
  writeFileSync(join(folder, 'blog/what-fits-in-a-pickup.md'), post + body)

  const photo = { create: { width: 1600, height: 1000, channels: 3 as const, background: 'tan' } }
  mkdirSync(join(root, 'public/photos'), { recursive: true })
  await sharp(photo).jpeg().toFile(join(root, 'public/photos/crew.jpg'))
  const record = "{ replaces: 'home-loading', file: 'crew.jpg', alt: 'Our crew beside the truck in the yard' }"
  change('photos.ts', ['= []', `= [${record}]`])

  change('calendar.ts', [/\n\]/, "\n  { name: 'Christmas Eve', month: 12, day: 24 },\n]"])
}

describe.each(['brownsville', 'one-town'] as const)('a business from the wizard, %s', (name) => {
  const { folder } = businesses[name]
  const copy = siteCopy(folder)
  afterAll(copy.remove)

  it('passes the tests untouched, and after edits of its owner', { timeout: 2_400_000 }, async () => {
    const whole = businessOf(businesses[name])
    writeBusiness(copy.root, whole)
    setUpWorker(copy.root, whole)
    for (const edit of [() => undefined, () => editAsOwner(copy.root, folder)]) {
      await edit()
      await copy.build()
      await copy.passes('http', 'e2e', 'scripts')
    }
  })
})
