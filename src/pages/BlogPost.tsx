import social from '#build/social.json'
import { drawing } from '../assets.ts'
import type { Post } from '../business/posts.ts'
import type { Page } from '../document/page.ts'
import { postData } from '../document/structuredData/records.ts'
import { paths } from '../routes.ts'
import { PostHead, PostTurn, Related } from '../ui/blog/Post.tsx'
import { Prose } from '../ui/blog/Prose.tsx'
import { ClosingCall } from '../ui/shared/ClosingCall.tsx'

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
