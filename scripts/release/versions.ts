import { jsonIn, type RunResult, reasonIn, run, stop } from '../lib/run.ts'
import { askPreflight } from './resources.ts'

/** A version of the Worker as `wrangler versions list --json` has it. */
export type Version = {
  readonly id: string
  readonly metadata: { readonly created_on: string }
  readonly annotations?: { readonly 'workers/tag'?: string; readonly 'workers/triggered_by'?: string }
}

/** Which versions get how much of the traffic, as `wrangler deployments list --json` has it. */
export type Deployment = {
  readonly created_on: string
  readonly versions: readonly { readonly version_id: string; readonly percentage: number }[]
}

const askVersions = () => run('wrangler', ['versions', 'list', '--json'])
const askDeployments = () => run('wrangler', ['deployments', 'list', '--json'])

const readOrStop = <Answer>(result: RunResult, what: string): Answer =>
  jsonIn<Answer>(result) ?? stop(`${what} can't be read: ${reasonIn(result.output)}`, askPreflight)

/** Whether a version is the newest one; also false when the Worker doesn't exist any more. */
export async function isNewest(id: string): Promise<boolean> {
  return jsonIn<readonly Version[]>(await askVersions())?.at(-1)?.id === id
}

/** The ten newest versions, the newest last. */
export const listVersions = async () => readOrStop<readonly Version[]>(await askVersions(), 'the list of versions')

/** The ten newest deployments, the newest last. */
export const listDeployments = async () =>
  readOrStop<readonly Deployment[]>(await askDeployments(), 'the list of deployments')

/** The version that gets all of a deployment's traffic. */
const onlyVersion = ({ versions }: Deployment): string | undefined =>
  versions.find(({ percentage }) => percentage === 100)?.version_id

export const liveVersion = async (): Promise<string | undefined> =>
  onlyVersion(readOrStop<Deployment>(await run('wrangler', ['deployments', 'status', '--json']), "what's live"))

/** Tag of the version that only says that the site opens soon. */
export const placeholderTag = 'placeholder'

/** The versions of the site itself that had all of the traffic, the newest first. */
export function siteVersions(deployments: readonly Deployment[], versions: readonly Version[]): string[] {
  const placeholders = versions
    .filter(({ annotations }) => annotations?.['workers/tag'] === placeholderTag)
    .map(({ id }) => id)
  return deployments
    .flatMap((deployment) => onlyVersion(deployment) ?? [])
    .filter((id) => !placeholders.includes(id))
    .reverse()
}

/** Whether the site itself ever had traffic; undefined when that can't be read. */
export async function wasLive(): Promise<boolean | undefined> {
  const [listed, made] = await Promise.all([askDeployments(), askVersions()])
  const [deployments, versions] = [jsonIn<readonly Deployment[]>(listed), jsonIn<readonly Version[]>(made)]
  return deployments && versions && siteVersions(deployments, versions).length > 0
}

/** Whether a secret was changed since a version was made: going back to it would bring the old secret back. */
export const hasOlderSecrets = (id: string, versions: readonly Version[]): boolean =>
  versions
    .slice(versions.findIndex((version) => version.id === id) + 1)
    .some(({ annotations }) => annotations?.['workers/triggered_by'] === 'secret')

/** Gives a version all of the traffic. wrangler may report a failure wrongly, so what counts is what is live then. */
export async function sendTraffic(id: string): Promise<void> {
  const args = ['versions', 'deploy', `${id}@100%`, '--yes', '--message', 'npm run deploy']
  const { code, output } = await run('wrangler', args)
  if (code !== 0 && (await liveVersion()) !== id)
    stop(`the version before is still live: ${reasonIn(output)}`, 'npm run deploy again; it picks up from here')
  console.log(`traffic    goes to ${id}`)
}

/**
 * Sets the domain, workers.dev address and cron. They belong to no version, so they change last, when what they lead to is
 * live. On a terminal wrangler asks before it takes over a domain that leads elsewhere; without one it just does it.
 */
export async function applyTriggers(): Promise<void> {
  const { code } = await run('wrangler', ['triggers', 'deploy'], { asks: true })
  if (code !== 0)
    stop(
      "the version is live, but the domain and cron didn't change; wrangler says why above",
      'a domain has to be active in this account first. Then npm run deploy again; it picks up from here',
    )
  console.log('triggers   domain and cron match wrangler.toml')
}
