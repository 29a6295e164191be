import { load } from 'cheerio'
import { expect, it } from 'vitest'
import { createApp } from '../../../src/app/app.ts'
import { appSite } from '../../support/appSite.ts'
import type { Delivered } from '../../support/outside.ts'
import { isOn } from '../../support/ownPages.ts'
import { multipart, typedQuote } from '../../support/requests.ts'
import { testServices } from '../../support/services.ts'

const site = appSite()
const typedReferral = (changes: Record<string, string> = {}) => ({
  name: 'Ann Sender',
  phone: '202 555 0601',
  ...changes,
})
const refer = async (changes: Record<string, string> = {}) => {
  const answer = await site.post('/referral-program', multipart(typedReferral(changes)))
  const location = answer.headers.get('location') ?? ''
  return { location, code: new URL(location, site.origin).searchParams.get('code') ?? '' }
}

it.runIf(isOn('/referral-program'))(
  'a referral gives its sender a code and a link, the same every time, without personal data',
  async () => {
    const first = await refer()
    expect(first.code).toMatch(/^[0-9A-HJKMNP-TV-Z]{8}$/)
    expect((await refer({ phone: '(202) 555-0601' })).code).toBe(first.code)
    expect((await refer({ phone: '202 555 0604' })).code).not.toBe(first.code)
    const $ = load(await (await site.get(first.location)).text())
    expect($('main').text()).toContain(`/r/${first.code}`)
    expect($('main').text()).not.toMatch(/0601|Ann/)
  },
)

it.runIf(isOn('/referral-program'))(
  'a visitor who comes by the link is attributed to its sender, whom the owner’s email names',
  async () => {
    const { code } = await refer()
    const welcome = await site.get(`/r/${code}`)
    expect([welcome.status, welcome.headers.get('location')]).toEqual([303, '/'])
    const cookie = welcome.headers.get('set-cookie')?.split(';')[0] ?? ''
    expect(cookie).toBe(`friend=${code}`)

    const delivered: Delivered[] = []
    const services = await testServices(site, { now: Date.now() }, delivered)
    const background: Promise<unknown>[] = []
    const context = {
      waitUntil: (work: Promise<unknown>) => void background.push(work),
      passThroughOnException() {},
      props: {},
    }
    const body = multipart(typedQuote({ phone: '2025550605' }))
    await createApp(services).request('/', { method: 'POST', body, headers: { cookie } }, services.env, context)
    await Promise.all(background)
    const query = `SELECT referred_by FROM leads WHERE phone = '+12025550605'`
    expect(await site.rows(query)).toEqual([{ referred_by: code }])
    const mail = delivered.find(({ channel }) => channel === 'email')
    expect(mail?.text).toContain(`Sent by a friend: Ann Sender (202) 555-0601 (code ${code})`)
  },
)

it.runIf(isOn('/referral-program'))(
  'an invalid link leads to the front page, and a forged cookie is ignored',
  async () => {
    const welcome = await site.get('/r/%3Cscript%3E')
    expect([welcome.status, welcome.headers.get('location'), welcome.headers.get('set-cookie')]).toEqual([
      303,
      '/',
      null,
    ])
    await site.post('/', multipart(typedQuote({ phone: '2025550606' })), { cookie: `friend=<script>` })
    const query = `SELECT referred_by FROM leads WHERE phone = '+12025550606'`
    expect(await site.rows(query)).toEqual([{ referred_by: '' }])
  },
)
