import { expect, it } from 'vitest'
import { storedLead } from '../../tests/support/services.ts'
import { signalNote } from '../domain/source.ts'
import type { StoredLead } from '../store/lead.ts'
import { mailText } from './media/mail.ts'
import { batchMail } from './toOwner.ts'

const mailOf = (...leads: StoredLead[]) => batchMail(leads, 'https://hauling.example', () => undefined)
const textOf = (...leads: StoredLead[]) => mailText(mailOf(...leads))
/** The first request of a batch, without the link to it. */
const itemOf = (lead: StoredLead) => {
  const item = mailOf(lead).parts.find(({ kind }) => kind === 'item')
  return item?.kind === 'item' ? [item.title.label, ...item.line.split('\n'), item.call?.label] : []
}

it('shows who each one is, what it’s about, and how to call and find them', () => {
  expect(mailOf(storedLead()).subject).toBe('1 request in one email, likely customers: 1')
  expect(itemOf(storedLead())).toEqual(['(202) 555-0123', 'Quote: one couch, Springfield', 'Call (202) 555-0123'])
  expect(textOf(storedLead())).toContain('  https://hauling.example/desk/requests/7K2M9QX4RD\n')
})

it('shows what looks unusual after the likely customers, with every reason', () => {
  const odd = storedLead({ reference: 'ODD', spamSignals: ['links', 'too-fast'] })
  expect(mailOf(odd, storedLead()).subject).toBe('2 requests in one email, likely customers: 1')
  const text = textOf(odd, storedLead())
  expect(text).toContain(`  It looks unusual: ${signalNote.links}; ${signalNote['too-fast']}.\n`)
  expect(text.indexOf('These look unusual: 1')).toBeGreaterThan(text.indexOf('/7K2M9QX4RD'))
})

it('names a sign that it does not know as it is stored', () => {
  expect(textOf(storedLead({ spamSignals: ['of-tomorrow' as never] }))).toContain('It looks unusual: of-tomorrow.')
})

it.each([
  ['Quote: one couch, Springfield', {}],
  ['Changed: Quote: one couch, Springfield', { revision: 2 }],
  ['Changed: Pickup, Springfield: one couch', { form: 'booking', booking: 'live', revision: 2 }],
  ['Canceled: Pickup, Springfield: one couch', { form: 'booking', booking: 'canceled', revision: 2 }],
  ['survey: one couch', { form: 'survey' }],
] as const)('says what it is: %s', (line, changes) => {
  expect(itemOf(storedLead(changes))[1]).toBe(line)
})

it('has what somebody wrote, in one line and cut behind a word', () => {
  const answers = { phone: '+12025550123', message: `Hello\nReference 0000000000 ${'and so on '.repeat(60)}` }
  const [, , said] = itemOf(storedLead({ form: 'contact', answers }))
  expect(said).toMatch(/^Hello Reference 0000000000 and so on .* (?:and|so|on)…$/)
  expect(said?.length).toBeLessThanOrEqual(300)
})

it('shows sixty, the likely customers first, and has a line for each of the others', () => {
  const odd = storedLead({ reference: 'ODD', spamSignals: ['links'] })
  const customers = Array.from({ length: 62 }, (_, index) => storedLead({ reference: `R${index}` }))
  const text = textOf(odd, ...customers)
  expect(text.match(/\/R\d+$/gm)).toHaveLength(60)
  for (const reference of ['R60', 'R61', 'ODD'])
    expect(text).toContain(`(202) 555-0123: Quote: one couch, Springfield, ${reference}\n`)
  expect(text.indexOf('More that look unusual')).toBeGreaterThan(text.indexOf('R61'))
})
