import { site } from '#site/site.ts'
import type { Page, StaticPage } from '../document/page.ts'
import { dateLabel } from '../domain/calendar/slots.ts'
import type { Stop } from '../domain/calendar/visit.ts'
import { paths } from '../routes.ts'
import { TapLink } from '../ui/shared/Link.tsx'
import { StopCard } from '../ui/today/StopCard.tsx'

const head = {
  title: `Today’s pickups | ${site.name}`,
  description: 'The pickups of one day, for the crew. Only people with the link can open this page.',
  noindex: true,
} as const

type Props = {
  /** Local date, like 2026-11-23. */
  readonly date: string
  readonly token: string
  readonly stops: readonly Stop[]
  /** What was tapped is on a page that showed something else. */
  readonly outdated?: boolean
}

/** The pickups of a day, for the crew. Anyone with the link sees them. */
export const todayPage = ({ date, token, stops, outdated }: Props): Page => ({
  kind: 'today',
  head,
  hasSignedUrl: true,
  forStaff: true,
  body: () => (
    <div className="wrap pt-8 pb-20">
      <div className="max-w-[40rem] mx-auto">
        <h1 className="h2">Pickups on {dateLabel(date)}</h1>
        {outdated && (
          <p className="mt-4 font-bold" role="alert">
            That pickup was moved or canceled, so nothing happened just now. Here’s how the day looks.
          </p>
        )}
        {stops.length === 0 && <p className="mt-4 text-[1.1875rem]">There aren’t any pickups on this day.</p>}
        <ol className="grid gap-5 mt-6">
          {stops.map((stop) => (
            <StopCard key={stop.reference} stop={stop} token={token} />
          ))}
        </ol>
        <p className="mt-6">
          <TapLink href={paths.today({ token })}>Look again</TapLink>
        </p>
      </div>
    </div>
  ),
})

const problems = {
  spent: {
    heading: 'This link doesn’t work anymore',
    text: 'It was for one day’s pickups. The mail of each morning has a new one.',
  },
  'no-answer': {
    heading: 'We can’t read the pickups right now',
    text: 'Nothing was changed. Try again in a minute.',
  },
} as const

/** The page of a link that isn't good, or of a day that can't be read. */
export const todayProblemPage = (reason: keyof typeof problems): StaticPage => ({
  kind: 'problem',
  head,
  hasSignedUrl: true,
  body: () => (
    <div className="wrap pt-12 pb-16">
      <h1 className="h1 max-w-[20ch]">{problems[reason].heading}</h1>
      <p className="mt-4 max-w-[36rem] text-[1.1875rem]">{problems[reason].text}</p>
    </div>
  ),
})
