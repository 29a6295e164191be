import { reasonIn, run, stop } from '../lib/run.ts'
import { liveVersion } from './versions.ts'

/** Gives a version all of the traffic. What wrangler says of a failure may be wrong, so what counts is what is live then. */
export async function sendTraffic(id: string): Promise<void> {
  const args = ['versions', 'deploy', `${id}@100%`, '--yes', '--message', 'npm run deploy']
  const { code, output } = await run('wrangler', args)
  if (code !== 0 && (await liveVersion()) !== id)
    stop(`the version before is still live: ${reasonIn(output)}`, 'npm run deploy again; it picks up from here')
  console.log(`traffic    goes to ${id}`)
}

/**
 * Domain, workers.dev address and cron belong to no version, so they change last, when what they lead to is live. On a
 * terminal wrangler asks before it takes over a domain that leads elsewhere; without one it just does it.
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
