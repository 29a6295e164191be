import { expect, it, vi } from 'vitest'
import { inLanguage } from '#language'
import { speaksSpanish } from '../../tests/support/business.ts'
import { intake, keyOf, referenceOf } from '../../tests/support/intake.ts'
import { ownCatalog as catalog } from '../../tests/support/items.ts'
import { contactForm } from '../shared/forms/forms.ts'

it.runIf(speaksSpanish)(
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
