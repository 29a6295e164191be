import { load } from 'cheerio'
import { beforeEach, expect, it } from 'vitest'
import { appSite } from '../../support/appSite.ts'
import { multipart, typedQuote } from '../../support/requests.ts'

const site = appSite()
const details = { 'reply-name': 'Ann', 'reply-by': 'text', 'reply-when': 'after 5 PM' }

let digits = 2025559100
let phone = ''
beforeEach(() => {
  digits += 1
  phone = String(digits)
})

/** Sends a quote, and gives the confirmation's address for adding to it. */
async function asked(key: string = crypto.randomUUID()) {
  const sent = await site.post('/', multipart({ ...typedQuote({ phone }), key }))
  const $ = await site.page(sent.headers.get('location') ?? '')
  return $('form.reply-details').attr('action') ?? ''
}
const lead = async () => {
  const [row] = await site.rows<{ reference: string; revision: number; answers: string }>(
    `SELECT reference, revision, answers FROM leads WHERE phone = '+1${phone}'`,
  )
  return { ...row, answers: JSON.parse(row?.answers ?? '{}') as Record<string, string> }
}

it('how to reach them is added to a quote, the owner reads it once, and it stays when the request is corrected', async () => {
  const key = crypto.randomUUID()
  const action = await asked(key)
  const saved = await site.post(action, multipart(details))
  const { reference, revision, answers } = await lead()
  const location = saved.headers.get('location') ?? ''
  expect(saved.status).toBe(303)
  expect(location).toMatch(new RegExp(`/your-request.t=sent.${reference}_quote.*&done=details`))
  expect(await (await site.get(location)).text()).toContain('Saved with your request.')
  expect(answers).toMatchObject({ ...details, phone: `+1${phone}` })
  expect(revision).toBe(2)
  // The same again, and from a script.
  const again = await site.post(action, multipart(details), { accept: 'application/json' })
  expect([again.status, await again.json()]).toEqual([200, { ok: true }])
  expect((await lead()).revision).toBe(2)
  site.clock.now += 2 * 60_000
  await site.cron()
  const mails = site.delivered.filter(({ text }) => text.includes(reference ?? '?')).slice(1)
  expect(mails.map(({ text }) => text)).toEqual([expect.stringContaining('They said how to reach them.')])
  for (const line of ['Details added: Ann', 'Prefers: Text me', 'Good time: after 5 PM'])
    expect(mails[0]?.text).toContain(line)
  await site.post('/', multipart({ ...typedQuote({ phone, 'junk-type': 'Two couches' }), key }))
  expect(await lead()).toMatchObject({ revision: 3, answers: { ...details, 'junk-type': 'Two couches' } })
})

it('keeps what was typed when one answer can’t be taken, and takes none for another request', async () => {
  const action = await asked()
  const wrong = { ...details, 'reply-by': 'pigeon', 'reply-when': 'x'.repeat(121) }
  const refused = await site.post(action, multipart(wrong))
  expect(refused.status).toBe(422)
  const $ = load(await refused.text())
  for (const message of ['1 character too many', 'Pick a call or a text'])
    expect($('[data-error-summary]').text()).toContain(message)
  expect($('[name=reply-name]').attr('value')).toBe('Ann')
  expect((await lead()).revision).toBe(1)
  const other = action.replace(/[A-Z0-9]{10}/, 'AAAAAAAAAA')
  expect((await site.post(other, multipart(details))).status).toBe(403)
})
