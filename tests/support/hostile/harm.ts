import { load } from 'cheerio'

/** A name in every value that a person sends: a log that contains it leaks personal data. */
export const personal = 'Zebulon'

const mark = 'hostilemark'
const elsewhere = 'evil.example'
const leaves = /^\s*(?:https?:)?[\\/]{2}[^/]*evil\.example/i

/** Parts of an attack’s text that act in a page, instead of being shown. */
export function htmlHarm(html: string): string[] {
  if (!html.includes(mark) && !html.includes(elsewhere)) return []
  const $ = load(html)
  const scripts = [...$('script, style')].filter((element) => $(element).text().includes(mark))
  const attributes = [...$('*')]
    .flatMap((element) => Object.entries('attribs' in element ? element.attribs : {}))
    .filter(
      ([name, value]) =>
        /^on|hostilemark/i.test(name) ||
        (/^(?:href|src|action|formaction)$/i.test(name) &&
          (/^\s*(?:javascript|data|vbscript):/i.test(value) || leaves.test(value))),
    )
  return [...scripts.map(() => 'a script'), ...attributes.map(([name, value]) => `${name}="${value.slice(0, 60)}"`)]
}

/** In characters. Pages have half of it, and an answer that repeats what was sent has more. */
const longestAnswer = 200 * 1024

/** Problems of an answer: it fails, redirects elsewhere, repeats the input, is too long, or lacks security headers. */
export function headHarm({ status, headers }: Pick<Response, 'status' | 'headers'>, body: string): string[] {
  const location = headers.get('location') ?? ''
  const repeated = [...headers]
    .map(([name, value]) => `${name}: ${value}`)
    .filter((line) => line.includes(mark) || line.includes(elsewhere))
  const isPage = headers.get('content-type')?.startsWith('text/html')
  const lacks = ['content-security-policy', 'x-content-type-options'].filter((name) => isPage && !headers.get(name))
  return [
    ...(body.length > longestAnswer ? [`${body.length} characters`] : []),
    ...(status >= 500 ? [`status ${status}`] : []),
    ...(location !== '' && !/^\/(?![/\\])/.test(location) ? [`leads to ${location}`] : []),
    ...repeated,
    ...lacks.map((name) => `no ${name}`),
  ]
}

const unshown = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069\u061c]/u

/** Lines of an email, its subject first, that a field made: a header, or a line that looks like ours. */
export function mailHarm(mail: string): string[] {
  const [subject = '', ...lines] = mail.split(/\r\n|[\n\r\u2028\u2029\u0085]/)
  return [
    ...(unshown.test(subject) ? [`subject ${JSON.stringify(subject)}`] : []),
    ...lines.filter((line) => /^(?:bcc|subject|x-hostilemark)\b/i.test(line)),
  ]
}

/** Answers with characters that are invisible or change the text's direction; only line breaks may be stored. */
export const storedHarm = (answers: string): string[] =>
  Object.values(JSON.parse(answers) as Record<string, string>).filter((text) =>
    /(?!\n)[\p{Cc}\p{Cs}\u061c\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/u.test(text),
  )

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
