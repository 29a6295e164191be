import { pipe, rawTransform, string } from 'valibot'
import { site } from '#site/site.ts'
import { say } from '#words'
import { phoneExample } from '../business/places.ts'
import { isEmail, parseUsPhone } from '../domain/contact/contact.ts'
import { cleanLine } from '../domain/text.ts'
import { paths } from '../routes.ts'
import type { Page } from '../shared/document/page.ts'
import { ErrorBox, ErrorSummary } from '../shared/form/ErrorSummary.tsx'
import { TextInput } from '../shared/form/TextInput.tsx'
import { atMost } from '../shared/forms/fields.ts'
import type { FormFailure, FormState, TextField } from '../shared/forms/form.ts'
import { CallLink, TextLink } from '../shared/parts/Link.tsx'
import { Submit } from '../shared/parts/Submit.tsx'
import { Ticket } from '../shared/parts/Ticket.tsx'

/** What somebody types who lost the link to their pickup: a number (E.164 without its extension) or an address, in small letters. */
export const lostFields = {
  contact: {
    control: 'text',
    label: () => say.findPickup.contact.label,
    hint: () => say.findPickup.contact.hint,
    autocomplete: 'tel',
    schema: pipe(
      string(),
      atMost(254),
      rawTransform(({ dataset: { value }, addIssue, NEVER }) => {
        const typed = cleanLine(value)
        const isAddress = typed.includes('@')
        const contact = isAddress ? isEmail(typed) && typed.toLowerCase() : parseUsPhone(typed)?.e164
        if (contact) return contact
        const wrong = isAddress ? say.fields.email.wrong : say.fields.phone.wrong(phoneExample)
        addIssue({ message: typed ? wrong : say.findPickup.contact.missing })
        return NEVER
      }),
    ),
  },
} as const satisfies Readonly<Record<string, TextField>>

const reasonOf = (failure: FormFailure | undefined) => (failure === 'too-many' ? failure : 'not-stored')

const Trouble = ({ state }: { readonly state: FormState }) => {
  if (Object.keys(state.errors).length > 0) return <ErrorSummary state={state} fieldId={(name) => name} request="" />
  const { title, text } = say.findPickup.reasons[reasonOf(state.failure)]
  return (
    <ErrorBox title={title}>
      <p className="mt-1">{text}</p>
    </ErrorBox>
  )
}

const FindForm = ({ state }: { readonly state: FormState | undefined }) => (
  <form id="find-form" method="post" action={paths.findPickup}>
    {state && <Trouble state={state} />}
    {Object.entries(lostFields).map(([name, field]) => (
      <TextInput
        key={name}
        id={name}
        name={name}
        field={field}
        value={state?.values[name]}
        error={state?.errors[name]}
      />
    ))}
    <Submit>{say.findPickup.button}</Submit>
  </form>
)

/** What everybody reads who has asked, whether there was something to send or not. */
const Sent = () => (
  <div role="status">
    <p className="text-[1.1875rem]">{say.findPickup.sent.text}</p>
    <p className="mt-3">{say.findPickup.sent.none}</p>
  </div>
)

type Props = { readonly form?: FormState | undefined; readonly isSent?: boolean }

const FindBody = ({ form, isSent = false }: Props) => (
  <div className="bg-sky">
    <div className="wrap pt-10 pb-20">
      <div className="max-w-[38rem] mx-auto">
        <Ticket
          number={say.findPickup.lost}
          title={isSent ? say.findPickup.sent.heading : say.findPickup.heading}
          level={1}
        >
          {isSent ? <Sent /> : <FindForm state={form} />}
          <p className="flex flex-wrap gap-3 mt-6">
            <CallLink className="btn-line" />
            <TextLink className="btn-line" message={say.findPickup.message} />
          </p>
        </Ticket>
      </div>
    </div>
  </div>
)

/** Where somebody finds a pickup whose link they lost. */
export const findPickup = (): Page => ({
  kind: 'find-pickup',
  head: { title: say.findPickup.title(site.name), description: say.findPickup.description, noindex: true },
  body: () => <FindBody />,
  variant: {
    reads: (query) => query.has('sent'),
    body: ({ form, query }) => <FindBody form={form} isSent={!form && query.has('sent')} />,
  },
})
