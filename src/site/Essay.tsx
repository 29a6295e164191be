import type { ReactNode } from 'react'
import { sentences } from '#sentences'
import { paths } from '../routes.ts'
import { Drawing } from '../shared/parts/Drawing.tsx'
import { CallLink, LinkRow, TapLink } from '../shared/parts/Link.tsx'
import type { Chapter, OwnerText } from '../sites/schema/texts.ts'

/** Chapters of running text; what can be counted is large in the margin next to them. */
export const Essay = ({
  chapters,
  children,
}: {
  readonly chapters: readonly Chapter[]
  /** Goes after the last chapter. */
  readonly children?: ReactNode
}) => (
  <div className="wrap pt-14 pb-16 lg:py-24">
    {chapters.map(({ id, heading, figure, paragraphs, links }) => (
      <section key={id} aria-labelledby={id} className="essay-chapter">
        <div className="max-w-[38rem] lg:row-start-1 lg:col-start-2">
          <h2 id={id} className="h2">
            {heading}
          </h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className="mt-4">
              {paragraph}
            </p>
          ))}
          {links.length > 0 && <LinkRow links={links} className="mt-3" />}
        </div>
        {figure && (
          <p className="pt-3.5 border-t-4 border-ink lg:row-start-1 lg:col-start-1 lg:self-start">
            <strong className="block mb-1.5 lg:mb-3 font-head font-bold text-[4.5rem] lg:text-[8rem] leading-[0.9] tracking-[-0.01em] text-brick">
              {figure.value}
            </strong>{' '}
            <span className="block max-w-[14rem] leading-snug">{figure.label}</span>
          </p>
        )}
      </section>
    ))}
    {children}
  </div>
)

/** Who runs the business: the office, until a portrait takes its place. A name is shown where the business gives one. */
export const Owner = ({ owner: { heading, name, text, alt } }: { readonly owner: OwnerText }) => (
  <section aria-labelledby="owner" className="owner">
    <div className="owner-print">
      <Drawing name="owner" alt={alt} sizes="(min-width: 64em) 20rem, 11rem" />
    </div>
    <div className="max-w-[38rem]">
      <h2 id="owner" className="h2">
        {heading}
      </h2>
      {name && <p className="h3 mt-2">{name}</p>}
      <p className="mt-4">{text}</p>
      <p className="mt-3 flex flex-wrap gap-x-6">
        <CallLink className="link tap font-bold" />
        <TapLink href={paths.contact}>{sentences.about.message}</TapLink>
      </p>
    </div>
  </section>
)
