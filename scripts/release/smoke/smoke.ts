import { stop, wranglerCommand } from '../../lib/run.ts'
import { configuredSiteUrl } from '../../lib/wranglerConfig.ts'
import { openSite } from '../../owner/ownerSite.ts'
import type { Uploaded } from '../upload.ts'
import { tryLead } from './lead.ts'
import { checkPages, pathsIn, untilReady } from './pages.ts'

const again = (id: string) =>
  `${wranglerCommand(`tail --version-id ${id}`)} shows its errors. Fix it, then npm run deploy again`

/**
 * Tests a version where it has no traffic: every page, health, and a request that is stored, notified and deleted. Stops
 * when something is wrong. `canLackOwner`: a preview is worth looking at before the owner can be notified.
 */
export async function smoke({ id, preview, sitemap }: Uploaded, canLackOwner: boolean): Promise<void> {
  if (!(await untilReady(preview)))
    stop(
      `the version without traffic doesn't answer at ${preview}`,
      'npm run deploy again in a minute; it picks up from here',
    )
  const problems = await checkPages(preview, await configuredSiteUrl(), sitemap)
  const more = problems.length > 5 ? [`and ${problems.length - 5} more`] : []
  if (problems.length > 0)
    stop(`the version without traffic failed its test: ${[...problems.slice(0, 5), ...more].join('; ')}`, again(id))
  console.log(`test       ${pathsIn(sitemap).length} pages answer as they should`)
  const { stored, notified } = await tryLead(preview, await openSite({ remote: true })).catch((error: Error) =>
    stop(error.message, 'npm run deploy again; it picks up from here'),
  )
  if (stored.length > 0) stop(`the version without traffic failed its test: ${stored.join('; ')}`, again(id))
  if (notified.length > 0 && !canLackOwner)
    stop(
      `a request was stored, but the owner wasn't notified: ${notified.join('; ')}`,
      'docs/troubleshooting.md, "No email comes". Then npm run deploy again; it picks up from here',
    )
  console.log(`test       a request was stored and deleted; ${notified.join('; ') || 'the owner was notified'}`)
}
