import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { colors as tallgrass } from '../../../src/sites/tallgrass/theme.ts'
import type { BusinessDraft, Question } from './question.ts'
import { answersToBeginWith, firstAnswer, readAnswer, schemaAt, setAt, valueAt } from './question.ts'
import { aboutArea, aboutColor, aboutFolder, aboutTown, aboutWork, aboutWorker, aboutYou } from './questions.ts'
import { readBusiness } from './readBusiness.ts'
import { answer, answerOfSchema } from './sentences.ts'

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

/** A path, what's typed there, what the question answers, and the same in a JSON file, where it can be wrong there. */
it.each<[path: string, typed: string, wrong: string, json?: unknown]>([
  ['site.name', '', 'That is empty.', ''],
  ['site.phone.e164', '555-0142', 'That must be a US number like +12025550123.', '+15550142'],
  ['site.area.state.name', 'AZ', 'There’s no state named AZ: write it out, like Arizona.', 'AZ'],
  ['site.area.landmark.at', 'downtown', 'That must be latitude and longitude, like 32.2226, -110.9747.'],
  ['site.area.landmark.at', '32.2, 110.9', 'That must be negative, as every longitude in the US is.', [110.9, 32.2]],
  [
    'site.area.counties',
    'Pima, Pinal, Marin',
    'There’s no Marin County in Arizona.',
    [{ name: 'Pima' }, { name: 'Pinal' }, { name: 'Marin' }],
  ],
  ['site.area.counties', 'Pima', 'Marana is in Pima and Pinal: keep that, or take the town out first.'],
  ['site.area.zipPrefixes', '857', '85653 is one of your ZIP codes, and starts with none of these.', ['857']],
  ['towns.0.name', 'marana', 'You have that town already.'],
  ['towns.0.counties', 'Cook', 'Cook isn’t one of your counties: Pima, Pinal.', ['Cook']],
  ['towns.0.zips', '', 'That needs one.', []],
  ['site.price.from', 'a lot', 'That must be a whole number.'],
  ['site.price.to', '95', 'That must be more than the smallest load.', 95],
  ['site.hours.phones', 'always', 'That must be from and to, like 08:00-18:00.'],
  ['site.hours.phones', '18:00-08:00', 'That closes at 08:00, before it opens.', { opens: '18:00', closes: '08:00' }],
  ['site.hours.pickup', 'Fri-Mon 08:00-18:00', 'Mon comes before Fri: write the week from Monday to Sunday.'],
  ['site.hours.pickup', 'Funday 08:00-18:00', '"Funday" is no day: Mon, Tue, Wed, Thu, Fri, Sat or Sun.'],
  [
    'site.hours.pickup',
    'Mon 08:00-25:00',
    'That must be a time like 08:00.',
    [{ days: ['Monday'], opens: '08:00', closes: '25:00' }],
  ],
  [
    'site.hours.pickup',
    'Mon-Tue 08:00-12:00, Tue 13:00-15:00',
    'That has a day twice.',
    [
      { days: ['Monday', 'Tuesday'], opens: '08:00', closes: '12:00' },
      { days: ['Tuesday'], opens: '13:00', closes: '15:00' },
    ],
  ],
  ['color', 'brown', `That must be a color like ${tallgrass.pine}.`, 'brown'],
  ['site.sameDayUntilHour', '25', 'That must be 24 or less.', 25],
])('%s: "%s" is refused in plain words, in a JSON file in the same ones', (path, typed, wrong, json) => {
  expect(readAnswer(questionAt(path), typed, example()).wrong).toBe(wrong)
  if (json === undefined) return
  const draft = example()
  delete (valueAt(draft, 'site.area') as { zipPrefixes?: unknown }).zipPrefixes
  setAt(draft, path, json)
  const read = readBusiness(draft)
  const said = 'problems' in read ? read.problems : []
  expect(said.every((problem) => problem.startsWith(path))).toBe(true)
  expect(said.flatMap((problem) => [answer, answerOfSchema].map((as) => as(problem.replace(/^\S+: /, ''))))).toContain(
    wrong,
  )
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
