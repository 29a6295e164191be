import type { HydratedFormProps, LeadFormProps } from '../form/LeadForm.tsx'
import { LeadForm } from '../form/LeadForm.tsx'
import { PlaceField } from './PlaceField.tsx'
import { SlotChoice } from './SlotChoice.tsx'
import type { SlotWeek } from './slotDays.ts'

export type BookingFormProps = Pick<LeadFormProps, 'action' | 'state' | 'answered' | 'updates'> & {
  /** The days that are shown, and the address that shows others. */
  readonly week: SlotWeek & { readonly weekHref: string }
}

type Props = BookingFormProps & { readonly hydrated?: HydratedFormProps }

/** The booking form. An island of its own, so that other forms load neither its script nor its styles. */
export const BookingForm = ({ week, ...form }: Props) => (
  <LeadForm
    {...form}
    form="booking"
    button="Book a pickup"
    special={({ field, ...props }, lost) => {
      if (props.name === 'slot') return <SlotChoice {...props} {...week} legend={field.label} lost={lost} />
      return props.name === 'location' && <PlaceField {...props} />
    }}
  />
)
