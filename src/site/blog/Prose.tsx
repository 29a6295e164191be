import type { Post } from '../../business/posts.ts'
import { TextLink } from '../../shared/parts/ContactLinks.tsx'
import { Section } from '../../shared/parts/Section.tsx'

/** Contents of a long post; sticky next to it on wide screens. */
const Contents = ({ post: { contents, title } }: { readonly post: Post }) => (
  <div className="mb-10 lg:mb-0 lg:sticky lg:top-[8.5rem] lg:self-start print:hidden">
    <Section as="nav" id="post-contents" heading="In this guide" look="h3">
      <ol className="post-contents mt-2 border-t-4 border-pine md:grid md:grid-cols-[1fr_1fr] md:gap-x-10 lg:block">
        {contents.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
    </Section>
    <p className="hidden lg:block mt-4 text-[1rem] leading-snug">
      Not sure about one thing?{' '}
      <TextLink className="link font-bold" message={`I have a question about “${title}”: `}>
        Text us a photo
      </TextLink>{' '}
      and ask.
    </p>
  </div>
)

/** A post's text, which the build makes from Markdown without HTML of its own, next to its contents. */
export const Prose = ({ post }: { readonly post: Post }) => (
  <div className="wrap pt-10 pb-14 md:pt-14 md:pb-20 lg:grid lg:grid-cols-[min(13rem,22%)_minmax(0,1fr)] lg:gap-[min(3rem,5vw)]">
    <Contents post={post} />
    <div className="prose" dangerouslySetInnerHTML={{ __html: post.html }} />
  </div>
)
