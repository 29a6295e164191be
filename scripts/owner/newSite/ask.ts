import { confirm, isCancel, multiselect, note, select, text } from '@clack/prompts'
import { nearestBrand } from '../../../src/sites/schema/brand.ts'
import { type LandscapeName, landscapeNames } from '../../../src/sites/schema/landscape.ts'
import { type BusinessDraft, firstAnswer, type Question, readAnswer, setAt, valueAt } from './question.ts'
import {
  aboutArea,
  aboutColor,
  aboutTown,
  aboutWork,
  aboutWorker,
  aboutYou,
  featureNames,
  landscapeWords,
  townCenter,
} from './questions.ts'
import { answer, fainter } from './sentences.ts'

/** Thrown where somebody presses Ctrl+C; nothing is written then. */
export class Canceled extends Error {}

const given = <Answer>(answer: Answer): Exclude<Answer, symbol> => {
  if (isCancel(answer)) throw new Canceled()
  return answer as Exclude<Answer, symbol>
}

/** Asks until the answer is right, and says what isn't. */
export async function askFor(
  question: Question,
  draft: BusinessDraft,
  first = firstAnswer(question, draft),
): Promise<unknown> {
  const typed = await text({
    message: question.ask,
    ...(question.example && { placeholder: question.example }),
    ...(first && { initialValue: first }),
    validate: (answer) => readAnswer(question, answer ?? '', draft).wrong,
  })
  return readAnswer(question, given(typed) ?? '', draft).value
}

async function askAll(questions: readonly Question[], draft: BusinessDraft): Promise<void> {
  for (const question of questions) setAt(draft, question.path, await askFor(question, draft))
}

type TownDraft = { readonly name: string; lat?: number; lng?: number }

async function askTown(draft: BusinessDraft, towns: TownDraft[]): Promise<void> {
  const at = towns.length
  setAt(draft, `towns.${at}`, {})
  await askAll(aboutTown(at), draft)
  const [lng, lat] = (await askFor(townCenter, draft, '')) as [number, number]
  setAt(draft, `towns.${at}.lat`, lat)
  setAt(draft, `towns.${at}.lng`, lng)
}

/** The towns of before, if any, then more or fewer of them. */
async function askTowns(draft: BusinessDraft): Promise<void> {
  draft.towns ??= []
  const towns = draft.towns as TownDraft[]
  while (towns.length < 1) await askTown(draft, towns)
  for (;;) {
    const next = given(
      await select({
        message: `${towns.length === 1 ? 'One town' : `${towns.length} towns`}: ${towns.map(({ name }) => name).join(', ')}`,
        options: [
          { value: 'done', label: 'That’s all' },
          { value: 'add', label: 'Add a town' },
          ...(towns.length > 1 ? [{ value: 'remove', label: 'Take one out' }] : []),
        ],
      }),
    )
    if (next === 'done') return
    if (next === 'add') await askTown(draft, towns)
    else {
      const options = towns.map(({ name }, value) => ({ value, label: name }))
      towns.splice(given(await select({ message: 'Which one?', options })), 1)
    }
  }
}

/** All pictures of land follow from this one answer. */
async function askLandscape(draft: BusinessDraft): Promise<void> {
  const earlier = valueAt(draft, 'site.landscape') as LandscapeName | undefined
  const chosen = await select({
    message: 'What does it look like around there? Every picture of land is drawn that way',
    options: landscapeNames.map((value) => ({ value, label: landscapeWords[value] })),
    ...(earlier && { initialValue: earlier }),
  })
  setAt(draft, 'site.landscape', given(chosen))
}

/** The brand's color, or the nearest one that text can be read on. */
async function askColor(draft: BusinessDraft): Promise<void> {
  for (;;) {
    const color = (await askFor(aboutColor, draft)) as string | undefined
    const nearest = color && nearestBrand(color)
    setAt(draft, 'color', nearest)
    if (!color || !nearest || color === nearest || (await agreed(`${answer(fainter(color, nearest))} Use that?`)))
      return
  }
}

async function askFeatures(draft: BusinessDraft): Promise<void> {
  const earlier = (valueAt(draft, 'site.features') ?? {}) as Record<string, boolean>
  const names = Object.keys(featureNames) as (keyof typeof featureNames)[]
  const chosen = given(
    await multiselect({
      message: 'Optional features (space picks one, Enter goes on)',
      options: names.map((value) => ({ value, label: featureNames[value] })),
      initialValues: names.filter((name) => earlier[name]),
      required: false,
    }),
  )
  setAt(draft, 'site.features', Object.fromEntries(names.map((name) => [name, chosen.includes(name)])))
}

/** Fills in the answers, beginning with those of before. Throws `Canceled` on Ctrl+C. */
export async function askBusiness(draft: BusinessDraft): Promise<void> {
  note('Enter keeps what’s in the field. Ctrl+C stops, and nothing is written.', 'About the business')
  await askAll(aboutYou, draft)
  setAt(draft, 'site.address.region', valueAt(draft, 'site.area.state.code'))
  note('The map, the town pages and the ZIP check are made of these.', 'Where you work')
  await askAll(aboutArea, draft)
  await askLandscape(draft)
  await askTowns(draft)
  note('Whole dollars, and times on the 24-hour clock.', 'Prices and hours')
  await askAll(aboutWork, draft)
  await askFeatures(draft)
  note('All other colors are worked out of one, light and dark; theme.ts has them.', 'Look')
  await askColor(draft)
  note('None of this is in the site’s code.', 'The website')
  await askAll(aboutWorker, draft)
}

export const agreed = async (message: string): Promise<boolean> => given(await confirm({ message }))
