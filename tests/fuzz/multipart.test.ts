import fc from 'fast-check'
import { expect, it } from 'vitest'
import { formNamed, forms } from '../../src/forms/forms.ts'
import { partLimits } from '../../src/server/http/limits.ts'
import { openBody } from '../../src/server/http/requestBody.ts'
import { readSubmission } from '../../src/server/intake/submission.ts'
import { inPieces, sentRequest } from '../support/sentBody.ts'

const names = [
  'phone',
  'location',
  'junk-type',
  'message',
  'junk-photos',
  'photo-id',
  'key',
  'elapsed',
  '__proto__',
  '',
]
/** Mostly the first, so that most bodies have something to read in them. */
const mostly = <Value>(usual: Value, ...others: Value[]) =>
  fc.oneof({ weight: 15 * others.length, arbitrary: fc.constant(usual) }, fc.constantFrom(...others))

const name = fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...names) }, fc.string({ unit: 'binary', maxLength: 20 }))
const content = fc.oneof(
  { weight: 12, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
  fc.constantFrom('\r\n', '\r\n--mark', '\r\n--mark--', '--mark\r\n', '\r\n\r\n', '\0'),
  fc.integer({ min: partLimits.fieldBytes - 2, max: partLimits.fieldBytes + 2 }).map((length) => 'x'.repeat(length)),
)
const fileName = fc.option(fc.oneof(fc.constantFrom('', 'a.jpg', '"', '../../x', 'ф.jpg'), fc.string()), {
  nil: undefined,
})

const part = fc
  .record({
    name,
    fileName,
    content,
    end: mostly('\r\n', '\n', '\r', ''),
    disposition: mostly('form-data', 'attachment', 'FORM-DATA', ''),
    more: fc.constantFrom(
      '',
      '',
      'Content-Type: image/jpeg\r\n',
      'X: y\r\n'.repeat(30),
      `X: ${'y'.repeat(20_000)}\r\n`,
    ),
  })
  .map(
    ({ name, fileName, content, end, disposition, more }) =>
      `--mark${end}${more}Content-Disposition: ${disposition}; name="${name}"${
        fileName === undefined ? '' : `; filename="${fileName}"`
      }\r\n\r\n${content}\r\n`,
  )

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
  form: fc.constantFrom(...forms.map(({ name }) => name)),
  parts: fc.oneof(
    { weight: 9, arbitrary: fc.array(part, { maxLength: 12 }) },
    fc.array(part, { minLength: 90, maxLength: 120 }),
  ),
  last: mostly('--mark--\r\n', '--mark--', '--mark', '', '--mark--\r\nwords after'),
  changes: fc.oneof(fc.array(change, { maxLength: 0 }), fc.array(change, { maxLength: 4 })),
  type: mostly(
    'multipart/form-data; boundary=mark',
    'multipart/form-data; boundary="mark"',
    'multipart/form-data; boundary=other',
    'multipart/form-data',
    'application/x-www-form-urlencoded',
    'text/plain',
  ),
  length: mostly<string | undefined>(undefined, '0', '70000', '99999999999', 'x'),
  /** Number of chunks. */
  pieces: fc.integer({ min: 1, max: 150 }),
  end: mostly<'ends' | 'breaks'>('ends', 'breaks'),
})

type Sending = typeof sending extends fc.Arbitrary<infer Sent> ? Sent : never

/** Result of reading a body that arrives in chunks: a refusal, or everything that was sent. */
async function outcome({ form, type, length, end }: Sending, pieces: readonly Uint8Array[]) {
  const request = sentRequest(pieces, { 'content-type': type, ...(length && { 'content-length': length }) }, end)
  const body = openBody(request, () => 0)
  const definition = formNamed(form)
  if (!definition) throw new Error(`no form named ${form}`)
  const result = await readSubmission(definition, request, body)
  if (!result.ok) {
    await body.drain()
    return { ...result, files: [] }
  }
  const files: (string | number)[] = []
  for await (const file of result.submission.files) files.push(typeof file === 'string' ? file : file.length)
  await body.drain()
  return { ...result, submission: { ...result.submission, files: undefined }, files }
}

const statuses = new Set([400, 408, 411, 413, 415])
const fileEnds = new Set(['malformed', 'too-large', 'too-slow', 'cut-off'])

/** Problems of an outcome: unknown to its callers, or over the limits. */
function wrong(found: Awaited<ReturnType<typeof outcome>>): string[] {
  if (!found.ok) return statuses.has(found.status) ? [] : [`status ${found.status}`]
  const { values, photoIds, key } = found.submission
  const texts = [...Object.values(values), ...photoIds, key]
  return [
    ...texts.filter((text) => text.length > partLimits.fieldBytes).map(({ length }) => `a text of ${length}`),
    ...found.files.filter((file) => typeof file === 'string' && !fileEnds.has(file)).map(String),
    // What ends the files is the last of them.
    ...(found.files.slice(0, -1).some((file) => typeof file === 'string') ? ['files after their end'] : []),
  ]
}

/**
 * Whatever a body holds, and wherever the network cuts it: reading it gives one of the known outcomes, within the limits,
 * and the same as when it comes at once. `count` hears of each outcome.
 */
const multipartProperty = (count: (outcome: string) => void) =>
  fc.asyncProperty(sending, async (sent) => {
    const bytes = sent.changes.reduce(changed, new TextEncoder().encode(sent.parts.join('') + sent.last))
    const found = await outcome(sent, inPieces(bytes, Math.ceil(bytes.length / sent.pieces)))
    const problems = wrong(found)
    if (problems.length > 0) throw new Error(problems.join(', '))
    const whole = await outcome(sent, bytes.length > 0 ? [bytes] : [])
    if (JSON.stringify(found) !== JSON.stringify(whole))
      throw new Error(`${JSON.stringify(found)} in pieces, ${JSON.stringify(whole)} whole`)
    count(found.ok ? `taken with ${found.files.length} files` : found.reason)
  })

it('every body ends in one of the known outcomes, in pieces as at once', async () => {
  const outcomes = new Set<string>()
  await fc.assert(
    multipartProperty((outcome) => outcomes.add(outcome)),
    { numRuns: 400, seed: 20_261_117 },
  )
  // The generated bodies cover the usual outcomes.
  for (const outcome of ['taken with 0 files', 'taken with 2 files', 'cut-off', 'too-large', 'malformed'])
    expect(outcomes).toContain(outcome)
})
