// The forms as tools of a browser's assistant, in a browser that has WebMCP and as an assistant in it uses them.
import type { CDPSession, Page } from 'playwright'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { toolWords } from '../../src/forms/tools.ts'
import { ownZip } from '../support/business.ts'
import { plainItem } from '../support/items.ts'
import { launchBrowser, switches } from '../support/launchBrowser.ts'
import { isOn } from '../support/ownPages.ts'
import { phonePhoto } from '../support/photos.ts'
import { ownAddress, typedBooking, typedQuote } from '../support/requests.ts'
import { testSite } from '../support/site.ts'

const site = testSite()

type Tool = {
  readonly name: string
  readonly description: string
  readonly annotations?: { readonly autosubmit?: boolean }
  readonly inputSchema: { readonly properties: Readonly<Record<string, { readonly description?: string }>> }
}
type Response = { readonly invocationId: string; readonly status: string; readonly output?: unknown }
type Said = Readonly<Record<string, unknown>>

let browser: Awaited<ReturnType<typeof launchBrowser>>
let page: Page
let devtools: CDPSession
let tools: Tool[] = []
let responses: Response[] = []
let issues: string[] = []
beforeAll(async () => {
  browser = await launchBrowser({ args: [...switches, '--enable-features=WebMCP'] })
})
afterAll(() => browser.close())

beforeEach(async () => {
  const context = await browser.newContext({ baseURL: site.origin, extraHTTPHeaders: ownAddress() })
  page = await context.newPage()
  devtools = await context.newCDPSession(page)
  tools = []
  responses = []
  issues = []
  devtools.on('event', ({ method, params }) => {
    const said = params as { tools: Tool[]; issue: { details: { genericIssueDetails?: { errorType: string } } } }
    if (method === 'WebMCP.toolsAdded') tools.push(...said.tools)
    if (method === 'WebMCP.toolResponded') responses.push(params as unknown as Response)
    const issue = (method === 'Audits.issueAdded' && said.issue.details.genericIssueDetails?.errorType) || ''
    if (issue.startsWith('FormModelContext')) issues.push(issue)
  })
  await devtools.send('Audits.enable')
  await send('WebMCP.enable')
  return () => context.close()
})

/** Playwright doesn't know this part of the protocol. */
const send = (method: string, params?: object) =>
  (devtools as unknown as { send(method: string, params?: object): Promise<unknown> }).send(method, params)

const toolNamed = (name: string) => tools.findLast((tool) => tool.name === name)

async function open(path: string, name: string): Promise<Tool> {
  await page.goto(path)
  await expect.poll(() => toolNamed(name)).toBeDefined()
  return toolNamed(name) as Tool
}

/** Calls a tool of the page, and presses a button for a form that waits for the person. Returns the first answer. */
async function call(name: string, input: Said, press?: string): Promise<Said> {
  const { frameTree } = (await devtools.send('Page.getFrameTree')) as { frameTree: { frame: { id: string } } }
  const asked = { frameId: frameTree.frame.id, toolName: name, input }
  const { invocationId } = (await send('WebMCP.invokeTool', asked)) as Response
  const answer = () => responses.find((response) => response.invocationId === invocationId)
  if (press) {
    // The assistant has filled in the form when the button has the focus.
    const button = page.getByRole('button', { name: press })
    await expect.poll(() => button.evaluate((element) => element === document.activeElement)).toBe(true)
    expect(answer()).toBeUndefined()
    await button.click()
  }
  await expect.poll(answer).toMatchObject({ status: 'Completed' })
  return answer()?.output as Said
}

it.each(
  Object.entries({
    '/': 'request_quote',
    '/pricing-calculator': 'estimate',
    '/items': 'item',
    '/service-areas': 'check_area',
    '/book-online': 'open_windows',
    '/schedule': 'book_pickup',
    '/contact': 'send_message',
    '/referral-program': 'get_referral_link',
    '/find-my-pickup': 'get_booking',
  }).filter(([path]) => isOn(path)),
)('%s: the browser finds a tool that is wholly described', async (path, name) => {
  const { description, inputSchema, annotations } = await open(path, name)
  expect(description).toBe(toolWords[name as keyof typeof toolWords].description)
  expect(Object.keys(inputSchema.properties).length).toBeGreaterThan(0)
  expect(issues).toEqual([])
  const reads = ['estimate', 'item', 'check_area', 'open_windows'].includes(name)
  expect(annotations?.autosubmit === true).toBe(reads)
})

