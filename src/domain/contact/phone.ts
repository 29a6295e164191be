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
