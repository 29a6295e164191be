// `npm run new-site`: makes the website a business's own, by questions or from a JSON file.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { intro, note, outro } from '@clack/prompts'
import * as v from 'valibot'
import { zoneNameOf } from '../../../src/domain/calendar/zones.ts'
import { businessSchema } from '../../../src/sites/schema/business.ts'
import type { Site } from '../../../src/sites/schema/site.ts'
import { makeUsual, usualSite } from '../../lib/environment.ts'
import { fail } from '../../lib/run.ts'
import { isTakenByNpm, readOptions } from '../../lib/terminal.ts'
import { businessLines } from '../../release/preflight/business.ts'
import { setUpWorker } from './addEnvironment.ts'
import { agreed, businessTalk, stop } from './ask.ts'
import type { WholeBusiness } from './complete.ts'
import { converse, type Given } from './converse.ts'
import { earlierAnswers, formatted, hasMadeColors, stateOf, writeBusiness } from './folder.ts'
import { jsonSchema, readBusiness, schemaFile } from './readBusiness.ts'

const usage = `npm run new-site                           asks for everything a business has to say itself, then writes its folder in src/sites
npm run new-site -- NAME                   asks again for a business that it wrote; Enter keeps an answer
npm run new-site -- --from business.json   takes the answers from a file and asks nothing
        --usual                            makes it the business of every command without SITE
npm run new-site -- --schema               writes ${schemaFile}, which editors check such a file with`

const root = resolve(import.meta.dirname, '../../..')

const handMade = (name: string): string | undefined =>
  stateOf(root, name) === 'hand-made'
    ? `src/sites/${name} was written by hand: change its files, or choose another name.`
    : undefined

/** Where answers are kept until they're written: for a new business, or for one by its name. */
const keptIn = (name: string | undefined) => join(root, '.cache', `new-site-${name ?? 'new'}.json`)

/** The answers of somebody who stopped. That they weren't to be written is no answer to go on from. */
async function keptAnswers(file: string): Promise<Given> {
  if (!existsSync(file)) return []
  const given = (answersIn(file) as Given).filter(([, answer]) => answer !== false)
  const last = given.at(-1)?.[0]
  return last && (await agreed(`Go on where you stopped, after “${last}”?`)) ? given : []
}

function answersIn(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    return fail(`${file} can't be read: ${(error as Error).message}`)
  }
}

/** The answers of somebody at a terminal, beginning with those of before. Ctrl+C stops, and keeps them. */
async function askedAnswers(name: string | undefined): Promise<unknown> {
  if (!process.stdin.isTTY) fail(`Questions need a terminal.\n\n${usage}`)
  const reason = name && handMade(name)
  if (reason) fail(reason)
  const earlier = name ? earlierAnswers(root, name) : {}
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  const draft = {
    ...(name && { folder: name }),
    ...('site' in earlier ? earlier : { site: { ...(zoneNameOf(timeZone) && { timeZone }) } }),
  }
  intro('Make this website your own')
  note(
    'Enter keeps what’s in the field. Esc goes back to the last question.\nCtrl+C stops; the answers are kept.',
    'About the business',
  )
  const file = keptIn(name)
  mkdirSync(dirname(file), { recursive: true })
  const keep = (given: Given) => writeFileSync(file, JSON.stringify(given))
  return (await converse(() => businessTalk(draft, handMade), await keptAnswers(file), keep)) ?? stop()
}

/** The business by its answers, or stops with everything that's wrong with them. */
function businessOf(answers: unknown, where: string): WholeBusiness {
  const read = readBusiness(answers)
  if ('problems' in read) return fail(`Nothing was written. In ${where}:\n  ${read.problems.join('\n  ')}`)
  const { folder, color } = read.business
  const reason = handMade(folder)
  if (reason) fail(reason)
  const asked = v.parse(businessSchema.entries.color, (answers as { color?: string }).color)
  if (asked !== color)
    console.log(
      `No text on ${asked} has a contrast of 7:1: the nearest color that works is ${color}, so that’s the brand’s.`,
    )
  return read.business
}

/** What a command for a business begins with. */
const prefix = (name: string): string => (usualSite(root) === name ? '' : `SITE=${name} `)

/** What is still a sample, as the preflight finds it. */
async function printOpen({ folder }: WholeBusiness): Promise<void> {
  const file = join(root, 'src/sites', folder, 'site.ts')
  const { site } = (await import(pathToFileURL(file).href)) as { site: Site }
  const scenes = readdirSync(join(root, 'src/shared/drawings/scenes')).length
  const open = businessLines(site, join('src/sites', folder), 0, scenes).filter(({ state }) => state !== 'ok')
  console.log('\nStill a sample, or not confirmed yet:')
  for (const { says } of open) console.log(`  ${says.replace("the owner hasn't confirmed: ", '')}`)
  console.log(`${prefix(folder)}npm run preflight lists them again, each with its fix.`)
}

/** How later versions of the template come, where that isn't set up yet. */
function upgradeLines(): string {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }
  const remotes = spawnSync('git', ['remote'], { cwd: root, encoding: 'utf8' }).stdout ?? ''
  return remotes.split('\n').includes('template')
    ? ''
    : `\nOnce, after a commit, so that later versions of the template come (docs/upgrade.md):
  git remote add template ADDRESS
  git fetch template --tags
  git merge -s ours --allow-unrelated-histories v${version}`
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
  const { from } = values
  const business = businessOf(from ? answersIn(from) : await askedAnswers(name), from ?? 'the answers')
  const usual = `Make it the usual one? Then no command needs SITE=${business.folder} in front of it.`
  const isUsual = from
    ? values.usual || isTakenByNpm('usual')
    : usualSite(root) !== business.folder && (await agreed(usual))
  const folder = join(root, 'src/sites', business.folder)
  const isNew = stateOf(root, business.folder) === 'new'
  if (business.color && !isNew && !hasMadeColors(folder))
    console.log('theme.ts has colors of its own, so it stays as it is.')
  writeBusiness(root, business)
  if (!from) rmSync(keptIn(name), { force: true })
  if (isUsual) makeUsual(root, business.folder)
  await printOpen(business)
  console.log(`\nWhere the rest is, in src/sites/${business.folder}:`)
  for (const [what, place] of Object.entries(elsewhere)) console.log(`  ${what}: ${place}`)
  console.log(`\n${setUpWorker(root, business)}`)
  console.log(upgradeLines())
  const written = isNew ? `Wrote src/sites/${business.folder}.` : `Changed src/sites/${business.folder}/answers.`
  const end = `${written} Next: ${prefix(business.folder)}npm start`
  if (process.stdout.isTTY) outro(end)
  else console.log(end)
}
