import { site } from '#site/site.ts'
import type { Page } from '../document/page.ts'
import { findFields } from '../forms/findPickup.ts'
import type { FormFailure, FormState } from '../forms/form.ts'
import { paths } from '../routes.ts'
import { ErrorBox, ErrorSummary } from '../ui/form/ErrorSummary.tsx'
import { TextInput } from '../ui/form/TextInput.tsx'
import { CallLink, TextLink } from '../ui/shared/ContactLinks.tsx'
import { Ticket } from '../ui/shared/Ticket.tsx'

/** Why nothing was found; the first is said whichever of the two was wrong. */
const reasons: Readonly<
  Record<'no-match' | 'too-many' | 'not-stored', { readonly title: string; readonly text: string }>
> = {
  'no-match': {
    title: 'We can’t find a pickup with those two',
    text: 'Check the reference and the phone number, or call or text us and we’ll look it up. If you haven’t confirmed your pickup yet, use the link in our message.',
  },
  'too-many': {
    title: 'That’s a lot of tries',
    text: 'Wait an hour and try again, or call or text us and we’ll look it up.',
  },
  'not-stored': {
    title: 'We can’t look it up right now',
    text: 'Try again in a minute, or call or text us and we’ll look it up.',
  },
}

const reasonOf = (failure: FormFailure | undefined) =>
  failure === 'too-many' || failure === 'not-stored' ? failure : 'no-match'

const Trouble = ({ state }: { readonly state: FormState }) => {
  if (Object.keys(state.errors).length > 0) return <ErrorSummary state={state} fieldId={(name) => name} request="" />
  const { title, text } = reasons[reasonOf(state.failure)]
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
        <Ticket number="Lost the link?" title="Find my pickup" level={1}>
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
            <button type="submit" className="btn-main w-full">
              Show my pickup
            </button>
          </form>
          <p className="flex flex-wrap gap-3 mt-6">
            <CallLink className="btn-line" />
            <TextLink className="btn-line" message="I can’t find my pickup. My phone number is " />
          </p>
        </Ticket>
      </div>
    </div>
  </div>
)

/** Where somebody finds a pickup whose link they lost. */
export const findPickup: Page = {
  kind: 'find-pickup',
  head: {
    title: `Find my pickup | ${site.name}`,
    description: 'Lost the link to your pickup? Type its reference and your phone number to see, move or cancel it.',
    noindex: true,
  },
  body: () => <FindBody />,
  variant: { body: ({ form }) => <FindBody form={form} /> },
}
