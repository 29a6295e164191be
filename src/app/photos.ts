import { isForeign } from '../server/http/gate.ts'
import { jsonResponse } from '../server/http/respond.ts'
import { uploadPhoto } from '../server/intake/latePhotos.ts'
import type { AppContext } from './context.ts'
import { respondProblem } from './errors.ts'

/** Handles a photo that is uploaded before its form is sent. */
export async function handlePhoto(c: AppContext): Promise<Response> {
  if (isForeign(c.req.raw)) return respondProblem(c, 403)
  const { status, ...upload } = await uploadPhoto(c.req.raw, c.var.body, c.var.services)
  const answer = jsonResponse({ ok: status === 200, ...upload }, status)
  if (status === 429) answer.headers.set('retry-after', '3600')
  return answer
}
