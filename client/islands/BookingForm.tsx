import type { BookingFormProps } from '../../src/ui/booking/BookingForm.tsx'
import { BookingForm } from '../../src/ui/booking/BookingForm.tsx'
import { HydratedForm } from '../form/HydratedForm.tsx'
import { island } from '../island.ts'

const BookingFormIsland = (props: BookingFormProps) => (
  <HydratedForm form="booking" action={props.action} state={props.state}>
    {(hydrated) => <BookingForm {...props} hydrated={hydrated} />}
  </HydratedForm>
)

export const hydrate = island(BookingFormIsland)
