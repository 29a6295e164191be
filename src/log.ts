/** A text without addresses, numbers and signed links: messages of services quote what they were given. */
export const scrubbed = (text: string): string =>
  text
    .replace(/[a-z-]+\.[\w-]+\.(?:\d+\.){1,2}[\w-]{6}\.[\w-]+/g, '[token]')
    .replace(/[^\s<>"'/]+@[^\s<>"'/]+/g, '[address]')
    .replace(/\+?\d[\d\s().-]{6,}\d/g, '[number]')

export const errorText = (error: unknown): string =>
  scrubbed(error instanceof Error ? error.message : String(error)).slice(0, 300)

/** What was thrown as an error that the log may have: the platform groups failures by it. */
function scrubbedError(thrown: unknown): Error {
  const { name, stack = '' } = thrown instanceof Error ? thrown : new Error(String(thrown))
  return Object.assign(new Error(errorText(thrown)), { name, stack: scrubbed(stack) })
}

/** Whether an error is a mistake of ours, which no second try helps, rather than a service that doesn't answer. */
export const isBug = (error: unknown): boolean =>
  [TypeError, RangeError, ReferenceError, SyntaxError].some((kind) => error instanceof kind) ||
  /SQLITE_(?:ERROR|CONSTRAINT|MISMATCH)|\bReact\b/.test(errorText(error))

/** Logs something that failed and stopped nothing: codes and references, never anything of the person. */
export function logFailure(event: string, error: unknown, more: Readonly<Record<string, string | number>> = {}): void {
  console.error(JSON.stringify({ event, ...more, error: errorText(error) }), scrubbedError(error))
}

/** What somebody does, or tries, that its owner may have to look into. */
export type SecurityEvent =
  | 'signed-in'
  | 'sign-in-refused'
  | 'session-refused'
  | 'role-refused'
  | 'foreign-refused'
  | 'session-ended'
  | 'calendar-refused'
  | 'calendar-replaced'
  | 'request-deleted'

/** Logs an event of security: roles, reasons and references, never who it was or from where. */
export const logSecurity = (security: SecurityEvent, more: Readonly<Record<string, string>> = {}): void =>
  console.info(JSON.stringify({ security, ...more }))
