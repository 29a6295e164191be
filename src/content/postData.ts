import type { Blog, BlogPosting, HomeAndConstructionBusiness } from 'schema-dts'
import { site } from '../site.ts'
import { businessId } from './businessData.ts'
import type { Post } from './posts.ts'

/** The author and publisher of every post: the business, by its identifier and enough to be read alone. */
const business = (siteUrl: string): HomeAndConstructionBusiness => ({
  '@type': 'HomeAndConstructionBusiness',
  '@id': businessId(siteUrl),
  name: site.name,
  url: `${siteUrl}/`,
})

const blogId = (siteUrl: string): string => `${siteUrl}/blog#blog`

const postUrl = (siteUrl: string, { slug }: Post): string => `${siteUrl}/blog/${slug}`

/** A post for search engines. `image` is its picture's path on this site. */
export function postData(post: Post, siteUrl: string, image: string): BlogPosting {
  const url = postUrl(siteUrl, post)
  return {
    '@type': 'BlogPosting',
    '@id': `${url}#post`,
    headline: post.heading,
    description: post.description,
    url,
    mainEntityOfPage: url,
    image: siteUrl + image,
    datePublished: post.published,
    dateModified: post.updated,
    wordCount: post.words,
    timeRequired: `PT${post.minutes}M`,
    inLanguage: 'en-US',
    author: business(siteUrl),
    publisher: business(siteUrl),
    isPartOf: { '@id': blogId(siteUrl) },
  }
}

/** The blog for search engines: its posts by name, each told in full on its own page. */
export const blogData = (posts: readonly Post[], siteUrl: string, description: string): Blog => ({
  '@type': 'Blog',
  '@id': blogId(siteUrl),
  name: `${site.name} blog`,
  description,
  url: `${siteUrl}/blog`,
  inLanguage: 'en-US',
  publisher: business(siteUrl),
  blogPost: posts.map((post) => ({
    '@type': 'BlogPosting',
    '@id': `${postUrl(siteUrl, post)}#post`,
    headline: post.heading,
    url: postUrl(siteUrl, post),
    datePublished: post.published,
    dateModified: post.updated,
    author: business(siteUrl),
  })),
})
