import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { filesUnder } from '../../scripts/build/files.ts'
import { setUpWorker } from '../../scripts/owner/newSite/addEnvironment.ts'
import { writeBusiness } from '../../scripts/owner/newSite/folder.ts'
import { readBusiness } from '../../scripts/owner/newSite/readBusiness.ts'
import { crawl, isKnownDead } from '../support/crawl.ts'
import { foreignIn } from '../support/foreign.ts'
import { editAsOwner } from '../support/ownerEdits.ts'
import { places } from '../support/places.ts'
import { testSite } from '../support/site.ts'
import { siteCopy } from '../support/siteCopy.ts'
import { site as business } from '../support/sites/highplains/site.ts'

describe('a second business, built from this checkout', () => {
  const copy = siteCopy('highplains')
  beforeAll(copy.build, 600_000)
  afterAll(copy.remove)
  const site = testSite({}, copy.root)

  it('has nothing of Tallgrass in any built file, and its own name and number in mails to customers', () => {
    const files = filesUnder(copy.root, ['dist', '.build'], /\.(?:js|css|svg|json|md|txt|xml|webmanifest)$/)
    expect(files.length).toBeGreaterThan(40)
    for (const file of files)
      expect(foreignIn(readFileSync(file, 'utf8'), file.endsWith('.js')), file.slice(copy.root.length)).toEqual([])
    expect(files.join('\n')).not.toMatch(/assets\/.*(?:tallgrass|downers|aurora|naperville)|public\/blog/i)
    const mail = readFileSync(join(copy.root, '.build/mail.json'), 'utf8')
    for (const said of [business.name, business.phone.label]) expect(mail).toContain(said)
  })

  it('has nothing of Tallgrass on any page, no dead link, and mentions no part that it leaves out', async () => {
    expect(Object.values(business.features)).not.toContain(true)
    const { pages, dead } = await crawl(site.get)
    expect(dead.filter((line) => !isKnownDead(line))).toEqual([])
    expect(pages.size).toBeGreaterThan(12)
    for (const [path, $] of pages) {
      expect(foreignIn($.html()), path).toEqual([])
      expect($('title').text(), path).not.toBe('')
      expect($('body').text(), path).not.toMatch(/\bblog\b|referral|calculator|estimator|permit|landfill/i)
    }
    for (const path of ['/llms.txt', '/sitemap.xml'])
      expect(await (await site.get(path)).text(), path).not.toMatch(/blog|referral|calculator/i)
    for (const path of ['/blog', '/blog/feed.xml', '/referral-program', '/pricing-calculator', '/r/ABCD2345'])
      expect((await site.get(path)).status, path).toBe(404)
  })
})

/** What fails of the checkout's own tests, but those that make businesses of their own. */
async function failures({ root, env }: Pick<ReturnType<typeof siteCopy>, 'root' | 'env'>): Promise<string[]> {
  const report = join(mkdtempSync(join(tmpdir(), 'report-')), 'tests.json')
  const options = [
    '--project=!drills',
    '--exclude=scripts/owner/newSite/**',
    '--reporter=json',
    `--outputFile=${report}`,
  ]
  const run = (command: string, ...args: string[]) =>
    new Promise<string[]>((done) => {
      execFile(command, args, { cwd: root, env, maxBuffer: 2 ** 26 }, (error, out) => done(error ? [out] : []))
    })
  const wrong = [...(await run('tsc')), ...(await run('biome', 'check', '.'))]
  const failed = await run('vitest', 'run', ...options)
  if (failed.length === 0) return wrong
  type Result = { status: string; fullName: string; failureMessages: readonly string[] }
  type Report = { testResults: { name: string; assertionResults: Result[] }[] }
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as Report
  const names = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.flatMap(({ status, fullName, failureMessages: [message] }) =>
      status === 'failed' ? [`${name}: ${fullName}: ${message}`] : [],
    ),
  )
  return [...wrong, ...(names.length > 0 ? names : failed)]
}

describe.each(Object.entries(places))('a business from the wizard, %s', (_, place) => {
  const copy = siteCopy(place.folder)
  afterAll(copy.remove)

  it('passes the tests untouched, and after ten edits of its owner', { timeout: 2_400_000 }, async () => {
    const read = readBusiness(place)
    if ('problems' in read) throw new Error(read.problems.join('\n'))
    writeBusiness(copy.root, read.business)
    setUpWorker(copy.root, read.business)
    await copy.build()
    expect(await failures(copy)).toEqual([])
    await editAsOwner(copy.root, place)
    await copy.build()
    expect(await failures(copy)).toEqual([])
  })
})
