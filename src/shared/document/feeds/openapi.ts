// What programs can ask and send, as an OpenAPI document. The build makes it, from the schemas that check what comes.

import type { JsonSchema } from '@valibot/to-json-schema'
import type { GenericSchema } from 'valibot'
import { site } from '#site/site.ts'
import { curbTowns } from '../../../business/guides.ts'
import { exampleList, items } from '../../../business/items.ts'
import { phoneExample, placeExample } from '../../../business/places.ts'
import { chargedFor } from '../../../business/pricing.ts'
import { files, paths } from '../../../routes.ts'
import { texting } from '../../../sites/schema/texting.ts'
import * as answers from '../../forms/answers.ts'
import { type AnyForm, constraints, type Values } from '../../forms/form.ts'
import { bookingForm, contactForm, quoteForm, referralForm } from '../../forms/forms.ts'
import { fieldSchema, fieldsSchema, formSchema, jsonSchemaOf, type Question, questions } from '../../forms/questions.ts'

const list = exampleList()
const zip = site.area.example.zip
const who = { phone: phoneExample, key: 'a-key-of-your-own-0001' }
const withList: Values = list ? { items: list } : {}

const formExamples: Readonly<Record<string, Values>> = {
  [quoteForm.name]: {
    ...who,
    location: placeExample().split(' ')[0] ?? '',
    'junk-type': 'One couch, second floor',
    ...withList,
  },
  [contactForm.name]: { ...who, message: 'Do you take a piano with a broken leg?' },
  [bookingForm.name]: {
    ...who,
    slot: `The slot of a window from ${paths.windows}`,
    location: zip,
    address: '12 Oak Street',
    texts: 'yes',
    ...withList,
  },
  [referralForm.name]: { ...who, name: 'Ann' },
}

const questionExamples: Readonly<Record<string, Values>> = {
  estimate: { ...withList, ...(chargedFor.flights && { flights: '2' }), zip },
  open_windows: { zip },
  check_area: { zip },
  item: { name: 'couch' },
}

