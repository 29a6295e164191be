// `npm run -s wrangler -- …`: wrangler's own commands, with the environment and the local data of the business.
import { localState } from '../lib/environment.ts'
import { run } from '../lib/run.ts'
import { answerHelp } from '../lib/terminal.ts'

const args = process.argv.slice(2)
if (args.length < 2) answerHelp("npm run -s wrangler -- COMMAND   wrangler's own commands, for this business")
const isLocal = args.includes('--local') && !args.some((arg) => arg.startsWith('--persist-to'))
const { code } = await run('wrangler', [...args, ...(isLocal ? ['--persist-to', localState()] : [])], { asks: true })
process.exitCode = code
