import built from '#build/posts.json'
import { language } from '#language'
import type { Language } from '../language/language.ts'
import type { DrawingName } from '../shared/drawings/catalog.ts'

export type PostHeading = { readonly id: string; readonly text: string }

/**
 * A post of the blog: one Markdown file in `blog/`, or in another language's `es/blog/`, whose name is its slug. Its
 * frontmatter gives every field down to `posts`; the rest is made of its text. Bad content stops the build.
 */
export type Post = {
  readonly slug: string
  readonly language: Language
  /** The slug of the English post that it's a translation of. */
  readonly english?: string | undefined
  /** At most 60 characters; unique. */
  readonly title: string
  readonly heading: string
  /** 70 to 155 characters. */
  readonly description: string
  readonly lead: string
  /** Local calendar dates, as 2026-10-05. */
  readonly published: string
  readonly updated: string
  readonly picture: { readonly drawing: DrawingName; readonly alt: string }
  /** In the middle of its text: before the ways to book. */
  readonly second?: { readonly drawing: DrawingName; readonly alt: string } | undefined
  readonly services: readonly string[]
  readonly towns: readonly string[]
  readonly posts: readonly string[]
  readonly words: number
  /** Reading time at 200 words a minute. */
  readonly minutes: number
  readonly html: string
  /** The text after a price, below which are the ways to book. */
  readonly after?: string | undefined
  readonly contents: readonly PostHeading[]
}

/** The posts in the language of the moment, newest first. */
export const posts = (): readonly Post[] => built.filter((post) => post.language === language())
