import { windowHours } from '#site/calendar.ts'
import { site } from '#site/site.ts'
import { slotLabel } from '../../domain/calendar/slots.ts'
import { paths } from '../../routes.ts'
import { Island } from '../shared/Island.tsx'
import { BoldLink } from '../shared/Link.tsx'
import { ReceiptTools } from './ReceiptTools.tsx'

type Props = {
  readonly token: string
  readonly slot: string
  /** Address at which photos are added. */
  readonly addPhotos: string | undefined
}

/** What can be done with a booking. Its token is the customer's own, so that what is shared has no link. */
export const ReceiptActions = ({ token, slot, addPhotos }: Props) => (
  <div className="mt-5 print:hidden">
    <a href={paths.bookingCalendar({ token })} className="btn-main w-full">
      Add to my calendar
    </a>
    <p className="flex flex-wrap gap-2.5 mt-2.5">
      <a href={paths.booking({ token, do: 'move' })} className="btn-line grow">
        Move it
      </a>
      <a href={paths.booking({ token, do: 'cancel' })} className="btn-line grow">
        Cancel it
      </a>
      {addPhotos && (
        <a href={addPhotos} className="btn-line grow">
          Add photos
        </a>
      )}
    </p>
    <Island
      name="ReceiptTools"
      component={ReceiptTools}
      props={{ text: `Pickup by ${site.name}: ${slotLabel(slot, windowHours)}` }}
      when="visible"
    />
    <p className="mt-2">
      <BoldLink href={paths.booking({ token })}>Your own link to this pickup</BoldLink>: keep it, and keep it to
      yourself. Anyone who has it can see, move or cancel your pickup.
    </p>
  </div>
)
