import { memo } from 'react'
import { say } from '#words'
import { mostFlights, type PlaceFacts } from '../../domain/items/itemList.ts'

const choices = Array.from({ length: mostFlights + 1 }, (_, count) => count)

const words = (count: number) => {
  if (count === 0) return say.calculator.none
  return count === mostFlights ? `${count}+` : String(count)
}

/** Fields about access. The ZIP changes no price; it tells whether we come, and it's passed on with the list. */
export const PlaceFields = memo(({ flights, far, zip }: PlaceFacts) => (
  <div className="calc-place grid gap-5 lg:flex lg:flex-wrap lg:items-end lg:gap-x-12">
    <fieldset>
      <legend className="font-bold">{say.calculator.flights}</legend>
      <div className="calc-flights flex flex-wrap gap-2 mt-1.5">
        {choices.map((count) => (
          <label key={count} className="relative">
            <input type="radio" name="flights" value={count} defaultChecked={count === flights} />
            <span>{words(count)}</span>
          </label>
        ))}
      </div>
    </fieldset>
    <label className="flex items-center gap-3 min-h-11">
      <input type="checkbox" name="carry" value="far" defaultChecked={far} className="tick-box" />
      <span>{say.calculator.far}</span>
    </label>
    <label className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
      <span className="font-bold">
        {say.calculator.zip}
        <span className="font-normal">{say.calculator.optional}</span>
      </span>
      <input
        type="text"
        name="zip"
        inputMode="numeric"
        autoComplete="postal-code"
        defaultValue={zip}
        className="w-28 min-h-11 px-3 py-1 border-2 border-ink rounded bg-field"
      />
    </label>
  </div>
))
