// `npm run rollback`: sends all traffic back to the version that was live before.
import { reasonIn, run, stop, wranglerCommand } from '../lib/run.ts'
import { confirmed, readFlags } from '../lib/terminal.ts'
import { hasOlderSecrets, listDeployments, listVersions, liveVersion, siteVersions } from './versions.ts'

const usage = `npm run rollback            sends all traffic back to the version that was live before, after asking
npm run rollback -- --yes   doesn't ask`

const { yes } = readFlags(usage, ['yes'])
const [deployments, versions, live] = await Promise.all([listDeployments(), listVersions(), liveVersion()])
const id = siteVersions(deployments, versions).find((before) => before !== live)
if (!id) stop("there's no version before the one that is live", 'fix the error, then npm run deploy')
if (hasOlderSecrets(id, versions))
  stop(
    `a secret was changed since version ${id}, which would bring the old one back`,
    `${wranglerCommand(`rollback ${id}`)}, if that's what you want`,
  )
const { metadata, annotations } = versions.find((version) => version.id === id) ?? {}
console.log(`Live:  ${live ?? 'more than one version'}
Back:  ${id}, commit ${annotations?.['workers/tag'] ?? 'unknown'}, uploaded ${metadata?.created_on ?? 'a while ago'}
The database stays as it is: migrations only add, so the older version works with it.`)
if (!yes && !(await confirmed('Type yes to go back: ')))
  stop('nothing was changed, since that needs the word yes', 'npm run rollback again')
const { code, output } = await run('wrangler', ['rollback', id, '--yes', '--message', 'npm run rollback'])
if (code !== 0)
  stop(`the version wasn't changed: ${reasonIn(output)}`, `${wranglerCommand(`rollback ${id}`)} says more`)
console.log(`All traffic goes to ${id}.`)
