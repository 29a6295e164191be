import type { Page } from '../../document/page.ts'
import type { DeskFilter, DeskPerson, DeskRow, Stage } from '../../domain/desk.ts'
import { isOpen, stages } from '../../domain/desk.ts'
import { paths } from '../../routes.ts'
import { DeskFrame } from '../../ui/desk/DeskFrame.tsx'
import { RequestRow } from '../../ui/desk/RequestRow.tsx'
import { stageNames } from '../../ui/desk/requestWords.ts'
import { fieldBox } from '../../ui/form/TextInput.tsx'
import { deskPage } from './deskPage.ts'

type Props = {
  readonly session: { readonly person: DeskPerson }
  readonly rows: readonly DeskRow[]
  readonly counts: Readonly<Partial<Record<Stage, number>>>
  readonly filter: DeskFilter
  readonly search: string
  /** UTC ms. */
  readonly now: number
}

const Filters = ({ counts, filter, search }: Pick<Props, 'counts' | 'filter' | 'search'>) => {
  const countOf = (name: DeskFilter) =>
    stages.reduce((sum, stage) => {
      const isIn = name === 'all' || (name === 'open' ? isOpen(stage) : stage === name)
      return sum + (isIn ? (counts[stage] ?? 0) : 0)
    }, 0)
  const shown: readonly DeskFilter[] = ['open', ...stages, 'all']
  return (
    <ul className="desk-filters">
      {shown
        .filter((name) => name === 'open' || name === filter || countOf(name) > 0)
        .map((name) => (
          <li key={name}>
            <a
              href={paths.deskRequests({
                stage: name === 'open' && !search ? undefined : name,
                q: search || undefined,
              })}
              aria-current={name === filter ? 'true' : undefined}
              className="link tap font-bold"
            >
              {name === 'open' ? 'Open' : name === 'all' ? 'All' : stageNames[name]}
              {!search && ` ${countOf(name)}`}
            </a>
          </li>
        ))}
    </ul>
  )
}

const nothing = (filter: DeskFilter, search: string) => {
  if (search) return `Nothing with “${search}”. Try a name, a phone number, a town or a reference.`
  return filter === 'open' ? 'Nobody’s waiting for you. Nice.' : 'There’s nothing here.'
}

/** The owner's requests, as cards. */
export const requestsPage = ({ session, rows, counts, filter, search, now }: Props): Page => ({
  kind: 'desk',
  ...deskPage(
    'Requests',
    <DeskFrame viewer={session.person.role} tab="Requests" title="Requests">
      <search>
        <form action={paths.deskRequests()} className="flex gap-2 mt-1">
          <input
            name="q"
            type="search"
            defaultValue={search}
            aria-label="Search by name, phone, town or reference"
            placeholder="Name, phone, town…"
            maxLength={100}
            className={`${fieldBox} border-soft grow min-w-0`}
          />
          <button type="submit" className="btn-line mt-1.5">
            Find
          </button>
        </form>
      </search>
      <Filters counts={counts} filter={filter} search={search} />
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
        <a href={paths.deskSessions} className="link tap">
          Signed in as {session.person.address}
        </a>
      </p>
    </DeskFrame>,
  ),
})
