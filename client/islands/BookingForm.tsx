import { BookingForm, type BookingFormProps } from '../../src/booking/BookingForm.tsx'
import { HydratedForm } from '../form/HydratedForm.tsx'
import { island } from '../island.ts'
import { hydrate as followDays } from './SlotChoice.tsx'

const BookingFormIsland = (props: BookingFormProps) => (
  <HydratedForm form="booking" action={props.action} state={props.state}>
    {(hydrated) => <BookingForm {...props} hydrated={hydrated} />}
  </HydratedForm>
)

const hydrateForm = island(BookingFormIsland)

export function hydrate(root: HTMLElement, props: BookingFormProps): void {
  // It works without the form's own script, too.
  followDays(root)
  hydrateForm(root, props)
  // Without it, what needs to go is typed as it is.
  const load = () => void import('../usualPrice.ts').then(({ priceWhat }) => priceWhat(root)).catch(() => {})
  // It may have been typed before this script arrived.
  if (root.querySelector<HTMLInputElement>('[name=junk-type]')?.value) load()
  else root.addEventListener('input', load, { once: true })
}
