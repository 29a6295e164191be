import type { Holiday } from '../../../../src/domain/calendar/localTime.ts'

export const holidays: readonly Holiday[] = [{ name: 'Christmas Day', month: 12, day: 25 }]

/** Three hours, so that no page may take two for granted. */
export const windowHours: number = 3
export const crews = 1
export const leadMinutes = 60
