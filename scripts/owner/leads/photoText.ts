import { paths } from '../../../src/routes.ts'
import { seePhotosToken } from '../../../src/server/delivery/links.ts'
import { knownSecrets, remoteSecrets, siteUrl } from '../../lib/wranglerConfig.ts'
import type { Target } from '../lib/wrangler.ts'
import { longDate } from './times.ts'

export type PhotoRow = { id: string; type: string; bytes: number; attached_at: number | null }

const days = 24 * 60 * 60_000

/** Help when links can't be signed. */
const noSecret = ({ remote }: Target) =>
  remote
    ? `No links: ${remoteSecrets} with the line LEAD_SECRET="…" is not here. npm run deploy wrote it on the machine that deployed first; copy it from there.`
    : 'No links: .dev.vars is not here. Run npm start once.'

/** A request's photos in words, with links that show them for thirty days. */
export async function photoText(target: Target, reference: string, photos: readonly PhotoRow[]): Promise<string[]> {
  if (photos.length === 0) return []
  const { LEAD_SECRET } = knownSecrets(target)
  const sizes = photos.map(({ type, bytes }) => `${type}, ${Math.ceil(bytes / 1024)} KB`)
  if (!LEAD_SECRET) return [...sizes, noSecret(target)]
  const now = Date.now()
  const site = await siteUrl(target)
  const token = await seePhotosToken({ env: { LEAD_SECRET, SITE_URL: site }, now: () => now }, reference)
  const one = ({ id, attached_at }: PhotoRow) =>
    attached_at === null ? 'uploaded, not sent with the request' : site + paths.leadPhoto({ token, id })
  return [
    ...photos.map((photo, index) => `${sizes[index]}: ${one(photo)}`),
    `All of them, until ${longDate(now + 30 * days)}: ${site}${paths.leadPhotos({ token })}`,
  ]
}
