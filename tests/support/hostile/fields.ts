import { randomUUID } from 'node:crypto'
import { jpegBytes } from '../requests.ts'
import type { HostileCase } from './case.ts'
import { fieldsOf, formPaths, typed } from './case.ts'
import { formulas, headLines, hugeText, longText, markup, noText, unseen } from './marks.ts'
import type { Part } from './multipart.ts'
import { filePart, postParts, textPart, textParts } from './multipart.ts'

const checked = /phone|email|agreed|slot|texts/

/** Tried in every field of every form. */
const everywhere = ['a script', 'an attribute', 'CRLF and a Bcc', 'a NUL', 'equals', 'invalid UTF-8']

const texts = Object.entries<string | Uint8Array>({
  ...markup,
  ...headLines,
  ...unseen,
  ...formulas,
  ...longText,
  ...hugeText,
  ...noText,
})

/** Free text is always accepted; a field for a number or an address may be refused. */
const statusOf = (field: string, text: string): number[] => {
  if (text in longText) return [422]
  if (text in hugeText) return [413]
  return checked.test(field) ? [303, 422] : [303]
}

/** The worst values in every field of every form; each of the others in one field of each form, all fields in turn. */
const everyField: HostileCase[] = formPaths.flatMap((path) => {
  const names = Object.keys(typed[path] ?? {})
  return texts.flatMap(([text, value], at) =>
    names
      .filter((_, place) => everywhere.includes(text) || place === at % names.length)
      .map((field) => ({
        name: `${path}: ${text} in ${field}`,
        status: statusOf(field, text),
        request: () => postParts(path, textParts({ ...fieldsOf(path), [field]: value })),
      })),
  )
})

const names = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'then',
  '',
  'key',
  'form',
  'extra-line',
]

const oddNames: HostileCase[] = formPaths.flatMap((path) =>
  names.map((name) => ({
    name: `${path}: a field named ${JSON.stringify(name)}`,
    // The runtime ignores parts without a name.
    status: name ? [303] : [303, 400],
    request: () => postParts(path, [...textParts(fieldsOf(path)), textPart(name, '{"admin":true}')]),
  })),
)

const keys: Readonly<Record<string, string>> = {
  empty: '',
  short: 'abc',
  'of 15 KB': 'k'.repeat(15_000),
  'of 65 characters': 'k'.repeat(65),
  'with a path': '../../spool/x/../../y',
  'of another alphabet': '\u043a'.repeat(20),
  'with a NUL': `${randomUUID()}\0`,
  'with a line break': `${randomUUID()}\r\nx: y`,
  'for SQL': "';DROP TABLE leads;--aaaaaa",
  'with markup': '"><script>hostilemark()</script>',
  'named like a property': '__proto____proto__',
}

const oddKeys: HostileCase[] = Object.entries(keys).map(([name, key]) => ({
  name: `a key ${name}`,
  status: [303],
  request: () => postParts('/', textParts(fieldsOf('/', { key, location: `Riverton ${name}` }))),
}))

const many = (name: string, status: number, part: (at: number) => Part): HostileCase[] =>
  [80, 1000].map((count) => ({
    name: `${count} ${name}`,
    status: [count < 100 ? status : 413],
    request: () => postParts('/', [...textParts(fieldsOf('/')), ...Array.from({ length: count }, (_, at) => part(at))]),
  }))

const counts: HostileCase[] = [
  ...many('fields', 303, (at) => textPart(`f${at}`, 'x')),
  ...many('photo ids', 303, () => textPart('photo-id', "'--")),
  {
    name: 'every field twice',
    status: [303],
    request: () => postParts('/', [...textParts(fieldsOf('/')), ...textParts(fieldsOf('/', { phone: 'x' }))]),
  },
  { name: 'no field at all', status: [400, 422], request: () => postParts('/', []) },
]

const elapsed = ['-1', '1e9', 'NaN', '99999999999999999999', '0x10', '\0', '1500; DROP'].map((value) => ({
  name: `an elapsed time of ${JSON.stringify(value)}`,
  status: [303],
  request: () => postParts('/', textParts(fieldsOf('/', { elapsed: value }))),
}))

/** A file where text is asked for, and text where files are. */
const swapped: HostileCase[] = formPaths.flatMap((path) =>
  Object.keys(typed[path] ?? {}).map((field) => ({
    name: `${path}: a file in ${field}`,
    status: ['junk-type', 'email', 'items', 'name', 'texts'].includes(field) ? [303] : [422],
    request: () => {
      const { [field]: _, ...others } = fieldsOf(path)
      return postParts(path, [...textParts(others), filePart(field, 'a.jpg', jpegBytes())])
    },
  })),
)

const textAsFile: HostileCase[] = ['', 'text', '../../x.jpg', '__proto__'].map((value) => ({
  name: `the text ${JSON.stringify(value)} where photos are asked for`,
  status: [303],
  missing: 0,
  request: () => postParts('/', [...textParts(fieldsOf('/')), textPart('junk-photos', value)]),
}))

export const fields: readonly HostileCase[] = [
  ...everyField,
  ...oddNames,
  ...oddKeys,
  ...counts,
  ...elapsed,
  ...swapped,
  ...textAsFile,
]
