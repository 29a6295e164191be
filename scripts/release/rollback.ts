// `npm run rollback`: sends all traffic back to the version that was live before.
import { confirmed } from '../confirm.ts'
import { readFlags } from '../options.ts'
import { reasonIn, run, stop } from '../run.ts'
import { placeholderTag } from './placeholder.ts'
import type { Deployment, Version } from './versions.ts'
import { listDeployments, listVersions, onlyVersion } from './versions.ts'

const usage = `npm run rollback            sends all traffic back to the version that was live before, after asking
npm run rollback -- --yes   doesn't ask`

/** The last version that had all of the traffic before the one that is live. The placeholder is no site to go back to. */
function versionBefore(deployments: readonly Deployment[], versions: readonly Version[]): string | undefined {
  const placeholders = versions
    .filter(({ annotations }) => annotations?.['workers/tag'] === placeholderTag)
    .map(({ id }) => id)
  const [live, ...before] = deployments.map(onlyVersion).reverse()
  return before.find((id) => id && id !== live && !placeholders.includes(id))
}

/** Whether a secret was changed since a version was made: it would come back with the version. */
const hasOlderSecrets = (id: string, versions: readonly Version[]) =>
  versions
    .slice(versions.findIndex((version) => version.id === id) + 1)
    .some(({ annotations }) => annotations?.['workers/triggered_by'] === 'secret')

const { yes } = readFlags(usage, ['yes'])
const [deployments, versions] = await Promise.all([listDeployments(), listVersions()])
const id = versionBefore(deployments, versions)
if (!id) stop('there is no version before the one that is live', 'correct the error, then npm run deploy')
if (hasOlderSecrets(id, versions))
  stop(
    `a secret was changed since version ${id}, which would bring the old one back`,
    `npx wrangler rollback ${id}, if that is what you want`,
  )
const { metadata, annotations } = versions.find((version) => version.id === id) ?? {}
console.log(`Live:  ${onlyVersion(deployments.at(-1) as Deployment)}
Back:  ${id}, commit ${annotations?.['workers/tag'] ?? 'unknown'}, uploaded ${metadata?.created_on ?? 'a while ago'}
The database stays as it is: migrations only add, so the older version works with it.`)
if (!yes && !(await confirmed('Type yes to go back: ')))
  stop('nothing was changed, since that needs the word yes', 'npm run rollback again')
const { code, output } = await run('wrangler', ['rollback', id, '--yes', '--message', 'npm run rollback'])
if (code !== 0) stop(`the version was not changed: ${reasonIn(output)}`, `npx wrangler rollback ${id} says more`)
console.log(`All traffic goes to ${id}.`)
