import { posts } from '../content/posts.ts'
import type { Page } from '../document/page.ts'
import { ClosingCall } from '../ui/ClosingCall.tsx'
import { ContactActions } from '../ui/ContactActions.tsx'
import { Drawing } from '../ui/Drawing.tsx'
import { PageHead } from '../ui/PageHead.tsx'

export const blog: Page = {
  kind: 'text',
  head: {
    title: 'Blog: clearing out, moving, tearing down',
    description:
      'Guides for clearing out a house, an office or a backyard in the western and southern suburbs of Chicago, from a crew that does it every day.',
  },
  body: () => (
    <>
      <PageHead
        here="Blog"
        heading="From the truck"
        lead="What we have learned about getting rid of things in these suburbs."
      >
        <ContactActions className="mt-6" />
      </PageHead>
      <div className="wrap py-12 md:py-16">
        <ul className="grid gap-10 md:grid-cols-2">
          {posts.map(({ slug, heading, lead, picture }) => (
            <li key={slug}>
              <a href={`/blog/${slug}`} className="block text-ink no-underline hover:underline">
                <Drawing name={picture.drawing} alt={picture.alt} className="w-full h-auto rounded" />
                <span className="block mt-3 h3">{heading}</span>
              </a>
              <p className="mt-1 max-w-[38rem]">{lead}</p>
            </li>
          ))}
        </ul>
      </div>
      <ClosingCall />
    </>
  ),
}
