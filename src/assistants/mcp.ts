// Tools for assistants, by the Model Context Protocol: also for the pickup of somebody who knows its reference and phone number.
import type { GenericSchema } from 'valibot'
import { windowHours } from '#site/calendar.ts'
import { site } from '#site/site.ts'
import { items, quoteOf } from '../business/items.ts'
import { priceWords } from '../business/pricing.ts'
import type { BookingShown } from '../domain/calendar/booking.ts'
import { slotLabel } from '../domain/calendar/slots.ts'
import { agreedWords, type QuotedPrice } from '../domain/prices/quoted.ts'
import type { AppContext } from '../handlers/context.ts'
import { respondProblem } from '../handlers/errors.ts'
import { receiptOf, takeSent } from '../handlers/forms.ts'
import { logFailure } from '../log.ts'
import { updatesOn } from '../messages/say.ts'
import { type BookingLink, changeBooking, readBookingLink } from '../mine/bookingLink.ts'
import { findOwn } from '../mine/findOwn.ts'
import type { CustomerRequest } from '../request/evolve.ts'
import { readJson } from '../request/sentJson.ts'
import { paths } from '../routes.ts'
import type { BookingAnswer, ErrorAnswer } from '../shared/forms/answers.ts'
import * as answers from '../shared/forms/answers.ts'
import type { AnyForm, Values } from '../shared/forms/form.ts'
import { bookingForm, quoteForm } from '../shared/forms/forms.ts'
import { fieldsSchema, formSchema, jsonSchemaOf, questions, toolWords } from '../shared/forms/questions.ts'
import { addressOf, gateRetryAfter, isForeign, isPastGate } from '../shared/http/access.ts'
import { headersOf, isJson, jsonResponse, refusalOf } from '../shared/http/respond.ts'
import { textLabel } from '../sites/schema/texting.ts'
import { reading, readQuestion } from './answers.ts'
import { type Answer, answerMcp, codes, failed, type McpAnswer, type McpTool } from './mcpServer.ts'

const notFound: ErrorAnswer = {
  ok: false,
  errors: {
    reference: `No pickup has this reference and this phone number. Ask the person to read both from their confirmation, or to call ${site.phone.label}`,
  },
  codes: { reference: 'invalid' },
}

/** What was asked for and where, as far as it's known. */
function askedFor(answers: Values, price?: QuotedPrice) {
  const { address = '', location = '' } = answers
  const quote = quoteOf(answers)
  const words = price ? agreedWords(price) : quote && priceWords(quote.estimate)
  return {
    ...(location && { address: [address, location].filter(Boolean).join(', ') }),
    ...(quote && { items: quote.counted.map(({ item, count }) => ({ name: item.label, count })) }),
    ...(words && { price: words }),
  }
}

/** What became of a pickup, by its stage: what's over is said to be. */
const said: Readonly<Record<BookingShown['stage'], (when: string) => string>> = {
  open: (when) => `The pickup is booked for ${when}.`,
  begun: (when) => `The pickup of ${when} has begun, so it can’t be changed online. Call ${site.phone.label}.`,
  past: (when) => `The pickup was ${when}. It’s over. For another one, book again.`,
  missed: (when) => `We came ${when}, and nobody was there. Call ${site.phone.label} for another time.`,
  canceled: (when) => `The pickup of ${when} was canceled. For another one, book again.`,
}

function pickupOf({ booking, token, stage, answers, price }: BookingShown, siteUrl: string): BookingAnswer {
  const when = slotLabel(booking.slot, windowHours)
  return {
    ok: true,
    reference: booking.reference,
    state: stage === 'open' ? 'booked' : stage,
    says: said[stage](when),
    slot: booking.slot,
    when,
    ...askedFor(answers, price),
    canChange: stage === 'open',
    links: { booking: siteUrl + paths.ownRequest({ token }) },
  }
}

/** A request that no window is booked for: it can be looked up, and there's nothing to move or cancel. */
const unbooked = ({ reference, answers }: CustomerRequest): BookingAnswer => ({
  ok: true,
  reference,
  state: 'received',
  says: `We have the request, and no pickup window is booked yet. We’ll call or text. To pick a window now, use book_pickup or call ${site.phone.label}.`,
  ...askedFor(answers),
  canChange: false,
})

/** Why a change wasn't made, and open windows in place of one that was lost. */
function unchanged(link: BookingLink): ErrorAnswer {
  if (!link.ok) return notFound
  const { lost } = link.shown
  if (lost)
    return { ok: false, errors: { slot: lost.message }, codes: { slot: 'unavailable' }, offers: [...lost.offers] }
  const message = `${said[link.shown.stage](slotLabel(link.shown.booking.slot, windowHours))} It can’t be changed online anymore. Call ${textLabel === site.phone.label ? 'or text ' : ''}${site.phone.label}`
  return { ok: false, errors: { reference: message }, codes: { reference: 'unavailable' } }
}

