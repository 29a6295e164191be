// Which crew a stop is of. Where one crew works, nothing of this shows.
import { say } from '#words'
import { crewName } from '../business/crews.ts'
import { newestOf } from '../request/evolve.ts'
import type { Stop } from '../request/request.ts'
import { deskPaths } from '../routes.ts'
import { Choices } from './DeskFrame.tsx'

/** Whose stops a day shows. */
export type ShownCrew = {
  /** The numbers of all that work that day, or have a stop. */
  readonly crews: readonly number[]
  /** Undefined for all of them. */
  readonly crew: number | undefined
}

/** The crews of a day with so many, and the one that a browser has picked. */
export const shownCrew = (count: number, picked: number): ShownCrew => ({
  crews: Array.from({ length: count }, (_, index) => index + 1),
  crew: count > 1 && picked >= 1 && picked <= count ? picked : undefined,
})

type ChoiceProps = ShownCrew & {
  /** The day's address; undefined for today. */
  readonly day: string | undefined
}

export const CrewChoice = ({ crews, crew, day }: ChoiceProps) =>
  crews.length > 1 && (
    <Choices
      choices={[...crews, undefined].map((one) => ({
        label: one === undefined ? say.day.allCrews : crewName(one),
        href: deskPaths.day(day, { crew: one ?? 'all' }),
        isPicked: one === crew,
      }))}
    />
  )

type GiveProps = Pick<ShownCrew, 'crews'> & {
  /** Local date. */
  readonly date: string
  readonly stop: Stop
}

export const GiveAway = ({ crews, date, stop }: GiveProps) =>
  crews
    .filter((one) => one !== stop.crew)
    .map((one) => (
      <form key={one} method="post" action={deskPaths.day(date)}>
        <input type="hidden" name="reference" value={stop.reference} />
        <input type="hidden" name="crew" value={one} />
        <input type="hidden" name="seen" value={newestOf(stop.events, 'crew')?.number ?? 0} />
        <button type="submit" name="step" value="crew" className="btn-line w-full">
          {say.day.giveTo(crewName(one))}
        </button>
      </form>
    ))