describe('an assistant', () => {
  it('hears whether we come to a ZIP code, and the person sees it', async () => {
    await open('/service-areas', 'check_area')
    expect(await call('check_area', { place: ownZip })).toMatchObject({ answer: 'yes' })
    await page.waitForURL(`**/service-areas?place=${ownZip}#zip-answer`)
    expect(await page.locator('#zip-answer').textContent()).toContain('Yes')
  })

  it.runIf(isOn('/pricing-calculator'))('finds an item, and prices a list that the page then shows', async () => {
    const { inputSchema } = await open('/pricing-calculator', 'estimate')
    expect(inputSchema.properties.flights?.description).toBe('Flights of stairs')
    const { found } = await call('estimate', { q: plainItem.label })
    expect(found).toContainEqual(expect.objectContaining({ id: plainItem.id }))
    expect(await call('estimate', { list: 'hovercraft' })).toMatchObject({ codes: { items: 'invalid' } })
    const { words, items } = await call('estimate', { list: `${plainItem.id}.2`, zip: ownZip })
    expect(items).toEqual([expect.objectContaining({ id: plainItem.id, count: 2 })])
    await page.waitForURL(`**/pricing-calculator?items=${plainItem.id}.2*`)
    expect(await page.locator('#ticket').textContent()).toContain(words)
  })

  it.runIf(isOn('/pricing-calculator'))('looks an item up where the person sees it', async () => {
    await open('/', 'item')
    const { items } = await call('item', { q: plainItem.label })
    expect(items).toContainEqual(expect.objectContaining({ id: plainItem.id }))
    await expect.poll(() => page.locator('.item-answer h3').count()).toBe(1)
  })

  it('hears of open windows, and the person goes on to them', async () => {
    await open('/book-online', 'open_windows')
    const { windows } = await call('open_windows', { location: ownZip, 'junk-type': 'One couch' })
    expect(windows).toContainEqual(expect.objectContaining({ slot: expect.any(String) }))
    await page.waitForURL('**/book-online?*step=when')
  })

  it('fills in a booking that the person sends, of another day’s window, and finds it again', async () => {
    const { inputSchema } = await open('/schedule', 'book_pickup')
    const { enum: slots } = inputSchema.properties.slot as { enum: string[] }
    const { items: _, ...booking } = typedBooking(slots.at(-1) ?? '')
    const { state, reference, location } = await call('book_pickup', booking, 'Book a pickup')
    expect(state).toBe('booked')
    await page.waitForURL(`**${location}`)
    await open('/find-my-pickup', 'get_booking')
    const found = await call('get_booking', { reference, phone: booking.phone }, 'Show my pickup')
    expect(found).toMatchObject({ state: 'booked', slot: slots.at(-1) })
    await page.waitForURL('**/booking?t=*')
  })

  it('hears what was refused, and so does the person', async () => {
    await open('/', 'request_quote')
    const said = await call('request_quote', typedQuote({ phone: '12' }), 'Get a free quote')
    expect(said).toMatchObject({ ok: false, codes: { phone: 'invalid' } })
    await expect.poll(() => page.locator('#quote [data-error-summary]').textContent()).toContain('phone number')
    const again = await call('request_quote', typedQuote(), 'Get a free quote')
    expect(again).toMatchObject({ ok: true, state: 'received' })
    await page.waitForURL(`**${again.location}`)
  })

  it('sends a photo once, and the person who goes back is told that all of it was sent', async () => {
    await open('/', 'request_quote')
    await page.getByLabel('Phone').focus()
    await page.locator('[data-island=LeadForm][data-island-status=ready]').waitFor()
    const buffer = await phonePhoto({ seed: 7 }).jpeg().toBuffer()
    await page.locator('[type=file]').setInputFiles({ name: 'couch.jpg', mimeType: 'image/jpeg', buffer })
    await page.locator('[data-photo]:not([data-photo=""])').waitFor()
    const posted = page.waitForRequest(
      (request) => request.method() === 'POST' && new URL(request.url()).pathname === '/',
    )
    const { location } = await call('request_quote', typedQuote({ phone: '202 555 0142' }), 'Get a free quote')
    expect(location).toContain('photos=1')
    expect((await posted).postData()).not.toContain('couch.jpg')
    await page.waitForURL(`**${location}`)
    await page.goBack()
    await page.getByText('You’ve sent this already').waitFor()
  })
})

it('no other browser loads what makes them tools', async () => {
  const other = await launchBrowser()
  const plain = await other.newPage({ baseURL: site.origin })
  await plain.goto('/')
  await plain.waitForLoadState('networkidle')
  const scripts = await plain.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  await other.close()
  expect(scripts.filter((name) => /\.js$/.test(name)).length).toBeGreaterThan(0)
  expect(scripts.filter((name) => /formTools/.test(name))).toEqual([])
})
