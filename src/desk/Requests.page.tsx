import { site } from '#site/site.ts'
import { say } from '#words'
import { addDays, localDate } from '../domain/calendar/localTime.ts'
import { own } from '../domain/text.ts'
import { isJob } from '../request/actions.ts'
import { isOpen } from '../request/evolve.ts'
import { type DeskFilter, type DeskPerson, type DeskRow, type Unreadable, whoOf } from '../request/request.ts'
import { deskPaths } from '../routes.ts'
import type { Page } from '../shared/document/page.ts'
import { fieldBox } from '../shared/form/TextInput.tsx'
import type { FormState } from '../shared/forms/form.ts'
import { Submit } from '../shared/parts/Submit.tsx'
import { Choices, DeskFrame, DeskNotice, WayOn } from './DeskFrame.tsx'
import { DetailsForm } from './DetailsForm.tsx'
import { deskPage } from './deskPage.ts'
import { PriceList } from './PriceFields.tsx'
import { ActionForm, PriceForm } from './RequestActions.tsx'
import { callHref, momentOf, RequestRow } from './RequestRow.tsx'
import { onePerNumber } from './requests.ts'

type Props = {
  readonly session: { readonly person: DeskPerson }
  readonly rows: readonly DeskRow[]
  readonly filter: DeskFilter
  readonly search: string
  /** How many come before the next page of the list; undefined where this is the last. */
  readonly next: number | undefined
  /** The form for somebody who called: its page's key, and what was typed and couldn't be taken. */
  readonly adding: { readonly page: string; readonly state: FormState | undefined }
  /** UTC ms. */
  readonly now: number
  /** What was just done; empty for nothing. */
  readonly done: string
  /** What's wrong with the site, in sentences, and whether some of it can be sent again. */
  readonly problems: readonly string[]
  readonly canResend: boolean
  /** Requests that couldn't be read. */
  readonly unreadable: readonly Unreadable[]
}

const shown: readonly DeskFilter[] = ['open', 'booked', 'done', 'lost', 'spam', 'all']

const Filters = ({ filter, search }: Pick<Props, 'filter' | 'search'>) => (
  <Choices
    choices={shown.map((name) => ({
      label: { ...say.requests.statuses, ...say.requests.filters }[name],
      href: deskPaths.requests({ status: name === 'open' && !search ? undefined : name, q: search || undefined }),
      isPicked: name === filter,
    }))}
  />
)

const nothing = (filter: DeskFilter, search: string) => {
  if (search) return say.requests.nobodyWith(search)
  return filter === 'open' ? say.requests.nobodyWaits : say.requests.nothing
}

const doneWords = (done: string) => own<string>({ forgotten: say.requests.deleted, resent: say.requests.resent }, done)

const Problems = ({
  problems,
  canResend,
  unreadable,
  now,
}: Pick<Props, 'problems' | 'canResend' | 'unreadable' | 'now'>) =>
  problems.length > 0 && (
    <DeskNotice isTrouble>
      {problems.map((problem) => (
        <p key={problem}>{problem}</p>
      ))}
      {canResend && (
        <div className="flex flex-wrap items-center gap-x-4">
          <form method="post" action={deskPaths.requests()}>
            <Submit className="link tap font-bold">{say.requests.sendAgain}</Submit>
          </form>
          <a href={deskPaths.requests({ status: 'undelivered' })} className="link tap">
            {say.requests.seeWhat}
          </a>
        </div>
      )}
      {unreadable.map(({ key, since, text }) => (
        <form key={key} method="post" action={deskPaths.requests()} className="mt-3 font-normal text-ink">
          <p>{say.requests.unreadable(momentOf(since, now))}</p>
          <p className="mt-1 break-anywhere">{text}</p>
          <button type="submit" name="key" value={key} className="link tap font-bold">
            {say.requests.calledDelete}
          </button>
        </form>
      ))}
    </DeskNotice>
  )

/** Whether somebody waits for a first price. */
const isToPrice = ({ status, form }: DeskRow) => (status === 'new' || status === 'called') && isJob({ form })

/** Calls somebody who waits for that, or puts it off, and gives them a price. `today`: the local date. */
function Answer({ row, today }: { readonly row: DeskRow; readonly today: string }) {
  const { status, callAgain, answers } = row
  const isDue = status === 'new' || (isOpen(status) && callAgain !== '' && callAgain <= today)
  const phone = isDue && answers.phone
  if (!phone && !isToPrice(row)) return null
  return (
    // Above the link that covers the card.
    <div className="stop-more relative z-1 mt-3">
      {phone && (
        <>
          <a href={callHref(phone)} className="btn-line">
            {say.desk.call}
            <span className="sr-only"> {whoOf(row)}</span>
          </a>
          <ActionForm request={row} action="call-again">
            <button type="submit" name="detail" value={addDays(today, 1)} className="btn-line w-full">
              {say.requests.callTomorrow}
            </button>
          </ActionForm>
        </>
      )}
      {isToPrice(row) && (
        <details className="stop-ask">
          <summary className="btn-line w-full">
            {say.stop.givePrice}
            <span className="sr-only">: {whoOf(row)}</span>
          </summary>
          <div className="mt-3">
            <PriceForm request={row} />
          </div>
        </details>
      )}
    </div>
  )
}

const Rows = ({ rows, filter, search, next, now }: Pick<Props, 'rows' | 'filter' | 'search' | 'next' | 'now'>) => {
  const shown = filter === 'open' && !search ? onePerNumber(rows) : rows.map((row) => ({ row, count: 1 }))
  return (
    <>
      {rows.some(isToPrice) && <PriceList />}
      <ul className="grid gap-3 mt-3">
        {shown.map(({ row, count }) => (
          <RequestRow key={row.reference} row={row} now={now} count={count}>
            <Answer row={row} today={localDate(now, site.timeZone)} />
          </RequestRow>
        ))}
      </ul>
      {next !== undefined && (
        <WayOn href={deskPaths.requests({ status: filter, q: search || undefined, from: next })}>
          {say.requests.more}
        </WayOn>
      )}
    </>
  )
}

export const requestsPage = ({ session, rows, filter, search, next, adding, now, done, ...trouble }: Props): Page =>
  deskPage(
    <DeskFrame
      viewer={session.person.role}
      tab="requests"
      title={say.desk.tabs.requests}
      aside={rows.length > 0 && next === undefined && <span className="text-soft">{rows.length}</span>}
      done={doneWords(done)}
    >
      <Problems {...trouble} now={now} />
      <DetailsForm
        summary={say.requests.add}
        action={deskPaths.requests()}
        state={adding.state}
        isPhoneNeeded
        hidden={{ act: 'add', page: adding.page }}
        button={say.requests.addIt}
      />
      <search>
        <form action={deskPaths.requests()} className="flex gap-2 mt-1">
          <input
            name="q"
            type="search"
            defaultValue={search}
            aria-label={say.requests.search}
            placeholder={say.requests.searchExample}
            className={`${fieldBox} border-soft grow min-w-0`}
          />
          <Submit className="btn-line mt-1.5">{say.requests.find}</Submit>
        </form>
      </search>
      <Filters filter={filter} search={search} />
      {rows.length === 0 ? (
        <p className="mt-5 text-[1.1875rem]">{nothing(filter, search)}</p>
      ) : (
        <Rows {...{ rows, filter, search, next, now }} />
      )}
      <p className="mt-6">
        <a href={deskPaths.sessions()} className="link tap break-anywhere">
          {say.requests.signedIn(session.person.address)}
        </a>
      </p>
    </DeskFrame>,
  )
