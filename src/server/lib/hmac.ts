const encoder = new TextEncoder()

/** Bytes as two digits each. */
export const hex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

/** HMAC-SHA256 of a text, 32 bytes. A text as key is taken as its UTF-8 bytes. */
export async function hmac(key: string | Uint8Array<ArrayBuffer>, text: string): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = typeof key === 'string' ? encoder.encode(key) : key
  const imported = await crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  return new Uint8Array(await crypto.subtle.sign('HMAC', imported, encoder.encode(text)))
}
