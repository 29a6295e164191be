import type { Values } from '../shared/forms/form.ts'
import { hmac } from '../shared/http/access.ts'
import { personOf, streetOf } from './decide.ts'

// Crockford's base 32 has no I, L, O or U, so that people can read a reference out on the phone.
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** The first ten base-32 characters (50 bits) of some bytes. */
export function crockford(bytes: Uint8Array): string {
  let bits = 0n
  for (const byte of bytes.subarray(0, 7)) bits = (bits << 8n) | BigInt(byte)
  return Array.from({ length: 10 }, (_, index) => alphabet[Number((bits >> BigInt(51 - index * 5)) & 31n)]).join('')
}

/** The shape of every reference, as it is in a URL. */
export const referencePattern = /^[0-9A-HJKMNP-TV-Z]{10}$/

/** A form's name, and the key that the browser minted; empty without JavaScript. */
type Sent = { readonly form: string; readonly key: string }

/** Whether a text can be a key that a browser minted. */
export const isKey = (text: string): boolean => /^[\w-]{16,64}$/.test(text)

/** The reference of what the browser sends first under one key, and of its photos; undefined when it is no key. */
export async function keyReference(secret: string, { form, key }: Sent): Promise<string | undefined> {
  if (!isKey(key)) return undefined
  return crockford(await hmac(secret, `lead:${form}:key:${key}`))
}

/** The reference of a request that comes under the key of another one: the same for each person and street. */
export const otherReference = async (secret: string, reference: string, answers: Values): Promise<string> =>
  crockford(await hmac(secret, `lead:${reference}:of:${JSON.stringify([personOf(answers), streetOf(answers)])}`))

/**
 * The reference of a request: the same for every retry, computed without a database. It comes from the browser's key, or
 * else from the content on this local date, so that a double tap without JavaScript is one lead.
 */
export async function leadReference(
  secret: string,
  { answers, date, ...sent }: Sent & { readonly answers: Values; readonly date: string },
): Promise<string> {
  const content = JSON.stringify(Object.entries(answers).sort())
  const byContent = async () => crockford(await hmac(secret, `lead:${sent.form}:content:${date}:${content}`))
  return (await keyReference(secret, sent)) ?? byContent()
}
