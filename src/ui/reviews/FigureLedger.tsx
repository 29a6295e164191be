import { ratings } from '#site/reviews.ts'

/** The business's ratings, each with what it counts. */
export const FigureLedger = () => (
  <ul className="figures">
    {ratings.map(({ value, label }) => (
      <li key={label} className="figures-row">
        <p className="figures-value">{value}</p>
        <h3 className="h3 flex-[1_1_8rem]">{label}</h3>
      </li>
    ))}
  </ul>
)
