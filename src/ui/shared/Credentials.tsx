import { credentials, payBy } from '../../business/credentials.ts'
import { Link } from './Link.tsx'

/** License, insurance and bureau as far as the business has named them, and how to pay. */
export const Credentials = ({ className }: { readonly className?: string }) => (
  <ul className={className}>
    {credentials.map(({ label, href }) => (
      <li key={label} className="tick">
        {href ? <Link href={href}>{label}</Link> : label}
      </li>
    ))}
    <li className="tick">{payBy.slice(0, -1)}</li>
  </ul>
)
