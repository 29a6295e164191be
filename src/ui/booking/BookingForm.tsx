import type { HydratedFormProps } from '../form/hydrated.ts'
import type { LeadFormProps } from '../form/LeadForm.tsx'
import { LeadForm } from '../form/LeadForm.tsx'
import { SlotChoice } from './SlotChoice.tsx'
import type { SlotWeek } from './slotDays.ts'

export type BookingFormProps = Pick<LeadFormProps, 'action' | 'state' | 'answered'> & {
  /** The days that are shown, and the address that shows others; without it the window was chosen before. */
  readonly week?: SlotWeek & { readonly weekHref: string }
}

type Props = BookingFormProps & { readonly hydrated?: HydratedFormProps }

/** The booking form. An island of its own, so that other forms load neither its script nor its styles. */
export const BookingForm = ({ week, ...form }: Props) => (
  <LeadForm
    {...form}
    form="booking"
    button="Book a pickup"
    choice={week && ((field) => <SlotChoice {...field} {...week} />)}
  />
)
