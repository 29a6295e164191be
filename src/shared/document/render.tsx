import type { ReactNode } from 'react'
import rules from '#build/rules.json'
import social from '#build/social.json'
import kindStyles from '#build/styles.json'
import { language } from '#language'
import { site } from '#site/site.ts'
import { colors, dark } from '#site/theme.ts'
import { say } from '#words'
import { scripts } from '../../assets.ts'
import { blogLanguages } from '../../business/navigation.ts'
import { type Alternate, aboutLanguage } from '../../language/language.ts'
import { canonical, files, markdownPath, pagePaths, paths } from '../../routes.ts'
import { Frame } from '../frame/Frame.tsx'
import type { Head, Page, PageAddress, PageRequest, SiteLinks, StaticPage } from './page.ts'
import { type Pieces, renderHtml, splitAtFragments } from './pageCache.ts'
import { type JsonLd, jsonLd, pageData } from './structuredData/page.ts'

export const stylesPlaceholder = '/*styles*/'

type Props = {
  readonly head: Head
  readonly kind: string
  readonly path: string
  readonly siteUrl: string
  readonly alternates: readonly Alternate[]
  readonly nearest: readonly Alternate[]
  readonly hasErrors: boolean
  /** The address has a query that the page reads; only the page without one is indexed. */
  readonly variant: boolean
  readonly structuredData: readonly JsonLd[]
  readonly forStaff: boolean | undefined
  readonly children: ReactNode
}

/** Where search engines find a page in its other languages: each of them says the same. */
const AlternateLinks = ({ alternates, siteUrl }: Pick<Props, 'alternates' | 'siteUrl'>) =>
  alternates.length > 1 &&
  [...alternates, ...alternates.slice(0, 1).map(({ path }) => ({ language: 'x-default', path }))].map((one) => (
    <link key={one.language} rel="alternate" hrefLang={one.language} href={canonical(siteUrl, one.path)} />
  ))

export function Document(props: Props) {
  const { head, kind, path, siteUrl, alternates, nearest, hasErrors, variant, structuredData, forStaff, children } =
    props
  const url = canonical(siteUrl, path)
  const image = social[path] ?? social[paths.home] ?? social[pagePaths.home]
  return (
    <html lang={aboutLanguage[language()].tag}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{hasErrors ? say.frame.errorTitle(head.title) : head.title}</title>
        <meta name="description" content={head.description} />
        <style dangerouslySetInnerHTML={{ __html: stylesPlaceholder }} />
        {head.noindex || variant ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={url} />}
        {!head.noindex && !variant && <AlternateLinks {...{ alternates, siteUrl }} />}
        {scripts().map((src) => (
          // The first paint doesn't need it, so what the paint needs is fetched first.
          <script key={src} type="module" fetchPriority="low" src={src} />
        ))}
        <link rel="icon" href={files.favicon} sizes="32x32" />
        <link rel="icon" href={files.icon} type="image/svg+xml" />
        <link rel="apple-touch-icon" href={files.touchIcon} />
        <link rel="manifest" href={files.manifest} />
        {language() === blogLanguages()[0] && (path === paths.home || path.startsWith(paths.blog)) && (
          <link rel="alternate" type="application/atom+xml" title={say.frame.blogFeed(site.name)} href={paths.feed} />
        )}
        {!head.noindex && <link rel="alternate" type="text/markdown" href={markdownPath(path)} />}
        <meta name="theme-color" content={colors.pine} />
        <meta name="theme-color" content={dark.paper} media="(prefers-color-scheme:dark)" />
        <meta property="og:type" content={kind === 'post' ? 'article' : 'website'} />
        {language() !== 'en' && <meta property="og:locale" content={aboutLanguage[language()].tag.replace('-', '_')} />}
        <meta property="og:site_name" content={site.name} />
        <meta property="og:title" content={head.title} />
        <meta property="og:description" content={head.description} />
        <meta property="og:url" content={url} />
        {image && (
          <>
            <meta property="og:image" content={siteUrl + image.url} />
            <meta property="og:image:width" content="1200" />
            <meta property="og:image:height" content="630" />
            <meta property="og:image:alt" content={image.alt} />
          </>
        )}
        <meta name="twitter:card" content="summary_large_image" />
        {structuredData.length > 0 && (
          <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonLd(structuredData) }} />
        )}
      </head>
      <body>
        <Frame {...{ path, nearest, forStaff }}>{children}</Frame>
      </body>
    </html>
  )
}

/** A rendered page, split at its fragments, with the hash of its styles for the content policy. */
export type RenderedPage = Pieces & { readonly styleHash: string }

/** React separates adjacent texts by comments for hydration; before the first island nothing is hydrated. */
function withoutTextSeparators(html: string): string {
  const island = html.indexOf(' data-island=')
  const plain = island < 0 ? html : html.slice(0, island)
  return plain.replaceAll('<!-- -->', '') + html.slice(plain.length)
}

/** What only a page that is rendered per request can say of its document. */
type DocumentState = { readonly hasErrors?: boolean; readonly variant?: boolean }

/** Where and when a page is rendered; `now` in UTC ms. */
type PageTime = PageAddress & { readonly now: number }

async function renderPage(
  { head, kind, forStaff }: Pick<Page, 'head' | 'kind' | 'forStaff'>,
  { path, siteUrl, now }: PageTime,
  body: ReactNode,
  links: SiteLinks,
  { hasErrors = false, variant = false }: DocumentState = {},
): Promise<RenderedPage> {
  const structuredData = pageData(head, { path, siteUrl, now }, links.crumbAt)
  const [alternates, nearest] = [links.alternatesAt(path), links.nearestAt(path)]
  const html = await renderHtml(
    <Document {...{ head, kind, path, siteUrl, alternates, nearest, hasErrors, variant, structuredData, forStaff }}>
      {body}
    </Document>,
  )
  // The build renders pages before it has chosen their styles.
  const styles = kindStyles[kind] ?? { steps: [], hash: '' }
  let place = 0
  const css = styles.steps
    .map((step) => {
      place += step
      return rules[place]
    })
    .join('')
  const styled = withoutTextSeparators(html).replace(stylesPlaceholder, () => css)
  return { ...splitAtFragments(styled), styleHash: styles.hash }
}

/**
 * Renders a page that is the same for everybody, in the language of the moment. Its body doesn't know the time, since it's
 * kept.
 */
export const renderStatic = (page: StaticPage, at: PageTime, links: SiteLinks): Promise<RenderedPage> =>
  renderPage(page, at, page.body({ path: at.path, siteUrl: at.siteUrl }), links)

/** Renders a page for one request: the variant of a static page, if it has one. */
export async function renderForRequest(page: Page, request: PageRequest, links: SiteLinks): Promise<RenderedPage> {
  const { query } = request
  const body = page.perRequest ? page.body(request) : (page.variant?.body ?? page.body)(request)
  const title = (page.perRequest && page.title?.(query)) ?? page.head.title
  return renderPage({ ...page, head: { ...page.head, title } }, request, await body, links, {
    hasErrors: Object.keys(request.form?.errors ?? {}).length > 0,
    variant: query.size > 0 && (!page.perRequest || page.reads === undefined || page.reads(query)),
  })
}
