// How customers hear from us is asked for only where it's set up.
import { load } from 'cheerio'
import { describe, expect, it } from 'vitest'
import { appSite } from '../support/appSite.ts'
import { ownZip } from '../support/business.ts'
import { everyChannel } from '../support/outside.ts'
import { multipart, typedBooking } from '../support/requests.ts'

type Site = ReturnType<typeof appSite>
const consent = 'input[type=checkbox][name=texts]'
const page = async (site: Site, path: string) => load(await (await site.get(path)).text())
const slotOf = async (site: Site) => (await page(site, '/schedule'))('input[name=slot]').last().attr('value') ?? ''
const forms = async (site: Site) => ['/schedule', `/book-online?location=${ownZip}&slot=${await slotOf(site)}&step=who`]

describe('where nothing is set up', () => {
  const site = appSite()

  it('asks for no texts and promises no mail, on either form', async () => {
    for (const path of await forms(site)) {
      const $ = await page(site, path)
      expect($('input[name=email]'), path).toHaveLength(1)
      expect($(consent), path).toHaveLength(0)
      expect($('form[id=booking]').text(), path).not.toMatch(/written confirmation|STOP/)
    }
  })
})

describe('where mails and texts are set up', () => {
  const { SMS_ACCOUNT, SMS_TOKEN, SMS_FROM } = everyChannel
  const site = appSite({ VISITOR_COPY: 'on', VISITOR_TEXTS: 'on', SMS_ACCOUNT, SMS_TOKEN, SMS_FROM })

  it('asks on either form, with an empty box that may stay empty, and says how to stop', async () => {
    for (const path of await forms(site)) {
      const $ = await page(site, path)
      expect($(consent), path).toHaveLength(1)
      expect([$(consent).attr('checked'), $(consent).attr('required')], path).toEqual([undefined, undefined])
      const hint = $(`#${$(consent).attr('aria-describedby')}`).text()
      expect(hint, path).toMatch(/STOP.*rates may apply/)
      expect($(`#${$('input[name=email]').attr('aria-describedby')}`).text(), path).toContain('written confirmation')
    }
  })

  it('keeps the tick of a refused form, and stores consent with the booking', async () => {
    const slot = await slotOf(site)
    const refused = await site.post('/schedule', multipart(typedBooking(slot, { phone: '12', texts: 'yes' })))
    expect(refused.status).toBe(422)
    expect(load(await refused.text())(consent).attr('checked')).toBeDefined()
    const [yes, no] = ['2025558801', '2025558802']
    await site.post('/schedule', multipart(typedBooking(slot, { phone: yes, texts: 'yes' })))
    await site.post('/schedule', multipart(typedBooking(await slotOf(site), { phone: no })))
    const rows = await site.rows<{ phone: string; texts: string }>(
      `SELECT phone, answers ->> 'texts' AS texts FROM leads ORDER BY phone`,
    )
    expect(rows).toEqual([
      { phone: `+1${yes}`, texts: 'yes' },
      { phone: `+1${no}`, texts: '' },
    ])
    expect(await site.rows(`SELECT DISTINCT reference FROM outbox WHERE channel = 'text'`)).toHaveLength(1)
  })
})
