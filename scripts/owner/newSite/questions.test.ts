import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { colors as tallgrass } from '../../../src/sites/tallgrass/theme.ts'
import type { BusinessDraft, Question } from './question.ts'
import { answersToBeginWith, firstAnswer, readAnswer, schemaAt, setAt, valueAt } from './question.ts'
import { aboutArea, aboutColor, aboutFolder, aboutTown, aboutWork, aboutWorker, aboutYou } from './questions.ts'
import { readBusiness } from './readBusiness.ts'

const all = [...aboutYou, ...aboutArea, ...aboutTown(0), ...aboutWork, aboutColor, ...aboutWorker, aboutFolder]
const example = (): BusinessDraft => {
  const read = readBusiness(JSON.parse(readFileSync('docs/business.example.json', 'utf8')))
  if ('problems' in read) throw new Error(read.problems.join('\n'))
  return structuredClone(read.business) as unknown as BusinessDraft
}
const questionAt = (path: string): Question => {
  const found = all.find((question) => question.path === path)
  if (!found) throw new Error(`Nobody asks for ${path}`)
  return found
}

it.each(all.map((question) => [question.path, question] as const))(
  '%s: Enter keeps the earlier answer',
  (path, question) => {
    const draft = example()
    expect(schemaAt(path)).toBeDefined()
    expect(readAnswer(question, firstAnswer(question, draft), draft)).toEqual({ value: valueAt(draft, path) })
  },
)

it.each([
  // What the schema of a JSON file says, and what is known only where it's typed.
  ['site.name', '', 'That is empty.'],
  ['site.phone.e164', '555-0142', 'That must be a US number like +12025550123.'],
  ['site.area.state.name', 'AZ', 'There’s no state named AZ: write it out, like Arizona.'],
  ['site.area.landmark.at', 'downtown', 'That must be latitude and longitude, like 32.2226, -110.9747.'],
  ['site.area.counties', 'Pima, Pinal, Marin', 'There’s no Marin County in Arizona.'],
  ['site.area.counties', 'Pima', 'Marana is in Pima and Pinal: keep that, or take the town out first.'],
  ['site.area.zipPrefixes', '857', '85653 is one of your ZIP codes, and starts with none of these.'],
  ['towns.0.name', 'marana', 'You have that town already.'],
  ['towns.0.counties', 'Cook', 'Cook isn’t one of your counties: Pima, Pinal.'],
  ['site.price.from', 'a lot', 'That must be a whole number.'],
  ['site.price.to', '95', 'That must be more than the smallest load.'],
  ['site.hours.phones', 'always', 'That must be from and to, like 08:00-18:00.'],
  ['site.hours.pickup', 'Fri-Mon 08:00-18:00', 'Mon comes before Fri: write the week from Monday to Sunday.'],
  ['site.hours.pickup', 'Funday 08:00-18:00', '"Funday" is no day: Mon, Tue, Wed, Thu, Fri, Sat or Sun.'],
])('%s: "%s" is refused in plain words', (path, typed, wrong) => {
  expect(readAnswer(questionAt(path), typed, example()).wrong).toBe(wrong)
})

it('takes a phone number however it’s written, and hours around the clock', () => {
  for (const typed of ['520-555-0142', '(520) 555 0142', '+1 520 555 0142', '1.520.555.0142'])
    expect(readAnswer(questionAt('site.phone.e164'), typed, {}).value).toBe('+15205550142')
  expect(readAnswer(questionAt('site.hours.phones'), '24 hours', {})).toEqual({ value: undefined })
})

it.each(['site.price.callDiscount', 'site.hours.phones', 'site.area.water'])(
  '%s: Enter keeps it left out, where it was',
  (path) => {
    const draft = example()
    setAt(draft, path, undefined)
    const question = questionAt(path)
    expect(readAnswer(question, firstAnswer(question, draft), draft)).toEqual({ value: undefined })
  },
)

it('takes a color however it’s written, and none', () => {
  const { pine } = tallgrass
  for (const typed of [pine, pine.slice(1), pine.toUpperCase()])
    expect(readAnswer(aboutColor, typed, {}).value).toBe(pine)
  expect(readAnswer(aboutColor, '', {})).toEqual({ value: undefined })
})

it('asked again, what was worked out follows the new answers, and what somebody chose stays', () => {
  const earlier = example()
  setAt(earlier, 'site.area.zoneName', 'Arizona time')
  const draft = answersToBeginWith(earlier)
  expect(valueAt(draft, 'site.description')).toBeUndefined()
  expect(valueAt(draft, 'site.area.zoneName')).toBe('Arizona time')
  setAt(draft, 'site.price.to', 720)
  const read = readBusiness(draft)
  expect(read).toHaveProperty('business.site.description', expect.stringContaining('$720'))
  expect(read).toHaveProperty('business.site.area.zoneName', 'Arizona time')
  expect(answersToBeginWith({})).toEqual({})
})

it('suggests what other answers say', () => {
  const draft: BusinessDraft = { site: { name: 'Saguaro Hauling', email: 'hello@example.com' } }
  expect(firstAnswer(questionAt('site.shortName'), draft)).toBe('Saguaro')
  expect(firstAnswer(questionAt('worker.origin'), draft)).toBe('https://www.example.com')
})
