import { expect, it, vi } from 'vitest'
import { inLanguage } from '#language'
import { site } from '#site/site.ts'
import { speaksSpanish } from '../../tests/support/business.ts'
import { intake, keyOf, referenceOf } from '../../tests/support/intake.ts'
import { ownCatalog as catalog } from '../../tests/support/items.ts'
import { lead } from '../../tests/support/memoryServices.ts'
import { contactForm } from '../shared/forms/forms.ts'
import { acceptLead } from './acceptLead.ts'
import { crockford, leadReference, referencePattern } from './reference.ts'

it.runIf(speaksSpanish && site.features.calculator)(
  'keeps what a request was sent in, and its price in the words of the owner and of its sender',
  async () => {
    const { send, rows } = intake()
    const fields = { items: `${catalog.items[0]?.id}` }
    await inLanguage('es', () => send({ key: keyOf(0), fields }))
    await send({ key: keyOf(1), fields })
    const [spanish, english] = await rows<{ language: string; estimate: string; list: string; theirs: string | null }>(
      `SELECT language, answers ->> 'estimate' AS estimate, answers ->> 'list' AS list, answers ->> 'said-estimate' AS theirs
     FROM leads ORDER BY language DESC`,
    )
    expect(english).toMatchObject({ language: 'en', theirs: null })
    expect(spanish).toEqual({ ...english, language: 'es', theirs: expect.stringMatching(/\d a \$\d/) })
  },
)

const robot = '203.0.113.9'

it('charges nothing for what cannot be read', async () => {
  const { send, rows } = intake()
  expect(await send({ address: robot, key: keyOf(1), fields: { phone: '12' } })).toMatchObject({ status: 422 })
  expect(await rows('SELECT * FROM budgets')).toEqual([])
})

it('takes requests while the database says nothing, and stores them when it takes them', async () => {
  const { send, services, rows } = intake()
  const prepare = services.env.DB.prepare.bind(services.env.DB)
  vi.spyOn(services.env.DB, 'prepare').mockImplementation((query: string) => {
    if (query.includes('budgets')) throw new Error('the wire is cut')
    return prepare(query)
  })
  for (let index = 0; index < 5; index++) expect((await send({ address: robot, key: keyOf(index) })).ok).toBe(true)
  expect(await rows('SELECT state FROM leads')).toHaveLength(5)
})

it('keeps both of two people who send the same key at the same moment', async () => {
  const { send, rows } = intake()
  const phones = ['(202) 555-0123', '(202) 555-0124']
  const receipts = await Promise.all(phones.map((phone) => send({ key: keyOf(0), fields: { phone } })))
  expect(receipts).toEqual(phones.map(() => expect.objectContaining({ ok: true, isNew: true })))
  const stored = await rows<{ reference: string; phone: string }>('SELECT reference, phone FROM leads ORDER BY phone')
  expect(stored).toEqual(
    receipts.map((receipt, index) => ({ reference: referenceOf(receipt), phone: `+1202555012${index + 3}` })),
  )
})

it('looks at a correction as if it were new, and drops no signal that was found before', async () => {
  const { send, rows } = intake()
  await send({ key: keyOf(0), changes: { honeypot: 'x' } })
  await send({ key: keyOf(0), fields: { 'junk-type': 'see https://example.com' } })
  expect(await rows('SELECT signs FROM leads')).toEqual([{ signs: 'honeypot-filled links' }])
})

it('sends copies only to the first address, with no word that was typed, and three at most', async () => {
  const { send, cron, delivered } = intake()
  const fields = { message: 'Buy at spam.example', phone: '2025550123', email: 'first@example.com', name: 'Spammy' }
  await send({ form: contactForm, key: keyOf(0), fields: { ...fields, message: 'Hello' } })
  for (let index = 0; index < 5; index++) {
    await send({
      form: contactForm,
      key: keyOf(0),
      fields: { ...fields, message: `Buy at spam.example ${index}`, email: `victim${index}@example.com` },
    })
    await cron(60_000)
  }
  const copies = delivered.filter(({ channel }) => channel === 'copy')
  expect(copies.map(({ to }) => to)).toEqual(Array.from({ length: 3 }, () => 'first@example.com'))
  for (const { text } of copies) expect(text).not.toMatch(/spam|Hello|Spammy|victim/)
})

