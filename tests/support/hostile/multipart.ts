import type { Sent } from './case.ts'
import { post } from './case.ts'

export const boundary = 'hostile'
export const multipartType = `multipart/form-data; boundary=${boundary}`

/** One part, its head as it is written: no library would write these. */
export type Part = { readonly head: string; readonly body: string | Uint8Array }

export const textPart = (name: string, body: string | Uint8Array): Part => ({
  head: `Content-Disposition: form-data; name="${name}"`,
  body,
})

export const filePart = (name: string, fileName: string, body: string | Uint8Array, type = 'image/jpeg'): Part => ({
  head: `Content-Disposition: form-data; name="${name}"; filename="${fileName}"\r\nContent-Type: ${type}`,
  body,
})

export const textParts = (fields: Readonly<Record<string, string | Uint8Array>>): Part[] =>
  Object.entries(fields).map(([name, value]) => textPart(name, value))

const bytesOf = (text: string | Uint8Array) => (typeof text === 'string' ? Buffer.from(text) : Buffer.from(text))

/** Parts as one body with its end. */
export const joinParts = (parts: readonly Part[]): Buffer =>
  Buffer.concat([
    ...parts.flatMap(({ head, body }) => [
      Buffer.from(`--${boundary}\r\n${head}\r\n\r\n`),
      bytesOf(body),
      Buffer.from('\r\n'),
    ]),
    Buffer.from(`--${boundary}--\r\n`),
  ])

export const postParts = (path: string, parts: readonly Part[], headers: Record<string, string> = {}): Sent =>
  post(path, multipartType, joinParts(parts), headers)
