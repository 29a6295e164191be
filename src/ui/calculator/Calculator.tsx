import { memo } from 'react'
import { say } from '#words'
import { formatItemList, type ItemList, parseItemList, timesIn } from '../../domain/items/itemList.ts'
import { paths } from '../../routes.ts'
import type { Preset } from '../../sites/schema/texts.ts'
import { usePaused } from '../shared/usePaused.ts'
import { EstimateLines } from './EstimateLines.tsx'
import { EstimateTicket, UndoButton } from './EstimateTicket.tsx'
import { spokenEstimate } from './estimateWords.ts'
import { PickKinds } from './PickKinds.tsx'
import { Stepper } from './PickRow.tsx'
import { PickSearch } from './PickSearch.tsx'
import { PlaceFields } from './PlaceFields.tsx'
import { TruckTotal } from './TruckTotal.tsx'
import { type CalculatorProps, useCalculator } from './useCalculator.ts'

/** The common loads. One that's on the list shows how many times, and a tap on its name adds no other. */
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
      id="calculator"
      action={`${paths.calculator}#calculator`}
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
      {draft.kind && <input type="hidden" name="category" value={draft.kind} />}
      <div className="calc-pick grid grid-cols-[minmax(0,1fr)] gap-4 print:hidden">
        <h2 className="h2">{say.calculator.what}</h2>
        <ul aria-label={say.calculator.loads} className="item-chips">
          <CommonLoads list={draft.list} presets={props.catalog.presets} />
          {calculation.undo && (
            <li>
              <UndoButton undo={calculation.undo} />
            </li>
          )}
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
        <PlaceFields {...draft.place} />
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
        {usePaused(spokenEstimate(calculation.estimate))}
      </p>
    </form>
  )
}
