// What's behind the links of a request is in its language, and what its owner reads isn't.
import { load } from 'cheerio'
import { expect, it } from 'vitest'
import { inLanguage } from '#language'
import { reward } from '#site/referral.ts'
import { arrivalRules } from '../../src/business/calendar.ts'
import { slots } from '../../src/domain/calendar/slots.ts'
import type { Env } from '../../src/env.ts'
import { mailText } from '../../src/messages/media/mail.ts'
import { deskPaths, paths } from '../../src/routes.ts'
import { appSite } from '../support/appSite.ts'
import { speaksSpanish } from '../support/business.ts'
import { deskAt } from '../support/desk.ts'
import { deskStates } from '../support/deskStates.ts'
import { unknownSpanish } from '../support/language.ts'
import { ownerMails } from '../support/mailStates.ts'
import { everyChannel, ownerAddress } from '../support/outside.ts'
import { isOn } from '../support/ownPages.ts'
import { apart, saidOn } from '../support/pages.ts'
import { leadsTo, multipart, typedBooking, typedQuote } from '../support/requests.ts'

const site = appSite({ ...everyChannel } as Partial<Env>, Date.UTC(2026, 10, 24, 17))
const desk = deskAt(site)
const [window = ''] = slots(site.clock.now, arrivalRules(), new Map()).map(({ id }) => id)
const typed = { 'junk-type': 'Un sofá', name: 'Ana', address: 'Calle 12' }

async function sent(path: string, fields: Record<string, string>) {
  const { reference, token } = leadsTo(await site.post(path, multipart({ ...fields, ...typed })))
  return { reference, link: { token } }
}
const quote = await sent('/', typedQuote({ phone: '2025557101' }))
const { link: pickup } = await sent('/schedule', typedBooking(window, { phone: '2025557102' }))
const friend = reward && isOn('/referral-program') && (await sent(paths.referralProgram, { phone: '2025557103' })).link
await site.env.DB.exec(`UPDATE leads SET language = 'es';
  UPDATE events SET data = json_set(data, '$.language', 'es') WHERE kind = 'sent'`)
const cookie = await desk.cookie(ownerAddress)
await desk.post(cookie, deskPaths.request(quote.reference), { act: 'priced', seen: '1', detail: '245' })
const links = inLanguage('es', () => ({
  priced: paths.ownRequest(quote.link),
  pickup: paths.ownRequest(pickup),
  ...(friend && { friend: paths.ownRequest(friend) }),
  move: paths.ownRequest({ ...pickup, do: 'move' }),
  cancel: paths.ownRequest({ ...pickup, do: 'cancel' }),
  calendar: paths.ownCalendar(pickup),
}))

it.runIf(speaksSpanish)(
  'is all Spanish on the pages, also while nobody stands behind the language on the public site',
  async () => {
    const { calendar: _, ...pages } = links
    const said: string[] = []
    for (const [name, path] of Object.entries(pages)) {
      const response = await site.get(path, { headers: {} }, { SITE_URL: site.origin })
      const $ = load(await response.text())
      expect([response.status, $('html').attr('lang')], name).toEqual([200, 'es-US'])
      said.push(...saidOn($))
    }
    const words = [...new Set(said)].join('\n').replace(/\S*[\dA-Z]{10}\S*|https?:\S+|site\.test|\bSTOP\b/g, '')
    expect(await unknownSpanish(words)).toEqual([])
  },
)

it.runIf(speaksSpanish)('is Spanish in the calendar', async () => {
  const text = (await (await site.get(links.calendar ?? '')).text()).replaceAll('\r\n ', '')
  expect(text).toMatch(/^SUMMARY:Cita con /m)
  expect(text).toMatch(/^DESCRIPTION:Referencia /m)
  expect(text).toContain(links.pickup)
})

it.runIf(speaksSpanish)(
  'is a mark in English at the desk, whose texts to the customer are Spanish and have the Spanish link',
  async () => {
    const $ = await desk.page(cookie, deskPaths.request(quote.reference))
    expect($('.desk-chip').text()).toContain('Spanish')
    const texts = [...$('a[href^="sms:"]')].map((link) => decodeURIComponent($(link).attr('href') ?? ''))
    expect(texts).toEqual([expect.stringContaining('Le escribimos de '), expect.stringContaining('/es/mi-solicitud?')])
    expect((await desk.page(cookie, deskPaths.requests()))('.desk-chip').text()).toContain('Spanish')
  },
)

/** All that a page says, and what its fields and pictures are called. */
function allOf(html: string): string {
  const $ = load(apart(html))
  $('script, style, [lang]:not(html), option[value*="$"]').remove()
  const named = ['aria-label', 'placeholder', 'alt', 'data-missing'].flatMap((name) =>
    [...$(`[${name}]`)].map((element) => $(element).attr(name)),
  )
  return [$('title').text(), $('meta[name=description]').attr('content'), $('body').text(), ...named].join('\n')
}

it.runIf(speaksSpanish)('is all Spanish at the desk for somebody who picks it there', async () => {
  const picked = await desk.get(cookie, deskPaths.day(undefined, { speak: 'es' }))
  const kept = picked.headers.getSetCookie().find((one) => one.startsWith('__Host-speak=')) ?? ''
  const states = (await deskStates(site, kept.split(';')[0])).filter(([name]) => name.startsWith('desk-'))
  const typed = /One couch|Gate code|Ann|nobody|Un sofá|Calle 12|\S+@\S+|\S*[\dA-Z]{10}\S*/g
  expect(states.length).toBeGreaterThan(20)
  const unknown: string[] = []
  for (const [name, html] of states) {
    const words = await unknownSpanish(allOf(html).replace(typed, ' '))
    unknown.push(...words.map((word) => `${name}: ${word}`))
    // A time ends with a dot of its own.
    expect(allOf(html)).not.toContain('..')
  }
  expect(unknown).toEqual([])
})

it.runIf(speaksSpanish)('is Spanish in the owner’s mails where that’s the first language', async () => {
  const mails = inLanguage('es', () => Object.values(ownerMails()).map(mailText).join('\n'))
  const typed =
    /Typed\S*|pills: call|Three-seat couch[\s\S]*?washing machine|Marge Olson|Garage cleanout|\w+ couch.*?fridge|\w+ Oak Street|Springfield|Riverton|Jo\b/gi
  expect(await unknownSpanish(mails.replace(typed, ' '))).toEqual([])
  expect(mails).not.toContain('..')
})
