/** Addresses of confirmations by form, of what was sent from this history entry. */
const known = (): Record<string, unknown> => Object(Object(history.state).sent)

/** Remembers where a form's confirmation is, for whoever comes back to the form. */
export const rememberSent = (form: string, href: string): void =>
  history.replaceState({ ...history.state, sent: { ...known(), [form]: href } }, '')

/** The confirmation of what was sent before from this history entry; undefined when nothing was. */
export const sentBefore = (form: string): string | undefined => {
  const href = known()[form]
  return typeof href === 'string' ? href : undefined
}
