import type { Post } from '../../business/posts.ts'
import { posts } from '../../business/posts.ts'
import { paths } from '../../routes.ts'
import { Drawing } from '../shared/Drawing.tsx'
import { TapLink } from '../shared/Link.tsx'

const Turn = ({ post, label, rel }: { readonly post: Post; readonly label: string; readonly rel: 'next' | 'prev' }) => (
  <a href={paths.post(post.slug)} rel={rel} className="post-turn">
    <Drawing name={post.picture.drawing} alt="" className="post-turn-picture" />
    <span>
      <span className="block text-[1rem] leading-snug">{label}</span>
      <span className="block mt-1 h3">{post.heading}</span>
    </span>
  </a>
)

/** The posts that came right before and after this one. */
export function PostTurn({ post }: { readonly post: Post }) {
  const at = posts.findIndex(({ slug }) => slug === post.slug)
  const newer = posts[at - 1]
  const older = posts[at + 1]
  return (
    <nav aria-label="Newer and older posts" className="bg-sky border-t border-solid border-line print:hidden">
      <div className="wrap py-8 grid gap-4 md:grid-cols-2 md:gap-8">
        {newer && <Turn post={newer} label="Newer" rel="next" />}
        {older && <Turn post={older} label="Older" rel="prev" />}
      </div>
      <p className="wrap pb-8">
        <TapLink href={paths.blog}>All posts</TapLink>
      </p>
    </nav>
  )
}
