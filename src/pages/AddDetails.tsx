import { site } from '#site/site.ts'
import type { Page } from '../document/page.ts'
import { ErrorSummary } from '../ui/form/ErrorSummary.tsx'
import type { ReplyDetailsProps } from '../ui/form/ReplyDetails.tsx'
import { ReplyDetails } from '../ui/form/ReplyDetails.tsx'
import { Ticket } from '../ui/Ticket.tsx'

type Props = ReplyDetailsProps & { readonly reference: string }

/** Where somebody says how to reach them about a request that was sent already. */
export const addDetailsPage = ({ reference, token, state }: Props): Page => ({
  kind: 'add-photos',
  head: {
    title: `How we can reach you | ${site.name}`,
    description: 'Tell us how to reach you about a request you’ve already sent us.',
    noindex: true,
  },
  perRequest: true,
  secret: true,
  body: () => (
    <div className="bg-sky">
      <div className="wrap pt-10 pb-20">
        <div className="max-w-[38rem] mx-auto">
          <Ticket number={`Reference ${reference}`} title="How can we reach you?" level={1}>
            {state && <ErrorSummary state={state} fieldId={(name) => name} request="" />}
            <ReplyDetails token={token} state={state} />
          </Ticket>
        </div>
      </div>
    </div>
  ),
})
