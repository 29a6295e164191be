import fc from 'fast-check'
import { expect, it } from 'vitest'
import { forms } from '../../src/forms/forms.ts'
import { partLimits } from '../../src/server/http/limits.ts'
import { openBody } from '../../src/server/http/requestBody.ts'
import { readSubmission } from '../../src/server/intake/submission.ts'
import { inPieces, sentRequest } from '../support/sentBody.ts'

const names = ['phone', 'location', 'junk-type', 'message', 'junk-photos', 'photo-id', 'key', '__proto__', '']
/** Mostly the first, so that most bodies have something to read in them. */
const mostly = <Value>(usual: Value, ...others: Value[]) =>
  fc.oneof({ weight: 15 * others.length, arbitrary: fc.constant(usual) }, fc.constantFrom(...others))

const content = fc.oneof(
  { weight: 12, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
  fc.constantFrom('\r\n', '\r\n--edge', '\r\n--edge--', '--edge\r\n', '\r\n\r\n', '\0'),
  fc.integer({ min: partLimits.fieldBytes - 2, max: partLimits.fieldBytes + 2 }).map((length) => 'x'.repeat(length)),
)
const fileName = fc.oneof(fc.constantFrom(undefined, '', 'a.jpg', '"', '../../x', 'ф.jpg'), fc.string())
const header = fc.constantFrom(
  '',
  'Content-Type: image/jpeg\r\n',
  'X: y\r\n'.repeat(30),
  `X: ${'y'.repeat(20_000)}\r\n`,
)

const part = fc
  .record({
    name: fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...names) }, fc.string({ unit: 'binary', maxLength: 20 })),
    fileName,
    content,
    end: mostly('\r\n', '\n', '\r', ''),
    disposition: mostly('form-data', 'attachment', 'FORM-DATA', ''),
    header,
  })
  .map(({ name, fileName, content, end, disposition, header }) => {
    const file = fileName === undefined ? '' : `; filename="${fileName}"`
    return `--edge${end}${header}Content-Disposition: ${disposition}; name="${name}"${file}\r\n\r\n${content}\r\n`
  })

/** Removes some bytes and inserts others, anywhere. */
const change = fc.record({
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  gone: fc.integer({ min: 0, max: 30 }),
  come: fc.uint8Array({ maxLength: 10 }),
})

function changed(body: Uint8Array, { at, gone, come }: { at: number; gone: number; come: Uint8Array }): Uint8Array {
  const place = Math.floor(at * body.length)
  return Buffer.concat([body.subarray(0, place), come, body.subarray(place + gone)])
}

const sending = fc.record({
  form: fc.constantFrom(...forms),
  parts: fc.oneof(
    { weight: 9, arbitrary: fc.array(part, { maxLength: 12 }) },
    fc.array(part, { minLength: 90, maxLength: 120 }),
  ),
  last: mostly('--edge--\r\n', '--edge--', '--edge', '', '--edge--\r\nwords after'),
  changes: fc.oneof(fc.array(change, { maxLength: 0 }), fc.array(change, { maxLength: 4 })),
  type: mostly('multipart/form-data; boundary=edge', 'multipart/form-data', 'application/x-www-form-urlencoded'),
  /** Number of chunks. */
  pieces: fc.integer({ min: 1, max: 150 }),
  end: mostly<'ends' | 'breaks'>('ends', 'breaks'),
})

type Sending = typeof sending extends fc.Arbitrary<infer Sent> ? Sent : never

/** Result of reading a body that arrives in chunks: a refusal, or everything that was sent. */
async function outcome({ form, type, end }: Sending, pieces: readonly Uint8Array[]) {
  const request = sentRequest(pieces, { 'content-type': type }, end)
  const body = openBody(request, () => 0)
  const result = await readSubmission(form, request, body)
  const files: (string | number)[] = []
  if (result.ok)
    for await (const file of result.submission.files) files.push(typeof file === 'string' ? file : file.length)
  await body.drain()
  return result.ok ? ({ ok: true, ...result.submission, files } as const) : result
}

const statuses = new Set([400, 408, 411, 413, 415])
const fileEnds = new Set<unknown>(['malformed', 'too-large', 'too-slow', 'cut-off'])

/** Holds an outcome to what its callers know, and to the limits. */
function expectKnown(found: Awaited<ReturnType<typeof outcome>>): void {
  if (!found.ok) {
    expect(statuses).toContain(found.status)
    return
  }
  for (const text of [...Object.values(found.values), ...found.photoIds, found.key])
    expect(text.length).toBeLessThanOrEqual(partLimits.fieldBytes)
  // What ends the files is the last of them.
  const [last, ...before] = found.files.toReversed()
  expect(typeof last !== 'string' || fileEnds.has(last)).toBe(true)
  expect(before.filter((file) => typeof file === 'string')).toEqual([])
}

it('every body ends in one of the known outcomes, within the limits, in pieces as at once', async () => {
  const outcomes = new Set<string>()
  const property = fc.asyncProperty(sending, async (sent) => {
    const bytes = sent.changes.reduce(changed, new TextEncoder().encode(sent.parts.join('') + sent.last))
    const found = await outcome(sent, inPieces(bytes, Math.ceil(bytes.length / sent.pieces)))
    expectKnown(found)
    expect(await outcome(sent, bytes.length > 0 ? [bytes] : [])).toEqual(found)
    outcomes.add(found.ok ? `taken with ${found.files.length} files` : found.reason)
  })
  await fc.assert(property, { numRuns: 400, seed: 20_261_117 })
  // The generated bodies cover the usual outcomes.
  for (const usual of ['taken with 0 files', 'taken with 2 files', 'cut-off', 'too-large', 'malformed'])
    expect(outcomes).toContain(usual)
})
