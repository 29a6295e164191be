import type { Post } from '../content/posts.ts'
import { posts } from '../content/posts.ts'
import type { Page } from '../document/page.ts'
import { site } from '../site.ts'
import { ClosingCall } from '../ui/ClosingCall.tsx'
import { Drawing } from '../ui/Drawing.tsx'
import { PageHead } from '../ui/PageHead.tsx'

const overview = { path: '/blog', label: 'Blog' }

const longDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

export const postPage = (post: Post): Page => ({
  kind: 'post',
  head: { title: post.title, description: post.description },
  body: () => (
    <>
      <article>
        <PageHead
          crumbs={[overview]}
          here={post.title}
          heading={post.heading}
          lead={post.lead}
          picture={
            <Drawing name={post.picture.drawing} alt={post.picture.alt} className="w-full h-auto rounded" eager />
          }
        >
          <p className="mt-4">
            By {site.name}, <time dateTime={post.published}>{longDate.format(new Date(post.published))}</time>
          </p>
        </PageHead>
      </article>
      <nav aria-labelledby="more" className="wrap py-12 md:py-16">
        <h2 id="more" className="h2">
          More from the truck
        </h2>
        <ul className="mt-4">
          {posts
            .filter(({ slug }) => slug !== post.slug)
            .map(({ slug, heading }) => (
              <li key={slug}>
                <a href={`/blog/${slug}`} className="link inline-flex items-center min-h-11 md:min-h-8">
                  {heading}
                </a>
              </li>
            ))}
        </ul>
      </nav>
      <ClosingCall />
    </>
  ),
})
