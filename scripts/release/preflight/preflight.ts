// `npm run preflight`: everything between this checkout and a public launch, one line each with its fix.
import { readFlags } from '../../lib/options.ts'
import { preflight } from './all.ts'
import { printLines } from './line.ts'

const usage = `npm run preflight                what's missing for a public launch; fails while something blocks it
npm run preflight -- --offline   the same, without asking the Cloudflare account`

const { offline } = readFlags(usage, ['offline'])
const lines = await preflight({ offline, tests: 'missing' })
printLines(lines)
process.exitCode = lines.some(({ state }) => state === 'blocking') ? 1 : 0
