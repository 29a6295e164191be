import { globSync, readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { run } from './lib/run.ts'

const files = [
  'README.md',
  'CONTRIBUTING.md',
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' }).map((name) => `docs/${name}`),
]
const texts = files.filter((name) => name.endsWith('.md')).map((name) => readFileSync(name, 'utf8'))

type Step = { readonly run?: string; readonly uses?: string; readonly with?: Readonly<Record<string, unknown>> }

/** The steps of the workflows. */
const steps = readdirSync('.github/workflows').flatMap((name) => {
  const { jobs } = parse(readFileSync(`.github/workflows/${name}`, 'utf8')) as {
    jobs: Record<string, { steps: Step[] }>
  }
  return Object.values(jobs).flatMap((job) => job.steps)
})
const workflows = steps.flatMap(({ run = '' }) => run.split('\n'))

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }

/** What people are told to open or to type: in the documents that speak of today, in settings, and by the scripts. */
const sources = [...globSync(['*.md', 'docs/*.md', 'wrangler.toml', 'scripts/**/*.{ts,tsx,mjs}'])]
  .filter((name) => !name.endsWith('.test.ts'))
  .map((name) => [name, readFileSync(name, 'utf8').replaceAll('<name>', '*')] as const)

it('every file and command that people are told of is there', () => {
  const paths = sources.flatMap(([name, text]) =>
    Array.from(text.matchAll(/(?<![\w/.-])(?:src|scripts|tests|client|docs)\/[\w<>*./-]*\w/g), ([path]) => [
      name,
      path,
    ]),
  )
  expect(paths.length).toBeGreaterThan(150)
  // Names that stand for any: `X.tsx`, `<slug>`, and the example of another business. A `*` is any business's folder.
  const named = paths.filter(([, path = '']) => !/\/[Xx]\.tsx?$|<slug>|saguaro/.test(path))
  expect(named.filter(([, path = '']) => globSync(path).length === 0)).toEqual([])
  const commands = sources.flatMap(([name, text]) =>
    Array.from(text.matchAll(/npm run (?:-s )?([a-z][\w-]*)/g), ([, command = '']) => [name, command]),
  )
  expect(commands.filter(([, command = '']) => !scripts[command])).toEqual([])
})

it('the workflows run the tests', () => {
  expect(workflows).toEqual(expect.arrayContaining(['.ci/run', 'npm test']))
})

it('the example of secrets names those that the Worker knows, and no value', () => {
  const example = readFileSync('.dev.vars.example', 'utf8')
  const named = Array.from(example.matchAll(/^(?:# )?([A-Z_]+)="(.*)"$/gm), ([, name]) => name)
  const known = Array.from(
    readFileSync('src/env.ts', 'utf8').matchAll(/readonly (\w+_(?:SECRET|SECRET_OLD|TOKEN)):/g),
    ([, name]) => name,
  )
  expect(named.sort()).toEqual(known.sort())
})

/** Options right after a command of npm's: `npm run deploy -- --preview`. */
const options = [...texts, ...workflows].flatMap((text) =>
  Array.from(
    text.replace(/\s+/g, ' ').matchAll(/npm (?:run (?:-s )?)?([\w-]+)(?: \w+)* -- ((?:--[a-z][\w-]* ?)+)/g),
    ([, name, flags = '']) => ({ name, flags: flags.trim().split(' ') }),
  ),
)

it.each(Object.entries(scripts))(
  'npm run %s says what it does, and knows every option that is named',
  async (name, it) => {
    const [, file] = /^node scripts\/install\.mjs (\S+)$/.exec(it) ?? []
    if (!file) return expect(it).toMatch(/^node scripts\/install\.mjs && biome /)
    const { code, output } = await run('node', [file, '--help'])
    expect(code).toBe(0)
    expect(output).toMatch(/npm (run|start|test)/)
    for (const { flags } of options.filter((one) => one.name === name))
      for (const flag of flags) expect(output).toContain(flag)
  },
)

it('what others make is installed by its checksum, runs scripts only where we agreed, and gets no credentials', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, { integrity?: string }>
  }
  const open = Object.entries(packages).filter(
    ([path, { integrity }]) => path !== '' && !/^sha512-/.test(integrity ?? ''),
  )
  expect(open.map(([path]) => path)).toEqual([])
  expect(readFileSync('.npmrc', 'utf8')).toContain('strict-allow-scripts=true')
  const actions = steps.filter(({ uses }) => uses)
  expect(actions.filter(({ uses = '' }) => !/@[0-9a-f]{40}$/.test(uses))).toEqual([])
  const checkouts = actions.filter(({ uses = '' }) => uses.startsWith('actions/checkout@'))
  expect(checkouts.map((step) => step.with?.['persist-credentials'])).toEqual(checkouts.map(() => false))
})

/** A color as code or a style sheet writes it; `%23` is the hash in an image's address. */
const literal =
  /(?<![\w&/?=-])(?:#|%23)(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})(?![\w-])|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(\s*[\d.]/gi

const folders = ['src', 'client', 'scripts', 'tests'].map((folder) => `${folder}/**/*.{css,html,js,json,mjs,sh,ts,tsx}`)

/** A business's own, the schema that it's checked by, and what businesses in tests answer. */
const isTheirs = (path: string) => /^(?:src\/sites|tests\/support\/businesses)\b/.test(path)

it('a business’s theme has all colors', () => {
  const files = globSync([...folders, 'uno.config.ts']).filter((path) => !isTheirs(path))
  const found = files.flatMap((path) => (readFileSync(path, 'utf8').match(literal) ?? []).map((it) => `${path}: ${it}`))
  expect(found).toEqual([])
  expect(readFileSync('src/sites/tallgrass/theme.ts', 'utf8').match(literal)?.length).toBeGreaterThan(20)
})
