import { site } from '#site/site.ts'
import { dateLabel } from '../domain/calendar/slots.ts'
import { Mark } from './Logo.tsx'

type Props = {
  readonly siteUrl: string
  readonly path: string
  readonly query: URLSearchParams
  /** Local calendar date; without it, a script says when it's printed. */
  readonly today: string | undefined
}

/** What a page begins with on paper: who it's from, of what day, and its address. `usePaperHead` keeps it up to date. */
export const PaperHead = ({ siteUrl, path, query, today }: Props) => (
  <div className="paper-head">
    <Mark size={44} />
    <p className="font-head font-bold text-[1.5rem] leading-tight">
      {site.name}
      <br />
      {site.phone.label}
    </p>
    <p className="paper-source">
      <small data-paper="date">{today && `${dateLabel(today)}, ${today.slice(0, 4)}`}</small>
      <br />
      <small data-paper="address">{siteUrl + path + (query.size > 0 ? `?${query}` : '')}</small>
    </p>
  </div>
)
