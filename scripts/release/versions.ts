import { reasonIn, run, stop } from '../lib/run.ts'

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

/** What a list of wrangler's says; a string is why it can't be read. */
async function readJson<Answer>(...args: readonly string[]): Promise<Answer | string> {
  const { code, stdout, output } = await run('wrangler', [...args, '--json'])
  try {
    return code === 0 ? (JSON.parse(stdout) as Answer) : reasonIn(output)
  } catch {
    return "it isn't JSON"
  }
}

function orStop<Answer>(read: Answer | string, what: string): Answer {
  if (typeof read === 'string') stop(`${what} can't be read: ${read}`, "npm run preflight says what's missing")
  return read
}

/** Whether a version is the newest one. Not when there is no such Worker any more. */
export async function isNewest(id: string): Promise<boolean> {
  const versions = await readJson<readonly Version[]>('versions', 'list')
  return typeof versions !== 'string' && versions.at(-1)?.id === id
}

/** The ten newest versions, the newest last. */
export const listVersions = async () =>
  orStop(await readJson<readonly Version[]>('versions', 'list'), 'the list of versions')

/** The ten newest deployments, the newest last. */
export const listDeployments = async () =>
  orStop(await readJson<readonly Deployment[]>('deployments', 'list'), 'the list of deployments')

/** The version that gets all of a deployment's traffic. */
export const onlyVersion = ({ versions }: Deployment): string | undefined =>
  versions.find(({ percentage }) => percentage === 100)?.version_id

/** The version that gets all of the traffic now. */
export const liveVersion = async (): Promise<string | undefined> =>
  onlyVersion(orStop(await readJson<Deployment>('deployments', 'status'), "what's live"))

/** Marks the version that only says that the site opens soon. */
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
  const [deployments, versions] = await Promise.all([
    readJson<readonly Deployment[]>('deployments', 'list'),
    readJson<readonly Version[]>('versions', 'list'),
  ])
  if (typeof deployments === 'string' || typeof versions === 'string') return undefined
  return siteVersions(deployments, versions).length > 0
}
