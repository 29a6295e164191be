import { site } from '#site/site.ts'
import type { Post } from '../../business/posts.ts'
import { paths } from '../../routes.ts'
import { Breadcrumbs } from '../shared/Breadcrumbs.tsx'
import { CalendarDate } from '../shared/CalendarDate.tsx'
import { Drawing } from '../shared/Drawing.tsx'

const overview = { path: paths.blog, label: 'Blog' }

/** What it is about, and its picture as a ticket: the scene, and torn off below it who wrote it, when, how long. */
export const PostHead = ({ post }: { readonly post: Post }) => (
  <div className="post-head">
    <div className="wrap pt-4">
      <Breadcrumbs crumbs={[overview]} here={post.title} />
      <h1 className="h1 mt-4 md:mt-6 max-w-[26ch]">{post.heading}</h1>
      <p className="mt-4 max-w-[36rem] text-[1.1875rem] leading-relaxed text-pretty">{post.lead}</p>
      <div className="post-card mt-8">
        <Drawing name={post.picture.drawing} alt={post.picture.alt} className="w-full h-auto" eager />
        <dl className="post-facts">
          <div>
            <dt>Written by</dt>
            <dd>{site.name}</dd>
          </div>
          <div>
            <dt>Published</dt>
            <dd>
              <CalendarDate day={post.published} />
            </dd>
          </div>
          {post.updated !== post.published && (
            <div>
              <dt>Updated</dt>
              <dd>
                <CalendarDate day={post.updated} />
              </dd>
            </div>
          )}
          <div>
            <dt>Takes you</dt>
            <dd>{post.minutes} minutes to read</dd>
          </div>
        </dl>
      </div>
    </div>
  </div>
)
