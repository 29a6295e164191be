import { say } from '#words'
import { dollars } from '../domain/prices/price.ts'
import { isOpen } from '../request/evolve.ts'
import type { DeskRequest, DeskRow } from '../request/request.ts'
import { ActionForm } from './RequestActions.tsx'
import { RequestRow } from './RequestRow.tsx'
import { sameAction } from './requests.ts'

/** Whether a request may be said to ask for the same as another one that came before, or as one that has its pickup. */
const isLater = ({ status, receivedAt }: DeskRequest, other: DeskRow) =>
  isOpen(status) && (other.status === 'booked' || (isOpen(other.status) && other.receivedAt <= receivedAt))

/** "2 jobs done, $555": what a number's requests came to, this one's too. */
function jobsWords(rows: readonly DeskRow[]): string {
  const done = rows.filter(({ status, doneAt }) => status === 'done' && doneAt !== null)
  const paid = done.reduce((sum, row) => sum + (row.paid ?? 0), 0)
  return done.length === 0
    ? ''
    : [say.request.jobsDone(done.length), paid > 0 && dollars(paid)].filter(Boolean).join(', ')
}

/** All else that came from the number of a request, and what it came to. `now` in UTC ms. */
export function SameNumber({ request, now }: { readonly request: DeskRequest; readonly now: number }) {
  const jobs = jobsWords([request, ...request.others])
  if (request.others.length === 0) return null
  return (
    <section className="mt-6" aria-labelledby="others">
      <h2 id="others" className="h3">
        {say.request.sameNumber}
      </h2>
      {jobs && <p className="text-soft">{jobs}</p>}
      <ul className="grid gap-3 mt-3">
        {request.others.map((row) => (
          <RequestRow key={row.reference} row={row} now={now}>
            {isLater(request, row) && (
              // Above the link that covers the card.
              <ActionForm request={request} action={sameAction} className="relative z-1 mt-2">
                <button type="submit" name="detail" value={row.reference} className="btn-line w-full">
                  {say.request.sameAsThat}
                </button>
              </ActionForm>
            )}
          </RequestRow>
        ))}
      </ul>
    </section>
  )
}