const tooMany = (retryAfter: number, failure: 'too-many' | 'too-many-changes' = 'too-many') => ({
  ...refusalOf({ errors: {}, failure }),
  retryAfter,
})

type OwnAction = 'get' | 'move' | 'cancel'

/** Reads, moves or cancels a pickup: with the limits of the page that finds one, and of its link. Throws when D1 does. */
async function ownPickup(c: AppContext, action: OwnAction, asked: Values) {
  const { services } = c.var
  const from = { address: addressOf(c.req.raw), isAssistant: true }
  const found = await findOwn(services, asked, from)
  if (found.kind === 'too-many') return tooMany(found.retryAfter)
  if (found.kind === 'none') return notFound
  if (found.kind === 'unbooked') return unbooked(found.request)
  const { token } = found
  const link = await readBookingLink(services, token)
  if (!link.ok) return notFound
  const { stage, booking } = link.shown
  // What's canceled stays so, however often that's asked for, and what's moved is where it was moved to.
  const isDone = action === 'cancel' ? stage === 'canceled' : stage === 'open' && asked.slot === booking.slot
  if (action === 'get' || isDone) return pickupOf(link.shown, c.env.SITE_URL)
  const { revision } = booking
  const answer = await changeBooking(services, token, { action, slot: asked.slot ?? '', revision, ...from })
  if (answer.kind === 'too-many') return tooMany(answer.retryAfter, 'too-many-changes')
  if (answer.kind === 'refused') return unchanged(answer.link)
  const now = await readBookingLink(services, token)
  return now.ok ? pickupOf(now.shown, c.env.SITE_URL) : notFound
}

type Hints = McpTool['annotations']
type Tool = {
  readonly schema: Answer
  readonly hints: Hints
  readonly answer: (sent: Answer) => Promise<object>
}

const reads: Hints = { readOnlyHint: true, openWorldHint: false }
/** With a key of its own, a request that's sent twice is one. */
const sends: Hints = {
  readOnlyHint: false,
  destructiveHint: false,
  idempotentHint: true,
  openWorldHint: false,
}

async function send(c: AppContext, form: AnyForm, sent: Answer): Promise<object> {
  if (await isPastGate(c.env.SENDS, c.req.raw))
    return { ...refusalOf({ errors: {}, failure: 'too-many' }), retryAfter: gateRetryAfter }
  const receipt = await takeSent(c, form, sent)
  if (receipt.ok) return receiptOf(form, receipt, c.var.services)
  return { ...refusalOf(receipt.state), ...(receipt.status === 429 && { retryAfter: receipt.retryAfter }) }
}

/** A booking's fields; where we text customers, its phone number has to get the confirmation. */
function bookingSchema(c: AppContext) {
  const updates = updatesOn(c.env)
  const schema = formSchema(bookingForm, updates)
  return updates.includes('texts') ? { ...schema, required: [...schema.required, 'texts'] } : schema
}

/** A tool that asks one of our questions. What it doesn't know does no harm where it only reads: models add to what they send. */
const asks = (
  name: Exclude<keyof typeof questions, 'own_booking'>,
  answer: (values: Values) => object | Promise<object>,
  hints: Hints = reads,
): Tool => ({
  schema: fieldsSchema(Object.entries(questions[name])),
  hints,
  answer: async (sent) => {
    const known = Object.entries(sent).filter(([field]) => !hints.readOnlyHint || Object.hasOwn(questions[name], field))
    const asked = readQuestion(questions[name], Object.fromEntries(known))
    return asked.ok ? answer(asked.values) : asked.error
  },
})

const toolsOf = (c: AppContext): Readonly<Partial<Record<keyof typeof toolWords, Tool>>> => ({
  ...(items() && {
    estimate: asks('estimate', (values) => reading.estimate(values, c)),
    item: asks('item', (values) => reading.item(values, c)),
  }),
  check_area: asks('check_area', (values) => reading.check_area(values, c)),
  ...(site.features.curbRules && {
    curb_pickup: asks('curb_pickup', (values) => reading.curb_pickup(values, c)),
  }),
  open_windows: asks('open_windows', (values) => reading.open_windows(values, c)),
  request_quote: {
    schema: formSchema(quoteForm, updatesOn(c.env)),
    hints: sends,
    answer: (sent) => send(c, quoteForm, sent),
  },
  book_pickup: { schema: bookingSchema(c), hints: sends, answer: (sent) => send(c, bookingForm, sent) },
  get_booking: asks('get_booking', (values) => ownPickup(c, 'get', values)),
  move_booking: asks('move_booking', (values) => ownPickup(c, 'move', values), sends),
  cancel_booking: asks('cancel_booking', (values) => ownPickup(c, 'cancel', values), {
    ...sends,
    destructiveHint: true,
  }),
})

