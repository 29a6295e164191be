import type { AnyForm, Values } from '../forms/form.ts'
import { photosField, textFields } from '../forms/form.ts'

/** More than six photos at their limit; what is larger was not sent by our form. */
export const maxBodyBytes = 52 * 1024 * 1024

export type Submission = {
  readonly values: Values
  /** Idempotency key that the browser minted; empty without JavaScript. */
  readonly key: string
  readonly files: readonly File[]
}

export type SubmissionResult =
  | { readonly ok: true; readonly submission: Submission }
  | { readonly ok: false; readonly status: 400 | 413 | 415; readonly reason: 'malformed' | 'too-large' | 'wrong-type' }

/**
 * Reads a request body to its end, whatever length it declares. Past the limit the rest is read and dropped, and the
 * result is undefined: an answer before the end would reset the connection, and the sender would never see it.
 */
async function readBody(request: Request): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of request.body ?? []) {
    length += chunk.length
    if (length > maxBodyBytes) chunks.length = 0
    else chunks.push(chunk)
  }
  if (length > maxBodyBytes) return undefined
  const body = new Uint8Array(length)
  let at = 0
  for (const chunk of chunks) {
    body.set(chunk, at)
    at += chunk.length
  }
  return body
}

/** Reads a sent form: every text field as it was typed and the files of its photo field. Never throws on bad input. */
export async function readSubmission(form: AnyForm, request: Request): Promise<SubmissionResult> {
  const type = request.headers.get('content-type') ?? ''
  if (!/^(multipart\/form-data|application\/x-www-form-urlencoded)\b/i.test(type))
    return { ok: false, status: 415, reason: 'wrong-type' }
  const body = await readBody(request)
  if (!body) return { ok: false, status: 413, reason: 'too-large' }
  let data: FormData
  try {
    data = await new Response(body, { headers: { 'content-type': type } }).formData()
  } catch {
    return { ok: false, status: 400, reason: 'malformed' }
  }
  const text = (name: string) => {
    const value = data.get(name)
    return typeof value === 'string' ? value : ''
  }
  const photos = photosField(form)
  const files = photos ? data.getAll(photos[0]).filter((file) => file instanceof File) : []
  return {
    ok: true,
    submission: {
      values: Object.fromEntries(textFields(form).map(([name]) => [name, text(name)])),
      key: text('key'),
      // A browser sends one empty, nameless file where none was chosen.
      files: files.filter((file) => file.size > 0 || file.name !== ''),
    },
  }
}
