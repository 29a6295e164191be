import type { AnyForm, Values } from '../forms/form.ts'
import { photosField, textFields, trapName } from '../forms/form.ts'

/** Six photos at their limit together, and the text; what is larger is cut where the last whole part ends. */
export const maxBodyBytes = 32 * 1024 * 1024

export type Submission = {
  readonly values: Values
  /** Idempotency key that the browser minted; empty without JavaScript. */
  readonly key: string
  readonly files: readonly File[]
  /** Photos that were uploaded before, by their ids. */
  readonly photoIds: readonly string[]
  /** Files that were sent and did not fit. */
  readonly cutOff: boolean
  readonly trap: string
  /** Whole ms from the first touch to the sending; undefined without JavaScript. */
  readonly elapsedMs: number | undefined
  /** What the challenge against robots gave, where one is configured. */
  readonly challenge: string
}

export type SubmissionResult =
  | { readonly ok: true; readonly submission: Submission }
  | { readonly ok: false; readonly status: 400 | 413 | 415; readonly reason: 'malformed' | 'too-large' | 'wrong-type' }

type Body = { readonly bytes: Uint8Array<ArrayBuffer>; readonly whole: boolean }

/**
 * Reads a request body to its end, whatever length it declares; what is past the limit is read and dropped. An answer
 * before the end would reset the connection, and the sender would never see it.
 */
async function readBody(request: Request): Promise<Body> {
  const chunks: Uint8Array[] = []
  let length = 0
  let whole = true
  for await (const chunk of request.body ?? []) {
    whole &&= length + chunk.length <= maxBodyBytes
    if (!whole) continue
    length += chunk.length
    chunks.push(chunk)
  }
  const bytes = new Uint8Array(length)
  let at = 0
  for (const chunk of chunks) {
    bytes.set(chunk, at)
    at += chunk.length
  }
  return { bytes, whole }
}

/** A multipart body without the part that was not read to its end: text comes before photos, so that it stays. */
function closeMultipart(bytes: Uint8Array<ArrayBuffer>, type: string): Uint8Array<ArrayBuffer> | undefined {
  const [, quoted, plain] = /boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(type) ?? []
  const mark = new TextEncoder().encode(`\r\n--${quoted ?? plain}`)
  for (let at = bytes.length - mark.length; at > 0; at--) {
    if (bytes[at] !== 13 || !mark.every((byte, index) => bytes[at + index] === byte)) continue
    const end = new TextEncoder().encode('--\r\n')
    const closed = new Uint8Array(at + mark.length + end.length)
    closed.set(bytes.subarray(0, at + mark.length))
    closed.set(end, at + mark.length)
    return closed
  }
  return undefined
}

async function parse(bytes: Uint8Array<ArrayBuffer> | undefined, type: string): Promise<FormData | undefined> {
  try {
    return bytes && (await new Response(bytes, { headers: { 'content-type': type } }).formData())
  } catch {
    return undefined
  }
}

/** The fields of a request that carries a form, and whether all of it was read. Never throws on bad input. */
export async function readFormData(
  request: Request,
): Promise<
  { readonly ok: true; readonly data: FormData; readonly whole: boolean } | Extract<SubmissionResult, { ok: false }>
> {
  const type = request.headers.get('content-type') ?? ''
  if (!/^(multipart\/form-data|application\/x-www-form-urlencoded)\b/i.test(type))
    return { ok: false, status: 415, reason: 'wrong-type' }
  const { bytes, whole } = await readBody(request)
  const data = await parse(whole ? bytes : closeMultipart(bytes, type), type)
  if (data) return { ok: true, data, whole }
  return whole ? { ok: false, status: 400, reason: 'malformed' } : { ok: false, status: 413, reason: 'too-large' }
}

/** Text of a field; empty where there is none or where it is a file. */
export const textOf = (data: FormData, name: string): string => {
  const value = data.get(name)
  return typeof value === 'string' ? value : ''
}

/** The files of a field. A browser sends one empty, nameless file where none was chosen. */
export const filesOf = (data: FormData, name: string): File[] =>
  data.getAll(name).filter((file): file is File => file instanceof File && (file.size > 0 || file.name !== ''))

/** Reads a sent form: every text field as it was typed, the files of its photo field, and how it was sent. */
export async function readSubmission(form: AnyForm, request: Request): Promise<SubmissionResult> {
  const read = await readFormData(request)
  if (!read.ok) return read
  const { data, whole } = read
  const elapsed = textOf(data, 'elapsed')
  const photos = photosField(form)
  return {
    ok: true,
    submission: {
      values: Object.fromEntries(textFields(form).map(([name]) => [name, textOf(data, name)])),
      key: textOf(data, 'key'),
      files: photos ? filesOf(data, photos[0]) : [],
      photoIds: photos
        ? [...new Set(data.getAll('photo-id'))].filter((id) => typeof id === 'string').slice(0, photos[1].maxCount)
        : [],
      cutOff: !whole,
      trap: textOf(data, trapName),
      elapsedMs: /^\d{1,9}$/.test(elapsed) ? Number(elapsed) : undefined,
      challenge: textOf(data, 'cf-turnstile-response'),
    },
  }
}
