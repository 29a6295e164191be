import { cookCountyPermit, digRule } from '#site/permits.ts'
import type { Link, Town } from '../../sites/town.ts'
import { Stamp } from '../Ticket.tsx'

const Out = ({ label, href }: Link) => (
  <a href={href} className="link font-bold tap md:min-h-8">
    {label}
  </a>
)

/** Who is asked before something is torn down, and whether the county has a say too. */
export const PermitNotice = ({ town: { name, permit } }: { readonly town: Town }) => (
  <section aria-labelledby="permits" className="notice">
    <h3 id="permits" className="h3">
      Do you need a permit in {name}?
    </h3>
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
    {permit.cookCounty && (
      <div className="notice-county">
        <Stamp>Two permits</Stamp>
        <p className="mt-4">{cookCountyPermit.rule}</p>
        <p className="mt-1">
          <Out {...cookCountyPermit.office} />
        </p>
      </div>
    )}
    <p className="mt-3">{digRule}</p>
  </section>
)
