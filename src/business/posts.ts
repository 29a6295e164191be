import built from '#build/posts.json'
import { site } from '#site/site.ts'
import { hasPage } from '../routes.ts'
import type { DrawingName } from '../shared/drawings/catalog.ts'

export type PostHeading = { readonly id: string; readonly text: string }

/**
 * A post of the blog: one Markdown file in `blog/`, whose name is its slug. Its frontmatter gives every field down to
 * `posts`; the rest is made of its text. Bad content stops the build.
 */
export type Post = {
  readonly slug: string
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

/** Posts are in English, so a business without it has none. */
export const hasBlog = site.features.blog && hasPage('blog', 'en')

/** The posts of the blog, newest first. */
export const posts: readonly Post[] = built
