import { load } from 'cheerio'
import { personal } from './case.ts'
import type { Answer } from './wire.ts'

const mark = 'hostilemark'
const elsewhere = 'evil.example'
const leaves = /^\s*(?:https?:)?[\\/]{2}[^/]*evil\.example/i

/** Parts of a case’s text that act in a page, instead of being shown. */
export function htmlHarm(html: string): string[] {
  if (!html.includes(mark) && !html.includes(elsewhere)) return []
  const $ = load(html)
  const scripts = $('script, style')
    .toArray()
    .filter((element) => $(element).text().includes(mark))
  const attributes = $('*')
    .toArray()
    .flatMap((element) => Object.entries('attribs' in element ? element.attribs : {}))
    .filter(
      ([name, value]) =>
        /^on|hostilemark/i.test(name) ||
        (/^(?:href|src|action|formaction)$/i.test(name) &&
          (/^\s*(?:javascript|data|vbscript):/i.test(value) || leaves.test(value))),
    )
  return [...scripts.map(() => 'a script'), ...attributes.map(([name, value]) => `${name}="${value.slice(0, 60)}"`)]
}

/** Pages have half of it; an answer that repeats what was sent has more. */
const longestAnswer = 200 * 1024

/** Problems of an answer: it redirects elsewhere, repeats the input, is too long, or lacks security headers. */
export function headHarm({ status, headers, body }: Answer, origin: string): string[] {
  const location = String(headers.location ?? '')
  const leadsAway = location !== '' && !/^\/(?![/\\])/.test(location) && !location.startsWith(`${origin}/`)
  const repeated = Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}`)
    .filter((line) => line.includes(mark) || line.includes(elsewhere))
  const isPage = String(headers['content-type']).startsWith('text/html')
  const lacks = ['content-security-policy', 'x-content-type-options'].filter((name) => isPage && !headers[name])
  return [
    ...(body.length > longestAnswer ? [`${body.length} characters`] : []),
    ...(status >= 500 ? [`status ${status}`] : []),
    ...(leadsAway ? [`leads to ${location}`] : []),
    ...repeated,
    ...lacks.map((name) => `no ${name}`),
  ]
}

export type SentMail = {
  readonly from: string
  readonly to: readonly string[]
  readonly subject: string
  readonly text: string
  readonly replyTo?: string
}

const unshown = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069\u061c]/u

/** Parts of an email that a field made: a header, another recipient, a line that looks like ours. */
export function mailHarm({ from, to, subject, text, replyTo }: SentMail): string[] {
  const lines = text
    .split(/\r\n|[\n\r\u2028\u2029\u0085]/)
    .filter((line) => /^(?:bcc|subject|x-hostilemark)\b/i.test(line))
  const addresses = [...to, ...(replyTo === undefined ? [] : [replyTo])]
  const alone = to.length === 1 && addresses.every((address) => /^[^\s,;<>()"@]+@[^\s,;<>()"@]+$/.test(address))
  return [
    ...(unshown.test(subject) ? [`subject ${JSON.stringify(subject)}`] : []),
    ...(alone ? [] : [`to ${addresses.join(' and ')}`]),
    ...(from.includes(mark) ? [`from ${from}`] : []),
    ...lines,
  ]
}

/** Cells of comma-separated values (RFC 4180). */
const cellsOf = (csv: string): string[] =>
  Array.from(csv.matchAll(/(?:^|,|\r\n)(?:"((?:[^"]|"")*)"|([^,"\r\n]*))/g), ([, quoted, plain = '']) =>
    quoted === undefined ? plain : quoted.replaceAll('""', '"'),
  )

/** The cells of an export that a spreadsheet would run. */
export const csvHarm = (csv: string): string[] =>
  cellsOf(csv).filter((cell) => /^[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/.test(cell))

/** What must not be stored: invisible characters and those that change the text's direction. Line breaks may stay. */
export const storedHarm = (answers: string): string[] =>
  Object.entries(JSON.parse(answers) as Record<string, string>)
    .filter(([, text]) => /(?!\n)[\p{Cc}\p{Cs}\u061c\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/u.test(text))
    .map(([name, text]) => `${name}: ${JSON.stringify(text).slice(0, 80)}`)

/** Log lines with personal data. */
export const logHarm = (lines: readonly string[]): string[] =>
  lines.filter((line) => line.includes(personal) || /555\D{0,2}\d{4}|[\w.]+@[\w.]+\w|[?&](?:t|add|place)=/.test(line))

const starts = { jpg: [0xff, 0xd8, 0xff], png: [0x89, 0x50, 0x4e, 0x47], webp: [0x52, 0x49, 0x46, 0x46] }

/** Problems of a file in the bucket: its name, its type, or its content besides the image. */
export function fileHarm(key: string, bytes: Uint8Array): string[] {
  const kind = /^photos\/[0-9A-Z]{10}-[0-9a-f]{32}\.(jpg|png|webp)$/.exec(key)?.[1] as keyof typeof starts | undefined
  if (!kind) return [`name ${key}`]
  const wrong = starts[kind].some((byte, at) => bytes[at] !== byte)
  return [...(wrong ? [`kind ${key}`] : []), ...(Buffer.from(bytes).includes(mark) ? [`content ${key}`] : [])]
}
