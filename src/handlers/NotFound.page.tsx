import { sentences } from '#sentences'
import { site } from '#site/site.ts'
import { paths } from '../routes.ts'
import type { StaticPage } from '../shared/document/page.ts'
import { ContactActions } from '../shared/parts/CallsToAction.tsx'
import { Drawing } from '../shared/parts/Drawing.tsx'
import { boldTo } from '../shared/parts/Link.tsx'

export function notFound(): StaticPage {
  const { title, description, heading, wayBack, picture } = sentences.problem.notFound
  return {
    kind: 'not-found',
    head: { title: title(site.name), description, noindex: true },
    body: () => (
      <div className="bg-sky">
        <div className="wrap pt-12 pb-10">
          <h1 className="h1 max-w-[7.25em]">{heading}</h1>
          <p className="mt-4 max-w-[36rem] text-[1.1875rem]">
            {wayBack(boldTo(paths.home), boldTo(paths.services), boldTo(paths.sitemap))}
          </p>
          <ContactActions className="mt-6 md:max-w-[30rem] lg:max-w-none" />
        </div>
        {/* On wide screens some sky and gravel go, but the crow stays whole. */}
        <Drawing
          name="lost"
          alt={picture}
          className="w-full max-h-[max(26rem,35vw)] object-cover object-[50%_63%]"
          eager
        />
      </div>
    ),
  }
}
