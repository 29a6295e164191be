// Attacks on the desk: none opens it, changes anything, or shows what isn't for them.
import { describe, expect, it } from 'vitest'
import { deskTarget, signInUrl } from '../../src/desk/session.ts'
import { sentToken } from '../../src/messages/links.ts'
import { deskPaths } from '../../src/routes.ts'
import { signToken } from '../../src/shared/http/access.ts'
import { budgets } from '../../src/store/budgets.ts'
import { appSite } from '../support/appSite.ts'
import { deskAt } from '../support/desk.ts'
import { multipart, referenceIn, typedQuote } from '../support/requests.ts'

const owner = 'ann@example.com'
const crew = 'sam@example.com'
const site = appSite({ DESK_PEOPLE: `${owner}, ${crew} crew` })
const desk = deskAt(site)
const now = () => site.clock.now
const day = 24 * 3_600_000
const sent = await site.post('/', multipart(typedQuote({ phone: '2025559020', key: crypto.randomUUID() })))
const reference = referenceIn(sent)
const [ownerCookie, crewCookie] = [await desk.cookie(owner), await desk.cookie(crew)]
const sessions = async () => (await site.rows<{ id: string }>('SELECT id FROM sessions WHERE expires_at > 0')).length
const events = () => site.rows(`SELECT * FROM events WHERE person <> ''`)
const cookieValue = (cookie: string) => /=([^;]*)/.exec(cookie)?.[1] ?? ''
const isOpen = async (cookie: string) => (await desk.get(cookie, deskPaths.requests())).status === 200

/** A link that opens the desk, changed. */
const link = async (change: (token: string) => string | Promise<string> = (token) => token, address = owner) => {
  const url = new URL(await signInUrl({ env: site.env, now }, { address, role: 'owner' }, deskPaths.home))
  url.searchParams.set('t', await change(url.searchParams.get('t') ?? ''))
  return url.pathname + url.search
}
const claimsOf = (token: string) => ({ id: token.split('.')[1] ?? '', expires: Number(token.split('.')[2]) })
const signed =
  (purpose: 'own' | 'desk' | 'sign-in', changes: { id?: string; expires?: number; secret?: string } = {}) =>
  (token: string) =>
    signToken({ LEAD_SECRET: changes.secret ?? site.secret }, { purpose, ...claimsOf(token), ...changes })

/** What somebody may come with in place of a link or a cookie. */
const forged: Readonly<Record<string, () => string | Promise<string>>> = {
  'a link with another purpose': () => link(signed('own')),
  'a link with a cookie’s purpose': () => link(signed('desk')),
  'a link that has expired': () => link(signed('sign-in', { expires: now() - 1 })),
  'a link for nobody on the list': () => link(undefined, 'stranger@example.com'),
  'a link with another person’s name': () => link((token) => token.replace(/\.[0-9a-f]{16}-/, '.0123456789abcdef-')),
  'a link with a request’s token': () => link(() => sentToken({ env: site.env, now }, { reference })),
  'a cookie without a value': () => '__Host-desk=',
  'a cookie that is a link’s token': async () =>
    `__Host-desk=${new URL(await link(), site.origin).searchParams.get('t')}`,
  'a cookie under a name that other hosts can set': () => `desk=${cookieValue(ownerCookie)}`,
  'a cookie of a session that never was': async () =>
    `__Host-desk=${await signToken({ LEAD_SECRET: site.secret }, { purpose: 'desk', id: 'a-b', expires: now() + day })}`,
  'a cookie that has expired': async () =>
    `__Host-desk=${await signed('desk', { expires: now() - 1 })(cookieValue(ownerCookie))}`,
  'a cookie with the id of another session': () =>
    `__Host-desk=${cookieValue(crewCookie).replace(/^desk\.[^.]+/, `desk.${cookieValue(ownerCookie).split('.')[1]}`)}`,
}
it.each(Object.entries(forged))('%s opens nothing', async (_, make) => {
  const before = await sessions()
  const made = await make()
  if (!made.startsWith('/')) return expect(await isOpen(made)).toBe(false)
  const answer = await site.post(made, new URLSearchParams())
  expect([answer.headers.get('set-cookie'), await sessions()]).toEqual([null, before])
})

describe('a link', () => {
  it('opens once, also when two press its button at the same time', async () => {
    const before = await sessions()
    const url = await link()
    const answers = await Promise.all([1, 2, 3].map(() => site.post(url, new URLSearchParams())))
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 410, 410])
    expect(await sessions()).toBe(before + 1)
  })

  it.each([
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/desk//evil.example',
    '/deskevil',
    '/desk@evil.example',
    '/desk\r\nset-cookie: a=b',
    'javascript:alert(1)',
    '/schedule',
  ])('leads to no other place: %j', (to) => {
    expect(deskTarget(to)).toBe(deskPaths.home)
  })
})

describe('a cookie', () => {
  it('of somebody who was taken off the list, or is crew by now, is worth no more than that', async () => {
    const headers = { cookie: ownerCookie.split(';')[0] ?? '' }
    const changed = (people: string) => site.get(deskPaths.requests(), { headers }, { DESK_PEOPLE: people })
    expect((await changed(crew)).status).toBe(303)
    expect((await changed(`${owner} crew`)).status).toBe(403)
    expect((await changed(`${owner} admin`)).status).toBe(303)
  })
})

