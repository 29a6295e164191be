import { own } from '../text.ts'

/** The longest text that's read as a number, with its extension and words around it. */
export const longestPhone = 100

type UsPhone = { readonly e164: string; readonly extension?: string }

/** A digit of any script: each script has its ten in a row. */
function plainDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  let value = 0
  while (/\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value++
  return String(value % 10)
}

/** Digits, with whatever people put between them. */
const digitRuns = /\+?\s*\d(?:[^\p{L}\p{N},;:#=]*\d)*/gu

/** So many digits may be a number by themselves. */
const fewestDigits = 7

const extensionAfter = /^(?:[\s(,;.-]*(?:extensi[oó]n|extn?|x|#|interno|int|anexo)[\s.:=#]*|[,;]+)(\d{1,6})(?!\d)/iu

/**
 * Reads a phone number of the North American plan wherever its ten digits are clear: in any hyphens and digits, with
 * invisible characters from another program, with words around it, `tel:`, `001` or an extension. Area code and exchange
 * never begin with 0 or 1. Undefined when it is none, another country's, or one of two.
 */
export function parseUsPhone(typed: string): UsPhone | undefined {
  if (typed.length > longestPhone) return undefined
  const text = typed
    .normalize('NFKC')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .replace(/\p{Nd}/gu, plainDigit)
  const runs = [...text.matchAll(digitRuns)].map(({ 0: run, index }) => ({
    digits: run.replace(/[^\d+]|(?<=.)\+/g, ''),
    rest: text.slice(index + run.length),
  }))
  const [run, another] = runs.filter(({ digits }) => digits.length >= fewestDigits)
  const [, number] = /^(?:\+?1|001)?([2-9]\d{2}[2-9]\d{6})$/.exec(run?.digits ?? '') ?? []
  if (!run || another || !number) return undefined
  const [, extension] = extensionAfter.exec(run.rest) ?? []
  return extension ? { e164: `+1${number}`, extension } : { e164: `+1${number}` }
}

/** `+12025550123` as `(202) 555-0123`, with `;ext=4` after it as `ext. 4`; anything else as it is. */
export function formatUsPhone(e164: string): string {
  const match = /^\+1(\d{3})(\d{3})(\d{4})(?:;ext=(\d+))?$/.exec(e164)
  return match ? `(${match[1]}) ${match[2]}-${match[3]}${match[4] ? ` ext. ${match[4]}` : ''}` : e164
}

// What makes a text no email address, and what its writer may have meant. Sending is the only real test; this refuses what
// strict mail services refuse, so that a typo is noticed right away and not by the mail that never comes.

const forbidden = /[\s@,;:<>()[\]\\"?#%]/
/** Longest local part and longest address that mail servers take (RFC 5321). */
const limits = { local: 64, address: 254 }

/** Endings of providers that people leave off. */
const providers: Readonly<Record<string, string>> = {
  gmail: 'gmail.com',
  yahoo: 'yahoo.com',
  hotmail: 'hotmail.com',
  outlook: 'outlook.com',
  icloud: 'icloud.com',
  aol: 'aol.com',
  comcast: 'comcast.net',
}

const isLabel = (label: string) => label.length <= 63 && /^[^-](?:.*[^-])?$/.test(label)

function isDomain(domain: string): boolean {
  const labels = domain.split('.')
  const ending = labels.at(-1) ?? ''
  return labels.length > 1 && labels.every(isLabel) && ending.length > 1 && !/^\d+$/.test(ending)
}

/** Whether a mail service could take it as an address: `jo@example.com`. */
export function isEmail(text: string): boolean {
  // First, since the other checks take as long as the text does.
  if (text.length > limits.address) return false
  const at = text.lastIndexOf('@')
  const [local, domain] = [text.slice(0, at), text.slice(at + 1)]
  return (
    at > 0 &&
    !forbidden.test(local) &&
    !forbidden.test(domain) &&
    local.length <= limits.local &&
    local.split('.').every(Boolean) &&
    isDomain(domain)
  )
}

const tidyDots = (text: string) => text.replace(/\.{2,}/g, '.').replace(/^\.|\.$/g, '')

/**
 * The address that was probably meant: without stray dots, spaces and hyphens, with the ending. Undefined where that isn't
 * clear, or the text is longer than any address.
 */
export function meantEmail(text: string): string | undefined {
  if (text.length > limits.address) return undefined
  const parts = text
    .replace(/\s+/g, '')
    .replace(/[.,;]+$/, '')
    .replaceAll(',', '.')
    .split('@')
  const [local = '', domain = ''] = parts
  if (parts.length !== 2) return undefined
  const labels = tidyDots(domain)
    .split('.')
    .map((label) => label.replace(/^-+|-+$/g, ''))
  const name = labels.join('.')
  const meant = `${tidyDots(local)}@${own(providers, name.toLowerCase()) ?? name}`
  return meant !== text && isEmail(meant) ? meant : undefined
}
