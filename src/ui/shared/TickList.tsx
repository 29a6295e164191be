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
