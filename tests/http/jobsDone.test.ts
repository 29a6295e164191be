// A job that its customer lets us show: on the pages of its town and its item until somebody takes it off.
import { load } from 'cheerio'
import { beforeAll, describe, expect, it } from 'vitest'
import { itemPages } from '#site/itemPages.ts'
import { site as business } from '#site/site.ts'
import { towns } from '#site/towns.ts'
import { wentWords } from '../../src/domain/calendar/booking.ts'
import { deskPaths, paths } from '../../src/routes.ts'
import { appSite } from '../support/appSite.ts'
import { timeOn } from '../support/clock.ts'
import { deskAt } from '../support/desk.ts'
import { jpeg, multipart, openWindows, referenceIn, typedBooking } from '../support/requests.ts'

const minute = 60_000
const [town] = towns
const page = itemPages.find((one) => one.accepted)
const [item = ''] = page?.items ?? []

describe.runIf(business.features.jobs)('a job that’s done', () => {
  const site = appSite({ DESK_PEOPLE: 'ann@example.com, sam@example.com crew' })
  const desk = deskAt(site)
  let [date, sam, reference] = ['', '', '']
  const who = { name: 'Josephine Doe', phone: '2025550123', email: 'jo@example.com', address: '12 Secret Street' }
  const shownOn = [paths.jobsDone, paths.town(town?.slug ?? ''), ...(page ? [paths.itemPage(page.slug)] : [])]
  const what = 'A thing with a name of its own'

  beforeAll(async () => {
    const slots = await openWindows(site)
    const slot = slots.find((one) => one.slice(0, 10) !== slots[0]?.slice(0, 10)) ?? ''
    date = slot.slice(0, 10)
    const typed = typedBooking(slot, { ...who, location: town?.zips[0] ?? '', items: `${item}.1` })
    reference = referenceIn(await site.post(paths.schedule(), multipart(typed)))
    site.clock.now = timeOn(date, 6)
    sam = await desk.cookie('sam@example.com')
    await say({ step: 'before' }, [jpeg('before.jpg', 11)])
    await say({ step: 'done', paid: '185', method: 'cash', landfill: 'yes', donated: 'yes' }, [jpeg('after.jpg', 13)])
  })

  const say = (fields: Record<string, string>, files: File[] = []) => {
    site.clock.now += 2 * minute
    return desk.post(sam, deskPaths.day(date), multipart({ reference, ...fields }, files, 'photos'))
  }
  const form = async () => {
    const $ = await desk.page(sam, deskPaths.day(date))
    const id = (name: string) => String($(`input[name=${name}]`).first().val())
    return { what, yes: 'yes', before: id('before'), after: id('after') }
  }
  const card = async (path: string) => {
    // What's a minute old is read again behind the first answer.
    await site.get(path)
    site.clock.now += minute
    const $ = await site.page(path)
    return $('.job-card').filter((_, one) => $(one).text().includes(what))
  }
  const photosOf = async () => [...(await card(paths.jobsDone)).find('img')].map(({ attribs }) => attribs.src ?? '')

  it('isn’t shown without a yes, or without words for it', async () => {
    const typed = await form()
    for (const [missing, said] of [
      ['yes', 'Ask them first'],
      ['what', 'Say what it was'],
    ] as const) {
      const refused = await say({ ...typed, step: 'show', [missing]: '' })
      expect(refused.status).toBe(422)
      expect(load(await refused.text())('[role=alert]').text()).toContain(said)
    }
    expect((await card(paths.jobsDone)).length).toBe(0)
  })

  it('is on the page of all jobs, its town’s and its item’s, with its photos, and says nothing of whose it was', async () => {
    const typed = await form()
    for (const _ of ['once', 'twice']) expect((await say({ ...typed, step: 'show' })).status).toBe(303)
    for (const path of shownOn) {
      const found = await card(path)
      for (const fact of ['$185', wentWords({ went: ['donated', 'landfill'] })])
        expect(found.text(), path).toContain(fact)
      expect(found.text(), path).toContain(town?.name)
      for (const secret of [...Object.values(who), reference, date]) expect(found.html(), path).not.toContain(secret)
    }
    const [before = '', after = '', ...others] = await photosOf()
    expect(others).toEqual([])
    for (const url of [before, after]) {
      const answer = await site.get(url)
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
    }
    // No other photo of the request.
    const own = new URLSearchParams(before.split('?')[1]).get('of')
    expect((await site.get(`${paths.jobPhoto}?of=${own}&id=constructor`)).status).toBe(404)
    expect((await site.get(`${paths.jobPhoto}?of=${reference}&id=${typed.before}`)).status).toBe(404)
  })

  it('is gone with its photos once it’s taken off', async () => {
    const photos = await photosOf()
    expect((await say({ step: 'hide' })).status).toBe(303)
    site.clock.now += 2 * minute
    for (const path of shownOn) expect((await card(path)).length, path).toBe(0)
    for (const url of photos) expect((await site.get(url)).status).toBe(404)
  })

  it('is gone with its photos once its request is deleted', async () => {
    await say({ ...(await form()), step: 'show' })
    const photos = await photosOf()
    expect(photos).toHaveLength(2)
    const owner = await desk.cookie('ann@example.com')
    await desk.post(owner, deskPaths.request(reference), { act: 'forget', [`forget-${reference}`]: 'yes', sure: 'yes' })
    site.clock.now += 2 * minute
    expect((await card(paths.jobsDone)).length).toBe(0)
    for (const url of photos) expect((await site.get(url)).status).toBe(404)
  })
})
