import { sentences } from '#sentences'
import { site } from '#site/site.ts'
import { paths } from '../routes.ts'
import type { Page } from '../shared/document/page.ts'
import { CallLink, TextLink } from '../shared/parts/Link.tsx'

/** The page of an unexpected error. Its reference is in the log too. */
export function unexpectedError(reference: string): Page {
  const words = sentences.problem.unexpected
  return {
    kind: 'error',
    head: { title: words.title(site.shortName), description: words.description, noindex: true },
    body: () => (
      <div className="wrap pt-12 pb-20">
        <h1 className="h1">{words.heading}</h1>
        <p className="mt-4 max-w-[36rem] text-[1.1875rem]">{words.text}</p>
        <p className="flex flex-wrap gap-3 mt-6">
          <CallLink className="btn-main" />
          <TextLink className="btn-line" />
          <a href={paths.home} className="btn-line">
            {words.home}
          </a>
        </p>
        <p className="mt-8 text-soft">{words.reference(reference)}</p>
      </div>
    ),
  }
}
