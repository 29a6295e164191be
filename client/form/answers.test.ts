import { describe, expect, it } from 'vitest'
import { answerOf } from './send.ts'
import { sentOf } from './sendPhoto.ts'
import { confirmationOf } from './useSending.ts'

describe('the answer to a form', () => {
  it('is read from its status and JSON', () => {
    expect(answerOf(200, '{"ok":true,"location":"/request-received/7K2M9QX4RD"}')).toEqual({
      ok: true,
      location: '/request-received/7K2M9QX4RD',
    })
    expect(answerOf(422, '{"ok":false,"errors":{"phone":"Enter a phone number"}}')).toEqual({
      ok: false,
      errors: { phone: 'Enter a phone number' },
    })
    expect(answerOf(429, '{"ok":false,"failure":"too-many"}')).toMatchObject({ failure: 'too-many' })
    expect(answerOf(429, '{"ok":false,"failure":"too-many-changes"}')).toMatchObject({ failure: 'too-many-changes' })
    expect(answerOf(429, '<html>')).toMatchObject({ failure: 'too-many' })
    expect(answerOf(503, '{"ok":false,"failure":"not-stored"}')).toMatchObject({ failure: 'not-stored' })
  })

  it('of an unexpected kind means that nothing was stored', () => {
    for (const body of ['', 'null', '[]', '<!doctype html>', '{"ok":true}', '{"ok":true,"location":7}'])
      expect(answerOf(200, body), body).toMatchObject({ ok: false, failure: 'not-stored' })
  })
})

describe('the answer to a photo', () => {
  it('is an id, a refusal with its reason, or a failure to retry', () => {
    expect(sentOf(200, '{"ok":true,"id":"p1"}')).toEqual({ kind: 'sent', id: 'p1' })
    expect(sentOf(415, '{"ok":false,"reason":"heic"}')).toEqual({ kind: 'refused', reason: 'heic' })
    expect(sentOf(429, '{"ok":false,"reason":"busy"}')).toEqual({ kind: 'later' })
    for (const status of [0, 200, 408, 429, 500, 503]) expect(sentOf(status, '<html>')).toEqual({ kind: 'failed' })
  })

  it('with an unknown reason is shown as a general refusal', () => {
    for (const body of ['null', '<html>', '{"reason":"constructor"}'])
      expect(sentOf(403, body)).toEqual({ kind: 'refused', reason: 'malformed' })
  })
})

describe('the confirmation', () => {
  const upload = (state: Parameters<typeof confirmationOf>[1][number]['state'], index: number) => ({
    id: String(index),
    name: 'a.jpg',
    file: new File([], 'a.jpg'),
    state,
  })

  it('counts photos that arrived after the request, and missing ones', () => {
    const uploads = [
      { kind: 'sent', id: 'a' } as const,
      { kind: 'sent', id: 'b' } as const,
      { kind: 'later', blob: new Blob() } as const,
      { kind: 'later', blob: new Blob() } as const,
      { kind: 'refused', reason: 'heic' } as const,
    ].map(upload)
    expect(
      confirmationOf({ location: '/r/X?area=call&photos=1&missing=1', photoCount: 1, fileCount: 1 }, uploads),
    ).toBe('/r/X?area=call&photos=2&missing=3')
    expect(confirmationOf({ location: '/r/X', photoCount: 2, fileCount: 0 }, uploads.slice(0, 2))).toBe('/r/X')
  })
})
