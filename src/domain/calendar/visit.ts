import { localTime, spokenTime } from './localTime.ts'

/** How far the crew is with a pickup, in this order; each may be left out. */
export const visitSteps = ['on-the-way', 'arrived', 'done'] as const
export type VisitStep = (typeof visitSteps)[number]

/** When each step was taken, UTC ms. */
export type Visit = Readonly<Partial<Record<VisitStep, number>>>

export const isVisitStep = (text: string): text is VisitStep => (visitSteps as readonly string[]).includes(text)

/** The step that a visit is at; undefined before the first. */
export const stepOf = (visit: Visit): VisitStep | undefined => visitSteps.findLast((step) => visit[step] !== undefined)

/** The steps that are still to come. */
export function stepsAfter(visit: Visit): readonly VisitStep[] {
  const step = stepOf(visit)
  return step ? visitSteps.slice(visitSteps.indexOf(step) + 1) : visitSteps
}

/** A moment as the clock on the wall says it: "9:42 AM". `at` in UTC ms. */
export const clockTime = (at: number, timeZone: string): string =>
  spokenTime(Math.floor(localTime(at, timeZone).ms / 60_000))
