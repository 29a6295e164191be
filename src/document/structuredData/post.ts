import { site } from '#site/site.ts'
import type { Post } from '../../business/posts.ts'
import { paths } from '../../routes.ts'
import { businessReference, type JsonLd } from './page.ts'

const blogName = `${site.name} blog`

const blogId = (siteUrl: string): string => `${siteUrl}${paths.blog}#blog`

const postUrl = (siteUrl: string, { slug }: Post): string => siteUrl + paths.post(slug)

/** A post for search engines, by the business. `image` is its picture's path on this site. */
export function postData(post: Post, siteUrl: string, image: string): JsonLd {
  const url = postUrl(siteUrl, post)
  return {
    '@type': 'BlogPosting',
    '@id': `${url}#post`,
    headline: post.heading,
    description: post.description,
    url,
    mainEntityOfPage: { '@id': `${url}#page` },
    image: siteUrl + image,
    datePublished: post.published,
    dateModified: post.updated,
    wordCount: post.words,
    timeRequired: `PT${post.minutes}M`,
    inLanguage: 'en-US',
    author: businessReference(siteUrl),
    publisher: businessReference(siteUrl),
    isPartOf: { '@type': 'Blog', '@id': blogId(siteUrl), name: blogName, url: siteUrl + paths.blog },
  }
}

/** The blog for search engines: its posts by name. Each post's own page has the rest. */
export const blogData = (posts: readonly Post[], siteUrl: string, description: string): JsonLd => ({
  '@type': 'Blog',
  '@id': blogId(siteUrl),
  name: blogName,
  description,
  url: siteUrl + paths.blog,
  inLanguage: 'en-US',
  publisher: businessReference(siteUrl),
  blogPost: posts.map((post) => ({
    '@type': 'BlogPosting',
    '@id': `${postUrl(siteUrl, post)}#post`,
    headline: post.heading,
    url: postUrl(siteUrl, post),
    datePublished: post.published,
    dateModified: post.updated,
    author: businessReference(siteUrl),
  })),
})
