import type { BookingFormProps } from '../../src/ui/booking/BookingForm.tsx'
import { BookingForm } from '../../src/ui/booking/BookingForm.tsx'
import { WithLive } from '../form/WithLive.tsx'
import { island } from '../island.ts'

const LiveBookingForm = (props: BookingFormProps) => (
  <WithLive form="booking" action={props.action} state={props.state}>
    {(live) => <BookingForm {...props} live={live} />}
  </WithLive>
)

export const hydrate = island(LiveBookingForm)
