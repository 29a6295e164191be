import { windowHours } from '#site/calendar.ts'
import { slotLabel } from '../../domain/calendar/slots.ts'

type Props = {
  /** Ids of windows. */
  readonly offers: readonly string[]
  /** What a tap on one does: "Book", "Move to". */
  readonly verb: string
}

/** Windows in place of one that was lost, each a button of its form. Enter in a field still presses none of them. */
export const Offers = ({ offers, verb }: Props) => (
  <p className="flex flex-wrap gap-2 mt-2 mb-3">
    <button type="submit" tabIndex={-1} aria-hidden="true" className="off-screen">
      {verb}
    </button>
    {offers.map((slot) => (
      <button key={slot} type="submit" name="offer" value={slot} className="btn-main">
        {verb} {slotLabel(slot, windowHours)}
      </button>
    ))}
  </p>
)
