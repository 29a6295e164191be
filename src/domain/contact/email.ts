// What makes a text no email address, and what its writer may have meant. Sending is the only real test; this refuses what
// strict mail services refuse, so that a typo is noticed right away and not by the mail that never comes.

import { own } from '../text.ts'

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
