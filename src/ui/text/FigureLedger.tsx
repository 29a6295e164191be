import { figures } from '#site/reviews.ts'

/** Each figure about us, and where it's shown. */
export const FigureLedger = () => (
  <ul className="figures">
    {figures.map(({ value, place, text }) => (
      <li key={place} className="figures-row">
        <p className="figures-value">{value}</p>
        <div>
          <h3 className="h3">{place}</h3>
          <p className="mt-1">{text}</p>
        </div>
      </li>
    ))}
  </ul>
)
