import type { ReactNode } from 'react'
import { language } from '#language'
import { sentences } from '#sentences'
import { site } from '#site/site.ts'
import { hasPage, paths } from '../routes.ts'
import type { Head, Page, StaticPage } from '../shared/document/page.ts'
import { ContactActions } from '../shared/parts/CallsToAction.tsx'
import { Drawing } from '../shared/parts/Drawing.tsx'
import { boldTo, CallLink, TextLink } from '../shared/parts/Link.tsx'

/** Statuses with which a request is refused before it's handled. */
export type ProblemStatus = 400 | 403 | 405 | 408 | 411 | 413 | 414 | 415 | 429 | 431

type Words = { readonly heading: string; readonly text: string }

export const CallOrText = () => (
  <p className="flex flex-wrap gap-3 mt-6">
    <CallLink className="btn-main" />
    <TextLink className="btn-line" />
  </p>
)

/** Says what's wrong in plain words, with other ways to reach us. */
export const wordsPage = (
  head: Omit<Head, 'noindex'>,
  { heading, text }: Words,
  actions: ReactNode = <ContactActions className="mt-6 md:max-w-[30rem] lg:max-w-none" />,
): StaticPage => ({
  kind: 'problem',
  head: { ...head, noindex: true },
  body: () => (
    <div className="bg-sky">
      <div className="wrap pt-12 pb-16">
        <h1 className="h1 max-w-[18ch]">{heading}</h1>
        <p className="mt-4 max-w-[36rem] text-[1.1875rem]">{text}</p>
        {actions}
      </div>
    </div>
  ),
})

/** The page of a refused request. */
export function problemPage(status: ProblemStatus): StaticPage {
  const words: Words = sentences.problem.refused[status]
  return wordsPage({ title: `${words.heading} | ${site.shortName}`, description: words.text }, words)
}

/** What a link shows that has expired, or never was one. */
export function spentLink(): StaticPage {
  const { spent } = sentences.problem
  return {
    ...wordsPage(
      { title: `${spent.heading} | ${site.shortName}`, description: spent.description },
      spent,
      <CallOrText />,
    ),
    hasSignedUrl: true,
  }
}

/** Why a customer's link shows nothing. */
function linkWords() {
  const { incomplete, otherPurpose, noAnswer, reopen } = sentences.problem.brokenLink
  return {
    malformed: { heading: incomplete, text: reopen },
    tampered: { heading: incomplete, text: reopen },
    'wrong-purpose': { heading: otherPurpose, text: reopen },
    'no-answer': noAnswer,
  } as const satisfies Readonly<Record<string, Words>>
}

/** The page of a customer's link that's none, or can't be looked up now. */
export const brokenLinkPage = (reason: keyof ReturnType<typeof linkWords>): StaticPage => ({
  ...wordsPage(
    { title: sentences.mine.title(site.name), description: sentences.mine.description },
    linkWords()[reason],
  ),
  hasSignedUrl: true,
})

/** The list of all pages is in English only. */

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
            {wayBack(
              boldTo(paths.home),
              boldTo(paths.services),
              hasPage('sitemap', language()) && boldTo(paths.sitemap),
            )}
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
