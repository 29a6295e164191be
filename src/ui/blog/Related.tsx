import { services } from '#site/services.ts'
import { towns } from '#site/towns.ts'
import type { Post } from '../../business/posts.ts'
import { posts } from '../../business/posts.ts'
import { paths } from '../../routes.ts'

/** In the order that the post names them. */
const pick = <T extends { readonly slug: string }>(records: readonly T[], slugs: readonly string[]): T[] =>
  slugs.flatMap((slug) => records.filter((record) => record.slug === slug))

/** Where a post leads: the work it is about, the towns it speaks of, other posts. */
export const Related = ({ post }: { readonly post: Post }) => (
  <div className="wrap pb-14 md:pb-20 print:hidden">
    <div className="border-t-4 border-solid border-pine pt-8 grid gap-x-12 gap-y-10 md:grid-cols-[1.5fr_1fr]">
      <section aria-labelledby="post-services">
        <h2 id="post-services" className="h3">
          Services in this guide
        </h2>
        <ul className="mt-2">
          {pick(services, post.services).map(({ slug, name, summary }) => (
            <li key={slug} className="py-3 border-b border-solid border-line">
              <a href={paths.service(slug)} className="link tap md:min-h-0 font-bold">
                {name}
              </a>
              <p className="max-w-[34rem]">{summary}</p>
            </li>
          ))}
        </ul>
      </section>
      <div className="grid gap-10 content-start">
        <nav aria-labelledby="post-towns">
          <h2 id="post-towns" className="h3">
            Towns in this guide
          </h2>
          <ul className="mt-2 flex flex-wrap gap-x-6">
            {pick(towns, post.towns).map(({ slug, name }) => (
              <li key={slug}>
                <a href={paths.town(slug)} className="link tap">
                  {name}
                </a>
              </li>
            ))}
            <li>
              <a href={paths.serviceAreas} className="link tap">
                All {towns.length} towns
              </a>
            </li>
          </ul>
        </nav>
        <nav aria-labelledby="post-related">
          <h2 id="post-related" className="h3">
            Related guides
          </h2>
          <ul className="mt-2">
            {pick(posts, post.posts).map(({ slug, heading }) => (
              <li key={slug} className="py-1.5">
                <a href={paths.post(slug)} className="link inline-block py-1.5">
                  {heading}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </div>
  </div>
)
