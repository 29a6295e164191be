import type { Post } from '../../business/posts.ts'
import { paths } from '../../routes.ts'
import { Drawing } from '../../shared/parts/Drawing.tsx'
import { CalendarDate } from '../../shared/parts/Proof.tsx'

const Facts = ({ post, label = '' }: { readonly post: Post; readonly label?: string }) => (
  <p className="flex flex-wrap gap-x-4 text-[1rem] leading-snug text-soft">
    <span>
      {label}
      <CalendarDate day={post.published} />
    </span>
    <span>{post.minutes} min read</span>
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
        <Facts post={post} label="Newest: " />
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
