import { say } from '#words'
import type { Permit, PermitRules } from '../../sites/schema/town.ts'
import { PhoneLink } from '../shared/ContactLinks.tsx'
import { TapLink } from '../shared/Link.tsx'
import { Stamp, Ticket } from '../shared/Ticket.tsx'

type Props = { readonly permit: Permit; readonly rules: PermitRules }

/** Who is asked before something is torn down, and whether the county has a say too. */
export const PermitTicket = ({ permit: { office, phone, text, links = [], county }, rules }: Props) => (
  <section aria-labelledby="permits">
    <Ticket number={office} title={say.town.contents.permits} titleId="permits">
      {phone && <PhoneLink label={say.town.call} number={phone} />}
      <p>{text}</p>
      {[...links, ...(county && rules.county ? [rules.county.office] : [])].map(({ label, href }) => (
        <p key={href}>
          <TapLink href={href}>{label}</TapLink>
        </p>
      ))}
      {county && rules.county && (
        <div className="mt-4">
          <Stamp>{say.town.twoPermits}</Stamp>
        </div>
      )}
    </Ticket>
  </section>
)
