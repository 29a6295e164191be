import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { filesUnder } from '../../scripts/build/files.ts'
import { setUpWorker } from '../../scripts/owner/newSite/addEnvironment.ts'
import { writeBusiness } from '../../scripts/owner/newSite/folder.ts'
import { readBusiness } from '../../scripts/owner/newSite/readBusiness.ts'
import { siteCopy } from '../support/siteCopy.ts'

/** A business as its owner's file has it, what some of its pages have to say, and what it answers about places. */
type Case = {
  readonly business: { readonly folder: string; readonly site: { readonly area: { readonly state: { code: string } } } }
  readonly pages: Readonly<Record<string, readonly string[]>>
  readonly areas: Readonly<Record<string, string>>
}

const folder = 'tests/drills/businesses'
const cases = readdirSync(folder).map(
  (file) => [file.replace('.json', ''), JSON.parse(readFileSync(join(folder, file), 'utf8')) as Case] as const,
)

/** Words of the sample, which no other business's page may have. */
const sample = /Tallgrass|Naperville|Joliet|DuPage|Downers Grove|555-0147|\bJULIE\b/
/** Words for what can't be: a time at which nothing happens, and prices without their comma. */
const wrong = /\b12 AM to 11:59|before 12 AM|\$\d{4,}|undefined|NaN|\[object/

/** Answers about typed places, by a process that has the business chosen. */
const answers = (root: string, env: NodeJS.ProcessEnv, typed: readonly string[]): Record<string, string> =>
  JSON.parse(
    execFileSync(
      process.execPath,
      [
        '--input-type=module',
        '--eval',
        `import { readFileSync } from 'node:fs'
        import { serviceArea } from './src/domain/places/serviceArea.ts'
        import { site } from '#site/site.ts'
        const places = JSON.parse(readFileSync('.build/places.json', 'utf8'))
        const said = ${JSON.stringify(typed)}.map((one) => [one, serviceArea(one, places, site.area).kind])
        console.log(JSON.stringify(Object.fromEntries(said)))`,
      ],
      { cwd: root, env, encoding: 'utf8' },
    ),
  )

describe.each(cases)('%s', (_, { business, pages, areas }) => {
  it('is made from its file, builds, passes its checks, and says what’s true of it', { timeout: 900_000 }, async () => {
    const copy = siteCopy(business.folder)
    onTestFinished(copy.remove)
    const read = readBusiness(business)
    if ('problems' in read) throw new Error(read.problems.join('\n'))
    writeBusiness(copy.root, read.business)
    setUpWorker(copy.root, read.business)
    await copy.build()

    const files = join(copy.root, 'dist/public')
    const texts = filesUnder(files, ['.'], /\.(?:md|txt|json|xml)$/)
    const problems = texts.flatMap((file) => {
      const text = readFileSync(file, 'utf8')
      return [sample, wrong].flatMap((words) => {
        const [found] = words.exec(text) ?? []
        return found ? [`${relative(files, file)}: ${found}`] : []
      })
    })
    expect.soft(problems).toEqual([])
    for (const [page, said] of Object.entries(pages)) {
      const text = readFileSync(join(files, `${page}.md`), 'utf8')
      for (const words of said) expect.soft(text, page).toContain(words)
    }
    expect.soft(answers(copy.root, copy.env, Object.keys(areas))).toEqual(areas)
    // Whatever they say of a failure is in the error. The last one has the Worker, and reads it as a crawler does.
    const checks = [['scripts/test/check.ts'], ['node_modules/vitest/vitest.mjs', 'run', '--project=http']]
    for (const check of checks) await copy.node(...check)
  })
})
