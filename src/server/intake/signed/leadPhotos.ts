import { spentLink } from '../../../pages/AddPhotos.tsx'
import { leadPhotosPage } from '../../../pages/LeadPhotos.tsx'
import { referenceIn } from '../../delivery/photoLinks.ts'
import type { SignedPage } from './signedPage.ts'

type Row = { id: string; object_key: string; type: string }

const attached = 'SELECT id, object_key, type FROM photos WHERE reference = ? AND attached_at IS NOT NULL'

/** Where the owner sees a request's photos. */
export const leadPhotos: SignedPage = {
  path: '/lead-photos',
  async get({ token, services }) {
    const reference = await referenceIn(services, 'see-photos', token)
    if (!reference) return { page: spentLink, status: 410 }
    const { results } = await services.env.DB.prepare(`${attached} ORDER BY stored_at`).bind(reference).all<Row>()
    const pictures = results.map(({ id }) => `/lead-photo?id=${id}&t=${token}`)
    return { page: leadPhotosPage(reference, pictures), status: 200 }
  },
}

/** One of these pictures. */
export const leadPhoto: SignedPage = {
  path: '/lead-photo',
  async get({ token, query, services }) {
    const { env } = services
    const reference = await referenceIn(services, 'see-photos', token)
    if (!reference) return { page: spentLink, status: 410 }
    const row = await env.DB.prepare(`${attached} AND id = ?`)
      .bind(reference, query.get('id') ?? '')
      .first<Row>()
    const object = row && (await env.FILES.get(row.object_key))
    if (!row || !object) return { page: spentLink, status: 404 }
    return { file: new Response(await object.arrayBuffer(), { headers: { 'content-type': row.type } }) }
  },
}
