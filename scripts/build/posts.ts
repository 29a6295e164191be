import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import * as v from 'valibot'
import { parse } from 'yaml'
import { language } from '#language'
import { catalog } from '#site/items.ts'
import { extras, rungs, terms } from '#site/prices.ts'
import { services } from '#site/services.ts'
import { site } from '#site/site.ts'
import { towns } from '#site/towns.ts'
import type { Post } from '../../src/business/posts.ts'
import { hoursLabel, listedHours } from '../../src/domain/calendar/hours.ts'
import { inDollars, yardsOf } from '../../src/domain/prices/price.ts'
import { pathBelow } from '../../src/routes.ts'
import type { DrawingName } from '../../src/shared/drawings/catalog.ts'
import { pageDescription, pageTitle, schemaProblems, slug as slugSchema, text } from '../../src/sites/schema/fields.ts'
import { cutoffOf, discountOffer, guidePricesOf } from '../../src/sites/schema/phrases.ts'
import type { ExtraId, RungId } from '../../src/sites/schema/price.ts'
import { drawingNames } from './contentFiles.ts'
import { pagePaths } from './linkProblems.ts'
import { prose } from './prose.ts'

const wordsPerMinute = 200

/** One Markdown file for each English post, in the business's folder. */
export const postsFolder = '.site/blog'

/** Those of the language of the moment. */
const ownFolder = (): string => (language() === 'en' ? postsFolder : `.site/${language()}/blog`)

/** Names that a post may use; `english`: posts that it may be a translation of. */
type KnownNames = Readonly<Record<'drawings' | 'services' | 'towns' | 'posts' | 'english', ReadonlySet<string>>>

const slugs = (records: readonly { readonly slug: string }[]) => new Set<string>(records.map(({ slug }) => slug))

const isDay = (text: string) => !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text)

const day = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d{2}-\d{2}$/, 'is not a date like 2026-10-05'),
  v.check(isDay, 'is not a day of the calendar'),
)

const known = (names: ReadonlySet<string>) =>
  v.pipe(
    v.string(),
    v.check(
      (name) => names.has(name),
      ({ input }) => `"${input}" does not exist; there are: ${[...names].join(', ') || 'none'}`,
    ),
  )

const frontmatter = (names: KnownNames) => {
  const picture = v.pipe(
    known(names.drawings),
    v.transform((name) => name as DrawingName),
  )
  return v.strictObject({
    title: pageTitle,
    heading: text,
    description: pageDescription,
    lead: text,
    published: day,
    updated: day,
    picture,
    alt: text,
    second: v.optional(picture),
    secondAlt: v.optional(text),
    services: v.array(known(names.services)),
    towns: v.array(known(names.towns)),
    posts: v.array(known(names.posts)),
    english: v.optional(known(names.english)),
  })
}

/** The frontmatter's fields; its lines are flat, because formatters do not keep indentation there. */
function fieldsOf(head: string): unknown {
  try {
    return parse(head)
  } catch {
    return undefined
  }
}

const { addedPrice, extraPrice, guidePrice, rungPrice } = guidePricesOf({
  catalog,
  price: site.price,
  extras,
  rungs,
  terms,
})

/** "8 AM to 4 PM", by a weekday in the business's groups of days. */
function hoursOn(day: string): string {
  const own = listedHours(site.hours.pickup).filter(({ days }) => days.some((name) => name === day))
  if (own.length === 0) throw new Error(`No pickups on ${day}`)
  return own.map(hoursLabel).join(', ')
}

const waysLine = '{{book}}'

const figures: Readonly<Record<string, (of: string) => string>> = {
  from: () => inDollars(site.price.from),
  to: () => inDollars(site.price.to),
  yards: () => String(yardsOf(site.price.cubicFeet)),
  cutoff: () => {
    const cutoff = cutoffOf(site)
    if (!cutoff) throw new Error('There aren’t pickups the same day all year: see sameDayUntilHour and hours.pickup')
    return cutoff
  },
  discount: () => discountOffer(site.price) ?? '',
  hours: hoursOn,
  rung: (id) => rungPrice(id as RungId),
  extra: (id) => extraPrice(id as ExtraId),
  guide: guidePrice,
  added: addedPrice,
  // A line by itself: the ways to book go there.
  book: () => waysLine,
}

