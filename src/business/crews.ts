// The crews of a day. By themselves, since browsers' scripts have the calendar's rules and not these.
import * as calendar from '#site/calendar.ts'
import { say } from '#words'
import { windowsWithCrews } from '../domain/calendar/slots.ts'
import { ownerRules } from './calendar.ts'

export const { crewNames = [] }: { readonly crews: number; readonly crewNames?: readonly string[] } = calendar

/** How a crew is called, by its number: from 1. */
export const crewName = (crew: number): string => crewNames[crew - 1] ?? say.desk.truck(crew)

export const crewsOn = (date: string, crews: ReadonlyMap<string, number>): number =>
  Math.max(0, ...windowsWithCrews(date, ownerRules({ closed: new Set(), crews })).map((window) => window.crews))
