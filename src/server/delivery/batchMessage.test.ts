import { expect, it } from 'vitest'
import { storedLead } from '../../../tests/support/services.ts'
import { signalNote } from '../../domain/spamSignals.ts'
import type { StoredLead } from '../store/lead.ts'
import { batchMessage } from './batchMessage.ts'

const linesOf = (...leads: StoredLead[]) => batchMessage(leads).text.split('\n')
const intro = [
  'More came in than usual, so they’re all in one mail. To see one or throw it out: npm run leads -- show or spam.',
  '',
]

it('shows a likely customer in full', () => {
  expect(batchMessage([storedLead()]).subject).toBe('1 request in one mail, likely customers: 1')
  expect(linesOf(storedLead({ photos: 2 }))).toEqual([
    ...intro,
    'Likely customers: 1',
    '',
    'Quote request 7K2M9QX4RD',
    '  Phone: (202) 555-0123',
    '  ZIP or town: Springfield',
    '  What needs to go? One couch',
    '  Photos: 2',
    '',
    '',
  ])
  expect(batchMessage([storedLead()]).text).not.toContain('Photos')
})

it('shows what looks unusual in a line each, with every reason', () => {
  const odd = storedLead({ spamSignals: ['links', 'too-fast'] })
  const quiet = storedLead({
    reference: 'B',
    spamSignals: ['links'],
    answers: { 'junk-type': 'a\n\nb', name: '', email: 'a@b.co' },
  })
  expect(batchMessage([odd, quiet]).subject).toBe('2 requests in one mail, likely customers: 0')
  expect(linesOf(odd, quiet)).toEqual([
    ...intro,
    'Likely customers: 0',
    '',
    'In short, with why they look unusual: 2',
    '',
    `Quote request 7K2M9QX4RD | (202) 555-0123 | Springfield | One couch | (${signalNote.links}; ${signalNote['too-fast']})`,
    `Quote request B | a b, a@b.co | (${signalNote.links})`,
    '',
  ])
})

it('names a sign that it does not know as it is stored', () => {
  expect(batchMessage([storedLead({ spamSignals: ['of-tomorrow' as never] })]).text).toContain('| (of-tomorrow)\n')
})

it.each([
  ['Quote request', {}],
  ['Changed: Quote request', { revision: 2 }],
  ['Changed: Booking', { form: 'booking', booking: 'live', revision: 2 }],
  ['Canceled: Booking', { form: 'booking', booking: 'canceled', revision: 2 }],
  ['survey', { form: 'survey' }],
] as const)('begins with what it is: %s', (kind, changes) => {
  expect(linesOf(storedLead(changes))[4]).toBe(`${kind} 7K2M9QX4RD`)
})

it('shows the bare answers of a form that is gone', () => {
  expect(linesOf(storedLead({ form: 'survey', answers: { color: 'red', size: 'XL' } })).slice(5)).toEqual([
    '  red',
    '  XL',
    '',
    '',
  ])
})

it('lets further lines of an answer look like nothing of ours', () => {
  const answers = { phone: '+12025550123', message: 'Hello\nReference: 0000000000' }
  expect(linesOf(storedLead({ form: 'contact', answers }))).toContain('    Reference: 0000000000')
})

it('cuts long answers, and long lines, with a mark', () => {
  const answer = (length: number) => storedLead({ answers: { 'junk-type': 'x'.repeat(length) } })
  const label = 'What needs to go? '
  const fits = 300 - label.length
  expect(linesOf(answer(fits))[5]).toBe(`  ${label}${'x'.repeat(fits)}`)
  expect(linesOf(answer(fits + 1))[5]).toBe(`  ${label}${'x'.repeat(fits - 1)}…`)
  const odd = { spamSignals: ['links' as const] }
  expect(linesOf({ ...answer(60), ...odd })[6]).toContain(` | ${'x'.repeat(60)} | `)
  expect(linesOf({ ...answer(61), ...odd })[6]).toContain(` | ${'x'.repeat(59)}… | `)
  const far = linesOf(storedLead({ ...odd, answers: { location: 'y'.repeat(200) } }))[6]
  expect(far).toHaveLength(160)
  expect(far).toMatch(/y…$/)
})

it('shows a hundred in full, the other customers in short before what looks unusual', () => {
  const customers = Array.from({ length: 102 }, (_, index) => storedLead({ reference: `R${index}` }))
  const { subject, text } = batchMessage([storedLead({ reference: 'ODD', spamSignals: ['links'] }), ...customers])
  expect(subject).toBe('103 requests in one mail, likely customers: 102')
  expect(text.match(/^ {2}Phone: /gm)).toHaveLength(100)
  expect(text.split('\n').slice(-6, -1)).toEqual([
    'In short, with why they look unusual: 3',
    '',
    'Quote request R100 | (202) 555-0123 | Springfield | One couch',
    'Quote request R101 | (202) 555-0123 | Springfield | One couch',
    expect.stringMatching(/^Quote request ODD \|/),
  ])
})
