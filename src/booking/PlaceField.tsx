import { PlaceNote } from '../shared/form/PlaceNote.tsx'
import { type FieldProps, TextInput } from '../shared/form/TextInput.tsx'
import { bookingForm } from '../shared/forms/forms.ts'

export type PlaceFieldProps = Omit<FieldProps, 'field'>

/** The ZIP or town of a pickup, with the answer whether we come there. */
export const PlaceField = (props: PlaceFieldProps) => (
  <>
    <TextInput {...props} field={bookingForm.fields.location} />
    {!props.error && <PlaceNote field={props.id} value={props.value} />}
  </>
)
