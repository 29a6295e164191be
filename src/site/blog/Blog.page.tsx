import social from '#build/social.json'
import { pageWords } from '#site/pages.ts'
import { drawing } from '../../assets.ts'
import { type Post, posts } from '../../business/posts.ts'
import { paths } from '../../routes.ts'
import type { Page } from '../../shared/document/page.ts'
import { blogData, postData } from '../../shared/document/structuredData/records.ts'
import { Breadcrumbs } from '../../shared/parts/Breadcrumbs.tsx'
import { ClosingCall } from '../../shared/parts/CallsToAction.tsx'
import { PostHead, PostTurn, Related } from './Post.tsx'
import { NewestPost, OlderPosts } from './PostList.tsx'
import { Prose } from './Prose.tsx'

export const postPage = (post: Post): Page => ({
  kind: 'post',
  head: {
    title: post.title,
    crumb: post.title,
    description: post.description,
    structuredData: (siteUrl) => {
      const image = social[paths.post(post.slug)]?.url ?? drawing(post.picture.drawing).url
      return [postData(post, siteUrl, image)]
    },
  },
  body: () => (
    <>
      <article>
        <PostHead post={post} />
        <Prose post={post} />
      </article>
      <Related post={post} />
      <PostTurn post={post} />
      <ClosingCall />
    </>
  ),
})

const { blogDescription: description = '' } = pageWords

const [newest, ...older] = posts

export const blog: Page = {
  kind: 'blog',
  head: {
    title: 'Junk removal blog: tips, prices and rules',
    crumb: 'Blog',
    pageType: 'CollectionPage',
    description,
    structuredData: (siteUrl) => [blogData(posts, siteUrl, description)],
  },
  body: () => (
    <>
      <div className="pb-[6.5rem] bg-sky border-b border-line md:pb-72">
        <div className="wrap pt-4">
          <Breadcrumbs here="Blog" />
          <h1 className="h1 mt-4">Junk removal tips from our crew</h1>
          <p className="mt-4 max-w-[40rem] text-[1.1875rem] leading-relaxed text-pretty">
            What we’ve learned about getting rid of things around here: the prices, the rules, and when you don’t need
            us.
          </p>
        </div>
      </div>
      {newest && <NewestPost post={newest} />}
      <div className="wrap pt-12 pb-10 md:pt-16 md:pb-14">
        <OlderPosts posts={older} />
        <p className="border-t border-line pt-4">
          Not what you were looking for? See{' '}
          <a href={paths.faq} className="link tap">
            what people ask us
          </a>{' '}
          or{' '}
          <a href={paths.services} className="link tap">
            what we take
          </a>
          . Get new posts in your{' '}
          <a href={paths.feed} className="link tap">
            Atom feed
          </a>
          , if you use a reader.
        </p>
      </div>
    </>
  ),
}
