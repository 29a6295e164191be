import { describe, expect, it } from 'vitest'
import { reward } from '#site/referral.ts'
import { appSite } from '../../support/appSite.ts'
import { isOn } from '../../support/ownPages.ts'
import { multipart, typedQuote } from '../../support/requests.ts'

const site = appSite()
const refer = async (changes: Record<string, string> = {}) => {
  const fields = { name: 'Ann Sender', phone: '202 555 0601', ...changes }
  const location = (await site.post('/referral-program', multipart(fields))).headers.get('location') ?? ''
  const signed = new URL(location, site.origin).searchParams.get('t') ?? ''
  return { location, signed, code: /_(\w{8})\./.exec(signed)?.[1] ?? '' }
}
const referredBy = async (phone: string) =>
  (await site.rows<{ referred_by: string }>(`SELECT referred_by FROM leads WHERE phone = '+1${phone}'`))[0]?.referred_by

describe.runIf(reward && isOn('/referral-program'))('a referral', () => {
  it('gives its sender a code and a link, the same every time, without personal data', async () => {
    const form = (await site.page('/referral-program'))('#referral [required]')
    expect(form.toArray().map(({ attribs }) => attribs.name)).toEqual(['phone'])
    const first = await refer()
    expect(first.code).toMatch(/^[0-9A-HJKMNP-TV-Z]{8}$/)
    expect((await refer({ phone: '(202) 555-0601' })).code).toBe(first.code)
    expect((await refer({ phone: '202 555 0604' })).code).not.toBe(first.code)
    const main = (await site.page(first.location))('main').text()
    expect(main).toContain(`/r/${first.code}`)
    expect(main).not.toMatch(/0601|Ann|your request|pickup day/)
  })

  it('shows a code only where it’s signed, and has nothing that could be changed', async () => {
    const { code, signed, location } = await refer()
    for (const wrong of [
      code,
      signed.replace(code, 'ABCDEFGH'),
      // Of the last letter some bits say nothing.
      signed.replace(/.(?=..$)/, (letter) => (letter === 'A' ? 'B' : 'A')),
    ])
      expect((await site.get(`/your-request?t=${wrong}`)).status).toBeGreaterThan(400)
    for (const act of ['number', 'photos', 'withdraw'])
      expect((await site.post(`${location}&act=${act}`, multipart({ phone: '2025550699' }))).status).toBe(403)
  })

  it('names its sender in the owner’s email about a visitor who comes by the link', async () => {
    const { code } = await refer()
    const welcome = await site.get(`/r/${code}`)
    expect([welcome.status, welcome.headers.get('location')]).toEqual([303, `/?friend=${code}`])
    const cookie = welcome.headers.get('set-cookie')?.split(';')[0] ?? ''
    expect(cookie).toBe(`friend=${code}`)
    await site.post('/', multipart(typedQuote({ phone: '2025550605' })), { cookie })
    expect(await referredBy('2025550605')).toBe(code)
    const said = 'Sent by a friend: Ann Sender, (202) 555-0601'
    expect(site.delivered.filter(({ text }) => text.includes(said))).toHaveLength(1)
  })

  it('greets a friend in the name of its sender, if it is one', async () => {
    const greeting = async (code: string) => {
      const $ = await site.page(`/?friend=${code}`)
      return /[^.>]* sent you\./.exec($('.hero-scene').text())?.[0]
    }
    expect(await greeting((await refer()).code)).toBe('Ann sent you.')
    expect(await greeting((await refer({ phone: '202 555 0608', name: '' })).code)).toBe('A friend sent you.')
    const spam = { phone: '202 555 0609', name: 'buy.example has it all' }
    expect(await greeting((await refer(spam)).code)).toBe('A friend sent you.')
    expect(await greeting('AAAAAAAA')).toBe(undefined)
  })

  it('names nobody where it’s one’s own link, whatever the extension', async () => {
    const { code } = await refer({ phone: '202 555 0607' })
    const asked = multipart(typedQuote({ phone: '202 555 0607 ext. 3' }))
    await site.post('/', asked, { cookie: `friend=${code}` })
    expect(await referredBy('2025550607;ext=3')).toBe('')
  })

  it('leads to the front page by an invalid link, and ignores a forged cookie', async () => {
    const welcome = await site.get('/r/%3Cscript%3E')
    const { status, headers } = welcome
    expect([status, headers.get('location'), headers.get('set-cookie')]).toEqual([303, '/', null])
    await site.post('/', multipart(typedQuote({ phone: '2025550606' })), { cookie: `friend=<script>` })
    expect(await referredBy('2025550606')).toBe('')
  })
})
