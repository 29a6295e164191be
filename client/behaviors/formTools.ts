import type { FormFailure } from '../../src/forms/form.ts'
import type { ToolName } from '../../src/forms/tools.ts'
import { listWords, formTools as names, toolWords } from '../../src/forms/tools.ts'
import type { endpoints } from '../../src/routes.ts'

/** A form's submission as a browser with WebMCP has it. */
type ToolSubmit = SubmitEvent & {
  /** An assistant filled in the form. */
  readonly agentInvoked?: boolean
  /** What the assistant gets, in place of the next page. */
  respondWith?(answer: Promise<Answer>): void
}

/** What we read of an answer; it has much more. */
type Answer = {
  readonly ok?: boolean
  readonly errors?: object
  readonly failure?: FormFailure
  /** Path of a confirmation. */
  readonly location?: string
  readonly links?: { readonly calculator?: string; readonly booking?: string }
  /** Items that were found. */
  readonly items?: unknown
  readonly found?: unknown
}

// What this imports as more than a type is in no other script: a shared one would be a file more for everybody.
type Sent = Readonly<Record<string, string>>

const unreachable: Answer = { ok: false, errors: {}, failure: 'offline' }

/** Calls a tool of the same name, as assistants elsewhere do. */
async function call(name: ToolName, asked: Sent): Promise<Answer> {
  const response = await fetch('/mcp' satisfies typeof endpoints.mcp, {
    method: 'POST',
    headers: { accept: 'application/json', 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: asked } }),
  })
  return (await response.json()).result.structuredContent
}

/** The price of the list that the assistant gives, or else of the page's; and the items that a search finds. */
async function estimate({ list, q, items = '', flights = '', carry = '', zip = '' }: Sent): Promise<Answer> {
  const asked = { items: list || items, flights, carry, zip }
  const price = asked.items || !q ? await call('estimate', asked) : {}
  return q ? { ...price, found: (await call('item', { name: q })).items } : price
}

/** The forms whose answer isn't a receipt. */
const questions: Readonly<Partial<Record<ToolName, (sent: Sent) => Promise<Answer>>>> = {
  estimate,
  item: ({ q = '' }) => call('item', { name: q }),
  check_area: ({ place = '' }) => call('check_area', { zip: place }),
  open_windows: ({ location = '' }) => call('open_windows', { zip: location }),
  get_booking: ({ reference = '', phone = '' }) => call('get_booking', { reference, phone }),
}

/** Keeps something of a form in the history entry, under the name that its script looks for, for whoever comes back. */
function keep(name: 'keys' | 'sent', { id }: HTMLFormElement, value: string): void {
  const { state } = history
  try {
    history.replaceState({ ...state, [name]: { ...state?.[name], [id]: value } }, '')
  } catch {
    // The browser limits how often; it's sent all the same.
  }
}

/** Names the photos that the form's script has sent ahead, in place of their files. */
function namePhotos(form: HTMLFormElement, sent: FormData): void {
  const listed = form.querySelectorAll<HTMLElement>('[data-photo]')
  const { name = '', files } = form.querySelector<HTMLInputElement>('[type=file]') ?? {}
  if (listed.length > 0) sent.delete(name)
  for (const [index, { dataset }] of listed.entries()) {
    const file = files?.[index]
    if (dataset.photo) sent.append('photo-id', dataset.photo)
    else if (file) sent.append(name, file)
  }
}

/** Sends a form as its script does, photos included. */
async function send(form: HTMLFormElement, sent: FormData): Promise<Answer> {
  const { keys, sent: before } = Object(history.state)
  // What was received under a key is another request. Browsers have this interface only where they have `randomUUID`.
  const key = String((!before?.[form.id] && (sent.get('key') || keys?.[form.id])) || crypto.randomUUID())
  keep('keys', form, key)
  sent.set('key', key)
  namePhotos(form, sent)
  const headers = { accept: 'application/json' }
  const response = await fetch(form.action, { method: 'POST', headers, body: sent })
  return response.json()
}

/** Goes to a page of ours, whose address may name the site's own host where this is another. */
function go(href: string): void {
  const { pathname, search, hash } = new URL(href, location.href)
  location.assign(pathname + search + hash)
}

/** Shows a person what their assistant asked, on the page that the form leads to or, where it has a script, right here. */
function showAsked(form: HTMLFormElement, sent: FormData, { links }: Answer): void {
  const island = form.closest('[data-island]')
  const page = new URL(form.action)
  page.search = String(new URLSearchParams(sent as unknown as Record<string, string>))
  if (sent.get('list') && links?.calculator) go(links.calculator)
  else if (island) island.dispatchEvent(new Event('focusin'))
  else go(page.href)
}

/** Leads on to what was sent; what was refused goes the way of a person's own, which says why. */
function showSent(form: HTMLFormElement, submitter: HTMLElement | null, { ok, location, links }: Answer): void {
  if (ok && location) keep('sent', form, location)
  const href = location ?? links?.booking
  if (ok && href) go(href)
  else form.requestSubmit(submitter)
}

function answer(event: ToolSubmit): void {
  const form = event.target as HTMLFormElement
  const { agentInvoked, submitter } = event
  const name = names.get(form.id)
  if (!agentInvoked || !name) return
  event.preventDefault()
  // The form's own script would take it for a person's.
  event.stopImmediatePropagation()
  const sent = new FormData(form, submitter)
  const ask = questions[name]
  const answered = (ask ? ask(Object.fromEntries(sent) as Sent) : send(form, sent)).catch(() => unreachable)
  event.respondWith?.(answered)
  void answered.then((said) => (form.method === 'get' ? showAsked(form, sent, said) : showSent(form, submitter, said)))
}

const describe = (field: Element, words: string | null = '') => field.setAttribute('toolparamdescription', words ?? '')

/** A field for the list of the calculator, which a person makes with its buttons. Outside of what its script renders. */
function addList(form: HTMLFormElement): void {
  const list = document.createElement('input')
  list.hidden = true
  list.name = 'list'
  list.setAttribute('form', form.id)
  describe(list, listWords)
  form.closest('[data-island]')?.after(list)
}

function declare(form: HTMLFormElement, name: ToolName): void {
  const { parentNode, nextSibling } = form
  const focused = form.querySelector<HTMLElement>(':focus')
  // With one of the two attributes a form in the document is a mistake, so it gets them outside.
  form.remove()
  form.setAttribute('toolname', name)
  form.setAttribute('tooldescription', toolWords[name].description)
  form.toggleAttribute('toolautosubmit', form.method === 'get')
  // All other fields are described by their labels.
  for (const set of form.querySelectorAll('fieldset')) describe(set, set.querySelector('legend')?.textContent)
  parentNode?.insertBefore(form, nextSibling)
  focused?.focus({ preventScroll: true })
  if (name === 'estimate') addList(form)
}

/** An assistant has all windows to choose from, a person those of the day that is open: choosing one opens its day. */
function openDay({ target }: Event): void {
  if (!(target instanceof HTMLInputElement) || target.name !== 'slot') return
  const day = document.getElementById(target.id.replace(/T\d+$/, ''))
  if (day instanceof HTMLInputElement) day.checked = true
}

document.addEventListener('change', openDay)
document.addEventListener('submit', answer, { capture: true })

/**
 * Makes the forms of this page tools of the browser's assistant (WebMCP). It fills them in; those that only ask are sent
 * right away, and others by the person. Either way it gets the answer that `/mcp` and programs get.
 */
export function formTools(): void {
  for (const [id, name] of names) {
    const form = document.querySelector<HTMLFormElement>(`form#${id}`)
    if (form) declare(form, name)
  }
}
