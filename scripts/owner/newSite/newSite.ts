// `npm run new-site`: makes the website a business's own, by questions or from a JSON file.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { cancel, intro, outro } from '@clack/prompts'
import type { Site } from '../../../src/sites/schema/site.ts'
import { makeUsual, usualSite } from '../../lib/environment.ts'
import { fail } from '../../lib/run.ts'
import { isTakenByNpm, readOptions } from '../../lib/terminal.ts'
import { businessLines } from '../../release/preflight/business.ts'
import { setUpWorker } from './addEnvironment.ts'
import { agreed, askBusiness, askFor, Canceled } from './ask.ts'
import type { WholeBusiness } from './complete.ts'
import { earlierAnswers, formatted, hasMadeColors, stateOf, writeBusiness } from './folder.ts'
import { answersToBeginWith, type BusinessDraft } from './question.ts'
import { aboutFolder } from './questions.ts'
import { jsonSchema, readBusiness, schemaFile } from './readBusiness.ts'
import { answer, fainter } from './sentences.ts'

const usage = `npm run new-site                           asks for everything a business has to say itself, then writes its folder in src/sites
npm run new-site -- NAME                   asks again for a business that it wrote; Enter keeps an answer
npm run new-site -- --from business.json   takes the answers from a file and asks nothing
        --usual                            makes it the business of every command without SITE
npm run new-site -- --schema               writes ${schemaFile}, which editors check such a file with`

const root = resolve(import.meta.dirname, '../../..')

function refuseHandMade(name: string): void {
  if (stateOf(root, name) === 'hand-made')
    fail(`src/sites/${name} was written by hand: change its files, or choose another name.`)
}

/** The business in a file, or stops with everything that's wrong with it. */
function fromFile(file: string): WholeBusiness {
  let input: unknown
  try {
    input = JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    return fail(`${file} can't be read: ${(error as Error).message}`)
  }
  const read = readBusiness(input)
  if ('problems' in read) return fail(`Nothing was written. In ${file}:\n  ${read.problems.join('\n  ')}`)
  const { business } = read
  refuseHandMade(business.folder)
  const asked = (input as { color?: string }).color?.toLowerCase()
  if (asked && business.color && asked !== business.color)
    console.log(`color: ${answer(fainter(asked, business.color))} That one is used.`)
  return business
}

/** The business as somebody answers for it, and whether it's the usual one from then on; or stops with nothing written. */
async function fromAnswers(name: string | undefined) {
  if (!process.stdin.isTTY) fail(`Questions need a terminal.\n\n${usage}`)
  if (name) refuseHandMade(name)
  const draft: BusinessDraft = {
    ...(name && { folder: name }),
    ...(name && answersToBeginWith(earlierAnswers(root, name))),
  }
  intro('Make this website your own')
  try {
    await askBusiness(draft)
    draft.folder ??= await askFor(aboutFolder, draft)
    const read = readBusiness(draft)
    if ('problems' in read) return fail(`Nothing was written:\n  ${read.problems.join('\n  ')}`)
    refuseHandMade(read.business.folder)
    if (!(await agreed(`Write src/sites/${read.business.folder}?`))) throw new Canceled()
    return { business: read.business, isUsual: await wantsUsual(read.business.folder) }
  } catch (error) {
    if (!(error instanceof Canceled)) throw error
    cancel('Nothing was written.')
    return process.exit(1)
  }
}

/** What a command for a business begins with. */
const prefix = (name: string): string => (usualSite(root) === name ? '' : `SITE=${name} `)

/** Whether every command without SITE is to be about this business from now on. */
const wantsUsual = async (name: string): Promise<boolean> =>
  usualSite(root) !== name && agreed(`Make it the usual one? Then no command needs SITE=${name} in front of it.`)

/** What is still a sample, as the preflight finds it. */
async function printOpen({ folder }: WholeBusiness): Promise<void> {
  const file = join(root, 'src/sites', folder, 'site.ts')
  const { site } = (await import(pathToFileURL(file).href)) as { site: Site }
  const scenes = readdirSync(join(root, 'src/ui/drawings/scenes')).length
  const open = businessLines(site, join('src/sites', folder), 0, scenes).filter(({ state }) => state !== 'ok')
  console.log('\nStill a sample, or not confirmed yet:')
  for (const { says } of open) console.log(`  ${says.replace("the owner hasn't confirmed: ", '')}`)
  console.log(`${prefix(folder)}npm run preflight lists them again, each with its fix.`)
}

/** What isn't asked, since it has an answer to begin with. */
const elsewhere = {
  'your logo': 'logo.ts: one path on a field of 32 by 32',
  'days you’re closed': 'hours.pickup in answers/site.json: a day that’s left out is closed',
  holidays: 'holidays in calendar.ts; a single day off is set at the desk',
  'crews, and how long a pickup window is': 'crews and windowHours in calendar.ts',
  'license and insurance': "license and insurance in site.ts, like license: 'Licensed, bonded and insured'",
  colors: 'theme.ts: each may be changed, and the build checks the contrast',
} as const

const { values, positionals } = readOptions(
  usage,
  { from: { type: 'string' }, schema: { type: 'boolean' }, usual: { type: 'boolean' } },
  true,
)
if (values.schema) {
  writeFileSync(join(root, schemaFile), formatted(jsonSchema()))
  console.log(`Wrote ${schemaFile}.`)
} else {
  const [name] = positionals
  const { business, isUsual } = values.from
    ? { business: fromFile(values.from), isUsual: values.usual || isTakenByNpm('usual') }
    : await fromAnswers(name)
  const folder = join(root, 'src/sites', business.folder)
  const isNew = stateOf(root, business.folder) === 'new'
  if (business.color && !isNew && !hasMadeColors(folder))
    console.log('theme.ts has colors of its own, so it stays as it is.')
  writeBusiness(root, business)
  if (isUsual) makeUsual(root, business.folder)
  await printOpen(business)
  console.log(`\nWhere the rest is, in src/sites/${business.folder}:`)
  for (const [what, place] of Object.entries(elsewhere)) console.log(`  ${what}: ${place}`)
  console.log(`\n${setUpWorker(root, business)}`)
  const written = isNew ? `Wrote src/sites/${business.folder}.` : `Changed src/sites/${business.folder}/answers.`
  outro(`${written} Next: ${prefix(business.folder)}npm start`)
}
