import { site } from '#site/site.ts'
import { isSuspicious } from '../../domain/spamSignals.ts'
import { cut, own } from '../../domain/text.ts'
import { nameIn } from '../../language/language.ts'
import { isOpen } from '../../request/evolve.ts'
import { ageWords, type DeskRow, whoOf } from '../../request/request.ts'
import { paths } from '../../routes.ts'
import { momentOf, statusNames, whatOf, windowOf } from './requestWords.ts'

/** What a customer speaks, where that isn't English. */
export const LanguageChip = ({ language }: Pick<DeskRow, 'language'>) =>
  language !== 'en' && <span className="desk-chip">{nameIn('en', language)}</span>

/** Where a request is too far. */
export const FarChip = ({ area }: Pick<DeskRow, 'area'>) =>
  area === 'too-far' && <span className="desk-chip desk-late">Outside your area</span>

/** How long nobody has done anything with a request, against what was promised; the day for all others. `now` in UTC ms. */
export function Age({ row, now }: { readonly row: DeskRow; readonly now: number }) {
  const { replyMinutes } = site.hours
  if (!isOpen(row.status)) return <span className="text-soft">{`Came in ${momentOf(row.receivedAt, now)}`}</span>
  const minutes = Math.floor((now - row.receivedAt) / 60_000)
  const isLate = row.touchedAt === null && minutes > (replyMinutes ?? 60)
  const isPromised = row.touchedAt === null && replyMinutes !== undefined
  const age = ageWords(minutes)
  return (
    <span className={isLate ? 'desk-chip desk-late' : 'desk-chip'}>
      {isPromised ? `${age}, promised ${replyMinutes}` : minutes < 1 ? age : `${age} ago`}
    </span>
  )
}

/** A request in a list: who, what, where, since when. */
export const RequestRow = ({ row, now }: { readonly row: DeskRow; readonly now: number }) => {
  const { reference, status, slot, photos, answers, booking } = row
  const facts = [
    slot && `${windowOf(slot, now)}${booking === 'held' ? ', held' : ''}`,
    answers.location,
    answers.estimate,
    photos > 0 && `${photos} ${photos === 1 ? 'photo' : 'photos'}`,
  ].filter(Boolean)
  return (
    <li className="desk-card desk-row">
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
        <h2 className="-my-1.5 font-bold text-[1.1875rem] leading-snug break-anywhere">
          <a href={paths.deskRequest(reference)} className="tap text-ink no-underline">
            {whoOf(row)}
          </a>
        </h2>
        <span className="flex gap-1.5">
          <LanguageChip language={row.language} />
          <FarChip area={row.area} />
          <span className={status === 'new' || status === 'held' ? 'desk-chip desk-new' : 'desk-chip'}>
            {own(statusNames, status)}
          </span>
        </span>
      </div>
      <p className="mt-1 break-anywhere">{cut(whatOf(row), 80)}</p>
      <p className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 mt-1">
        <span className="text-soft break-anywhere">{facts.join(' · ')}</span>
        <Age row={row} now={now} />
      </p>
      {row.undelivered.length > 0 && <p className="mt-1 font-bold text-brick">A message about it wasn’t delivered</p>}
      {status !== 'spam' && isSuspicious(row.spamSignals) && <p className="mt-1 font-bold text-brick">Looks unusual</p>}
    </li>
  )
}
