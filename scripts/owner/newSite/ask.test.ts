import { readFileSync } from 'node:fs'
import { expect, it, vi } from 'vitest'
import { wholeSite } from '../../../src/sites/schema/wholeSite.ts'
import { site as starter } from '../../../src/sites/starter/site.ts'
import type { Draft } from './answers.ts'
import { askBusiness } from './ask.ts'
import type { WholeBusiness } from './complete.ts'
import { readBusiness } from './readBusiness.ts'

type Prompt = {
  readonly message: string
  readonly placeholder?: string
  readonly initialValue?: unknown
  readonly initialValues?: readonly string[]
  readonly options?: readonly { readonly value: string }[]
  readonly validate?: (answer: string) => string | undefined
}

/** Answers that aren't what's in the field to begin with, or the example, by the beginning of their question. */
let typed: Readonly<Record<string, unknown>> = {}
let isNew = true
/** What was said of answers that were refused. */
const refusals: string[] = []

function answered({ message, placeholder, initialValue, initialValues, options, validate }: Prompt): unknown {
  const [, own] = Object.entries(typed).find(([begins]) => message.startsWith(begins)) ?? []
  const usual = initialValues ?? (initialValue || (isNew && placeholder) || (options?.[0]?.value ?? ''))
  for (const answer of [own, usual]) {
    const wrong = answer === undefined ? '' : validate?.(String(answer))
    if (answer !== undefined && !wrong) return answer
    if (wrong) refusals.push(wrong)
  }
  throw new Error(`${message} refuses ${usual}: ${refusals.at(-1)}`)
}

vi.mock('@clack/prompts', async () => {
  const prompt = async (asked: Prompt) => answered(asked)
  return {
    note: () => undefined,
    isCancel: () => false,
    confirm: prompt,
    multiselect: prompt,
    select: prompt,
    text: prompt,
  }
})

async function ask(draft: Draft, answers: typeof typed = {}): Promise<WholeBusiness> {
  typed = answers
  isNew = draft.site === undefined
  refusals.length = 0
  await askBusiness(draft)
  const read = readBusiness(draft)
  if ('problems' in read) throw new Error(read.problems.join('\n'))
  return read.business
}

const example = (): WholeBusiness => {
  const read = readBusiness(JSON.parse(readFileSync('docs/business.example.json', 'utf8')))
  if ('problems' in read) throw new Error(read.problems.join('\n'))
  return read.business
}

/** What isn't asked. */
const { hsts, challengeKey, reviewed, unconfirmed } = starter
const rest = { hsts, challengeKey, reviewed, unconfirmed }

/** Answers that have no example of their own. */
const chosen = {
  Days: ['Monday', 'Saturday'],
  'What does it look like': 'woods',
  'Are there hours': false,
  'Optional features': ['blog'],
  Languages: ['es', 'en'],
}

it('asks for all that a business needs: the examples are one', async () => {
  const { site, towns, languages, color, folder } = await ask({}, chosen)
  expect(refusals).toEqual([])
  expect(site).toMatchObject({
    name: 'Saguaro Hauling',
    phone: { e164: '+15205550142' },
    area: {
      state: { code: 'AZ' },
      landmark: { at: [-110.9747, 32.2226] },
      counties: [{ name: 'Pima' }, { name: 'Pinal' }],
    },
    landscape: 'woods',
    price: { from: 95, to: 695, cubicFeet: 405 },
    hours: { pickup: [{ days: chosen.Days, opens: '08:00', closes: '18:00' }] },
    features: { blog: true },
  })
  expect([towns[0]?.slug, languages, color, folder]).toEqual([
    'oro-valley',
    chosen.Languages,
    example().color,
    'saguaro',
  ])
})

it('asked again, Enter keeps every answer, and nothing is stored that follows from another', async () => {
  const earlier = example()
  expect(await ask(structuredClone(earlier) as unknown as Draft)).toMatchObject(earlier)
  const { site } = await ask(earlier as unknown as Draft, { 'Price of a full truck': '720' })
  expect([site, site.phone, site.area].flatMap(Object.keys)).not.toContain('label')
  expect(wholeSite({ ...rest, ...site }).description).toContain('$720')
})

it.each([
  // What the schema of a JSON file says, and what is known only of all answers.
  ['Phone', '555-0142', 'must be a US number like +12025550123'],
  ['State', 'Arizonia', 'is no state: write its name or its two letters, like AZ'],
  ['Its center', 'downtown', 'must be a number, not NaN'],
  ['Counties', 'Pima, Marin', 'there’s no Marin in Arizona'],
  ['Its county', 'Cook', 'Cook isn’t one of your counties: Pima, Pinal'],
  ['Price of a full truck', '$95', 'must be more than the smallest load'],
  ['Name of its folder', 'starter', 'is taken by the project itself'],
])('%s: "%s" is refused in plain words', async (question, answer, wrong) => {
  await ask({}, { ...chosen, [question]: answer })
  expect(refusals).toContain(wrong)
})

it('takes ZIP codes with spaces between, and counties with their word', async () => {
  const { site, towns } = await ask({}, { ...chosen, 'Its ZIP codes': '85737 85755', Counties: 'pima county, Pinal' })
  expect([site.area.counties, towns[0]?.zips]).toEqual([
    [{ name: 'Pima' }, { name: 'Pinal' }],
    ['85737', '85755'],
  ])
})

it('takes a phone number and a color however they’re written, and leaves out what’s emptied', async () => {
  const brand = String(example().color)
  const draft = {
    ...example(),
    site: { ...example().site, price: { from: 95, to: 695, cubicFeet: 405, callDiscount: 20, currency: 'USD' } },
  }
  for (const phone of ['520-555-0142', '+1 520 555 0142', '1.520.555.0142']) {
    const answers = { ...chosen, Phone: phone, 'The brand': brand.slice(1).toUpperCase(), 'Dollars off': '' }
    const { site, color } = await ask(structuredClone(draft) as unknown as Draft, answers)
    expect([site.phone.e164, color, site.price.callDiscount]).toEqual(['+15205550142', brand, undefined])
  }
})
