import social from '#build/social.json'
import { language } from '#language'
import { sentences } from '#sentences'
import { drawing } from '../../assets.ts'
import { blogLanguages } from '../../business/navigation.ts'
import { type Post, posts } from '../../business/posts.ts'
import { pageTexts } from '../../business/siteTexts.ts'
import { paths } from '../../routes.ts'
import type { Page } from '../../shared/document/page.ts'
import { blogData, postData } from '../../shared/document/structuredData/records.ts'
import { Breadcrumbs } from '../../shared/parts/Breadcrumbs.tsx'
import { ClosingCall } from '../../shared/parts/CallsToAction.tsx'
import { Drawing } from '../../shared/parts/Drawing.tsx'
import { CalendarDate } from '../../shared/parts/Proof.tsx'
import { PostHead, PostTurn, Prose, Related } from './Post.tsx'

/** Makes words of a sentence a link with room for a finger. */
const tapTo = (href: string) => (words: string) => (
  <a href={href} className="link tap">
    {words}
  </a>
)

const Facts = ({ post, label = '' }: { readonly post: Post; readonly label?: string }) => (
  <p className="flex flex-wrap gap-x-4 text-[1rem] leading-snug text-soft">
    <span>
      {label}
      <CalendarDate day={post.published} />
    </span>
    <span>{sentences.blog.minutes(post.minutes)}</span>
  </p>
)

/** The newest post, shown large: its picture hangs over the edge of the sky. */
export const NewestPost = ({ post }: { readonly post: Post }) => (
  <article className="wrap relative -mt-[4.5rem] md:-mt-[16rem]">
    <div className="post-card p-2">
      <Drawing name={post.picture.drawing} alt={post.picture.alt} className="w-full h-auto" eager />
    </div>
    <div className="grid gap-x-10 gap-y-3 mt-6 lg:grid-cols-[1.25fr_1fr] lg:items-end lg:mt-8">
      <div>
        <Facts post={post} label={sentences.blog.newest} />
        <h2 className="h2 mt-2 max-w-[22ch]">
          <a href={paths.post(post.slug)} className="post-link">
            {post.heading}
          </a>
        </h2>
      </div>
      <p className="max-w-[34rem] text-[1.1875rem] leading-relaxed text-pretty">{post.lead}</p>
    </div>
  </article>
)

/** The others, one row each. */
export const OlderPosts = ({ posts }: { readonly posts: readonly Post[] }) => (
  <ul>
    {posts.map((post) => (
      <li key={post.slug} className="border-t border-line">
        <article className="post-row">
          <div className="md:col-start-1">
            <Facts post={post} />
          </div>
          <div>
            <h2 className="h3 md:text-[1.75rem] max-w-[34ch] text-balance">
              <a href={paths.post(post.slug)} className="post-link inline-block py-2.5 -my-2.5">
                {post.heading}
              </a>
            </h2>
            <p className="mt-2 max-w-[34rem] text-pretty">{post.lead}</p>
          </div>
          <Drawing
            name={post.picture.drawing}
            alt={post.picture.alt}
            className="w-full h-auto rounded md:[grid-area:1/2/3] lg:[grid-area:auto]"
          />
        </article>
      </li>
    ))}
  </ul>
)

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

export function blog(): Page {
  const { title, crumb, heading, lead, more } = sentences.blog
  const { blogDescription: description = '' } = pageTexts()
  const [newest, ...older] = posts()
  return {
    kind: 'blog',
    head: {
      title,
      crumb,
      pageType: 'CollectionPage',
      description,
      structuredData: (siteUrl) => [blogData(posts(), siteUrl, description)],
    },
    body: () => (
      <>
        <div className="pb-[6.5rem] bg-sky border-b border-line md:pb-72">
          <div className="wrap pt-4">
            <Breadcrumbs here={crumb} />
            <h1 className="h1 mt-4">{heading}</h1>
            <p className="mt-4 max-w-[40rem] text-[1.1875rem] leading-relaxed text-pretty">{lead}</p>
          </div>
        </div>
        {newest && <NewestPost post={newest} />}
        <div className="wrap pt-12 pb-10 md:pt-16 md:pb-14">
          {older.length > 0 && <OlderPosts posts={older} />}
          <p className="border-t border-line pt-4">
            {more(
              tapTo(paths.faq),
              tapTo(paths.services),
              language() === blogLanguages()[0] ? tapTo(paths.feed) : undefined,
            )}
          </p>
        </div>
      </>
    ),
  }
}
