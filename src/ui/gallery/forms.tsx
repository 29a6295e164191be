import { phoneExample, placeExample } from '../../business/places.ts'
import type { FormState } from '../../forms/form.ts'
import { quoteForm } from '../../forms/quote.ts'
import { Accepted } from '../form/Accepted.tsx'
import { ErrorSummary } from '../form/ErrorSummary.tsx'
import { LeadForm } from '../form/LeadForm.tsx'
import { PhotoInput } from '../form/PhotoInput.tsx'
import { TextInput } from '../form/TextInput.tsx'
import { UploadList } from '../form/UploadList.tsx'
import type { Upload, UploadState } from '../form/uploadState.ts'
import type { ExampleGroup } from './example.ts'

const { phone, 'junk-type': junkType, 'junk-photos': photos } = quoteForm.fields

export const wrongState: FormState = {
  values: { phone: '12', location: '', 'junk-type': 'A "sofa" & <more>' },
  errors: { phone: `Enter a phone number, like ${phoneExample}`, location: 'Tell us your ZIP code or town' },
}

export const notStoredState: FormState = {
  values: { phone: '202 555 0123', location: placeExample, 'junk-type': 'One couch' },
  errors: {},
  failure: 'not-stored',
}

const states: readonly UploadState[] = [
  { kind: 'preparing' },
  { kind: 'waiting' },
  { kind: 'sending', share: 0.6 },
  { kind: 'sent', id: 'example' },
  { kind: 'later' },
  { kind: 'refused', reason: 'heic' },
]

const everyState: readonly Upload[] = states.map((state, index) => ({
  id: state.kind,
  name: `IMG_20${index}1.jpeg`,
  file: new File([], 'example.jpeg'),
  state,
}))

const fieldId = (name: string) => `example-${name}`
const quote = { form: 'quote', action: '/', button: 'Get a free quote' } as const

export const forms: ExampleGroup = {
  title: 'Form',
  examples: [
    {
      name: 'Text field, required',
      render: () => <TextInput id="example-required" name="phone" field={phone} value={undefined} error={undefined} />,
    },
    {
      name: 'Text field, optional and filled',
      render: () => (
        <TextInput id="example-optional" name="junk-type" field={junkType} value="One couch" error={undefined} />
      ),
    },
    {
      name: 'Text field, with a message',
      render: () => (
        <TextInput id="example-wrong" name="phone" field={phone} value="12" error={wrongState.errors.phone} />
      ),
    },
    { name: 'Photo field', render: () => <PhotoInput id="example-photos" name="junk-photos" field={photos} /> },
    { name: 'Photos in every state', render: () => <UploadList uploads={everyState} remove={() => {}} /> },
    { name: 'Request taken, photos on the way', render: () => <Accepted href="/" uploads={everyState.slice(0, 4)} /> },
    {
      name: 'Summary, not stored',
      render: () => <ErrorSummary state={notStoredState} fieldId={fieldId} request="Phone: 202 555 0123" />,
    },
    {
      name: 'Summary, no connection',
      render: () => (
        <ErrorSummary
          state={{ ...notStoredState, failure: 'offline' }}
          fieldId={fieldId}
          request="Phone: 202 555 0123"
        />
      ),
    },
    { name: 'Quote form, refused', render: () => <LeadForm {...quote} state={wrongState} /> },
  ],
}
