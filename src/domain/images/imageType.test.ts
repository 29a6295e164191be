import { expect, it } from 'vitest'
import { imageType } from './imageType.ts'

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))

it('knows the pictures that phones send', () => {
  expect(imageType(bytes('\xff\xd8\xff\xe0\x00\x10JFIF'))).toBe('image/jpeg')
  expect(imageType(bytes('\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR'))).toBe('image/png')
  expect(imageType(bytes('RIFF\x00\x00\x00\x00WEBPVP8 '))).toBe('image/webp')
  expect(imageType(bytes('\x00\x00\x00\x18ftypheic'))).toBe('image/heic')
})

it('goes by the content, so that a renamed file is not taken', () => {
  expect(imageType(bytes('<svg xmlns="http://www.w3.org/2000/svg">'))).toBeUndefined()
  expect(imageType(bytes('\x00\x00\x00\x18ftypmp42'))).toBeUndefined()
  expect(imageType(bytes('RIFF\x00\x00\x00\x00AVI '))).toBeUndefined()
  expect(imageType(new Uint8Array())).toBeUndefined()
})

it('wants the whole of a signature', () => {
  for (const text of [
    '\x89PNX\r\n\x1a\n',
    '\x89PNG\r\n\x1a\r',
    'RIFX\0\0\0\0WEBP',
    'RIFF\0\0\0\0WEBM',
    '\0\0\0\x18fxypheic',
    '\xff\xd8',
    '\xff\xd9\xff',
  ])
    expect(imageType(bytes(text)), text).toBeUndefined()
})
