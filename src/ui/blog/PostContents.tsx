import type { PostHeading } from '../../business/posts.ts'
import { TextLink } from '../shared/ContactLinks.tsx'

type Props = { readonly headings: readonly PostHeading[]; readonly title: string }

/** Contents of a long post; sticky next to it on wide screens. */
export const PostContents = ({ headings, title }: Props) => (
  <div className="mb-10 lg:mb-0 lg:sticky lg:top-[8.5rem] lg:self-start print:hidden">
    <nav aria-labelledby="post-contents">
      <h2 id="post-contents" className="h3">
        In this guide
      </h2>
      <ol className="post-contents">
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
    <p className="hidden lg:block mt-4 text-[1rem] leading-snug">
      Not sure about one thing?{' '}
      <TextLink className="link font-bold" message={`I have a question about “${title}”: `}>
        Text us a photo
      </TextLink>{' '}
      and ask.
    </p>
  </div>
)