/** A post with the business's figures in place of `{{from}}`, `{{hours Saturday}}`, `{{extra mattress}}` or `{{guide deck-100sf}}`. */
function withFigures(source: string): { readonly text: string; readonly wrong: readonly string[] } {
  const wrong: string[] = []
  const text = source.replace(/\{\{(\w+)(?: ([\w.-]+))?\}\}/g, (whole, name: string, of = '') => {
    try {
      const value = figures[name]?.(of)
      if (value && !value.includes('NaN')) return value
      wrong.push(`${whole} is no figure of the business; there are: ${Object.keys(figures).join(', ')}`)
    } catch (error) {
      wrong.push(`${whole}: ${(error as Error).message}`)
    }
    return whole
  })
  return { text, wrong }
}

type Read = { readonly post?: Post; readonly problems: readonly string[] }

function readPost(slug: string, source: string, names: KnownNames, isPath: (path: string) => boolean): Read {
  const [, head, body] = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/.exec(source) ?? []
  if (head === undefined || body === undefined) return { problems: ['frontmatter: is missing'] }
  const { html, contents, words, problems } = prose(body, isPath)
  const [before = '', after] = html.split(`<p>${waysLine}</p>\n`)
  const wrong = problems.map((problem) => `body: ${problem}`)
  const [fields, schema] = [fieldsOf(head), frontmatter(names)]
  const unfit = schemaProblems(schema, fields, 'frontmatter')
  if (typeof fields !== 'object') unfit[0] = 'frontmatter: is no list of fields (quote words that hold a colon)'
  if (unfit.length > 0) return { problems: [...unfit, ...wrong] }
  const { picture, alt, second, secondAlt = '', ...facts } = v.parse(schema, fields)
  if (facts.updated < facts.published) wrong.push('updated: lies before published')
  if (facts.posts.includes(slug)) wrong.push('posts: names the post itself')
  const minutes = Math.max(1, Math.round(words / wordsPerMinute))
  const post: Post = {
    slug,
    language: language(),
    ...facts,
    picture: { drawing: picture, alt },
    second: second && { drawing: second, alt: secondAlt },
    html: before,
    after,
    contents,
    words,
    minutes,
  }
  return { post, problems: wrong }
}

/** A text whose links are those of its language's pages, wherever the site has them. */
const placed = (text: string): string =>
  text.replace(/\]\((\/[^)]*)\)/g, (_, path: string) => `](${pathBelow(language(), path)})`)

const slugsIn = (folder: string): ReadonlySet<string> =>
  new Set(
    existsSync(folder)
      ? readdirSync(folder).flatMap((file) => (file.endsWith('.md') ? file.slice(0, -'.md'.length) : []))
      : [],
  )

/** `all`: those too that something is wrong with. */
type Blog = {
  readonly posts: readonly Post[]
  readonly problems: readonly string[]
  readonly all: readonly Pick<Post, 'slug'>[]
}

/**
 * Every post in the language of the moment, newest first, and what's wrong with them, each with file and field. Internal links may lead to the
 * site's navigation and collections.
 */
export function readPosts(root: string): Blog {
  const folder = ownFolder()
  const names: KnownNames = {
    drawings: drawingNames(root),
    services: slugs(services),
    towns: slugs(towns),
    posts: slugsIn(resolve(root, folder)),
    english: slugsIn(resolve(root, postsFolder)),
  }
  const paths = pagePaths([...names.posts].map((slug) => ({ slug })))
  const posts: Post[] = []
  const problems: string[] = []
  for (const slug of names.posts) {
    const file = `${folder}/${slug}.md`
    const shown = file.replace('.site/', '')
    const { text, wrong } = withFigures(readFileSync(resolve(root, file), 'utf8'))
    const read = readPost(slug, placed(text), names, (path) => paths.has(path))
    const found = [...wrong, ...read.problems]
    if (!v.is(slugSchema, slug)) found.push("the file's name must be small letters and digits, with hyphens between")
    if (posts.some(({ title }) => title === read.post?.title)) found.push('title: another post has it')
    problems.push(...found.map((problem) => `${shown}: ${problem}`))
    if (read.post) posts.push(read.post)
  }
  posts.sort((a, b) => b.published.localeCompare(a.published) || a.slug.localeCompare(b.slug))
  return { posts, problems, all: [...names.posts].map((slug) => ({ slug })) }
}
