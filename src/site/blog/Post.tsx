import type { ReactNode } from 'react'
import { sentences } from '#sentences'
import { site } from '#site/site.ts'
import { type Post, posts } from '../../business/posts.ts'
import { allTowns, services, towns } from '../../business/siteTexts.ts'
import { paths } from '../../routes.ts'
import { Breadcrumbs } from '../../shared/parts/Breadcrumbs.tsx'
import { Drawing } from '../../shared/parts/Drawing.tsx'
import { LanguageNote, TapLink, TextLink } from '../../shared/parts/Link.tsx'
import { PriceWays } from '../../shared/parts/PriceWays.tsx'
import { CalendarDate } from '../../shared/parts/Proof.tsx'
import { Section } from '../../shared/parts/Section.tsx'

const factsOf = ({ published, updated, minutes }: Post): readonly (readonly [label: string, fact: ReactNode])[] => [
  [sentences.blog.writtenBy, site.name],
  [
    updated === published ? sentences.blog.published : sentences.blog.updated,
    <CalendarDate key="date" day={updated} />,
  ],
  [sentences.blog.length, sentences.blog.minutes(minutes)],
]

/** Heading and lead, and the picture on a ticket that says who wrote the post, when, and how long it takes to read. */
export const PostHead = ({ post }: { readonly post: Post }) => (
  <div className="post-head">
    <div className="wrap pt-4">
      <Breadcrumbs crumbs={[{ path: paths.blog, label: sentences.blog.crumb }]} here={post.title} />
      <h1 className="h1 mt-4 md:mt-6 max-w-[26ch]">{post.heading}</h1>
      <p className="mt-4 max-w-[36rem] text-[1.1875rem] leading-relaxed text-pretty">{post.lead}</p>
      <div className="post-card mt-8">
        <Drawing name={post.picture.drawing} alt={post.picture.alt} className="w-full h-auto" eager />
        <dl className="post-facts">
          {factsOf(post).map(([label, fact]) => (
            <div key={label}>
              <dt className="text-[0.9375rem] leading-[1.3] text-soft">{label}</dt>
              <dd className="font-head font-bold text-[1.25rem] leading-[1.2]">{fact}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  </div>
)

/** In the order that the post names them. */
const pick = <T extends { readonly slug: string }>(records: readonly T[], slugs: readonly string[]): T[] =>
  slugs.flatMap((slug) => records.filter((record) => record.slug === slug))

/** Links from a post to the services and towns in it, and to other posts. */
export const Related = ({ post }: { readonly post: Post }) => {
  const [named, more] = [pick(services(), post.services), pick(posts(), post.posts)]
  return (
    <div className="wrap pb-14 md:pb-20 print:hidden">
      <div className="border-t-4 border-pine pt-8 grid gap-x-12 gap-y-10 md:grid-cols-[1.5fr_1fr]">
        {named.length > 0 && (
          <Section id="post-services" heading={sentences.blog.services} look="h3">
            <ul className="mt-2">
              {named.map(({ slug, name, summary }) => (
                <li key={slug} className="py-3 border-b border-line">
                  <a href={paths.service(slug)} className="link tap-low font-bold">
                    {name}
                    <LanguageNote path={paths.service(slug)} />
                  </a>
                  <p className="max-w-[34rem]">{summary}</p>
                </li>
              ))}
            </ul>
          </Section>
        )}
        <div className="grid gap-10 content-start">
          <Section as="nav" id="post-towns" heading={sentences.blog.towns} look="h3">
            <ul className="mt-2 flex flex-wrap gap-x-6">
              {pick(towns(), post.towns).map(({ slug, name }) => (
                <li key={slug}>
                  <a href={paths.town(slug)} className="link tap">
                    {name}
                    <LanguageNote path={paths.town(slug)} />
                  </a>
                </li>
              ))}
              <li>
                <a href={paths.serviceAreas} className="link tap">
                  {allTowns()}
                </a>
              </li>
            </ul>
          </Section>
          {more.length > 0 && (
            <Section as="nav" id="post-related" heading={sentences.blog.related} look="h3">
              <ul className="mt-2">
                {more.map(({ slug, heading }) => (
                  <li key={slug} className="py-1.5">
                    <a href={paths.post(slug)} className="link inline-block py-1.5">
                      {heading}
                    </a>
                  </li>
                ))}
              </ul>
            </Section>
          )}
        </div>
      </div>
    </div>
  )
}

const Turn = ({ post, label, rel }: { readonly post: Post; readonly label: string; readonly rel: 'next' | 'prev' }) => (
  <a
    href={paths.post(post.slug)}
    rel={rel}
    className="post-turn flex flex-wrap gap-4 items-center text-ink no-underline"
  >
    <Drawing
      name={post.picture.drawing}
      alt=""
      className="flex-[0_1_7.5rem] w-[7.5rem] aspect-[4/3] object-cover rounded"
    />
    <span className="flex-[1_1_9rem] min-w-0">
      <span className="block text-[1rem] leading-snug">{label}</span>
      <span className="block mt-1 h3">{post.heading}</span>
    </span>
  </a>
)

/** The posts that came right before and after this one. */
export function PostTurn({ post }: { readonly post: Post }) {
  const all = posts()
  const at = all.findIndex(({ slug }) => slug === post.slug)
  const newer = all[at - 1]
  const older = all[at + 1]
  return (
    <nav aria-label={sentences.blog.turn} className="bg-sky border-t border-line print:hidden">
      <div className="wrap py-8 grid gap-4 md:grid-cols-2 md:gap-8">
        {newer && <Turn post={newer} label={sentences.blog.newer} rel="next" />}
        {older && <Turn post={older} label={sentences.blog.older} rel="prev" />}
      </div>
      <p className="wrap pb-8">
        <TapLink href={paths.blog}>{sentences.blog.all}</TapLink>
      </p>
    </nav>
  )
}

/** Contents of a long post; sticky next to it on wide screens. */
const Contents = ({ post: { contents, title } }: { readonly post: Post }) => (
  <div className="mb-10 lg:mb-0 lg:sticky lg:top-[8.5rem] lg:self-start print:hidden">
    <Section as="nav" id="post-contents" heading={sentences.blog.contents} look="h3">
      <ol className="post-contents mt-2 border-t-4 border-pine md:grid md:grid-cols-[1fr_1fr] md:gap-x-10 lg:block">
        {contents.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
    </Section>
    <p className="hidden lg:block mt-4 text-[1rem] leading-snug">
      {sentences.blog.notSure((words) => (
        <TextLink className="link font-bold" message={sentences.blog.question(title)}>
          {words}
        </TextLink>
      ))}
    </p>
  </div>
)

/** A post's text, which the build makes from Markdown without HTML of its own, next to its contents. */
export const Prose = ({ post }: { readonly post: Post }) => (
  <div className="wrap pt-10 pb-14 md:pt-14 md:pb-20 lg:grid lg:grid-cols-[min(13rem,22%)_minmax(0,1fr)] lg:gap-[min(3rem,5vw)]">
    <Contents post={post} />
    <div>
      <div className="prose" dangerouslySetInnerHTML={{ __html: post.html }} />
      {post.second && (
        <Drawing name={post.second.drawing} alt={post.second.alt} className="w-full h-auto rounded mt-8" />
      )}
      {post.after !== undefined && (
        <>
          <PriceWays known={{ service: post.services[0] }} className="mt-8" />
          <div className="prose prose-after" dangerouslySetInnerHTML={{ __html: post.after }} />
        </>
      )}
    </div>
  </div>
)
