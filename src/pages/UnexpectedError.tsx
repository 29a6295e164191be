import { site } from '#site/site.ts'
import type { Page } from '../document/page.ts'
import { paths } from '../routes.ts'
import { CallLink, TextLink } from '../ui/shared/ContactLinks.tsx'

/** The page of an unexpected error. Its reference is in the log too. */
export const unexpectedError = (reference: string): Page => ({
  kind: 'error',
  head: {
    title: `Unexpected Application Error! | ${site.shortName}`,
    description: 'Something broke on our end. The phone still works, and so does the rest of the site.',
    noindex: true,
  },
  body: () => (
    <div className="wrap pt-12 pb-20">
      <h1 className="h1">Unexpected Application Error!</h1>
      <p className="mt-4 max-w-[36rem] text-[1.1875rem]">
        Something broke on our end, and we’ve logged it. The phone still works: call or text us and we’ll take it from
        there.
      </p>
      <p className="flex flex-wrap gap-3 mt-6">
        <CallLink className="btn-main" />
        <TextLink className="btn-line" />
        <a href={paths.home} className="btn-line">
          Home page
        </a>
      </p>
      <p className="mt-8 text-soft">Reference: {reference}</p>
    </div>
  ),
})
