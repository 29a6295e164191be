import { site } from '#site/site.ts'
import { say } from '#words'
import { paths } from '../routes.ts'
import type { Page } from '../shared/document/page.ts'
import { ErrorBox, ErrorSummary } from '../shared/form/ErrorSummary.tsx'
import { TextInput } from '../shared/form/TextInput.tsx'
import { findFields } from '../shared/forms/fields.ts'
import type { FormFailure, FormState } from '../shared/forms/form.ts'
import { CallLink, TextLink } from '../shared/parts/Link.tsx'
import { Submit } from '../shared/parts/Submit.tsx'
import { Ticket } from '../shared/parts/Ticket.tsx'

const reasonOf = (failure: FormFailure | undefined) =>
  failure === 'too-many' || failure === 'not-stored' ? failure : 'no-match'

const Trouble = ({ state }: { readonly state: FormState }) => {
  if (Object.keys(state.errors).length > 0) return <ErrorSummary state={state} fieldId={(name) => name} request="" />
  const { title, text } = say.findPickup.reasons[reasonOf(state.failure)]
  return (
    <ErrorBox title={title}>
      <p className="mt-1">{text}</p>
    </ErrorBox>
  )
}

const FindBody = ({ form: state }: { readonly form?: FormState | undefined }) => (
  <div className="bg-sky">
    <div className="wrap pt-10 pb-20">
      <div className="max-w-[38rem] mx-auto">
        <Ticket number={say.findPickup.lost} title={say.findPickup.heading} level={1}>
          <form id="find-form" method="post" action={paths.findPickup}>
            {state && <Trouble state={state} />}
            {Object.entries(findFields).map(([name, field]) => (
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
  variant: { body: ({ form }) => <FindBody form={form} /> },
})
