import type { DeskFilter, DeskPerson, DeskRow, Unreadable } from '../request/request.ts'
import { paths } from '../routes.ts'
import type { Page } from '../shared/document/page.ts'
import { fieldBox } from '../shared/form/TextInput.tsx'
import { Submit } from '../shared/parts/Submit.tsx'
import { DeskFrame, DeskNotice } from './DeskFrame.tsx'
import { deskPage } from './deskPage.ts'
import { momentOf, RequestRow, statusNames } from './RequestRow.tsx'

type Props = {
  readonly session: { readonly person: DeskPerson }
  readonly rows: readonly DeskRow[]
  readonly filter: DeskFilter
  readonly search: string
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

const filterNames = { ...statusNames, open: 'Open', undelivered: 'Not delivered', all: 'All' }

const Filters = ({ filter, search }: Pick<Props, 'filter' | 'search'>) => (
  <ul className="desk-filters flex flex-wrap gap-0.5 mt-3 border-2 border-line-strong rounded bg-line-strong">
    {shown.map((name) => (
      <li key={name} className="flex-auto">
        <a
          href={paths.deskRequests({ status: name === 'open' && !search ? undefined : name, q: search || undefined })}
          aria-current={name === filter ? 'true' : undefined}
        >
          {filterNames[name]}
        </a>
      </li>
    ))}
  </ul>
)

/** How many there are; a list has a hundred at most. */
const countWords = (count: number) => (count < 100 ? String(count) : '100 or more')

const nothing = (filter: DeskFilter, search: string) => {
  if (search) return `Nothing with “${search}”. Try a name, a phone number, a town or a reference.`
  return filter === 'open' ? 'Nobody’s waiting for you. Nice.' : 'There’s nothing here.'
}

const doneWords: ReadonlyMap<string, string> = new Map([
  ['forgotten', 'It’s deleted for good.'],
  ['resent', 'We’re sending it again.'],
])

/** What's wrong, with a way out where there's one. */
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
          <form method="post" action={paths.deskRequests()}>
            <Submit className="link tap font-bold">Send it again</Submit>
          </form>
          <a href={paths.deskRequests({ status: 'undelivered' })} className="link tap">
            See what it was
          </a>
        </div>
      )}
      {unreadable.map(({ key, since, text }) => (
        <form key={key} method="post" action={paths.deskRequests()} className="mt-3 font-normal text-ink">
          <p>It came in {momentOf(since, now)}:</p>
          <p className="mt-1 break-anywhere">{text}</p>
          <button type="submit" name="key" value={key} className="link tap font-bold">
            I’ve called them, delete it
          </button>
        </form>
      ))}
    </DeskNotice>
  )

/** The owner's requests, as cards. */
export const requestsPage = ({ session, rows, filter, search, now, done, ...trouble }: Props): Page => ({
  kind: 'desk',
  ...deskPage(
    'Requests',
    <DeskFrame
      viewer={session.person.role}
      tab="Requests"
      title="Requests"
      aside={rows.length > 0 && <span className="text-soft">{countWords(rows.length)}</span>}
    >
      {doneWords.has(done) && <DeskNotice>{doneWords.get(done)}</DeskNotice>}
      <Problems {...trouble} now={now} />
      <search>
        <form action={paths.deskRequests()} className="flex gap-2 mt-1">
          <input
            name="q"
            type="search"
            defaultValue={search}
            aria-label="Search by name, phone, town or reference"
            placeholder="Name, phone, town…"
            className={`${fieldBox} border-soft grow min-w-0`}
          />
          <Submit className="btn-line mt-1.5">Find</Submit>
        </form>
      </search>
      <Filters filter={filter} search={search} />
      {rows.length === 0 ? (
        <p className="mt-5 text-[1.1875rem]">{nothing(filter, search)}</p>
      ) : (
        <ul className="grid gap-3 mt-3">
          {rows.map((row) => (
            <RequestRow key={row.reference} row={row} now={now} />
          ))}
        </ul>
      )}
      <p className="mt-6">
        <a href={paths.deskSessions()} className="link tap break-anywhere">
          Signed in as {session.person.address}
        </a>
      </p>
    </DeskFrame>,
  ),
})