describe('the crew', () => {
  const acts = ['called', 'spam', 'forget', 'priced', 'released']
  const theOwners: readonly (readonly [path: () => string, fields?: Record<string, string>])[] = [
    [() => deskPaths.requests()],
    [() => deskPaths.requests({ q: '202' })],
    [() => deskPaths.calendar()],
    [() => deskPaths.numbers()],
    [() => deskPaths.jobs()],
    [() => deskPaths.jobsFile()],
    [() => deskPaths.jobs(), { reference, paid: '1' }],
    [() => deskPaths.sessions()],
    [() => deskPaths.calendar(), { act: 'add' }],
    ...acts.map((act) => [() => deskPaths.request(reference), { act, seen: '0', detail: '1' }] as const),
  ]
  it('neither sees nor does what’s the owner’s', async () => {
    for (const [path, fields] of theOwners) {
      const answer = await (fields ? desk.post(crewCookie, path(), fields) : desk.get(crewCookie, path()))
      expect([path(), fields, answer.status]).toEqual([path(), fields, 403])
      expect(await answer.text()).not.toContain('555-9020')
    }
    expect(await events()).toEqual([])
  })

  it('ends no session but its own', async () => {
    const victim = cookieValue(await desk.cookie(owner)).split('.')[1] ?? ''
    const own = await desk.cookie(crew)
    await desk.post(own, deskPaths.sessions(), { session: victim })
    expect(await site.rows(`SELECT 1 AS one FROM sessions WHERE id = '${victim}' AND expires_at > 0`)).toHaveLength(1)
    expect((await desk.get(own, deskPaths.home)).status).toBe(303)
  })
})

describe('what is typed', () => {
  it('is only text in a search, finds nothing as a reference, and does nothing as how much was done before', async () => {
    for (const q of [`' OR 1=1 --`, '"><script>alert(1)</script>', '%', '_', '\u0000', 'x'.repeat(5000)]) {
      const answer = await desk.get(ownerCookie, deskPaths.requests({ q }))
      expect(answer.status).toBe(200)
      expect(await answer.text()).not.toContain('<script>alert')
    }
    for (const typed of ['0000000000', `' OR 1=1 --`, '..%2F..%2Fdesk', 'AAAAAAAAAA.json'])
      expect((await desk.get(ownerCookie, deskPaths.request(typed))).status, typed).toBe(404)
    for (const seen of ['abc', 'NaN', '', '0x0', '0.0'])
      expect((await desk.post(ownerCookie, deskPaths.request(reference), { act: 'called', seen })).status).toBe(409)
    expect(await events()).toEqual([])
  })
})

describe('a flood of links', () => {
  const ask = (address: string, headers = {}) =>
    site.post(deskPaths.signIn(), new URLSearchParams({ address }), headers)
  /** Opens the desk with the newest link that the owner got. */
  const openNewest = async () => {
    const mail = site.delivered.findLast(({ to }) => to === owner)
    const url = new URL(/https?:\S+/.exec(mail?.text ?? '')?.[0] ?? '')
    return (await site.post(url.pathname + url.search, new URLSearchParams())).status
  }
  const half = budgets.signInsOfPerson.windowMs

  it('keeps nobody out, from however many networks it comes, and mails one link in half of its life', async () => {
    site.clock.now = Math.ceil(site.clock.now / day) * day + 1
    const before = site.delivered.length
    for (let window = 0; window < 4; window++) {
      for (let time = 0; time < 5; time++) expect((await ask(owner)).status).toBe(200)
      site.clock.now += half
    }
    expect(site.delivered).toHaveLength(before + 4)
    // They ask at the last moment of a stranger's window, and read their mail minutes later.
    site.clock.now -= 2
    await ask(owner)
    site.clock.now += half
    expect(site.delivered).toHaveLength(before + 4)
    expect(await openNewest()).toBe(303)
    // That link is used, so that another phone gets its own at once, although strangers go on.
    await ask(owner)
    await ask(owner)
    // The fifth one said that the desk was opened.
    expect(site.delivered).toHaveLength(before + 6)
    expect(await openNewest()).toBe(303)
  })

  it('counts no link that wasn’t mailed', async () => {
    site.clock.now += day
    const EMAIL = { send: async () => Promise.reject(new Error('down')) } as never
    const body = new URLSearchParams({ address: owner })
    await site.get(deskPaths.signIn(), { method: 'POST', body }, { EMAIL })
    const before = site.delivered.length
    await ask(owner)
    expect(site.delivered).toHaveLength(before + 1)
  })

  it('from one network reaches a person twelve times a day', async () => {
    site.clock.now += day
    const before = site.delivered.length
    for (let window = 0; window < 20; window++) {
      await ask(owner, { 'cf-connecting-ip': `2001:db8:1:${window}::1` })
      site.clock.now += half
    }
    expect(site.delivered).toHaveLength(before + budgets.signInsOfPair.limit)
    await ask(owner)
    expect(site.delivered).toHaveLength(before + budgets.signInsOfPair.limit + 1)
  })

  it('from one address ends there', async () => {
    site.clock.now += day
    const headers = { 'cf-connecting-ip': '203.0.113.77' }
    for (let index = 0; index < budgets.signInsOfAddress.limit; index++)
      expect((await ask(`nobody${index}@example.com`, headers)).status).toBe(200)
    const refused = await ask('nobody99@example.com', headers)
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true])
  })
})
