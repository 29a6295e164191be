import { bookingForm } from '../../forms/booking.ts'
import type { FieldProps } from '../form/TextInput.tsx'
import { TextInput } from '../form/TextInput.tsx'
import { PlaceNote } from '../serviceAreas/PlaceNote.tsx'

export type PlaceFieldProps = Omit<FieldProps, 'field'>

/** The ZIP or town of a pickup, with the answer whether we come there. */
export const PlaceField = (props: PlaceFieldProps) => (
  <>
    <TextInput {...props} field={bookingForm.fields.location} />
    <PlaceNote field={props.id} value={props.value} />
  </>
)
