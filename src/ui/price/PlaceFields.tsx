import type { PlaceFacts } from '../../domain/itemList.ts'
import { mostFlights } from '../../domain/itemList.ts'

const flights = Array.from({ length: mostFlights + 1 }, (_, count) => count)

const words = (count: number) => {
  if (count === 0) return 'None'
  return count === mostFlights ? `${count}+` : String(count)
}

/** What the place adds. The ZIP changes no price: it rides along with the list. */
export const PlaceFields = ({ place }: { readonly place: PlaceFacts }) => (
  <div className="calc-place">
    <fieldset>
      <legend className="font-bold">Flights of stairs</legend>
      <div className="calc-flights">
        {flights.map((count) => (
          <label key={count}>
            <input type="radio" name="flights" value={count} defaultChecked={count === place.flights} />
            <span>{words(count)}</span>
          </label>
        ))}
      </div>
    </fieldset>
    <label className="calc-far">
      <input type="checkbox" name="carry" value="far" defaultChecked={place.far} />
      <span>The truck has to park more than 75 feet away</span>
    </label>
    <label className="calc-zip">
      <span className="font-bold">
        ZIP code <span className="font-normal">(optional)</span>
      </span>
      <input
        type="text"
        name="zip"
        inputMode="numeric"
        pattern="\d{5}"
        maxLength={5}
        defaultValue={place.zip}
        className="calc-box"
      />
    </label>
  </div>
)
