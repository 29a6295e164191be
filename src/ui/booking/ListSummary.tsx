type Props = {
  /** The list as the price calculator writes it into addresses. */
  readonly items: string
}

/** What comes along from the price calculator. */
export const ListSummary = ({ items }: Props) =>
  items === '' ? null : (
    <p className="list-summary">
      Your list from the price calculator comes along.{' '}
      <a href={`/pricing-calculator?items=${encodeURIComponent(items)}`} className="link font-bold">
        See or change it
      </a>
    </p>
  )
