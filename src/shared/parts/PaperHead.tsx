import { site } from '#site/site.ts'
import { localDate } from '../../domain/calendar/localTime.ts'
import { dateLabel } from '../../domain/calendar/slots.ts'
import { Logo } from './icons.tsx'

type Props = {
  readonly siteUrl: string
  readonly path: string
  readonly query: URLSearchParams
  /** UTC ms; without it, a script says when it's printed. */
  readonly now: number | undefined
}

const dayOf = (now: number) => {
  const date = localDate(now, site.timeZone)
  return `${dateLabel(date)}, ${date.slice(0, 4)}`
}

/** What a page begins with on paper: who it's from, of what day, and its address. `usePaperHead` keeps it up to date. */
export const PaperHead = ({ siteUrl, path, query, now }: Props) => (
  <div data-paper="head" className="hidden print:flex items-center gap-3 mb-4">
    <Logo size={44} />
    <p className="font-head font-bold text-[1.5rem] leading-tight">
      {site.name}
      <br />
      {site.phone.label}
    </p>
    <p className="flex-1 text-right break-anywhere">
      <small data-paper="date">{now !== undefined && dayOf(now)}</small>
      <br />
      <small data-paper="address">{siteUrl + path + (query.size > 0 ? `?${query}` : '')}</small>
    </p>
  </div>
)
