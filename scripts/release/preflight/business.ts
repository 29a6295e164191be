import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Post } from '../../../src/business/posts.ts'
import { addMonths } from '../../../src/domain/calendar/localTime.ts'
import { aboutLanguage } from '../../../src/language/language.ts'
import type { Guide } from '../../../src/sites/schema/guide.ts'
import type { Job } from '../../../src/sites/schema/job.ts'
import type { Site } from '../../../src/sites/schema/site.ts'
import type { Testimonial } from '../../../src/sites/schema/texts.ts'
import type { Town } from '../../../src/sites/schema/town.ts'
import type { SiteLanguages } from '../../../src/sites/schema/translation.ts'
import { about, type Line } from './line.ts'

/** What a launch depends on in a business's `site.ts`. */
export type Business = Pick<Site, 'phone' | 'email' | 'unconfirmed'>

/** Domains that RFC 2606 keeps for examples: nobody can own them, and no email gets there. */
export const isExample = (host: string): boolean =>
  /(^|\.)(example|test|invalid|localhost)$|(^|[.@])example\.(com|net|org)$/.test(host)

/** Nobody has a number from 555-0100 to 555-0199: they're for examples. */
const isSamplePhone = (e164: string) => /55501\d\d$/.test(e164)

/** `phone` in the file that has it: what `npm run new-site` asked for is among its answers. */
function fieldIn(folder: string, field: string): string {
  const answers = join(folder, 'answers/site.json')
  const isAnswer = existsSync(answers) && field in JSON.parse(readFileSync(answers, 'utf8'))
  return `\`${field}\` in ${isAnswer ? answers : join(folder, 'site.ts')}`
}

/** A language's pages wait for a name and a voice, unless it's the first: until then the public site doesn't have them. */
export const languageLines = (languages: SiteLanguages, folder: string): Line[] =>
  Object.entries(languages)
    .slice(1)
    .map(([language, { reviewedBy, phones }]) => {
      const name = aboutLanguage[language as keyof SiteLanguages].name
      const missing = [
        !reviewedBy ? '`reviewedBy`, who has read all of it' : '',
        !phones ? '`phones`, who answers calls in it' : '',
      ].filter(Boolean)
      return missing.length > 0
        ? about('language').advice(
            `${name} stays off the public site`,
            `${missing.join(' and ')}, in ${join(folder, language === 'en' ? 'languages.ts' : `${language}/language.ts`)}`,
          )
        : about('language').ok(`${name}, read by ${reviewedBy}`)
    })

/** Search engines read reviews, and visitors trust jobs: none may be made up. */
export function sampleLines(reviews: readonly Testimonial[], jobs: readonly Job[], folder: string): Line[] {
  const authors = reviews.flatMap(({ sample, author }) => (sample ? author : []))
  const undone = jobs.filter(({ sample }) => sample).length
  const reviewLine = about('reviews').blocking(
    `search engines would read made-up reviews: ${authors.join(', ')}`,
    `customers’ own words, or none, in ${join(folder, 'home.ts')} and reviews.ts`,
  )
  const jobLine = about('jobs').blocking(
    `visitors would read of ${undone} jobs that nobody did`,
    `jobs that you’ve done, or none, in ${join(folder, 'jobs.ts')}: the desk adds new ones`,
  )
  return [...(authors.length > 0 ? [reviewLine] : []), ...(undone > 0 ? [jobLine] : [])]
}

/**
 * What's said of others goes out of date: a town's rule after two years or with its contract, a source after two years, a
 * guide or post after one, and a plan for a year ("clean-ups for 2026") with that year. A law doesn't: "since 1990".
 */
export function factLines(
  towns: readonly Pick<Town, 'name' | 'curb'>[],
  guides: readonly Pick<Guide, 'name' | 'checked'>[],
  posts: readonly Pick<Post, 'title' | 'updated'>[],
  sources: readonly { readonly label: string; readonly asOf?: string | undefined }[],
  today: string,
  folder: string,
): Line[] {
  const isBefore = (text: string, date: string) => Date.parse(text) < Date.parse(date)
  const isOver = (said: object = {}) =>
    [...JSON.stringify(said).matchAll(/\bfor (20\d\d)\b/gi)].some(([, year = today]) => year < today.slice(0, 4))
  const isOld = (asOf = '') => /^(\w+ )?20\d\d$/.test(asOf) && isBefore(`${asOf} UTC`, addMonths(today, -24))
  const oldRules = towns
    .filter(
      ({ curb }) =>
        isOver(curb) || (curb?.until ? isBefore(`1 ${curb.until}`, addMonths(today, -1)) : isOld(curb?.asOf)),
    )
    .map(({ name, curb }) => `${name} (${curb?.until ?? curb?.asOf})`)
  const oldSources = sources
    .filter((source) => !source.asOf || isOver(source) || isOld(source.asOf))
    .map(({ label, asOf = 'no date' }) => `${label} (${asOf})`)
  const texts = [...guides, ...posts.map(({ title, updated }) => ({ name: title, checked: updated }))]
  const oldTexts = texts
    .filter((text) => isOver(text) || isBefore(text.checked, addMonths(today, -12)))
    .map(({ name }) => name)
  const old = [...oldRules, ...new Set(oldSources), ...oldTexts]
  return old.length > 0
    ? [
        about('facts').advice(
          `nobody has looked up lately: ${old.join(', ')}`,
          `ask again, then change \`asOf\`, \`checked\` or \`updated\` in ${folder}`,
        ),
      ]
    : []
}

/**
 * What the owner has to say or confirm.
 * @param folder the business's own
 * @param scenes drawings that a photo of the business could replace
 */
export function businessLines(
  { phone, email, unconfirmed }: Business,
  folder: string,
  photos: number,
  scenes: number,
): Line[] {
  return [
    isSamplePhone(phone.e164)
      ? about('phone').blocking(`${phone.label} is a sample number`, fieldIn(folder, 'phone'))
      : about('phone').ok(phone.label),
    isExample(email)
      ? about('email').blocking(`${email} is a sample address`, fieldIn(folder, 'email'))
      : about('email').ok(email),
    ...unconfirmed.map((claim) =>
      about('claim').blocking(
        `the owner hasn't confirmed: ${claim}`,
        `confirm or change it, then delete its line in ${fieldIn(folder, 'unconfirmed')}`,
      ),
    ),
    photos === 0
      ? about('photos').advice(`${scenes} drawings, no photo of your own`, 'docs/run.md, "Your own photos"')
      : about('photos').ok(`${photos} of your own, ${Math.max(0, scenes - photos)} drawings`),
  ]
}
