import { memo, useEffect, useState } from 'react'
import { say } from '#words'
import { chargedFor, priceRules } from '../../business/pricing.ts'
import {
  formatItemList,
  type ItemList,
  mostFlights,
  type PlaceFacts,
  parseItemList,
  timesIn,
} from '../../domain/items/itemList.ts'
import { paths } from '../../routes.ts'
import { usePaused } from '../../shared/parts/Submit.tsx'
import type { Preset } from '../../sites/schema/texts.ts'
import { EstimateLines } from './EstimateLines.tsx'
import { calculatorId, EstimateTicket, UndoButton } from './EstimateTicket.tsx'
import { spokenEstimate } from './estimateWords.ts'
import { PickKinds, PickSearch } from './Pick.tsx'
import { Stepper } from './PickRow.tsx'
import { TruckTotal } from './TruckTotal.tsx'
import { type CalculatorProps, useCalculator } from './useCalculator.ts'

const zipId = 'zip'
const choices = Array.from({ length: mostFlights + 1 }, (_, count) => count)

const words = (count: number) => {
  if (count === 0) return say.calculator.none
  return count === mostFlights ? `${count}+` : String(count)
}

type PlaceProps = PlaceFacts & Pick<CalculatorProps, 'ZipNote' | 'loadZipNote'>

/**
 * Fields about access. The ZIP changes no price; it tells whether we come, by a script of its own that comes once the field is
 * used, and it's passed on with the list.
 */
const PlaceFields = memo(({ flights, far, zip, ZipNote: known, loadZipNote }: PlaceProps) => {
  const [ZipNote, setNote] = useState(() => known)
  const [isUsed, setUsed] = useState(false)
  useEffect(() => {
    // Who begins here is in it before the script is.
    const { value, ownerDocument } = document.getElementById(zipId) as HTMLInputElement
    if (!isUsed && !value && ownerDocument.activeElement?.id !== zipId) return
    loadZipNote?.().then(
      (loaded) => setNote(() => loaded),
      () => undefined,
    )
  }, [isUsed, loadZipNote])
  return (
    <div className="calc-place grid gap-5 lg:flex lg:flex-wrap lg:items-start lg:gap-x-12">
      {chargedFor.flights && (
        <fieldset>
          <legend className="font-bold">{say.calculator.flights}</legend>
          <div className="calc-flights flex flex-wrap gap-2 mt-1.5">
            {choices.map((count) => (
              <label key={count} className="relative">
                <input type="radio" name="flights" value={count} defaultChecked={count === flights} />
                <span className="drawn-field">{words(count)}</span>
              </label>
            ))}
          </div>
        </fieldset>
      )}
      {chargedFor.carry && (
        <label className="flex items-center gap-3 min-h-11 lg:mt-8">
          <input type="checkbox" name="carry" value="far" defaultChecked={far} className="tick-box" />
          <span>{say.calculator.far(priceRules().longCarry.feet)}</span>
        </label>
      )}
      <div className="lg:mt-8">
        <label htmlFor={zipId} className="mr-3 font-bold">
          {say.calculator.zip}
          <span className="font-normal">{say.calculator.optional}</span>
        </label>
        <input
          id={zipId}
          type="text"
          name="zip"
          onFocus={() => setUsed(true)}
          inputMode="numeric"
          autoComplete="postal-code"
          defaultValue={zip}
          className="w-28 min-h-11 mb-4 px-3 border-2 border-ink rounded bg-field"
        />
        {ZipNote && <ZipNote field={zipId} value={zip} />}
      </div>
    </div>
  )
})

/**
 * The common loads. One that's on the list shows how many times, and a tap on its name adds no other. It keeps its place and
 * size, so that the next tap hits what it was meant for.
 */
const CommonLoads = memo(({ list, presets }: { readonly list: ItemList; readonly presets: readonly Preset[] }) =>
  presets.map(({ label, items }) => {
    const count = timesIn(
      list,
      parseItemList(items, () => true),
    )
    return (
      <li key={label} className={count > 0 ? 'calc-chosen' : undefined}>
        {count > 0 && <span>{label}</span>}
        <Stepper id={items} label={label} count={count} name={label} />
      </li>
    )
  }),
)

/**
 * The price calculator: one GET form, so every state is an address, and without the script each button loads a page. The
 * browser validates nothing, since an incomplete ZIP code must not prevent a price.
 *
 * On wide screens it has rows, not two long columns: what to pick next to the list of what's picked, then where it is,
 * then the price. So the Tab key doesn't jump far back up.
 */
export function Calculator(props: CalculatorProps) {
  const { form, calculation, input, submit } = useCalculator(props)
  const { draft } = calculation
  return (
    <form
      ref={form}
      id={calculatorId}
      action={`${paths.calculator}#${calculatorId}`}
      autoComplete="off"
      noValidate
      onInput={input}
      onSubmit={submit}
      className="calc wrap"
    >
      {/* Enter in any field presses the form's first button. */}
      <button
        type="submit"
        formAction={`${paths.calculator}#find`}
        tabIndex={-1}
        aria-hidden="true"
        className="off-screen"
      >
        {say.calculator.get}
      </button>
      <input type="hidden" name="items" value={formatItemList(draft.list)} />
      {Object.entries({ category: draft.kind, slot: draft.place.slot, code: draft.place.code }).map(
        ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <div className="calc-pick grid grid-cols-[minmax(0,1fr)] gap-4 print:hidden">
        <div className="flex items-center gap-3 min-h-11 justify-between">
          <h2 className="h2">{say.calculator.what}</h2>
          {calculation.undo && <UndoButton undo={calculation.undo} />}
        </div>
        <ul aria-label={say.calculator.loads} className="item-chips calc-loads">
          <CommonLoads list={draft.list} presets={props.catalog.presets} />
        </ul>
        <PickSearch {...calculation} />
        <h3 className="h3 mt-2">{say.calculator.pick}</h3>
        <PickKinds {...calculation} />
      </div>
      <div className="calc-side">
        <div>
          <TruckTotal {...calculation} />
          <EstimateTicket {...calculation} />
        </div>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 mt-4 lg:col-span-full lg:mt-0 print:hidden">
        <h2 className="h2">{say.calculator.where}</h2>
        <PlaceFields {...draft.place} ZipNote={props.ZipNote} loadZipNote={props.loadZipNote} />
        <p className="calc-unscripted">
          <button
            type="submit"
            formAction={`${paths.calculator}#${calculation.estimate.kind === 'price' ? 'lines' : 'ticket'}`}
            className="btn-main"
          >
            {say.calculator.get}
          </button>
        </p>
      </div>
      <EstimateLines calculation={calculation} />
      <p role="status" className="sr-only">
        {usePaused(`${calculation.said} ${spokenEstimate(calculation.estimate)}`.trim())}
      </p>
    </form>
  )
}
