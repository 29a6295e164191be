import type { ReactNode } from 'react'
import type { Chapter } from '../../sites/schema/texts.ts'

/** Chapters of running text; what can be counted is large in the margin next to them. */
export const Essay = ({
  chapters,
  children,
}: {
  readonly chapters: readonly Chapter[]
  /** Goes after the last chapter. */
  readonly children?: ReactNode
}) => (
  <div className="wrap essay">
    {chapters.map(({ id, heading, figure, paragraphs, links }) => (
      <section key={id} aria-labelledby={id} className="essay-chapter">
        <div className="essay-text">
          <h2 id={id} className="h2">
            {heading}
          </h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className="mt-4">
              {paragraph}
            </p>
          ))}
          <p className="mt-3 flex flex-wrap gap-x-6">
            {links.map(({ href, label }) => (
              <a key={href} href={href} className="link tap font-bold">
                {label}
              </a>
            ))}
          </p>
        </div>
        {figure && (
          <p className="essay-figure">
            <strong className="essay-value">{figure.value}</strong>{' '}
            <span className="block max-w-[14rem] leading-snug">{figure.label}</span>
          </p>
        )}
      </section>
    ))}
    {children}
  </div>
)
