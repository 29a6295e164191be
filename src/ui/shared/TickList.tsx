import { credentials, payBy } from '../../business/contact.ts'
import { Link } from './Link.tsx'

type Props = { readonly items: readonly string[]; readonly className?: string; readonly label?: string }

/** Short promises, each with a tick. */
export const TickList = ({ items, className, label }: Props) => (
  <ul className={className} aria-label={label}>
    {items.map((item) => (
      <li key={item} className="tick">
        {item}
      </li>
    ))}
  </ul>
)

/** License, insurance and bureau as far as the business has named them, and how to pay. */
export const Credentials = ({ className }: { readonly className?: string }) => (
  <ul className={className}>
    {credentials().map(({ label, href }) => (
      <li key={label} className="tick">
        {href ? <Link href={href}>{label}</Link> : label}
      </li>
    ))}
    <li className="tick">{payBy().slice(0, -1)}</li>
  </ul>
)
