/** The longest text that's read as a number, with its extension. */
export const longestPhone = 40

type UsPhone = { readonly e164: string; readonly extension?: string }

/**
 * Reads a phone number of the North American plan in any usual spelling: `202 555 0123`, `(202) 555-0123`,
 * `+1.202.555.0123 ext. 4`. Area code and exchange never begin with 0 or 1. Undefined when it is none.
 */
export function parseUsPhone(typed: string): UsPhone | undefined {
  // First, since the pattern tries each place where an extension may begin.
  if (typed.length > longestPhone) return undefined
  const [, number = '', extension] =
    /^(.*?)(?:(?:,|;|\s|\b)*(?:extension|ext|x|#)[.:\s]*(\d{1,6}))?\s*$/i.exec(typed) ?? []
  if (/[^\d\s()+.\-–/]/.test(number)) return undefined
  const digits = number.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '')
  if (!/^[2-9]\d{2}[2-9]\d{6}$/.test(digits)) return undefined
  return extension ? { e164: `+1${digits}`, extension } : { e164: `+1${digits}` }
}

/** `+12025550123` as `(202) 555-0123`, with `;ext=4` after it as `ext. 4`; anything else as it is. */
export function formatUsPhone(e164: string): string {
  const match = /^\+1(\d{3})(\d{3})(\d{4})(?:;ext=(\d+))?$/.exec(e164)
  return match ? `(${match[1]}) ${match[2]}-${match[3]}${match[4] ? ` ext. ${match[4]}` : ''}` : e164
}