const inJson = (schema: JsonSchema) => ({ content: { 'application/json': { schema } } })
const ref = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` })

const answerSchemas = {
  Items: answers.itemsAnswer,
  Estimate: answers.estimateAnswer,
  Windows: answers.windowsAnswer,
  Area: answers.areaAnswer,
  Curbs: answers.curbsAnswer,
  Found: answers.foundItems,
  Booking: answers.bookingAnswer,
  Receipt: answers.receiptAnswer,
  Error: answers.errorAnswer,
} satisfies Readonly<Record<string, GenericSchema>>

const refused = (description: string) => ({ description, ...inJson(ref('Error')) })

/** What is refused anywhere, before or in place of an answer. */
const refusedAnywhere = {
  414: refused('The address is too long'),
  429: refused('Too many requests from one connection; Retry-After says for how long'),
  431: refused('The headers are too long'),
  500: refused('A bug of ours, which is logged'),
}

const refusedBodies = {
  400: refused('The body is no JSON, or broke off'),
  403: refused('It comes from a page of another site'),
  408: refused('The body came too slowly'),
  411: refused('There’s no body'),
  413: refused('The body is too large'),
  415: refused('The body is neither JSON nor a form'),
}

type Asked = 'estimate' | 'open_windows' | 'check_area' | 'item'

const asks = (operationId: Asked, summary: string, answer: keyof typeof answerSchemas) => ({
  get: {
    operationId,
    tags: ['Questions'],
    summary,
    description: 'Answers the question, and keeps nothing of it.',
    parameters: Object.entries<Question[string]>(questions[operationId]).map(([name, field]) => ({
      name,
      in: 'query',
      required: constraints(field).required,
      schema: fieldSchema(field),
      ...(questionExamples[operationId]?.[name] && { example: questionExamples[operationId][name] }),
    })),
    responses: {
      200: { description: 'The answer', ...inJson(ref(answer)) },
      422: refused('What is wrong with the question. Unknown ids are named.'),
      ...refusedAnywhere,
    },
  },
})

const lists = (operationId: string, summary: string, answer: keyof typeof answerSchemas) => ({
  get: {
    operationId,
    tags: ['Questions'],
    summary,
    description: 'The whole list, which changes with the site only.',
    responses: { 200: { description: 'The list', ...inJson(ref(answer)) }, ...refusedAnywhere },
  },
})

const ownBooking = {
  post: {
    operationId: 'own_booking',
    tags: ['Requests'],
    summary: 'Look up, move or cancel a booking',
    description: 'For anybody who knows its reference and phone number. Ask the person before you move or cancel it.',
    requestBody: {
      required: true,
      content: { 'application/json': { schema: fieldsSchema(Object.entries(questions.own_booking)) } },
    },
    responses: {
      200: { description: 'The booking as it is now', ...inJson(ref('Booking')) },
      409: refused('The window was lost; others are open'),
      422: refused('What is wrong, by field'),
      ...refusedBodies,
      ...refusedAnywhere,
    },
  },
}

const sends = (operationId: string, form: AnyForm, summary: string) => ({
  post: {
    operationId,
    tags: ['Requests'],
    summary,
    description: 'Sends it to the business. Ask the person before you do.',
    requestBody: {
      required: true,
      content: { 'application/json': { schema: formSchema(form), example: formExamples[form.name] } },
    },
    responses: {
      201: { description: form.received().heading, ...inJson(ref('Receipt')) },
      200: { description: 'We had it already', ...inJson(ref('Receipt')) },
      422: refused('What is wrong, by field'),
      ...(form.name === bookingForm.name && { 409: refused('The window was lost; others are open') }),
      ...refusedBodies,
      ...refusedAnywhere,
      503: refused(`It could not be kept: call or ${texting ? 'text' : 'email'}`),
    },
  },
})

/** The document, OpenAPI 3.1, for a site at a public origin. */
export const openApi = (siteUrl: string) => ({
  openapi: '3.1.0',
  info: {
    title: site.name,
    version: '1',
    summary: `Prices, open pickup windows and bookings of ${site.name}`,
    description: `${site.description} A person has to agree before a form is sent. Dates and windows are in ${site.timeZone}.`,
    contact: { name: site.name, url: siteUrl + paths.contact, email: site.email },
    license: { name: 'MIT', identifier: 'MIT' },
  },
  servers: [{ url: siteUrl }],
  security: [],
  tags: [
    { name: 'Questions', description: 'What only asks.' },
    { name: 'Requests', description: 'What the business gets from somebody.' },
  ],
  paths: {
    ...(items() && {
      [files.items]: lists('items', 'Everything that can be priced, by id', 'Items'),
      [paths.estimate]: asks('estimate', 'What a pickup of some items costs', 'Estimate'),
      [paths.itemSearch]: asks('item', 'Find an item by its everyday name', 'Found'),
    }),
    [paths.area]: asks('check_area', 'Whether we come to a ZIP code or town', 'Area'),
    ...(curbTowns().length > 0 && {
      [files.curb]: lists('curb_pickup', 'Who picks up big items at the curb, town by town', 'Curbs'),
    }),
    [paths.booking]: ownBooking,
    [paths.windows]: asks('open_windows', 'Pickup windows that are open now', 'Windows'),
    [paths.home]: sends('request_quote', quoteForm, 'Ask for a quote'),
    [paths.schedule()]: sends('book_pickup', bookingForm, 'Book a pickup in an open window'),
    [paths.contact]: sends('send_message', contactForm, 'Send a message'),
    ...(site.features.referrals && {
      [paths.referralProgram]: sends('get_referral_link', referralForm, 'Get a link for friends'),
    }),
  },
  components: {
    schemas: Object.fromEntries(Object.entries(answerSchemas).map(([name, schema]) => [name, jsonSchemaOf(schema)])),
  },
})
