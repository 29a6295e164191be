import { load } from 'cheerio'
import { describe, expect, it } from 'vitest'
import { inLanguage } from '#language'
import { phoneExample } from '../../src/business/places.ts'
import { aboutLanguage } from '../../src/language/language.ts'
import { routes } from '../../src/pages.ts'
import { paths } from '../../src/routes.ts'
import { calculatorList, phone } from '../../src/shared/forms/fields.ts'
import { type AnyForm, fieldError } from '../../src/shared/forms/form.ts'
import { contactForm, quoteForm } from '../../src/shared/forms/forms.ts'
import { appSite } from '../support/appSite.ts'
import { ownPlace, ownTown, ownZip } from '../support/business.ts'
import { plainItem, priceOf } from '../support/items.ts'
import { isOn } from '../support/ownPages.ts'
import { jpeg, multipart, referenceIn, typedQuote } from '../support/requests.ts'

const site = appSite()

type LeadRow = { reference: string; revision: number; phone: string; area: string; answers: string; signs: string }
const leads = (where: string) => site.rows<LeadRow>(`SELECT * FROM leads WHERE ${where}`)
const count = async (query: string) => (await site.rows<{ n: number }>(`SELECT count(*) AS n FROM ${query}`))[0]?.n

const send = (fields: Record<string, string>, files: readonly File[] = []) => site.post('/', multipart(fields, files))
const locationOf = (response: Response) => response.headers.get('location') ?? ''
const referenceOf = referenceIn

describe('a quote request', () => {
  it('is stored with its photos, the owner is notified, and the visitor gets a reference', async () => {
    const answer = await send(typedQuote(), [jpeg('a.jpg', 1), jpeg('b.jpg', 2)])
    expect(answer.status).toBe(303)
    const reference = referenceOf(answer)
    expect(locationOf(answer)).toMatch(/^\/your-request\?t=sent\.\w{10}_quote\.[\w.-]+$/)
    const [lead] = await leads(`reference = '${reference}'`)
    expect(lead).toMatchObject({ revision: 1, phone: '+12025550123', area: 'yes', signs: '' })
    expect(JSON.parse(lead?.answers ?? '')).toEqual({
      phone: '+12025550123',
      location: ownPlace,
      'junk-type': 'One couch',
      ...Object.fromEntries(Object.keys(calculatorList).map((name) => [name, ''])),
    })
    const photos = await site.rows<{ object_key: string }>(
      `SELECT object_key FROM photos WHERE reference = '${reference}'`,
    )
    expect(photos.map(({ object_key }) => site.files.get(object_key)?.text.length)).toEqual([2000, 2000])

    const page = await site.page(locationOf(answer))
    expect(page('h1').text()).toBe('We have your request')
    expect(page('main').text()).toContain(reference)
    expect(page('main dl img')).toHaveLength(2)
    expect(page('meta[name=robots]').attr('content')).toBe('noindex')
    expect(await site.rows(`SELECT state FROM outbox WHERE reference = '${reference}'`)).toEqual([{ state: 'sent' }])
    const subjects = site.delivered.map(({ text }) => text.split('\n')[0])
    expect(subjects).toContain(`Quote: one couch, ${ownTown}, 2 photos`)
    expect(site.delivered.find(({ text }) => text.includes(reference ?? '?'))?.text).toMatch(
      /^See the 2 photos:\n.*\/lead-photos\?t=/m,
    )
  })

  it('with errors keeps what was typed and shows the errors in the summary and at the fields', async () => {
    const before = await count('leads')
    const answer = await send(typedQuote({ phone: '12', location: ' ', 'junk-type': 'A "sofa" <b>' }))
    expect(answer.status).toBe(422)
    const $ = load(await answer.text())
    expect($('title').text()).toMatch(/^Error: /)
    const summary = $('[data-error-summary]')
    expect(summary.attr('autofocus')).toBeDefined()
    const links = summary.find('a').toArray()
    for (const link of links) expect($($(link).attr('href') ?? '')).toHaveLength(1)
    const messages = links.map((link) => $(link).text())
    expect(messages).toEqual([`Enter a phone number, like ${phoneExample}`, 'Tell us your ZIP code or town'])
    const phone = $('#quote-phone')
    expect([phone.attr('value'), phone.attr('aria-invalid')]).toEqual(['12', 'true'])
    expect($(`#${phone.attr('aria-describedby')?.split(' ').at(-1)}`).text()).toContain(messages[0])
    expect($('[name=junk-type]').attr('value')).toBe('A "sofa" <b>')
    expect(await count('leads')).toBe(before)
  })

  it('sent twice without a script is one lead, whatever the spacing', async () => {
    const first = await send(typedQuote({ phone: '202-555-0170' }), [jpeg()])
    const second = await send(typedQuote({ phone: '(202) 555 0170', location: `${ownTown}  ${ownZip}` }), [jpeg()])
    const reference = referenceOf(first)
    expect(referenceOf(second)).toBe(reference)
    expect(await leads(`phone = '+12025550170'`)).toMatchObject([{ revision: 1 }])
    for (const table of ['photos', 'outbox']) expect(await count(`${table} WHERE reference = '${reference}'`)).toBe(1)
  })
})

/** What's typed into a form, in whatever language it's asked. */
const typedInto: ReadonlyMap<AnyForm | undefined, Record<string, string>> = new Map<AnyForm, Record<string, string>>([
  [quoteForm, typedQuote({ phone: '2025550182' })],
  [contactForm, { message: 'Piano?', phone: '2025550181' }],
])

it.each(routes.filter(({ page }) => typedInto.has(page.form)))(
  'the form at $path is answered in $language',
  async ({ path, language, page: { form } }) => {
    if (!form) throw new Error('no form')
    const typed = { ...typedInto.get(form), key: crypto.randomUUID() }
    const inItsWords = <T>(say: () => T) => inLanguage(language, say)
    const refused = await site.post(path, multipart({ ...typed, phone: '12' }))
    const $ = load(await refused.text())
    expect(refused.status).toBe(422)
    expect([$('html').attr('lang'), $(`#${form.name}`).attr('action')]).toEqual([aboutLanguage[language].tag, path])
    const problem = inItsWords(() => fieldError(phone, '12'))
    expect($('[data-error-summary] a').text()).toBe(problem)
    const location = locationOf(await site.post(path, multipart(typed)))
    expect(location).toContain(inItsWords(() => paths.ownRequest({ token: 'sent' })))
    const received = await site.page(location)
    const { heading } = inItsWords(form.received)
    expect([received('html').attr('lang'), received('h1').text()]).toEqual([aboutLanguage[language].tag, heading])
  },
)

it.runIf(isOn('/pricing-calculator'))(
  'a list from the price calculator isn’t there without one, and a refused form keeps it',
  async () => {
    expect((await site.page('/'))('#quote [name=items]')).toHaveLength(0)
    const $ = load(await (await send({ phone: '12', location: '', items: plainItem.id })).text())
    expect($('#quote [name=items]').attr('value')).toBe(plainItem.id)
    expect($('[aria-labelledby=quote-title]').text()).toContain(priceOf(`items=${plainItem.id}`))
  },
)
