import { phoneExample, placeExample } from '../business/places.ts'
import { ErrorSummary } from '../shared/form/ErrorSummary.tsx'
import { LeadForm, PhotoInput } from '../shared/form/LeadForm.tsx'
import { TextInput } from '../shared/form/TextInput.tsx'
import { Accepted, UploadList } from '../shared/form/UploadList.tsx'
import { refusedOf, type Upload, type UploadState } from '../shared/form/uploadState.ts'
import type { FormState } from '../shared/forms/form.ts'
import { quoteForm } from '../shared/forms/forms.ts'
import type { Examples } from './groups.tsx'

const { phone, 'junk-type': junkType, 'junk-photos': photos } = quoteForm.fields

const wrongState: FormState = {
  values: { phone: '12', location: '', 'junk-type': 'A "sofa" & <more>' },
  errors: { phone: `Enter a phone number, like ${phoneExample}`, location: 'Tell us your ZIP code or town' },
}

const notStoredState: FormState = {
  values: { phone: '202 555 0123', location: placeExample(), 'junk-type': 'One couch' },
  errors: {},
  failure: 'not-stored',
}

const states: readonly UploadState[] = [
  { kind: 'preparing' },
  { kind: 'waiting' },
  { kind: 'sending', share: 0.6 },
  { kind: 'sent', id: 'example' },
  { kind: 'later', blob: new Blob() },
]

const everyState: readonly Upload[] = states.map((state, index) => ({
  id: state.kind,
  name: `IMG_20${index}1.jpeg`,
  file: new File([], 'example.jpeg'),
  state,
}))

const photoStates = {
  input: { current: null },
  add: () => {},
  list: <UploadList uploads={everyState} remove={() => {}} />,
  progress: '',
  refused: refusedOf(
    ['1', '2'].map((digit) => ({ name: `IMG_207${digit}.HEIC`, state: { kind: 'refused', reason: 'heic' } })),
  ),
}

export const examples: Examples = {
  'Text field, required': () => (
    <TextInput id="example-required" name="phone" field={phone} value={undefined} error={undefined} />
  ),
  'Text field, optional and filled': () => (
    <TextInput id="example-optional" name="junk-type" field={junkType} value="One couch" error={undefined} />
  ),
  'Text field, with a message': () => (
    <TextInput id="example-wrong" name="phone" field={phone} value="12" error={wrongState.errors.phone} />
  ),
  'Photo field': () => <PhotoInput id="example-photos" name="junk-photos" field={photos} />,
  'Photos in every state': () => (
    <PhotoInput id="example-states" name="junk-photos" field={photos} hydrated={photoStates} />
  ),
  'Request taken, photos on the way': () => <Accepted href="/" uploads={everyState.slice(0, 4)} isOnline />,
  'Summary, not stored': () => (
    <ErrorSummary state={notStoredState} fieldId={(name) => name} request="Phone: 202 555 0123" />
  ),
  'Quote form, refused': () => <LeadForm form="quote" action="/" button="Get a free quote" state={wrongState} />,
}
