import { sentences } from '#sentences'
import { permitRules } from '../../business/siteTexts.ts'
import type { Link } from '../../sites/schema/fields.ts'
import type { MarginNote as Note } from '../../sites/schema/service.ts'
import { Stamp } from '../shared/Ticket.tsx'

const Out = ({ label, href }: Link) => (
  <a href={href} className="link font-bold inline-block py-3 leading-snug">
    {label}
  </a>
)

/** The slip clipped to the order; on jobs that may need a permit it carries the stamp and the rules of thumb. */
export function MarginNote({ heading, text, links = [], permit }: Note) {
  const rules = permit ? permitRules() : undefined
  const county = rules?.county
  const paragraphs = rules ? [rules.decides, ...text, ...(county ? [county.rule] : []), rules.dig] : text
  const doors = county ? [...links, county.office] : links
  return (
    <section aria-labelledby="margin" className="order-note">
      <svg viewBox="0 0 24 56" className="order-clip" aria-hidden="true">
        <path
          d="M7 16V42a5 5 0 0 0 10 0V10a8 8 0 0 0-16 0V40"
          fill="none"
          stroke="currentColor"
          strokeWidth="2.5"
          strokeLinecap="round"
        />
      </svg>
      <h3 id="margin" className="h3">
        {heading}
      </h3>
      {rules && (
        <div className="mt-3 mb-4">
          <Stamp>{sentences.service.askFirst}</Stamp>
        </div>
      )}
      {paragraphs.map((paragraph) => (
        <p key={paragraph} className="mt-2">
          {paragraph}
        </p>
      ))}
      {doors.length > 0 && (
        <ul className="mt-2">
          {doors.map((link) => (
            <li key={link.href}>
              <Out {...link} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
