import type { PermitRules } from '../../sites/permits.ts'
import type { Link, Permit } from '../../sites/town.ts'
import { Stamp } from '../Ticket.tsx'

const Out = ({ label, href }: Link) => (
  <a href={href} className="link font-bold tap md:min-h-8">
    {label}
  </a>
)

type Props = { readonly permit: Permit; readonly rules: PermitRules }

/** Who is asked before something is torn down, and whether the county has a say too. */
export const PermitNotice = ({ permit: { office, text, links = [], county }, rules }: Props) => (
  <section aria-labelledby="permits" className="notice">
    <h3 id="permits" className="h3">
      Who decides on permits
    </h3>
    <p className="mt-2 font-bold leading-snug">{office}</p>
    <p className="mt-2">{text}</p>
    {links.length > 0 && (
      <ul className="mt-1">
        {links.map((link) => (
          <li key={link.href}>
            <Out {...link} />
          </li>
        ))}
      </ul>
    )}
    {county && rules.county && (
      <div className="notice-county">
        <Stamp>Two permits</Stamp>
        <p className="mt-4">{rules.county.rule}</p>
        <p className="mt-1">
          <Out {...rules.county.office} />
        </p>
      </div>
    )}
    <p className="mt-3">{rules.dig}</p>
  </section>
)
