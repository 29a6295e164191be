// `npm run new-post`: begins a post in the business's blog.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { isCancel, text } from '@clack/prompts'
import { stringify } from 'yaml'
import { site } from '#site/site.ts'
import { localDate } from '../../src/domain/calendar/localTime.ts'
import { slugOf } from '../../src/domain/text.ts'
import { firstLanguage } from '../../src/routes.ts'
import { pageDescription, pageTitle, schemaProblems } from '../../src/sites/schema/fields.ts'
import { fail, siteName } from '../lib/run.ts'
import { readOptions } from '../lib/terminal.ts'

export type PostDraft = { readonly title: string; readonly description?: string; readonly lead?: string }

/** What is wrong with a title; undefined where nothing is. */
export function titleProblem(title: string, isTaken: (slug: string) => boolean): string | undefined {
  if (!slugOf(title)) return 'A title needs letters or digits.'
  const [wrong] = schemaProblems(pageTitle, title, 'A title')
  if (wrong) return wrong
  return isTaken(slugOf(title)) ? `There's a post named ${slugOf(title)} already.` : undefined
}

/** A post without its text. `today` is a local date like 2026-10-05. */
export const postSource = ({ title, description = '', lead = '' }: PostDraft, today: string): string =>
  `---\n\n${stringify(
    {
      ...{ title, heading: title, description, lead, published: today, updated: today },
      ...{ picture: 'home-swept', alt: 'An empty, swept garage in evening light with a broom against the wall' },
      ...{ services: [], towns: [], posts: [] },
    },
    { lineWidth: 0 },
  )}---\n\n`

/** The blog of the business's first language. */
const folderName = firstLanguage === 'en' ? 'blog' : `${firstLanguage}/blog`

const usage = `npm run new-post                                asks for the title, the description and the first sentence
npm run new-post -- "What fits in a pickup?"    takes the title and asks nothing`

async function asked(message: string, validate: (answer: string) => string | undefined = () => undefined) {
  const answer = await text({ message, validate: (typed) => validate(typed?.trim() ?? '') })
  return isCancel(answer) ? fail('Nothing was written.') : (answer ?? '').trim()
}

if (import.meta.main) {
  const { positionals } = readOptions(usage, {}, true)
  const folder = join(resolve(import.meta.dirname, '../..'), 'src/sites', siteName, folderName)
  const fileOf = (slug: string) => join(folder, `${slug}.md`)
  const problem = (title: string) => titleProblem(title, (slug) => existsSync(fileOf(slug)))
  const given = positionals.join(' ').trim()
  const wrong = given && problem(given)
  if (wrong) fail(wrong)
  if (!given && !process.stdin.isTTY) fail(`Questions need a terminal.\n\n${usage}`)
  const draft: PostDraft = given
    ? { title: given }
    : {
        title: await asked('Title', problem),
        description: await asked('What search results say of it, in 70 to 155 characters', (typed) =>
          typed ? schemaProblems(pageDescription, typed, 'It')[0] : undefined,
        ),
        lead: await asked('First sentence, below the heading'),
      }
  const slug = slugOf(draft.title)
  mkdirSync(folder, { recursive: true })
  writeFileSync(fileOf(slug), postSource(draft, localDate(Date.now(), site.timeZone)))
  console.log(`Wrote src/sites/${siteName}/${folderName}/${slug}.md.
Write its text below the second ---, with a ## heading over each part. npm run build says what's still missing.`)
  if (!site.features.blog) console.log('The blog is off: it appears with features.blog, in the business’s site.')
}
