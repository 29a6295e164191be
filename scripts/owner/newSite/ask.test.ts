import { readFileSync } from 'node:fs'
import { afterAll, expect, it, vi } from 'vitest'
import { businessOf, wholeOf } from '../../../tests/support/businesses.ts'
import type { Draft } from './answers.ts'
import { businessTalk } from './ask.ts'
import type { WholeBusiness } from './complete.ts'
import { converse, type Given } from './converse.ts'

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
/** Questions in their order, with what's in the field to begin with. */
const questions: (readonly [message: string, field: unknown])[] = []
/** The question at which a key is pressed instead, once. */
let pressed: readonly [message: string, key: 'escape' | 'c'] | undefined

function answered({ message, placeholder, initialValue, initialValues, options, validate }: Prompt): unknown {
  questions.push([message, initialValue])
  if (pressed && message.startsWith(pressed[0])) {
    process.stdin.emit('keypress', '', { name: pressed[1] })
    pressed = undefined
    return Symbol('canceled')
  }
  const [, own] = Object.entries(typed).find(([begins]) => message.startsWith(begins)) ?? []
  const usual = initialValues ?? (initialValue || (isNew && placeholder) || (options?.[0]?.value ?? ''))
  for (const answer of [own, usual]) {
    const wrong = answer === undefined ? '' : validate?.(String(answer))
    if (answer !== undefined && !wrong) return answer
    if (wrong) refusals.push(wrong)
  }
  throw new Error(`${message} refuses ${usual}: ${refusals.at(-1)}`)
}

// Another file of this process may have loaded the prompts already.
vi.hoisted(() => vi.resetModules())
afterAll(() => void vi.resetModules())

vi.mock('@clack/prompts', async () => {
  const prompt = async (asked: Prompt) => answered(asked)
  return {
    isCancel: (answer: unknown) => typeof answer === 'symbol',
    confirm: async () => true,
    multiselect: prompt,
    select: prompt,
    text: prompt,
  }
})

let kept: Given = []
const keep = (given: Given) => {
  kept = given
}

async function ask(draft: Draft, answers: typeof typed = {}): Promise<WholeBusiness> {
  typed = answers
  isNew = draft.site === undefined
  kept = []
  refusals.length = 0
  questions.length = 0
  return businessOf(await converse(() => businessTalk(draft, () => undefined), kept, keep))
}

const example = () => businessOf(JSON.parse(readFileSync('docs/business.example.json', 'utf8')))

/** Answers that have no example of their own. */
const chosen = {
  'What does it look like': 'woods',
  'When somebody answers': '7:30am to 7 PM',
  'When you pick up': 'Mon-Fri 7 to 7, Sat 8 to noon',
  'Optional features': ['blog'],
  'The towns you serve': 'done',
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
    hours: {
      phones: { opens: '07:30', closes: '19:00' },
      pickup: [
        { days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], opens: '07:00', closes: '19:00' },
        { days: ['Saturday'], opens: '08:00', closes: '12:00' },
      ],
    },
    features: { blog: true },
  })
  expect(towns[0]?.slug).toBe('oro-valley')
  expect([languages, color, folder]).toEqual([chosen.Languages, example().color, 'saguaro'])
})

it('asked again, Enter keeps every answer, and nothing is stored that follows from another', async () => {
  const earlier = example()
  expect(await ask(structuredClone(earlier) as unknown as Draft)).toMatchObject(earlier)
  const dearer = await ask(earlier as unknown as Draft, { 'Price of a full truck': '720' })
  const { site } = dearer
  expect([site, site.phone, site.area].flatMap(Object.keys)).not.toContain('label')
  expect(wholeOf(dearer).description).toContain('$720')
})

it.each([
  ['85737 85755', 'pima county, Pinal', '-110.9665, 32.3909'],
  ['85737 and 85755', 'Pima; Pinal', '32.3909° N, 110.9665° W'],
])('takes %s, %s and %s', async (zips, counties, center) => {
  const answers = { 'Its ZIP codes': zips, Counties: counties, 'Its center': center }
  const { site, towns } = await ask({}, { ...chosen, ...answers })
  expect(site.area).toMatchObject({
    counties: [{ name: 'Pima' }, { name: 'Pinal' }],
    landmark: { at: [-110.9665, 32.3909] },
  })
  expect(towns).toMatchObject([{ zips: ['85737', '85755'], lat: 32.3909, lng: -110.9665 }])
})

it('takes a phone number, a color, an address and a time however they’re written, and leaves out what’s emptied', async () => {
  const brand = String(example().color)
  const draft = {
    ...example(),
    site: { ...example().site, price: { from: 95, to: 695, cubicFeet: 405, callDiscount: 20, currency: 'USD' } },
  }
  for (const phone of ['520-555-0142', '+1 520 555 0142', '1.520.555.0142']) {
    const answers = { ...chosen, Phone: phone, 'The brand': brand.slice(1).toUpperCase(), 'Dollars off': '' }
    Object.assign(answers, { 'Address of the website': 'Saguarohauling.example/', 'Time zone': 'Arizona time' })
    const { site, color, worker } = await ask(structuredClone(draft) as unknown as Draft, answers)
    expect([site.phone.e164, color, site.price.callDiscount]).toEqual(['+15205550142', brand, undefined])
    expect([worker.origin, site.timeZone]).toEqual(['https://saguarohauling.example', 'America/Phoenix'])
  }
})

it('goes back by a question with Esc, and keeps what was answered', async () => {
  pressed = ['Email that', 'escape']
  await ask({}, { ...chosen, WhatsApp: '(520) 555-0199' })
  const at = questions.findIndex(([message]) => message.startsWith('Email that'))
  const [email, again] = [questions[at], questions[at + 1]]
  expect(email?.[0]).toBe('Email that customers write to')
  expect(again).toEqual(['WhatsApp number (may be empty)', '(520) 555-0199'])
  expect(questions.filter(([message]) => message.startsWith('Name of the business'))).toHaveLength(1)
})

it('goes on another time where Ctrl+C stopped it', async () => {
  pressed = ['Street', 'c']
  await expect(ask({}, chosen)).rejects.toThrow('is missing')
  questions.length = 0
  expect(await converse(() => businessTalk({}, () => undefined), kept, keep)).toMatchObject({
    site: { name: 'Saguaro Hauling', address: { street: '100 Main Street' } },
  })
  expect(questions[0]?.[0]).toBe('Street address of the business')
})
