import type { Link, Permit, PermitRules } from '../../sites/schema/town.ts'
import { Section } from '../shared/Section.tsx'
import { Stamp } from '../shared/Ticket.tsx'

const Out = ({ label, href }: Link) => (
  <a href={href} className="link font-bold tap md:min-h-8">
    {label}
  </a>
)

type Props = { readonly town: string; readonly permit: Permit; readonly rules: PermitRules }

/** Who is asked before something is torn down, and whether the county has a say too. */
export const PermitNotice = ({ town, permit, rules }: Props) => (
  <Section id="permits" heading={`Do you need a permit in ${town}?`} level={3} className="notice">
    <p className="mt-2 font-bold leading-snug">{permit.office}</p>
    <p className="mt-2">{permit.text}</p>
    {permit.links && (
      <ul className="mt-1">
        {permit.links.map((link) => (
          <li key={link.href}>
            <Out {...link} />
          </li>
        ))}
      </ul>
    )}
    {permit.county && rules.county && (
      <div className="mt-4 pt-5 border-t-2 border-dashed border-line-strong">
        <Stamp>Two permits</Stamp>
        <p className="mt-4">{rules.county.rule}</p>
        <p className="mt-1">
          <Out {...rules.county.office} />
        </p>
      </div>
    )}
    <p className="mt-3">{rules.dig}</p>
  </Section>
)