/** What each tool answers, if nothing is wrong. */
const answersOf = {
  estimate: answers.estimateAnswer,
  item: answers.foundItems,
  check_area: answers.areaAnswer,
  curb_pickup: answers.curbsAnswer,
  open_windows: answers.windowsAnswer,
  request_quote: answers.receiptAnswer,
  book_pickup: answers.receiptAnswer,
  get_booking: answers.bookingAnswer,
  move_booking: answers.bookingAnswer,
  cancel_booking: answers.bookingAnswer,
} as const satisfies Readonly<Record<keyof typeof toolWords, GenericSchema>>

/** An answer or what's wrong, as JSON Schema. Clients want an object at the top. */
const answerSchema = (schema: GenericSchema) => ({
  type: 'object' as const,
  anyOf: [schema, answers.errorAnswer].map((one) => jsonSchemaOf(one)),
})

/** A form asks people to pick a window, and a program has to send one. */
function forPrograms(answer: object): object {
  const { codes, errors } = answer as Partial<ErrorAnswer>
  return codes?.slot === 'missing' || codes?.slot === 'invalid'
    ? { ...answer, errors: { ...errors, slot: 'Send the slot of a window exactly as open_windows has it' } }
    : answer
}

/** Calls a tool. Without a database nothing was changed, and the answer says so. */
async function call(tool: Tool, sent: Answer) {
  const answer = await tool.answer(sent).then(forPrograms, (error: unknown) => {
    logFailure('tool-failed', error)
    return refusalOf({ errors: {}, failure: 'not-stored' })
  })
  return {
    content: [{ type: 'text' as const, text: JSON.stringify(answer) }],
    structuredContent: JSON.parse(JSON.stringify(answer)) as Answer,
    isError: 'ok' in answer && answer.ok === false,
  }
}

/** An answer as JSON for clients that take it, and otherwise as a stream of one event. */
function respond({ req }: AppContext, { status, message }: McpAnswer): Response {
  if (!message) return new Response(null, { status, headers: headersOf('empty') })
  const accept = req.header('accept') ?? ''
  if (!/text\/event-stream/i.test(accept) || /application\/(json|\*)|\*\/\*/i.test(accept))
    return jsonResponse(message, status)
  const headers = headersOf('json', { 'content-type': 'text/event-stream' })
  return new Response(`event: message\ndata: ${JSON.stringify(message)}\n\n`, { status, headers })
}

const statusOf = (answer: object): number => {
  if (!('ok' in answer) || answer.ok) return 200
  return 'retryAfter' in answer ? 429 : 'offers' in answer ? 409 : 422
}

/** Looks up, moves or cancels a pickup for a program without tools. */
export async function answerBooking(c: AppContext): Promise<Response> {
  if (isForeign(c.req.raw)) return respondProblem(c, 403)
  if (!isJson(c.req.raw)) return respondProblem(c, 415)
  const read = await readJson(c.var.body)
  if (!read.ok) return respondProblem(c, read.status)
  const asked = readQuestion(questions.own_booking, read.json)
  const { action, ...values } = asked.ok ? asked.values : {}
  const answer = asked.ok ? await ownPickup(c, action as OwnAction, values) : asked.error
  return jsonResponse(answer, statusOf(answer))
}

/** Answers one message of a client. Pages of other sites can't send any. */
export async function handleMcp(c: AppContext): Promise<Response> {
  const refuse = (status: number, code: number, why: string) => respond(c, failed(status, code, why))
  if (isForeign(c.req.raw)) return refuse(403, codes.refused, 'Not from a page of another site')
  if (!isJson(c.req.raw)) return refuse(415, codes.refused, 'Send application/json')
  const read = await readJson(c.var.body)
  if (!read.ok) return refuse(read.status, codes.notJson, 'The body is no JSON, or too much of it')
  const tools = (Object.entries(toolsOf(c)) as [keyof typeof toolWords, Tool][]).map(([name, tool]) => ({
    name,
    ...toolWords[name],
    inputSchema: tool.schema,
    outputSchema: answerSchema(answersOf[name]),
    annotations: tool.hints,
    call: (sent: Answer) => call(tool, sent),
  }))
  const answer = await answerMcp(c.req.raw.headers, read.json, {
    info: { name: site.shortName, title: site.name, version: '1', websiteUrl: c.env.SITE_URL },
    instructions: `${site.description} Show the person the price, the window and the address; they have to agree before you send anything.`,
    tools,
  })
  return respond(c, answer)
}
