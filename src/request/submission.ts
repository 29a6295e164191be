import { type AnyForm, honeypotName, photosField, readValues, type Values } from '../shared/forms/form.ts'
import { boundaryOf, openParts, type Part, type Parts, type PartsEnd, partText } from '../shared/http/multipart.ts'
import {
  type BodyLimit,
  bodyLimits,
  partLimits,
  type RequestBody,
  readText,
  textBytes,
} from '../shared/http/requestBody.ts'

/** A file's bytes, which are good until the next file, or why there are no more files although more may have been sent. */
export type SentFile = Uint8Array | Exclude<PartsEnd, 'end'>

export type Submission = {
  readonly values: Values
  /** Idempotency key that the browser minted; empty without JavaScript. */
  readonly key: string
  /** The place of which its sender was asked whether another one was meant. */
  readonly placeAsked: string
  /** Photos that come with the text: each is read from the request when it's asked for. */
  readonly files: AsyncIterable<SentFile>
  /** Photos that were uploaded before, by their ids. */
  readonly photoIds: readonly string[]
  readonly honeypot: string
  /** Whole ms from the first touch to the sending; undefined without JavaScript. */
  readonly elapsedMs: number | undefined
  /** What the challenge against robots gave, where one is configured. */
  readonly challenge: string
  /** What the browser's script says of the visit; empty without it. */
  readonly source: string
}

const statusOf = {
  malformed: 400,
  'cut-off': 400,
  'too-slow': 408,
  'no-length': 411,
  'too-large': 413,
  'wrong-type': 415,
} as const

type Reason = keyof typeof statusOf
export type RefusedBody = { readonly ok: false; readonly status: (typeof statusOf)[Reason]; readonly reason: Reason }

/** The text of a body, and its files, which follow the text. */
type Fields = { readonly ok: true; readonly fields: URLSearchParams; readonly files: AsyncGenerator<SentFile, void> }

export const refusedBody = (reason: Reason): RefusedBody => ({ ok: false, status: statusOf[reason], reason })

/** The field that carries files, and the most bytes of one file. */
export type FileField = { readonly name: string; readonly maxBytes: number }

async function* noFiles(): AsyncGenerator<SentFile, void> {}

/** The files of one field, the first of which was found already. One that's too large has a byte more than allowed. */
async function* filesFrom(first: Part, parts: Parts, { name, maxBytes }: FileField): AsyncGenerator<SentFile, void> {
  let part: Part | PartsEnd = first
  for (let count = 0; typeof part !== 'string'; part = await parts.next()) {
    if (++count > partLimits.count) return yield 'too-large'
    if (part.name !== name || !part.fileName) continue
    const bytes = await part.read(maxBytes + 1)
    if (bytes !== 'end') yield bytes
    if (typeof bytes === 'string') return
  }
  if (part !== 'end') yield part
}

async function readMultipart(parts: Parts, fileField: FileField | undefined): Promise<Fields | RefusedBody> {
  const fields = new URLSearchParams()
  let bytesLeft = textBytes
  for (let count = 0; ; count++) {
    const part = await parts.next()
    if (part === 'end') return { ok: true, fields, files: noFiles() }
    if (typeof part === 'string') return refusedBody(part)
    if (count === partLimits.count) return refusedBody('too-large')
    if (part.fileName !== undefined) {
      // A browser sends one empty, nameless file where none was chosen.
      if (!fileField || part.name !== fileField.name || part.fileName === '') continue
      return { ok: true, fields, files: filesFrom(part, parts, fileField) }
    }
    const bytes = await part.read(partLimits.fieldBytes + 1)
    if (typeof bytes === 'string') return refusedBody(bytes === 'end' ? 'malformed' : bytes)
    bytesLeft -= bytes.length
    if (bytes.length > partLimits.fieldBytes || bytesLeft < 0) return refusedBody('too-large')
    fields.append(part.name, partText(bytes))
  }
}

async function readUrlencoded(body: RequestBody, limit: BodyLimit): Promise<Fields | RefusedBody> {
  const read = await readText(body, limit)
  if (typeof read === 'string') return refusedBody(read)
  const fields = new URLSearchParams(read.text)
  const isTooMuch =
    fields.size > partLimits.count || [...fields.values()].some((value) => value.length > partLimits.fieldBytes)
  return isTooMuch ? refusedBody('too-large') : { ok: true, fields, files: noFiles() }
}

/**
 * The text of a request that carries a form, and the files of one field, which are read when they're asked for. Text that
 * follows the first file is dropped, since our forms have none. Never throws on bad input.
 */
export async function readFields(
  request: Request,
  body: RequestBody,
  limit: BodyLimit,
  fileField?: FileField,
): Promise<Fields | RefusedBody> {
  const contentType = request.headers.get('content-type') ?? ''
  if (!body.isThere && body.declared === undefined) return refusedBody('no-length')
  const type = limit.types.find((accepted) => new RegExp(`^${accepted}(?![^;,\\s])`, 'i').test(contentType))
  if (!type) return refusedBody('wrong-type')
  if (limit.excess === 'refuse' && (body.declared ?? 0) > limit.bytes) return refusedBody('too-large')
  if (type !== 'multipart/form-data') return readUrlencoded(body, limit)
  const boundary = boundaryOf(contentType)
  if (!boundary) return refusedBody('malformed')
  return readMultipart(
    openParts(() => body.read(limit), boundary),
    fileField,
  )
}

/** What text inputs say of a form: every answer as typed, and how it was sent. */
export function submissionOf(form: AnyForm, textOf: (name: string) => string): Submission {
  const elapsed = textOf('elapsed')
  return {
    values: readValues(form, textOf),
    key: textOf('key'),
    placeAsked: textOf('place-asked'),
    files: noFiles(),
    photoIds: [],
    honeypot: textOf(honeypotName),
    elapsedMs: /^\d{1,9}$/.test(elapsed) ? Number(elapsed) : undefined,
    challenge: textOf('cf-turnstile-response'),
    source: textOf('source'),
  }
}

/** Reads a sent form: every text field as typed, the files of its photo field, and how it was sent. */
export async function readSubmission(
  form: AnyForm,
  request: Request,
  body: RequestBody,
): Promise<{ readonly ok: true; readonly submission: Submission } | RefusedBody> {
  const [photosName, photos] = photosField(form) ?? []
  const fileField = photosName && photos && { name: photosName, maxBytes: photos.maxBytes }
  const read = await readFields(request, body, fileField ? bodyLimits.photos : bodyLimits.text, fileField || undefined)
  if (!read.ok) return read
  const { fields, files } = read
  const photoIds = photos ? [...new Set(fields.getAll('photo-id'))].slice(0, photos.maxCount) : []
  return {
    ok: true,
    submission: { ...submissionOf(form, (name) => fields.get(name) ?? ''), files, photoIds },
  }
}