const broken = () => Promise.reject(new Error('the wire is cut'))

it('tries the database twice before it goes to the bucket, and gives nothing when that fails too', async () => {
  const { services, bucket, delivered, idle } = intake()
  const batch = vi.spyOn(services.env.DB, 'batch').mockImplementation(broken)
  vi.spyOn(bucket, 'put').mockImplementation(broken)
  expect(await acceptLead(services, lead('L0ST000000'))).toBeUndefined()
  expect(batch).toHaveBeenCalledTimes(2)
  await idle()
  expect(delivered).toEqual([])
})

it('mails twenty at once without a database, and the others together when it is back', async () => {
  const { services, clock, cron, delivered, idle } = intake()
  const batch = vi.spyOn(services.env.DB, 'batch').mockImplementation(broken)
  const references = Array.from({ length: 60 }, (_, index) => `SP00L${String(index).padStart(5, '0')}`)
  for (const reference of references) {
    clock.now += 100
    expect(await acceptLead(services, lead(reference))).toEqual({
      reference,
      place: 'spool',
      photos: 0,
      booking: undefined,
    })
    await idle()
  }
  const mails = () => delivered.filter(({ channel }) => channel === 'email').map(({ text }) => text)
  expect(mails()).toHaveLength(20)
  batch.mockRestore()
  // Fifteen at a time.
  for (let run = 0; run < 4; run++) await cron(60_000)
  for (const reference of references)
    expect(mails().filter((text) => text.includes(reference)).length, reference).toBe(1)
  expect(mails().length).toBeLessThan(20 + 6)
  clock.now += 10 * 60_000
  vi.spyOn(services.env.DB, 'batch').mockImplementation(broken)
  await acceptLead(services, lead('NEXT000000'))
  await idle()
  expect(mails().at(-1)).toMatch(/^Quote: one couch, Springfield\n[\s\S]*Reference NEXT000000\n$/)
})

const answers = { phone: '+12025550123', location: 'Springfield' }
const keyed = { form: 'quote', key: '6f9619ff-8b86-4d11-b42d-00c04fc964ff', answers, date: '2026-11-21' }

it('spells bytes in Crockford base 32', () => {
  expect(crockford(new Uint8Array(7))).toBe('0000000000')
  expect(crockford(new Uint8Array(7).fill(255))).toBe('ZZZZZZZZZZ')
  expect(crockford(Uint8Array.of(0b00001000, 0b10000110, 0, 0, 0, 0, 0))).toBe('1230000000')
})

it('follows the browser’s key, the form and the secret, whatever the content is', async () => {
  const first = await leadReference('secret', keyed)
  expect(first).toMatch(referencePattern)
  expect(await leadReference('secret', { ...keyed, answers: {}, date: '2026-11-22' })).toBe(first)
  expect(await leadReference('other', keyed)).not.toBe(first)
  expect(await leadReference('secret', { ...keyed, form: 'contact' })).not.toBe(first)
})

it.each(['', 'too short', `${keyed.key}<`])('follows the content and the date with %j as key', async (key) => {
  const first = await leadReference('secret', { ...keyed, key })
  const { phone, location } = answers
  expect(await leadReference('secret', { ...keyed, key, answers: { location, phone } })).toBe(first)
  expect(await leadReference('secret', { ...keyed, key, answers: { phone, location: 'Riverton' } })).not.toBe(first)
  expect(await leadReference('secret', { ...keyed, key, date: '2026-11-22' })).not.toBe(first)
})
